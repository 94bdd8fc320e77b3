import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

const WATCH_PURCHASES = `subscription WatchPurchases($token: String!) {
  sharedListChanged(token: $token) {
    revision
    change {
      __typename
      ... on SharedItemPurchased {
        itemId
        quantity
        remaining
      }
      ... on SharedPurchaseUndone {
        itemId
        quantity
        remaining
      }
    }
  }
}
`;

const live = { query: WATCH_PURCHASES, variables: { token: sample('shareToken') } };

export const BUYING: ExampleGroup = {
  title: msg`Shared lists and buying`,
  examples: [
    {
      title: msg`Buy a gift, and see it live`,
      query: `# A gift from one of your lists. The panel beside it shows what guests see, live.
mutation BuyGift($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
  purchaseSharedItem(token: $token, itemId: $itemId, input: $input) {
    remaining
    completed
    undoToken
    purchase {
      id
      quantity
    }
  }
}
`,
      variables: { token: sample('shareToken'), itemId: sample('itemId'), input: { quantity: 1 } },
      live,
    },
    {
      title: msg`Reserve a gift`,
      query: `# For as many days as the list says; others see until when, and not for whom.
mutation ReserveGift($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
  reserveSharedItem(token: $token, itemId: $itemId, input: $input) {
    remaining
    undoToken
    purchase {
      id
      state
      heldUntil
    }
  }
}
`,
      variables: { token: sample('shareToken'), itemId: sample('itemId'), input: { quantity: 1 } },
      live,
    },
    {
      title: msg`Hold a reserved gift for longer`,
      query: `# Guests send the undoToken that came with the reservation.
mutation KeepGift($token: String!, $purchaseId: ID!) {
  extendReservation(token: $token, purchaseId: $purchaseId) {
    purchase {
      heldUntil
    }
  }
}
`,
      variables: { token: sample('shareToken'), purchaseId: sample('heldPurchaseId') },
      live,
    },
    {
      title: msg`Say that a reserved gift is bought`,
      query: `mutation BuyReservedGift($token: String!, $purchaseId: ID!) {
  purchaseReservedItem(token: $token, purchaseId: $purchaseId) {
    purchase {
      state
    }
    item {
      quantityRemaining
    }
  }
}
`,
      variables: { token: sample('shareToken'), purchaseId: sample('heldPurchaseId') },
      live,
    },
    {
      title: msg`Reserve again what has lapsed`,
      query: `mutation ReserveGiftAgain($token: String!, $purchaseId: ID!) {
  renewReservation(token: $token, purchaseId: $purchaseId) {
    purchase {
      heldUntil
    }
  }
}
`,
      variables: { token: sample('shareToken'), purchaseId: sample('heldPurchaseId') },
      live,
    },
    {
      title: msg`Undo a purchase, and see it live`,
      query: `# Guests send the undoToken that came with the purchase.
mutation UndoGift($token: String!, $purchaseId: ID!) {
  undoSharedPurchase(token: $token, purchaseId: $purchaseId) {
    item {
      title
      quantityRemaining
    }
  }
}
`,
      variables: { token: sample('shareToken'), purchaseId: sample('purchaseId') },
      live,
    },
    {
      title: msg`Open a shared list as a guest`,
      query: `query SharedList($token: String!) {
  sharedList(token: $token) {
    name
    ownerName
    listType
    eventDate
    itemsConnection(first: 20) {
      nodes {
        id
        title
        price
        currency
        quantityDesired
        quantityRemaining
      }
    }
  }
}
`,
      variables: { token: sample('demoToken') },
    },
    {
      title: msg`Watch a shared list live`,
      query: `# Begins with what is on the list; then tells what changes.
subscription WatchSharedList($token: String!) {
  sharedListChanged(token: $token) {
    revision
    change {
      __typename
      ... on SharedListOpened {
        items {
          id
          title
          quantityRemaining
        }
      }
      ... on SharedItemPurchased {
        itemId
        quantity
        remaining
      }
    }
  }
}
`,
      variables: { token: sample('demoToken') },
    },
    {
      title: msg`Look at a purchase by its receipt`,
      query: `query PurchaseOfReceipt($purchaseId: ID!, $undoToken: String!) {
  purchaseOfReceipt(purchaseId: $purchaseId, undoToken: $undoToken) {
    title
    quantity
  }
}
`,
      variables: { purchaseId: sample('purchaseId'), undoToken: sample('undoToken') },
    },
    {
      title: msg`Look at several purchases by their receipts`,
      query: `# Null for each that was taken back.
query PurchasesOfReceipts($purchaseId: ID!, $undoToken: String!) {
  purchasesOfReceipts(receipts: [{ purchaseId: $purchaseId, undoToken: $undoToken }]) {
    title
    quantity
  }
}
`,
      variables: { purchaseId: sample('purchaseId'), undoToken: sample('undoToken') },
    },
    {
      title: msg`Mark an item of your own list as bought`,
      query: `mutation PurchaseItem($itemId: ID!, $quantity: Int!) {
  purchaseItem(itemId: $itemId, quantity: $quantity) {
    remaining
    completed
    purchase {
      id
    }
  }
}
`,
      variables: { itemId: sample('itemId'), quantity: 1 },
    },
    {
      title: msg`Undo a purchase on your own list`,
      query: `mutation UndoPurchase($purchaseId: ID!) {
  undoPurchase(purchaseId: $purchaseId) {
    id
    quantityPurchased
  }
}
`,
      variables: { purchaseId: sample('purchaseId') },
    },
    {
      title: msg`Tick off a thank-you`,
      query: `mutation SetPurchaseThanked($purchaseId: ID!, $isThanked: Boolean!) {
  setPurchaseThanked(purchaseId: $purchaseId, isThanked: $isThanked) {
    id
    purchases {
      id
      isThanked
    }
  }
}
`,
      variables: { purchaseId: sample('guestPurchaseId'), isThanked: true },
    },
    {
      title: msg`See what came, and who is to be thanked`,
      query: `query ReceivedGifts($listId: ID!) {
  receivedGifts(listId: $listId, first: 25) {
    totalCount
    nodes {
      id
      title
      giverName
      receivedAt
      isThanked
      thanks {
        text
      }
    }
  }
}
`,
      variables: { listId: sample('listId') },
    },
    {
      title: msg`Tick what came`,
      query: `mutation SetGiftsReceived($listId: ID!, $purchaseIds: [ID!]!, $isReceived: Boolean!) {
  setGiftsReceived(listId: $listId, purchaseIds: $purchaseIds, isReceived: $isReceived) {
    id
    receivedAt
  }
}
`,
      variables: { listId: sample('listId'), purchaseIds: [sample('guestPurchaseId')], isReceived: true },
    },
    {
      title: msg`Thank the givers`,
      query: `# One note for all of them, by mail and under their gifts.
mutation ThankGivers($listId: ID!, $purchaseIds: [ID!]!, $text: String!) {
  thankGivers(listId: $listId, purchaseIds: $purchaseIds, text: $text) {
    id
    thanks {
      text
      writtenAt
    }
  }
}
`,
      variables: { listId: sample('listId'), purchaseIds: [sample('guestPurchaseId')], text: 'Thank you so much!' },
    },
    {
      title: msg`Report a list`,
      query: `# Administrators read it.
mutation ReportList($token: String!, $input: ListReportInput!) {
  reportList(token: $token, input: $input)
}
`,
      variables: { token: sample('strangeToken'), input: { reason: 'FRAUD', details: 'It asks for money.' } },
    },
  ],
};
