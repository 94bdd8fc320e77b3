/** The tokens in the share links of the demo lists, which every Kindlist has. */
export const DEMO_TOKENS = { WISHLIST: 'demo-wishlist', REGISTRY: 'demo-registry', SHOPPING: 'demo-shopping' } as const;
