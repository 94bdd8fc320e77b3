import { t } from '@lingui/core/macro';
import { speaker } from '../../base/languages/i18n.rules.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { isAnyNumber } from '../../lists/lists/any-number.rules.ts';
import type { KeptReceipt } from '../../lists/purchases/receipts.service.ts';
import type { SharedListPreview } from '../../lists/sharing/shared-list-preview.ts';
import { LINK_PICTURE_SIZE } from '../link-pictures/link-picture-size.ts';
import { linkPicturePath } from '../link-pictures/link-pictures.ts';
import { type PageDescription, sitePicture } from './page-template.ts';
import { type OwnPurchase, receiptLinkOf, undoPathOf } from './receipt-links.ts';

const LONGEST_DESCRIPTION = 200;

function kindFor(kind: ListType, person: string): string {
  if (kind === 'SHOPPING') return t`Shopping List for ${person}`;
  return kind === 'REGISTRY' ? t`Gift Registry for ${person}` : t`Wishlist for ${person}`;
}

function forPerson({ name, askedBy }: NonNullable<SharedListPreview['person']>): string {
  const names = new Intl.ListFormat(speaker().locale).format(askedBy);
  return t`For ${name}, asked by ${names}: see what’s still wanted.`;
}

function kindBy(kind: ListType, owner: string): string {
  if (kind === 'SHOPPING') return t`Shopping List by ${owner}`;
  return kind === 'REGISTRY' ? t`Gift Registry by ${owner}` : t`Wishlist by ${owner}`;
}

function inviting(kind: ListType, owner: string): string {
  if (kind === 'SHOPPING') return t`Shopping List by ${owner}: see what’s still to buy.`;
  return kind === 'REGISTRY'
    ? t`Gift Registry by ${owner}: see what’s still wanted.`
    : t`Wishlist by ${owner}: see what’s still wanted.`;
}

function whose({ listType, ownerName, person }: SharedListPreview): string {
  return person ? kindFor(listType, person.name) : kindBy(listType, ownerName);
}

/** Guests wait for these on slow phones, so nothing else is to come first. */
const SCREEN = ['shell/ApolloLayout.tsx', 'guests/shared-list/SharedListScreen.tsx'];

/** Tells neither the reason nor the link. */
export function closedListPage(): PageDescription {
  return {
    title: t`A shared list`,
    description: t`Wishlists, gift registries and shopping lists, shared with one link. Friends don’t need an account.`,
    picture: sitePicture(),
    isListed: false,
    screen: SCREEN,
    content: {
      heading: t`This list isn’t open`,
      paragraphs: [t`It may be private, or its link may have expired. Please ask the person who sent it to you.`],
      entries: [],
    },
  };
}

/** Only demo lists are for search engines. */
export function sharedListPage(list: SharedListPreview & OwnPurchase, drawn: string | undefined): PageDescription {
  const kept = oneLine(list.description);
  return {
    title: list.name,
    description: kept || (list.person ? forPerson(list.person) : inviting(list.listType, list.ownerName)),
    path: `/shared/${list.shareToken}`,
    picture: { address: linkPicturePath(list), type: 'image/jpeg', ...LINK_PICTURE_SIZE, alt: list.name },
    isListed: list.isDemo,
    screen: SCREEN,
    drawn,
    appStart: appStartOf(list),
    holdsSecret: Boolean(list.bought || list.undoing),
    ...(list.isUndoInAddress && list.undoing && { withoutScripts: withoutSecret(list.shareToken, list.undoing) }),
    content: {
      heading: list.name,
      paragraphs: [whose(list), list.description].filter(Boolean),
      entries: list.items.map(({ title, quantity }) =>
        quantity > 1 && !isAnyNumber(quantity) ? `${title} (${quantity})` : title,
      ),
    },
  };
}

function withoutSecret(shareToken: string, { purchaseId, undoToken }: KeptReceipt): string {
  return undoPathOf(shareToken, receiptLinkOf(purchaseId, undoToken));
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
