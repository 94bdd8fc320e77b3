import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

/** A month ahead: a draw is for a day to come. */
const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

export const DRAWS: ExampleGroup = {
  title: msg`Draws of names`,
  examples: [
    {
      title: msg`Begin a draw of names`,
      query: `mutation CreateDraw($input: NewDrawInput!) {
  createDraw(input: $input) {
    id
    name
    day
    problem
  }
}
`,
      variables: { input: { name: 'Christmas', day, budget: { amountMinor: 2500, currency: 'EUR' } } },
    },
    {
      title: msg`See the draws you organise`,
      query: `query Draws {
  draws {
    id
    name
    isDrawn
    participants {
      name
      isConfirmed
    }
  }
}
`,
    },
    {
      title: msg`See one draw`,
      query: `query Draw($drawId: ID!) {
  draw(id: $drawId) {
    name
    problem
    participants {
      id
      name
      email
    }
    exclusions {
      giverId
      receiverId
      isMutual
    }
  }
}
`,
      variables: { drawId: sample('drawId') },
    },
    {
      title: msg`Send someone’s mail of a draw again`,
      query: `# The invitation, or whom they give to, which you don't learn.
mutation ResendDrawMail($participantId: ID!) {
  resendDrawMail(participantId: $participantId) {
    id
  }
}
`,
      variables: { participantId: sample('drawParticipantId') },
    },
    {
      title: msg`Add someone to a draw`,
      query: `# They get a mail with a link to their page.
mutation AddDrawParticipant($drawId: ID!, $input: NewDrawParticipantInput!) {
  addDrawParticipant(drawId: $drawId, input: $input) {
    id
    participants {
      id
      name
    }
  }
}
`,
      variables: { drawId: sample('drawId'), input: { name: 'Noor', email: 'noor@example.test', language: 'fr' } },
    },
    {
      title: msg`Take someone out of a draw`,
      query: `mutation RemoveDrawParticipant($participantId: ID!) {
  removeDrawParticipant(participantId: $participantId) {
    id
  }
}
`,
      variables: { participantId: sample('drawParticipantId') },
    },
    {
      title: msg`Say who mustn’t draw whom`,
      query: `mutation SetDrawExclusions($drawId: ID!, $exclusions: [DrawExclusionInput!]!) {
  setDrawExclusions(drawId: $drawId, input: $exclusions) {
    id
    problem
  }
}
`,
      variables: { drawId: sample('drawId'), exclusions: [] },
    },
    {
      title: msg`Change a draw`,
      query: `mutation UpdateDraw($drawId: ID!, $changes: DrawChangesInput!) {
  updateDraw(drawId: $drawId, changes: $changes) {
    id
    note
  }
}
`,
      variables: { drawId: sample('drawId'), changes: { note: 'Home-made is fine.' } },
    },
    {
      title: msg`Draw the names`,
      query: `mutation DrawNames($drawId: ID!) {
  drawNames(drawId: $drawId) {
    id
    isDrawn
  }
}
`,
      variables: { drawId: sample('drawId') },
    },
    {
      title: msg`Call a draw off`,
      query: `mutation DeleteDraw($drawId: ID!) {
  deleteDraw(drawId: $drawId)
}
`,
      variables: { drawId: sample('drawId') },
    },
    {
      title: msg`See the draws you take part in`,
      query: `query DrawParts {
  drawParts {
    drawName
    day
    receiver {
      name
      wishlist {
        url
      }
    }
  }
}
`,
    },
    {
      title: msg`See whom somebody gives to, by their link`,
      query: `query DrawPart($secret: String!) {
  drawPart(secret: $secret) {
    drawName
    ownName
    receiver {
      name
    }
  }
}
`,
      variables: { secret: sample('drawSecret') },
    },
    {
      title: msg`Say yes to a draw, with a wishlist`,
      query: `mutation UpdateDrawPart($secret: String!, $changes: DrawPartChangesInput!) {
  updateDrawPart(secret: $secret, changes: $changes) {
    id
    isConfirmed
    wishlist {
      url
    }
  }
}
`,
      variables: {
        secret: sample('drawSecret'),
        changes: { isConfirmed: true, wishlistUrl: 'https://www.example.com/' },
      },
    },
    {
      title: msg`Leave a draw`,
      query: `mutation LeaveDraw($secret: String!) {
  leaveDraw(secret: $secret)
}
`,
      variables: { secret: sample('drawSecret') },
    },
  ],
};
