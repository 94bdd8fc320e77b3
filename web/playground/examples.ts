import { DEMO_TOKENS } from '#rules/seeds/demo-lists';

export interface Example {
  title: string;
  query: string;
  variables?: object;
}

const LIST_ID = 'the id of one of your lists';
const ITEM_ID = 'the id of an item on it';
const SHARE_TOKEN = DEMO_TOKENS.WISHLIST; // one that can be looked at, but not bought from

/** Ready to run, in the order in which somebody would meet them; what stands in words is to be filled in. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'Look at the demo lists',
    query: `# The demo lists: anybody may read them, and they stay as they are.
query DemoLists {
  demoLists {
    name
    listType
    shareToken
    items {
      title
      price
      currency
      quantityRemaining
    }
  }
}
`,
  },
  {
    title: 'Sign up',
    query: `# Answers with an access token. Put it into the Headers tab to act as that person:
# { "authorization": "Bearer …" }
mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    accessToken
    refreshToken
    expiresIn
    account {
      id
      name
      email
    }
  }
}
`,
    variables: {
      input: { name: 'Ida Berg', email: 'ida@example.test', password: 'a long password', acceptTerms: true },
    },
  },
  {
    title: 'Sign in',
    query: `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    accessToken
    refreshToken
    account {
      name
    }
  }
}
`,
    variables: { input: { email: 'ida@example.test', password: 'a long password' } },
  },
  {
    title: 'Who am I, and which lists are mine?',
    query: `query MyLists {
  me {
    name
    email
    subscriptionTier
  }
  lists {
    id
    name
    listType
    privacy
    itemCount
    viewerRole
    shareToken
  }
}
`,
  },
  {
    title: 'Create a list',
    query: `# The same idempotencyKey, sent again, gives the same list instead of a second one.
mutation CreateList($input: NewListInput!, $idempotencyKey: String) {
  createList(input: $input, idempotencyKey: $idempotencyKey) {
    id
    name
    privacy
    shareToken
  }
}
`,
    variables: {
      input: {
        name: 'Ida turns 7',
        listType: 'WISHLIST',
        privacy: 'PRIVATE',
        eventType: 'Birthday',
        eventDate: '2027-06-04',
        purchaseVisibility: 'OWNER_SEES_TAKEN',
      },
    },
  },
  {
    title: 'Add an item',
    query: `mutation AddItem($listId: ID!, $input: NewItemInput!) {
  createItem(listId: $listId, input: $input) {
    id
    title
    price
    currency
    quantityDesired
    orderIndex
  }
}
`,
    variables: { listId: LIST_ID, input: { title: 'Red bicycle', price: 129.5, currency: 'EUR', quantityDesired: 1 } },
  },
  {
    title: 'Share a list',
    query: `# Public means: everyone who has the link, /shared/{shareToken}, may see it and buy from it.
mutation ShareList($id: ID!) {
  updateList(listId: $id, changes: { privacy: PUBLIC }) {
    id
    privacy
    shareToken
  }
}
`,
    variables: { id: LIST_ID },
  },
  {
    title: 'Open a shared list as a guest',
    query: `query SharedList($token: String!) {
  sharedList(token: $token) {
    name
    ownerName
    listType
    eventDate
    items {
      id
      title
      price
      currency
      quantityDesired
      quantityRemaining
    }
  }
}
`,
    variables: { token: SHARE_TOKEN },
  },
  {
    title: 'Watch a shared list live',
    query: `# Leave this running, then buy something in another tab.
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
      ... on SharedPurchaseUndone {
        itemId
        quantity
        remaining
      }
    }
  }
}
`,
    variables: { token: SHARE_TOKEN },
  },
  {
    title: 'Buy as a guest',
    query: `# The undoToken is given here and never again.
mutation BuyAsGuest($token: String!, $itemId: ID!, $input: NewPurchaseInput!, $idempotencyKey: String) {
  purchaseSharedItem(token: $token, itemId: $itemId, input: $input, idempotencyKey: $idempotencyKey) {
    remaining
    completed
    undoToken
    purchase {
      id
      quantity
      purchaseDate
    }
  }
}
`,
    variables: {
      token: SHARE_TOKEN,
      itemId: ITEM_ID,
      input: { email: 'bob@example.test', name: 'Bob', quantity: 1 },
      idempotencyKey: 'any text that names this one purchase',
    },
  },
  {
    title: 'Take a purchase back',
    query: `mutation UndoPurchase($token: String!, $purchaseId: ID!, $undoToken: String) {
  undoSharedPurchase(token: $token, purchaseId: $purchaseId, undoToken: $undoToken) {
    item {
      title
      quantityRemaining
    }
  }
}
`,
    variables: { token: SHARE_TOKEN, purchaseId: 'the id of the purchase', undoToken: 'what came with it' },
  },
  {
    title: 'See your list with its purchases',
    query: `# Who bought is told to the owner alone, and not even that much when the list keeps a surprise.
query ListWithPurchases($id: ID!) {
  list(id: $id) {
    name
    purchaseVisibility
    purchasesHidden
    items {
      title
      quantityDesired
      quantityPurchased
      purchases {
        quantity
        purchaseDate
        guestName
        guestEmail
      }
    }
  }
}
`,
    variables: { id: LIST_ID },
  },
  {
    title: 'Watch your own list live',
    query: `subscription WatchList($listId: ID!) {
  listChanged(listId: $listId) {
    revision
    actor {
      name
    }
    change {
      __typename
      ... on ItemAdded {
        item {
          title
        }
      }
      ... on ItemPurchased {
        itemId
        quantity
        remaining
      }
    }
  }
}
`,
    variables: { listId: LIST_ID },
  },
  {
    title: 'Put items in another order',
    query: `mutation Reorder($listId: ID!, $itemIds: [ID!]!) {
  reorderItems(listId: $listId, itemIds: $itemIds) {
    items {
      title
      orderIndex
    }
  }
}
`,
    variables: { listId: LIST_ID, itemIds: [ITEM_ID, 'the id of another'] },
  },
  {
    title: 'Invite somebody to work on a list',
    query: `mutation Invite($listId: ID!, $email: String!) {
  inviteCollaborator(listId: $listId, input: { email: $email }) {
    message
    collaborator {
      email
      status
    }
  }
}
`,
    variables: { listId: LIST_ID, email: 'noor@example.test' },
  },
  {
    title: 'How is the site doing? (administrators)',
    query: `# With the access token of an administrator in the Headers tab.
query SiteFigures {
  adminStats {
    totalUsers
    activeUsers
    totalLists
    totalItems
    revenueStats {
      currentMonth {
        currency
        amountMinor
      }
    }
    subscriptionCounts {
      free
      standard
      premium
    }
  }
}
`,
  },
  {
    title: 'Figures of a period, point by point (administrators)',
    query: `# A point for each DAY or MONTH, at most 400. Without dates it is this month up to today.
query SiteStatistics($start: String, $end: String, $interval: StatisticsInterval!) {
  statistics(start: $start, end: $end, interval: $interval) {
    points {
      start
      end
      users
      signUps
      activeUsers
      newLists
      newItems
      visits
      revenue {
        currency
        amountMinor
      }
    }
  }
}
`,
    variables: { start: '2026-01-01', end: '2026-06-30', interval: 'MONTH' },
  },
  {
    title: 'Watch the figures live (administrators)',
    query: `subscription WatchFigures {
  adminStatsChanged {
    totalUsers
    totalLists
    totalItems
  }
}
`,
  },
];
