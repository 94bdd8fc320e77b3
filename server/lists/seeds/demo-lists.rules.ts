/** The tokens in the share links of the demo lists, which every Kindlist has. */
export const DEMO_TOKENS = { WISHLIST: 'demo-wishlist', REGISTRY: 'demo-registry', SHOPPING: 'demo-shopping' } as const;

/** And their ids. */
export const DEMO_LIST_IDS = {
  WISHLIST: '01900000-0000-7000-8000-000000000011',
  REGISTRY: '01900000-0000-7000-8000-000000000012',
  SHOPPING: '01900000-0000-7000-8000-000000000013',
} as const;
