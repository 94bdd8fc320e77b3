import { COUNTED_AT, marked } from '#rules/doors/public-pages/drawn-page';
import { sitePath } from '../../base/routing/site-path.ts';

const MIDDLE_BUTTON = 1;

/**
 * Props of a link to the shop: that somebody followed it is all that is sent and kept. The link itself leads straight to
 * the shop, so it works without this, too. Opening it in the background with the middle button counts like any other way.
 */
export function affiliateLink(itemId: string) {
  const address = `/api/v1/items/${itemId}/click`;
  const countClick = () => void navigator.sendBeacon?.(sitePath + address);
  return {
    rel: 'sponsored noopener noreferrer',
    ...marked({ [COUNTED_AT]: address }), // counted by before-paint.ts until the app has come
    onClick: countClick,
    onAuxClick: ({ button }: { button: number }) => {
      if (button === MIDDLE_BUTTON) countClick();
    },
  };
}
