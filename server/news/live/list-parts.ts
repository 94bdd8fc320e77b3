import { roleOf } from '../../core/access/list.policy.ts';
import { canSeeBuyer, canSeeMember, type PurchaseView } from '../../core/access/purchase.policy.ts';
import { type ChangeKind, isAboutPurchases, type ListEvent } from '../../core/events/live-event.ts';
import type { User } from '../../core/users/user.entity.ts';
import { MOST_PIECES } from '../../lists/items/quantity.rules.ts';
import { ShownItem } from '../../lists/items/shown-item.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { SharedItem, SharedList } from '../../lists/sharing/shared-list.type.ts';
import type { ListChange } from './list-change.union.ts';
import type { ListChanged, ListNews, MyListsChanged, SharedListChanged } from './list-changed.type.ts';
import type { ListPresence } from './list-presence.type.ts';
import type { LiveChange, MemberReading } from './live-change.ts';
import type { MyListsChange } from './my-lists-change.union.ts';
import type { SharedListChange } from './shared-list-change.union.ts';

function isPledge(event: ListEvent | undefined): boolean {
  return event?.action === 'PLEDGED' || event?.action === 'PLEDGE_UNDONE';
}

/** Pledges are announced as purchases, so that policies hide them alike; people who may know of them see an item that is different. */
function toldKind({ kind, event }: LiveChange): ChangeKind {
  return isPledge(event) ? 'ITEM_EDITED' : kind;
}

/**
 * Names the audience that gets the same memberPart() as `viewer`: everybody with the same role on the list and the same
 * right to know its purchases, unless the part holds purchases, which are personal. Blind viewers get none, and their
 * part must not take longer where something was bought.
 */
export function memberAudience(
  viewer: User | null,
  view: PurchaseView,
  { kind }: LiveChange,
  { list, items }: MemberReading,
): string {
  const isAboutSomebody =
    isAboutPurchases(kind) || (view !== 'nothing' && items.some(({ purchases }) => purchases.length > 0));
  return isAboutSomebody ? `${viewer?.id}` : `${roleOf(viewer, list)} ${view}`;
}

/** Everybody who works on the list knows its editors; buyers are known only where the policy allows it. */
export function memberPart(
  viewer: User | null,
  change: LiveChange,
  reading: MemberReading,
  revision: number,
  isWhole: boolean,
): ListChanged {
  const { list } = reading;
  const items = reading.items.map((row) => new ShownItem(row, list, viewer));
  const item = change.isWhole ? null : (items.find(({ isArchived }) => !isArchived) ?? null);
  const actor = knownActor(viewer, change, reading);
  return {
    kind: toldKind(change),
    revision,
    list,
    actor,
    news: newsFor(viewer, change, reading, actor),
    change: memberChange(change, { list, item, items: isWhole ? items : null, isArchived: items.length > 0, actor }),
    item,
    items: isWhole ? items : null,
    removedItemId: item ? null : (change.event?.itemId ?? null),
  };
}

/** Presence is no change to the list: `revision` is that of the change before it. */
export function presencePart(list: List, { people, editors }: ListPresence, revision: number): ListChanged {
  const kind = 'PRESENCE_CHANGED';
  const change: ListChange = { __typename: 'PresenceChanged', listId: list.id, people, editors };
  return { kind, revision, list, change, actor: null, news: null, item: null, items: null, removedItemId: null };
}

interface MemberPart {
  list: List;
  /** The one that the change is about, if it is on the list. */
  item: ShownItem | null;
  items: ShownItem[] | null;
  /** Whether an item that left the list is in the archive. */
  isArchived: boolean;
  actor: User | null;
}

function memberChange(change: LiveChange, { list, item, items, isArchived, actor }: MemberPart): ListChange {
  const { listId, event } = change;
  const kind = toldKind(change);
  const edit = { listId, actor };
  if (kind === 'OPENED' || kind === 'ITEMS_CHANGED') return { __typename: 'ListOpened', listId, items, list };
  if (kind === 'ITEMS_REORDERED') return { __typename: 'ItemsReordered', ...edit, items };
  if (kind === 'COLLABORATORS_CHANGED') return { __typename: 'CollaboratorsChanged', ...edit, list };
  if (!event?.itemId) return { __typename: 'ListEdited', ...edit, list };
  const about = { ...edit, itemId: event.itemId };
  if (kind === 'PURCHASED') return { __typename: 'ItemPurchased', ...about, item, ...piecesOf(event) };
  if (kind === 'PURCHASE_UNDONE') return { __typename: 'PurchaseUndone', ...about, item, ...piecesOf(event) };
  if (!item) return { __typename: 'ItemRemoved', ...about, isArchived };
  if (kind === 'ITEM_ADDED') return { __typename: 'ItemAdded', ...about, item, list };
  return { __typename: 'ItemEdited', ...about, item };
}

