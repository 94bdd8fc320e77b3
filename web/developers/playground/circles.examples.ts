import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const CIRCLES: ExampleGroup = {
  title: msg`Circles`,
  examples: [
    {
      title: msg`Make a circle`,
      query: `mutation CreateCircle($input: NewCircleInput!) {
  createCircle(input: $input) {
    id
    name
    inviteUrl
  }
}
`,
      variables: { input: { name: 'Family' } },
    },
    {
      title: msg`See your circles`,
      query: `query Circles {
  circles {
    id
    name
  }
}
`,
    },
    {
      title: msg`See one circle`,
      query: `query Circle($circleId: ID!) {
  circle(circleId: $circleId) {
    name
    members {
      name
      runsIt
    }
    lists {
      name
      shareToken
      isGivenByYou
    }
    comingDays {
      date
      name
    }
    stillToGiveCount
  }
}
`,
      variables: { circleId: sample('circleId') },
      live: {
        query: `subscription WatchCircle($circleId: ID!) {
  circleChanged(circleId: $circleId) {
    name
    members {
      name
    }
    lists {
      name
    }
  }
}
`,
        variables: { circleId: sample('circleId') },
      },
    },
    {
      title: msg`Rename a circle`,
      query: `mutation UpdateCircle($circleId: ID!, $changes: CircleChangesInput!) {
  updateCircle(circleId: $circleId, changes: $changes) {
    name
  }
}
`,
      variables: { circleId: sample('circleId'), changes: { name: 'The whole family' } },
    },
    {
      title: msg`Invite someone to a circle`,
      query: `# They get a mail with its link.
mutation InviteToCircle($circleId: ID!, $email: String!) {
  inviteToCircle(circleId: $circleId, email: $email) {
    id
  }
}
`,
      variables: { circleId: sample('circleId'), email: 'noor@example.test' },
    },
    {
      title: msg`Replace the link of a circle`,
      query: `mutation RenewCircleLink($circleId: ID!) {
  renewCircleLink(circleId: $circleId) {
    inviteUrl
  }
}
`,
      variables: { circleId: sample('circleId') },
    },
    {
      title: msg`Make your calendar of a circle`,
      query: `# Or replaces its address.
mutation RenewCircleCalendar($circleId: ID!) {
  renewCircleCalendar(circleId: $circleId) {
    calendarUrl
  }
}
`,
      variables: { circleId: sample('circleId') },
    },
    {
      title: msg`End your calendar of a circle`,
      query: `mutation EndCircleCalendar($circleId: ID!) {
  endCircleCalendar(circleId: $circleId) {
    calendarUrl
  }
}
`,
      variables: { circleId: sample('circleId') },
    },
    {
      title: msg`See a circle by its link`,
      query: `query CircleInvitation($secret: String!) {
  circleInvitation(secret: $secret) {
    name
    runBy
    joinedId
  }
}
`,
      variables: { secret: sample('circleSecret') },
    },
    {
      title: msg`Join a circle`,
      query: `mutation JoinCircle($secret: String!) {
  joinCircle(secret: $secret) {
    id
    name
  }
}
`,
      variables: { secret: sample('circleSecret') },
    },
    {
      title: msg`Say who runs a circle`,
      query: `mutation SetCircleRunner($circleId: ID!, $memberId: ID!) {
  setCircleRunner(circleId: $circleId, memberId: $memberId, runsIt: true) {
    members {
      name
      runsIt
    }
  }
}
`,
      variables: { circleId: sample('circleId'), memberId: sample('circleMemberId') },
    },
    {
      title: msg`Take someone out of a circle`,
      query: `mutation RemoveCircleMember($circleId: ID!, $memberId: ID!) {
  removeCircleMember(circleId: $circleId, memberId: $memberId) {
    members {
      name
    }
  }
}
`,
      variables: { circleId: sample('circleId'), memberId: sample('circleMemberId') },
    },
    {
      title: msg`Make a personal link to a circle`,
      query: `# It is shown this once, and opens the circle’s lists without an account.
mutation AddCircleGuest($circleId: ID!, $input: NewCircleGuestInput!) {
  addCircleGuest(circleId: $circleId, input: $input) {
    url
    guest {
      id
    }
  }
}
`,
      variables: { circleId: sample('circleId'), input: { name: 'Grandma', language: 'de', isLargeType: true } },
    },
    {
      title: msg`Renew a personal link`,
      query: `mutation RenewPersonalLink($circleId: ID!, $guestId: ID!) {
  renewPersonalLink(circleId: $circleId, guestId: $guestId) {
    url
  }
}
`,
      variables: { circleId: sample('circleId'), guestId: sample('circleGuestId') },
    },
    {
      title: msg`Change the pages of a personal link`,
      query: `mutation UpdateCircleGuest($circleId: ID!, $guestId: ID!, $changes: CircleGuestChangesInput!) {
  updateCircleGuest(circleId: $circleId, guestId: $guestId, changes: $changes) {
    guests {
      name
      isLargeType
    }
  }
}
`,
      variables: { circleId: sample('circleId'), guestId: sample('circleGuestId'), changes: { isLargeType: false } },
    },
    {
      title: msg`End a personal link`,
      query: `mutation RemoveCircleGuest($circleId: ID!, $guestId: ID!) {
  removeCircleGuest(circleId: $circleId, guestId: $guestId) {
    guests {
      name
    }
  }
}
`,
      variables: { circleId: sample('circleId'), guestId: sample('circleGuestId') },
    },
    {
      title: msg`Open a list to circles`,
      query: `mutation SetCirclesOfList($listId: ID!, $circleIds: [ID!]!) {
  setCirclesOfList(listId: $listId, circleIds: $circleIds) {
    name
  }
}
`,
      variables: { listId: sample('listId'), circleIds: [sample('circleId')] },
    },
    {
      title: msg`See the circles of a list`,
      query: `query CirclesOfList($listId: ID!) {
  circlesOfList(listId: $listId) {
    name
  }
}
`,
      variables: { listId: sample('listId') },
    },
    {
      title: msg`Leave a circle`,
      query: `mutation LeaveCircle($circleId: ID!) {
  leaveCircle(circleId: $circleId)
}
`,
      variables: { circleId: sample('circleId') },
    },
  ],
};
