/** The server's answer about an item of a list to people who work on it. Its id is the one in its title. */
export function anOwnItem<Overrides extends object>(title: string, orderIndex: number, overrides: Overrides) {
  return {
    __typename: 'Item',
    id: title.toLowerCase(),
    listId: 'l1',
    title,
    orderIndex,
    description: '',
    notes: '',
    category: '',
    price: null,
    currency: 'USD',
    createdAt: '2026-01-01T00:00:00.000Z',
    quantityDesired: 1,
    quantityPurchased: 0,
    effectiveImageUrl: null,
    imageSizes: null,
    outgoingUrl: null,
    isAffiliateLink: false,
    primaryUrl: null,
    secondaryUrl: null,
    imageUrl: null,
    isArchived: false,
    timesPutBack: null as number | null,
    purchases: [] as object[],
    ...overrides,
  };
}
