import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const ITEMS: ExampleGroup = {
  title: msg`Items`,
  examples: [
    {
      title: msg`Add an item`,
      query: `mutation AddItem($listId: ID!, $input: NewItemInput!) {
  createItem(listId: $listId, input: $input) {
    id
    title
    unitPrice {
      currency
      amountMinor
    }
    quantityDesired
  }
}
`,
      variables: {
        listId: sample('listId'),
        input: { title: 'Red bicycle', unitPrice: { currency: 'EUR', amountMinor: 12950 }, quantityDesired: 1 },
      },
    },
    {
      title: msg`See which lists you can add to`,
      query: `query ListsToAddTo {
  listsToAddTo {
    id
    name
    listType
  }
}
`,
      variables: {},
    },
    {
      title: msg`Save an item as a draft`,
      query: `# Those who work on the list see it, and nobody else.
mutation SaveItemDraft($listId: ID!, $input: NewItemInput!) {
  saveItemDraft(listId: $listId, input: $input) {
    id
    title
  }
}
`,
      variables: { listId: sample('listId'), input: { title: 'Tandem' } },
    },
    {
      title: msg`See the drafts of a list`,
      query: `query ItemDrafts($listId: ID!) {
  itemDrafts(listId: $listId) {
    id
    title
    createdAt
  }
}
`,
      variables: { listId: sample('listId') },
    },
    {
      title: msg`Change a draft`,
      query: `# What is left out is empty then.
mutation UpdateItemDraft($draftId: ID!, $input: NewItemInput!) {
  updateItemDraft(draftId: $draftId, input: $input) {
    id
    title
  }
}
`,
      variables: { draftId: sample('draftId'), input: { title: 'Green tandem' } },
    },
    {
      title: msg`Publish drafts`,
      query: `mutation PublishItemDrafts($listId: ID!, $draftIds: [ID!]!) {
  publishItemDrafts(listId: $listId, draftIds: $draftIds) {
    items {
      id
      title
    }
    missingDraftIds
  }
}
`,
      variables: { listId: sample('listId'), draftIds: [sample('draftId')] },
    },
    {
      title: msg`Delete drafts`,
      query: `mutation DeleteItemDrafts($listId: ID!, $draftIds: [ID!]!) {
  deleteItemDrafts(listId: $listId, draftIds: $draftIds) {
    draftIds
  }
}
`,
      variables: { listId: sample('listId'), draftIds: [sample('draftId')] },
    },
    {
      title: msg`Suggest a gift for a shared list`,
      query: `mutation SuggestItem($token: String!, $input: NewSuggestionInput!) {
  suggestItem(token: $token, input: $input)
}
`,
      variables: { token: sample('shareToken'), input: { title: 'Bell', notes: 'So that cars hear it', name: 'Bob' } },
    },
    {
      title: msg`Look at an item`,
      query: `query Item($id: ID!) {
  item(id: $id) {
    title
    notes
    quantityDesired
    quantityPurchased
  }
}
`,
      variables: { id: sample('itemId') },
    },
    {
      title: msg`Change an item`,
      query: `# What is not named stays as it is.
mutation UpdateItem($itemId: ID!, $changes: ItemChangesInput!) {
  updateItem(itemId: $itemId, changes: $changes) {
    id
    title
    notes
  }
}
`,
      variables: { itemId: sample('itemId'), changes: { notes: 'With a bell, please' } },
    },
    {
      title: msg`Move an item`,
      query: `# Right behind another one; or name beforeItemId, to go in front of it.
mutation MoveItem($itemId: ID!, $afterItemId: ID) {
  moveItem(itemId: $itemId, afterItemId: $afterItemId) {
    id
    orderIndex
  }
}
`,
      variables: { itemId: sample('itemId'), afterItemId: sample('otherItemId') },
    },
    {
      title: msg`Put items in another order`,
      query: `mutation Reorder($listId: ID!, $itemIds: [ID!]!) {
  reorderItems(listId: $listId, itemIds: $itemIds) {
    id
    revision
  }
}
`,
      variables: { listId: sample('listId'), itemIds: [sample('otherItemId'), sample('itemId')] },
    },
    {
      title: msg`Archive an item`,
      query: `# Guests see it no more; false brings it back.
mutation SetItemArchived($itemId: ID!, $isArchived: Boolean!) {
  setItemArchived(itemId: $itemId, isArchived: $isArchived) {
    id
    isArchived
  }
}
`,
      variables: { itemId: sample('itemId'), isArchived: true },
    },
    {
      title: msg`Change several items at once`,
      query: `# Up to 100 items of one list. Those that it does not have are named in the answer.
mutation UpdateItems($listId: ID!, $itemIds: [ID!]!, $changes: ItemsChangesInput!) {
  updateItems(listId: $listId, itemIds: $itemIds, changes: $changes) {
    items {
      id
      category
    }
    missingItemIds
  }
}
`,
      variables: { listId: sample('listId'), itemIds: [sample('itemId')], changes: { category: 'Kitchen' } },
    },
    {
      title: msg`Take over the items of another list`,
      query: `# Up to 100 in one call, all of them or none. With an idempotency key a call that comes again adds nothing.
mutation ImportItems($listId: ID!, $input: [ImportedItemInput!]!, $idempotencyKey: String) {
  importItems(listId: $listId, input: $input, idempotencyKey: $idempotencyKey) {
    itemIds
    list {
      id
      itemCount
    }
  }
}
`,
      variables: {
        listId: sample('listId'),
        input: [{ title: 'Mug', quantityDesired: 2, unitPrice: { currency: 'EUR', amountMinor: 1250 } }],
        idempotencyKey: 'any text of your own',
      },
    },
    {
      title: msg`Take a list away as a file`,
      query: `query ExportList($listId: ID!, $format: ExportFormat!) {
  exportList(listId: $listId, format: $format) {
    fileName
    content
  }
}
`,
      variables: { listId: sample('listId'), format: 'CSV' },
    },
    {
      title: msg`Make several gifts “one of these”`,
      query: `mutation MakeChoice($listId: ID!, $itemIds: [ID!]!) {
  makeChoice(listId: $listId, itemIds: $itemIds) {
    items {
      id
      choiceId
      isNoLongerNeeded
    }
    missingItemIds
  }
}
`,
      variables: { listId: sample('listId'), itemIds: [sample('itemId'), sample('otherItemId')] },
    },
    {
      title: msg`End a choice between gifts`,
      query: `mutation DissolveChoices($listId: ID!, $itemIds: [ID!]!) {
  dissolveChoices(listId: $listId, itemIds: $itemIds) {
    items {
      id
      choiceId
    }
    missingItemIds
  }
}
`,
      variables: { listId: sample('listId'), itemIds: [sample('itemId')] },
    },
    {
      title: msg`Archive several items at once`,
      query: `mutation SetItemsArchived($listId: ID!, $itemIds: [ID!]!, $isArchived: Boolean!) {
  setItemsArchived(listId: $listId, itemIds: $itemIds, isArchived: $isArchived) {
    items {
      id
      isArchived
    }
    missingItemIds
  }
}
`,
      variables: { listId: sample('listId'), itemIds: [sample('itemId')], isArchived: true },
    },
    {
      title: msg`Remove the picture of an item`,
      query: `mutation RemoveItemImage($itemId: ID!) {
  removeItemImage(itemId: $itemId) {
    id
    imageUrl
  }
}
`,
      variables: { itemId: sample('itemId') },
    },
    {
      title: msg`Delete an item`,
      query: `mutation DeleteItem($itemId: ID!) {
  deleteItem(itemId: $itemId) {
    id
    itemCount
  }
}
`,
      variables: { itemId: sample('itemId') },
    },
    {
      title: msg`Delete several items at once`,
      query: `mutation DeleteItems($listId: ID!, $itemIds: [ID!]!) {
  deleteItems(listId: $listId, itemIds: $itemIds) {
    itemIds
    missingItemIds
    list {
      id
      itemCount
    }
  }
}
`,
      variables: { listId: sample('listId'), itemIds: [sample('itemId')] },
    },
  ],
};
