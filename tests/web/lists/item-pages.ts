interface Counted {
  category: string;
  quantityPurchased?: number;
}

/** The server's answer about all items of a list, none of which has a price. */
export function summaryOf(items: readonly Counted[]) {
  const categories = [...Map.groupBy(items, ({ category }) => category)].map(([category, some]) => {
    const purchasedCount = some.filter(({ quantityPurchased = 0 }) => quantityPurchased > 0).length;
    return { __typename: 'CategoryCount', category, openCount: some.length - purchasedCount, purchasedCount };
  });
  return {
    __typename: 'ItemSummary',
    purchasedCount: categories.reduce((sum, count) => sum + count.purchasedCount, 0),
    heldCount: 0,
    partlyPurchasedCount: 0,
    wantedCount: items.length,
    stillWanted: [],
    unpricedCount: 0,
    latestCurrency: null,
    categories,
    latestPurchase: null,
  };
}

/** The items of a list as its screen reads them: the first page, of as many as `size`. */
export function itemsOf<Item extends Counted & { id: string }>(items: readonly Item[], listRevision = 0, size = 60) {
  return { itemCount: items.length, itemSummary: summaryOf(items), items: pageOf(items, listRevision, { size }) };
}

/** A page of items; a cursor is the id of an item. */
export function pageOf<Item extends { id: string }>(
  items: readonly Item[],
  listRevision: number,
  { after, size }: { after?: string; size: number },
) {
  const from = items.findIndex(({ id }) => id === after) + 1;
  const nodes = items.slice(from, from + size);
  const pageInfo = { hasNextPage: from + size < items.length, endCursor: nodes.at(-1)?.id ?? null };
  return { __typename: 'ItemConnection', nodes, listRevision, pageInfo: { __typename: 'PageInfo', ...pageInfo } };
}
