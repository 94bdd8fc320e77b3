import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const GIFTS: ExampleGroup = {
  title: msg`Your gifts`,
  examples: [
    {
      title: msg`See all that you give`,
      query: `query MyGifts {
  myGifts(first: 25) {
    totalCount
    nodes {
      title
      state
      recipientName
      eventDate
    }
  }
}
`,
      variables: {},
    },
    {
      title: msg`Keep a note of a gift for yourself`,
      query: `mutation UpdateGift($purchaseId: ID!) {
  updateGift(
    purchaseId: $purchaseId
    changes: { step: ORDERED, note: "Blue paper", pricePaid: { currency: "EUR", amountMinor: 1250 } }
  ) {
    step
    note
  }
}
`,
      variables: { purchaseId: sample('heldPurchaseId') },
    },
    {
      title: msg`Set a budget for a person`,
      query: `mutation SetGiftBudget($purchaseId: ID!) {
  setGiftBudget(purchaseId: $purchaseId, input: { currency: "EUR", amountMinor: 5000 }) {
    year
    budget {
      currency
      amountMinor
    }
  }
}
`,
      variables: { purchaseId: sample('heldPurchaseId') },
    },
    {
      title: msg`See where to send a gift`,
      query: `mutation ShowDeliveryAddress($purchaseId: ID!) {
  showDeliveryAddress(purchaseId: $purchaseId) {
    address
  }
}
`,
      variables: { purchaseId: sample('sentPurchaseId') },
    },
    {
      title: msg`Tell the other givers of a gift that isn’t on the list`,
      query: `mutation AddOffListGift($token: String!) {
  addOffListGift(token: $token, input: { what: "Concert tickets", isToldAfter: true }) {
    id
    what
  }
}
`,
      variables: { token: sample('strangeToken') },
    },
    {
      title: msg`See what others give that isn’t on the list`,
      query: `query OffListGifts($token: String!) {
  offListGifts(token: $token) {
    what
    isMine
  }
}
`,
      variables: { token: sample('strangeToken') },
    },
    {
      title: msg`Take a secret idea that isn’t on the list`,
      query: `mutation TakeOffListGift($token: String!, $offListGiftId: ID!) {
  takeOffListGift(token: $token, offListGiftId: $offListGiftId, input: { isHeld: true }) {
    what
    heldUntil
  }
}
`,
      variables: { token: sample('strangeToken'), offListGiftId: sample('ideaId') },
    },
    {
      title: msg`See what you give that isn’t on a list`,
      query: `query MyOffListGifts {
  myOffListGifts {
    id
    what
    recipientName
  }
}
`,
    },
    {
      title: msg`Take back a gift that isn’t on the list`,
      query: `mutation RemoveOffListGift($offListGiftId: ID!) {
  removeOffListGift(offListGiftId: $offListGiftId)
}
`,
      variables: { offListGiftId: sample('offListGiftId') },
    },
    {
      title: msg`Join the gifts of two keys`,
      query: `mutation JoinGifts($guestKey: String!, $otherKey: String!) {
  joinGifts(guestKey: $guestKey, input: { otherKey: $otherKey }) {
    totalCount
  }
}
`,
      variables: { guestKey: sample('guestKey'), otherKey: sample('otherGuestKey') },
    },
    {
      title: msg`Get a link to your gifts by mail`,
      query: `mutation FindMyGifts($email: String!) {
  findMyGifts(email: $email)
}
`,
      variables: { email: 'ann@example.com' },
    },
    {
      title: msg`Follow a list`,
      query: `# You need no address if you are signed in.
mutation FollowList($token: String!, $email: String) {
  followList(token: $token, input: { email: $email }) {
    listName
    isFollowing
  }
}
`,
      variables: { token: sample('strangeToken'), email: 'ann@example.com' },
    },
    {
      title: msg`Ask about a gift`,
      query: `# Without a name: nobody learns who asks.
mutation AskQuestion($token: String!, $itemId: ID!, $text: String!) {
  askQuestion(token: $token, itemId: $itemId, text: $text) {
    id
    text
  }
}
`,
      variables: {
        token: sample('strangeToken'),
        itemId: sample('strangeItemId'),
        text: 'Which size?',
      },
    },
    {
      title: msg`Read what guests asked about a gift`,
      query: `query SharedItemQuestions($token: String!, $itemId: ID!) {
  sharedItemQuestions(token: $token, itemId: $itemId) {
    text
    askedAt
    answer
  }
}
`,
      variables: { token: sample('strangeToken'), itemId: sample('strangeItemId') },
    },
    {
      title: msg`Read the questions about a gift of your list`,
      query: `query ItemQuestions($itemId: ID!) {
  itemQuestions(itemId: $itemId) {
    id
    text
    answer
  }
}
`,
      variables: { itemId: sample('itemId') },
    },
    {
      title: msg`Answer a question about a gift`,
      query: `mutation AnswerQuestion($questionId: ID!, $text: String!) {
  answerQuestion(questionId: $questionId, text: $text) {
    id
    answer
    answeredAt
  }
}
`,
      variables: { questionId: sample('questionId'), text: '39, please' },
    },
    {
      title: msg`Delete a question about a gift`,
      query: `mutation DeleteQuestion($questionId: ID!) {
  deleteQuestion(questionId: $questionId)
}
`,
      variables: { questionId: sample('questionId') },
    },
    {
      title: msg`See whether you follow a list`,
      query: `query FollowState($token: String!) {
  followState(token: $token) {
    isFollowing
  }
}
`,
      variables: { token: sample('strangeToken') },
    },
    {
      title: msg`See the lists you follow`,
      query: `query FollowedLists {
  followedLists {
    name
    ownerName
    shareToken
  }
}
`,
    },
    {
      title: msg`Stop following a list`,
      query: `mutation UnfollowList($token: String!) {
  unfollowList(token: $token) {
    isFollowing
  }
}
`,
      variables: { token: sample('strangeToken') },
    },
    {
      title: msg`Take the gifts of a guest’s key along`,
      query: `mutation TakeGiftsAlong($guestKey: String!) {
  takeGiftsAlong(guestKey: $guestKey) {
    totalCount
  }
}
`,
      variables: { guestKey: sample('guestKey') },
    },
  ],
};
