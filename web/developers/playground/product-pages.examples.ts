import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const PRODUCT_PAGES: ExampleGroup = {
  title: msg`Product pages`,
  examples: [
    {
      title: msg`Read the page of a shop`,
      query: `# Adds nothing: it says what the page says.
mutation ScrapeUrl($url: String!) {
  scrapeUrl(url: $url) {
    title {
      value
    }
    price {
      value
    }
    siteName
  }
}
`,
      variables: { url: sample('productUrl') },
    },
    {
      title: msg`Read a page that you have loaded yourself`,
      query: `mutation ScrapePage($url: String!, $html: String!) {
  scrapePage(url: $url, html: $html) {
    title {
      value
    }
    isProductPage
  }
}
`,
      variables: { url: 'https://shop.example/mug', html: '<html><head><title>Mug</title></head></html>' },
    },
    {
      title: msg`Add what an open page sells`,
      query: `mutation AddFromPage($listId: ID!, $url: String!, $input: ItemFromUrlInput!) {
  addItemFromPage(listId: $listId, url: $url, input: $input) {
    id
    title
  }
}
`,
      variables: { listId: sample('listId'), url: sample('productUrl'), input: { title: 'A gift' } },
    },
    {
      title: msg`Add an item from a link`,
      query: `mutation AddFromLink($listId: ID!, $url: String!, $input: ItemFromUrlInput!) {
  addItemFromUrl(listId: $listId, url: $url, input: $input) {
    id
    title
    primaryUrl
  }
}
`,
      variables: { listId: sample('listId'), url: sample('productUrl'), input: { title: 'A gift' } },
    },
    {
      title: msg`Check an item’s page for changes`,
      query: `# For items with a link.
mutation CheckItem($itemId: ID!) {
  checkItem(itemId: $itemId) {
    changes {
      field
      before
      after
    }
  }
}
`,
      variables: { itemId: sample('itemId') },
    },
    {
      title: msg`Watch a price`,
      query: `# You are told when it falls by a tenth, or when the thing is sold out.
mutation WatchPrice($itemId: ID!) {
  setPriceWatched(itemId: $itemId, isWatched: true) {
    isWatched
  }
}
`,
      variables: { itemId: sample('itemId') },
    },
    {
      title: msg`See how a price went`,
      query: `query WatchedPrice($itemId: ID!) {
  watchedPrice(itemId: $itemId) {
    looks {
      seenAt
      isSoldOut
      price {
        currency
        amountMinor
      }
    }
  }
}
`,
      variables: { itemId: sample('itemId') },
    },
    {
      title: msg`List the prices you watch`,
      query: `query WatchedPrices($after: String) {
  watchedPrices(first: 25, after: $after) {
    nodes {
      itemId
      title
      isSoldOut
      price {
        currency
        amountMinor
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
      variables: { after: null },
    },
    {
      title: msg`Update an item from its page`,
      query: `mutation TakeOver($itemId: ID!, $changes: ItemChangesInput!) {
  takeOverFromPage(itemId: $itemId, changes: $changes) {
    id
    unitPrice {
      currency
      amountMinor
    }
  }
}
`,
      variables: { itemId: sample('itemId'), changes: { unitPrice: { currency: 'EUR', amountMinor: 11990 } } },
    },
  ],
};
