import { type LinkViewer, memberOf, personOf } from './link-viewer.ts';
import { canWorkOn, isRecipient, type ListAccess, receivesOn, rightsOf, roleOf } from './list.policy.ts';
import { ROLES, rolesOn } from './roles.rules.ts';

/**
 * How much of the purchases on a list somebody may know. Whatever shows, counts or times a purchase asks here.
 * - buyers: everything, with who bought
 * - members: everything, but who bought only if it was one of those who work on the list
 * - counts: how many and when, but not who
 * - nothing: not even that there was one
 */
export type PurchaseView = 'buyers' | 'members' | 'counts' | 'nothing';

export function purchaseView(viewer: LinkViewer, list: ListAccess, now = new Date()): PurchaseView {
  if (isRecipient(personOf(viewer), list) && keepsSurprise(list, now)) return 'nothing'; // editors receive the gifts together with the owner
  const { knowsBuyers: mayKnowBuyers, edits } = rightsOf(memberOf(viewer), list);
  if (mayKnowBuyers && list.purchaseVisibility !== 'OWNER_SEES_TAKEN') return 'buyers';
  return edits && list.listType === 'SHOPPING' ? 'members' : 'counts';
}

/** Guests are told of these helpers before they buy. */
export function helpersKnowBuyers(
  list: Pick<ListAccess, 'purchaseVisibility' | 'collaboratorRoles' | 'personId'>,
): boolean {
  const { purchaseVisibility, collaboratorRoles } = list;
  return (
    purchaseVisibility !== 'OWNER_SEES_TAKEN' &&
    Object.values(collaboratorRoles).some((role) => rolesOn(list)[role].knowsBuyers)
  );
}

/** Guests are told before they buy that a surprise is not kept from the owner alone. */
export function hasOtherRecipients(list: Pick<ListAccess, 'collaboratorRoles' | 'personId'>): boolean {
  return Object.values(list.collaboratorRoles).some((role) => rolesOn(list)[role].receives);
}

export function keepsSurprise(
  { purchaseVisibility, eventStartsAt }: Pick<ListAccess, 'purchaseVisibility' | 'eventStartsAt'>,
  now = new Date(),
): boolean {
  return purchaseVisibility === 'SURPRISE' && !(eventStartsAt && eventStartsAt <= now);
}

const keepsSurpriseAt = (now: string) =>
  `(l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > ${now}, true))`;

/** For the list `l` of statements. A test holds it and keepsSurprise() together. */
export const KEEPS_SURPRISE = keepsSurpriseAt('now()');

/**
 * Until when a list hides from its owner who bought, in milliseconds since 1970: 0 if the list hides nobody, and Infinity as long as nobody names a day. Buyers were
 * told this when they bought; for them it may later be more, never less.
 */
export function hidesBuyersUntil(
  list: Pick<ListAccess, 'purchaseVisibility' | 'eventStartsAt'>,
  now = new Date(),
): number {
  if (list.purchaseVisibility === 'OWNER_SEES_TAKEN') return Infinity;
  return keepsSurprise(list, now) ? (list.eventStartsAt?.getTime() ?? Infinity) : 0;
}

export const HIDES_BUYERS = `(l.purchase_visibility = 'OWNER_SEES_TAKEN' or ${KEEPS_SURPRISE})`;

/** A day of 25 hours is over an hour early. */
export const EVENT_IS_OVER = `coalesce(l.event_starts_at <= now() - interval '1 day', false)`;

/** Purchases that are kept from the viewer are not read either: more work would tell by the clock. */
export function isKeptFrom(viewerId: string, now = 'now()'): string {
  return `(${keepsSurpriseAt(now)} and ${receivesOn(viewerId)})`;
}

/**
 * Gifts that are not on the list. Givers know of all; people who receive them know of none before the day, whatever they may know of purchases, and
 * then of those whose givers let them. Givers were told this: people who received them then, and the day of then, count on, whatever the list says since.
 */
type OffListView = 'all' | 'told' | 'nothing';

