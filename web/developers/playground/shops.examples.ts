import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const SHOPS: ExampleGroup = {
  title: msg`Shops`,
  examples: [
    {
      title: msg`Add a shop to a shopping list`,
      query: `mutation CreateShop($listId: ID!, $input: NewShopInput!) {
  createShop(listId: $listId, input: $input) {
    shop {
      id
      name
    }
  }
}
`,
      variables: { listId: sample('shoppingListId'), input: { name: 'Corner shop' } },
    },
    {
      title: msg`Put the categories of a shop in order`,
      query: `# What was learned before counts no more.
mutation UpdateShop($shopId: ID!, $changes: ShopChangesInput!) {
  updateShop(shopId: $shopId, changes: $changes) {
    shops {
      id
      categoryOrder
    }
  }
}
`,
      variables: { shopId: sample('shopId'), changes: { categoryOrder: ['Fruit', 'Bakery', 'Dairy'] } },
    },
    {
      title: msg`Teach a shop its order`,
      query: `# Sent while somebody ticks: what comes later of the same visit takes its place.
mutation LearnShopOrder($shopId: ID!, $visitKey: String!, $categories: [String!]!) {
  learnShopOrder(shopId: $shopId, visitKey: $visitKey, categories: $categories) {
    shops {
      id
      categoryOrder
    }
  }
}
`,
      variables: { shopId: sample('shopId'), visitKey: 'saturday', categories: ['Fruit', 'Bakery'] },
    },
    {
      title: msg`Say where an item is to be had`,
      query: `# Without a shop: everywhere.
mutation SetItemShops($listId: ID!, $itemIds: [ID!]!, $shopIds: [ID!]!) {
  setItemShops(listId: $listId, itemIds: $itemIds, shopIds: $shopIds) {
    shops {
      id
      itemIds
    }
  }
}
`,
      variables: { listId: sample('shoppingListId'), itemIds: [sample('itemId')], shopIds: [sample('shopId')] },
    },
    {
      title: msg`Remember what a barcode is called`,
      query: `mutation RememberBarcode($listId: ID!, $input: NamedBarcodeInput!) {
  rememberBarcode(listId: $listId, input: $input) {
    code
    title
  }
}
`,
      variables: { listId: sample('shoppingListId'), input: { code: '4006381333931', title: 'Pens', amount: '2' } },
    },
    {
      title: msg`Barcodes that your lists know`,
      query: `query RememberedBarcodes {
  rememberedBarcodes {
    code
    title
    category
    amount
  }
}
`,
    },
    {
      title: msg`Ask what a barcode is called`,
      query: `# Of the look-up service that the site’s operator has set. Nothing is remembered.
mutation LookUpBarcode($code: String!) {
  lookUpBarcode(code: $code) {
    code
    title
  }
}
`,
      variables: { code: '4006381333931' },
    },
    {
      title: msg`See your gifts on a shopping list`,
      query: `# Gifts for others that you hold. Nobody else sees them there.
mutation SetOwnGiftsShown($listId: ID!, $isShown: Boolean!) {
  setOwnGiftsShown(listId: $listId, isShown: $isShown) {
    showsOwnGifts
    ownGifts {
      id
      title
      state
      outgoingUrl
      listName
    }
  }
}
`,
      variables: { listId: sample('shoppingListId'), isShown: true },
    },
    {
      title: msg`Say that it isn’t bought after all`,
      query: `# Within 12 hours: it is reserved again.
mutation PutReservedGiftBack($token: String!, $purchaseId: ID!) {
  reserveBoughtItem(token: $token, purchaseId: $purchaseId) {
    purchase {
      heldUntil
    }
  }
}
`,
      variables: { token: sample('shareToken'), purchaseId: sample('heldPurchaseId') },
    },
    {
      title: msg`Copy what didn’t come`,
      query: `mutation CopyUnreceivedItems($listId: ID!) {
  copyUnreceivedItems(listId: $listId) {
    id
    name
  }
}
`,
      variables: { listId: sample('listId') },
    },
    {
      title: msg`Put a list into past lists`,
      query: `mutation SetListPast($listId: ID!, $isPast: Boolean!) {
  setListPast(listId: $listId, isPast: $isPast) {
    id
    pastSince
  }
}
`,
      variables: { listId: sample('listId'), isPast: true },
    },
    {
      title: msg`Don’t ask what came any more`,
      query: `mutation EndAskingAfterTheDay($listId: ID!) {
  endAskingAfterTheDay(listId: $listId) {
    id
    asksAfterTheDay
  }
}
`,
      variables: { listId: sample('listId') },
    },
    {
      title: msg`Take a shop off its list`,
      query: `mutation DeleteShop($shopId: ID!) {
  deleteShop(shopId: $shopId) {
    shops {
      id
    }
  }
}
`,
      variables: { shopId: sample('shopId') },
    },
  ],
};
