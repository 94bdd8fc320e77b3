import type { ListType } from '../../core/access/list-access.rules.ts';
import type { SharedListPreview } from '../../lists/sharing/shared-list-preview.ts';
import { LINK_PICTURE_SIZE } from '../link-pictures/link-picture-size.ts';
import { linkPicturePath } from '../link-pictures/link-pictures.ts';
import { type PageDescription, SITE_PICTURE } from './page-template.ts';
import type { OwnPurchase } from './receipt-links.ts';

const LONGEST_DESCRIPTION = 200;

const KINDS: Record<ListType, { label: string; about: string }> = {
  WISHLIST: { label: 'Wishlist', about: 'see what’s still wanted.' },
  REGISTRY: { label: 'Gift Registry', about: 'see what’s still wanted.' },
  SHOPPING: { label: 'Shopping List', about: 'see what’s still to buy.' },
};

/** Guests wait for these on slow phones, so nothing else is to come first. */
const SCREEN = ['shell/ApolloLayout.tsx', 'guests/shared-list/SharedListScreen.tsx'];

/** The page of a share link that opens nothing for a stranger. It tells neither the reason nor the link. */
export const CLOSED_LIST_PAGE: PageDescription = {
  title: 'A shared list',
  description: 'Wishlists, gift registries and shopping lists, shared with one link. Friends don’t need an account.',
  picture: SITE_PICTURE,
  isListed: false,
  screen: SCREEN,
  content: {
    heading: 'This list isn’t open',
    paragraphs: ['It may be private, or its link may have expired. Please ask the person who sent it to you.'],
    entries: [],
  },
};

/** A shared list as a chat app shows its link, and as a guest reads it until the app has come. Only demo lists are for search engines. */
export function sharedListPage(list: SharedListPreview & OwnPurchase, drawn: string | undefined): PageDescription {
  const { label, about } = KINDS[list.listType];
  const kept = oneLine(list.description);
  return {
    title: list.name,
    description: kept || `${label} by ${list.ownerName}: ${about}`,
    path: `/shared/${list.shareToken}`,
    picture: { address: linkPicturePath(list), type: 'image/jpeg', ...LINK_PICTURE_SIZE, alt: list.name },
    isListed: list.isDemo,
    screen: SCREEN,
    drawn,
    appStart: appStartOf(list),
    content: {
      heading: list.name,
      paragraphs: [`${label} by ${list.ownerName}`, list.description].filter(Boolean),
      entries: list.items.map(({ title, quantity }) => (quantity > 1 ? `${title} (${quantity})` : title)),
    },
  };
}

/** The app shows a list from its beginning: it would take a further page from under the reader's eyes. */
function appStartOf({ gifts, bought, undoing, page }: SharedListPreview & OwnPurchase): PageDescription['appStart'] {
  if (!gifts || bought || undoing) return 'painted';
  return page === 1 ? 'used' : 'pressed';
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, Math.max(0, line.lastIndexOf(' ', LONGEST_DESCRIPTION)))}…`;
}
