const MIDDLE_BUTTON = 1;

/**
 * Props of a link to the shop: that somebody followed it is all that is sent and kept. The link itself leads straight to
 * the shop, so it works without this, too. Opening it in the background with the middle button counts like any other way.
 */
export function affiliateLink(itemId: string) {
  const address = `/api/v1/items/${itemId}/click`;
  const countClick = () => void navigator.sendBeacon?.(address);
  return {
    rel: 'sponsored noopener noreferrer',
    'data-counted-at': address, // for public/before-paint.js, which counts until the app has come
    onClick: countClick,
    onAuxClick: ({ button }: { button: number }) => {
      if (button === MIDDLE_BUTTON) countClick();
    },
  };
}
