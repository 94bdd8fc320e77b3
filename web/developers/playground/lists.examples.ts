import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const LISTS: ExampleGroup = {
  title: msg`Lists`,
  examples: [
    {
      title: msg`Which lists are mine?`,
      query: `# Page by page: hand endCursor on as after.
query MyLists($after: String) {
  myLists(first: 10, after: $after) {
    nodes {
      id
      name
      listType
      privacy
      itemCount
      viewerRole
      shareToken
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    },
    {
      title: msg`Create a list`,
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
          eventDate: '2999-06-04',
          purchaseVisibility: 'OWNER_SEES_TAKEN',
        },
      },
    },
    {
      title: msg`Share a list`,
      query: `# Public means: everyone who has the link, /shared/{shareToken}, may see it and buy from it.
mutation ShareList($listId: ID!) {
  updateList(listId: $listId, changes: { privacy: PUBLIC }) {
    id
    privacy
    shareToken
  }
}
`,
      variables: { listId: sample('listId') },
    },
    {
      title: msg`See your list with its purchases`,
      query: `# Who bought is told to the owner alone, and not even that much when the list keeps a surprise.
query ListWithPurchases($id: ID!) {
  list(id: $id) {
    name
    purchaseVisibility
    purchasesHidden
    itemsConnection(first: 20) {
      nodes {
        title
        quantityDesired
        quantityPurchased
        purchases {
          quantity
          purchaseDate
          guestName
        }
      }
    }
  }
}
`,
      variables: { id: sample('listId') },
    },
    {
      title: msg`Watch your own list live`,
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
      variables: { listId: sample('listId') },
    },
    {
      title: msg`Watch all your lists live`,
      query: `subscription WatchMyLists {
  myListsChanged {
    listId
    change {
      __typename
    }
  }
}
`,
    },
    {
      title: msg`Watch who has a list open`,
      query: `# The others see that you have it open, too, as long as this runs.
subscription WatchPresence($listId: ID!) {
  listChanged(listId: $listId, isPresent: true) {
    change {
      __typename
      ... on PresenceChanged {
        people {
          name
        }
      }
    }
  }
}
`,
      variables: { listId: sample('listId') },
    },
    {
      title: msg`See who visits a list`,
      query: `# On Standard and Premium.
query ListAnalytics($listId: ID!, $period: PeriodInput!) {
  listAnalytics(listId: $listId, period: $period) {
    views
    visitors
    purchases
  }
}
`,
      variables: { listId: sample('listId'), period: { start: '2026-01-01', end: '2026-01-31' } },
    },
    {
      title: msg`Put categories in another order`,
      query: `mutation OrderCategories($listId: ID!, $categories: [String!]!) {
  orderCategories(listId: $listId, categories: $categories) {
    id
    revision
  }
}
`,
      variables: { listId: sample('listId'), categories: ['Toys', 'Books'] },
    },
    {
      title: msg`Say that you’re going shopping`,
      query: `# With a shopping list. The others are told at once.
mutation StartShopping($listId: ID!, $hours: Int!) {
  startShopping(listId: $listId, hours: $hours) {
    id
    shoppingTrips {
      endsAt
      shopper {
        name
      }
      newItemIds
    }
  }
}
`,
      variables: { listId: sample('listId'), hours: 2 },
    },
    {
      title: msg`Say that you’re done shopping`,
      query: `mutation EndShopping($listId: ID!) {
  endShopping(listId: $listId) {
    id
  }
}
`,
      variables: { listId: sample('listId') },
    },
    {
      title: msg`Choose how the shared page looks`,
      query: `# On Premium.
mutation SetBranding($listId: ID!, $accentColor: AccentColor) {
  setBranding(listId: $listId, accentColor: $accentColor) {
    id
    branding {
      accentColor
    }
  }
}
`,
      variables: { listId: sample('listId'), accentColor: 'FOREST' },
    },
    {
      title: msg`See where gifts of a list can be sent`,
      query: `query DeliveryAddress($listId: ID!) {
  deliveryAddress(listId: $listId) {
    address
    timesShown
  }
}
`,
      variables: { listId: sample('listId') },
    },
    {
      title: msg`Say where gifts of a list can be sent`,
      query: `mutation SetDeliveryAddress($listId: ID!, $address: String) {
  setDeliveryAddress(listId: $listId, address: $address) {
    address
    timesShown
  }
}
`,
      variables: { listId: sample('listId'), address: 'Ida Lind\nElm Road 1\n12345 Springfield' },
    },
    {
      title: msg`Give a share link an end date`,
      query: `# On Standard and Premium. Null means that it never ends.
mutation SetShareLinkExpiry($listId: ID!, $expiresAt: DateTimeISO) {
  setShareLinkExpiry(listId: $listId, expiresAt: $expiresAt) {
    id
  }
}
`,
      variables: { listId: sample('listId'), expiresAt: null },
    },
    {
      title: msg`Replace a share link`,
      query: `# The old link stops working at once.
mutation RotateShareLink($listId: ID!) {
  rotateShareLink(listId: $listId) {
    id
    shareToken
  }
}
`,
      variables: { listId: sample('listId') },
    },
    {
      title: msg`Delete a list`,
      query: `mutation DeleteList($listId: ID!) {
  deleteList(listId: $listId)
}
`,
      variables: { listId: sample('listId') },
    },
  ],
};