type OffList = Pick<ListAccess, 'ownerId' | 'collaboratorRoles' | 'personId' | 'eventStartsAt'>;

interface OffListPromises {
  /** People who received gifts of the list when one was told that is not on it. */
  offListKeptFrom: readonly string[];
  /** Whether a day that was promised then is still to come. */
  isOffListKept: boolean;
}

export function offListView(viewer: LinkViewer, list: OffList & OffListPromises, now = new Date()): OffListView {
  const person = personOf(viewer);
  const wasRecipient = person !== null && list.offListKeptFrom.includes(person.id);
  if (!wasRecipient && !isRecipient(person, list)) return 'all';
  return list.eventStartsAt && list.eventStartsAt <= now && !list.isOffListKept ? 'told' : 'nothing';
}

/** People who receive it, or did when it was told: for the list `l` and the gift `p` of statements. */
export function receivesOffList(viewerId: string): string {
  return `(${receivesOn(viewerId)} or coalesce(${viewerId} = any (p.kept_from), false))`;
}

export function isOffListKeptFrom(viewerId: string): string {
  return `(${receivesOffList(viewerId)} and (coalesce(l.event_starts_at > now(), true) or p.kept_until > now()))`;
}

/** As every refusal to the blind it comes before anything is looked at. */
export function canGiveOffList(viewer: LinkViewer, list: OffList & Pick<ListAccess, 'listType'>): boolean {
  return list.listType !== 'SHOPPING' && !isRecipient(personOf(viewer), list);
}

interface Buyer {
  buyerId?: string | null;
}

/** Everybody knows of their own purchases; of others', who bought is for the owner and for helpers. */
export function canSeeBuyer(viewer: LinkViewer, list: ListAccess, purchase: Buyer): boolean {
  return purchaseView(viewer, list) === 'buyers' || isMine(viewer, purchase);
}

export function knowsBuyers(view: PurchaseView): boolean {
  return view === 'buyers' || view === 'members';
}

export function canSeeMember(viewer: LinkViewer, list: ListAccess, purchase: Buyer): boolean {
  if (canSeeBuyer(viewer, list, purchase)) return true;
  const isMembers = purchase.buyerId != null && canWorkOn({ id: purchase.buyerId }, list);
  return isMembers && purchaseView(viewer, list) === 'members';
}

export function isMine(viewer: LinkViewer, purchase: Buyer): boolean {
  const member = memberOf(viewer);
  return member !== null && purchase.buyerId === member.id;
}

export function canThank(viewer: LinkViewer, list: ListAccess, purchase: Buyer): boolean {
  const { receives: thanks } = ROLES[roleOf(memberOf(viewer), list)];
  return list.listType !== 'SHOPPING' && thanks && canSeeBuyer(viewer, list, purchase) && !isMine(viewer, purchase);
}

/** "Only 1 still needed" would tell the owner of a surprise, so they cannot try. */
export function canPurchase(viewer: LinkViewer, list: ListAccess): boolean {
  return purchaseView(viewer, list) !== 'nothing';
}

/**
 * The holder of the receipt's secret may always take the purchase back; so may the buyer, a helper and, unless blind, the owner.
 */
export function canUndo(viewer: LinkViewer, list: ListAccess, purchase: Buyer, holdsSecret: boolean): boolean {
  return holdsSecret || isMine(viewer, purchase) || rightsOf(memberOf(viewer), list).clears;
}

/** Elsewhere the number would tell, once a surprise is over, what was taken back during it. */
export function countsPutBack(list: Pick<ListAccess, 'listType'>): boolean {
  return list.listType === 'SHOPPING';
}

/** How often an item was put back is history of its purchases. */
export function canSeePutBack(viewer: LinkViewer, list: ListAccess): boolean {
  return countsPutBack(list) && purchaseView(viewer, list) !== 'nothing';
}

export interface Revisions {
  revision: number;
  purchaseRevision: number;
}

/** Purchases count only for those who may know of them. */
export function revisionFor(view: PurchaseView, list: Revisions): number {
  return view === 'nothing' ? list.revision : list.revision + list.purchaseRevision;
}
