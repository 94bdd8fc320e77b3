/** Chat apps and social sites ask for this size. */
export const LINK_PICTURE_SIZE = { width: 1200, height: 630 } as const;