/** While a new version is rolled out, processes of the one before announce purchases without their pieces. */
export function piecesOf({ quantity = 1, remaining = 0 }: ListEvent) {
  return { quantity, remaining: Math.min(MOST_PIECES, remaining) };
}

/** Nobody but its giver and the organiser knows whose a pledge is. */
export function knownActor(
  viewer: User | null,
  { kind, event }: LiveChange,
  { list, actor }: MemberReading,
): User | null {
  if (isPledge(event)) return actor?.id === viewer?.id ? actor : null;
  return !isAboutPurchases(kind) || canSeeMember(viewer, list, { buyerId: actor?.id }) ? actor : null;
}

/** As notices tell it: guests are named to whom the buyers are known. */
function newsFor(
  viewer: User | null,
  { kind, event, isAboutDrafts }: LiveChange,
  { list, items, about }: MemberReading,
  actor: User | null,
): ListNews | null {
  const isUntold = kind === 'OPENED' || kind === 'PRESENCE_CHANGED' || kind === 'LIST_CREATED';
  if (isUntold || event?.isSilent || isAboutDrafts) return null;
  const purchase = items.flatMap(({ purchases }) => purchases).find(({ id }) => id === event?.purchaseId);
  const isGuestKnown = purchase && canSeeBuyer(viewer, list, purchase);
  const guest = isGuestKnown ? purchase.guestName || purchase.guestEmail : null;
  return {
    action: event?.action ?? (kind === 'ITEMS_CHANGED' ? 'ITEM_EDITED' : kind),
    who: (about ?? actor)?.name ?? guest,
    quantity: isPledge(event) ? 0 : (purchase?.quantity ?? 1),
    count: event?.count ?? 1,
  };
}

/** Visitors may not know the collaborators, so they see a change of them as an edit like any other. */
export function guestPart(change: LiveChange, list: SharedList, revision: number, isWhole: boolean): SharedListChanged {
  const item = change.isWhole ? null : (list.items[0] ?? null);
  const items = isWhole ? list.items : null;
  return {
    kind: change.kind === 'COLLABORATORS_CHANGED' ? 'LIST_EDITED' : toldKind(change),
    revision,
    list,
    change: guestChange(change, list, item, items),
    item,
    items,
    removedItemId: item ? null : (change.event?.itemId ?? null),
  };
}

/** Items in the archive are told only as gone. */
function guestChange(
  change: LiveChange,
  list: SharedList,
  item: SharedItem | null,
  items: SharedItem[] | null,
): SharedListChange {
  const { listId, event } = change;
  const kind = toldKind(change);
  if (kind === 'OPENED' || kind === 'ITEMS_CHANGED') return { __typename: 'SharedListOpened', listId, items };
  if (kind === 'ITEMS_REORDERED') return { __typename: 'SharedItemsReordered', listId, items };
  if (!event?.itemId) return { __typename: 'SharedListEdited', listId };
  const about = { listId, itemId: event.itemId };
  if (kind === 'PURCHASED') return { __typename: 'SharedItemPurchased', ...about, item, ...piecesOf(event) };
  if (!item) return { __typename: 'SharedItemRemoved', ...about, quantityDesired: list.wantedOf(event.itemId) };
  if (kind === 'PURCHASE_UNDONE') {
    const byOwner = list.isOwnedBy(event.actorId);
    return { __typename: 'SharedPurchaseUndone', ...about, item, byOwner, ...piecesOf(event) };
  }
  return { __typename: kind === 'ITEM_ADDED' ? 'SharedItemAdded' : 'SharedItemEdited', ...about, item };
}

/** `list` is null where the viewer can no longer see it. */
export function myListsPart(viewer: User, change: LiveChange, list: List | null): MyListsChanged {
  const { listId, event } = change;
  const kind = toldKind(change);
  if (!event) return { kind: 'OPENED', listId: null, list: null, change: null };
  return {
    kind,
    listId,
    list,
    change: list ? myListsChange(viewer, kind, event) : { __typename: 'MyListRemoved', listId },
  };
}

function myListsChange(viewer: User, kind: ChangeKind, event: ListEvent): MyListsChange {
  const { listId, itemId, aboutId, action, actorId } = event;
  const newcomer = action === 'LIST_HANDED_OVER' ? actorId : aboutId;
  const isTheirs = kind === 'LIST_CREATED' || (kind === 'COLLABORATORS_CHANGED' && newcomer === viewer.id);
  if (isTheirs) return { __typename: 'MyListAdded', listId };
  if (!itemId) return { __typename: 'MyListEdited', listId };
  const about = { listId, itemId };
  if (kind === 'PURCHASED') return { __typename: 'MyListItemPurchased', ...about, ...piecesOf(event) };
  if (kind === 'PURCHASE_UNDONE') return { __typename: 'MyListPurchaseUndone', ...about, ...piecesOf(event) };
  return { __typename: 'MyListItemChanged', ...about };
}
