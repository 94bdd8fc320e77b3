/**
 * Counts that somebody followed an affiliate link: that it happened is all that is sent and kept. The link itself leads
 * straight to the shop, so it works without this, too.
 */
export function countClick(itemId: string): void {
  navigator.sendBeacon?.(`/api/v1/items/${itemId}/click`);
}

const MIDDLE_BUTTON = 1;

/** Props of a link to the shop. Opening it in the background with the middle button counts like any other way. */
export function affiliateLink(itemId: string) {
  return {
    rel: 'sponsored noopener noreferrer',
    onClick: () => countClick(itemId),
    onAuxClick: ({ button }: { button: number }) => {
      if (button === MIDDLE_BUTTON) countClick(itemId);
    },
  };
}
