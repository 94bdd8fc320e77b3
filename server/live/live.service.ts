import { type LinkViewer, memberOf, personOf } from '../access/link-viewer.ts';
import { canRead, canWorkOn } from '../access/list.policy.ts';
import {
  canSeeBuyer,
  canSeeMember,
  knowsBuyers,
  type PurchaseView,
  purchaseView,
  revisionFor,
} from '../access/purchase.policy.ts';
import { assertOpenTo } from '../access/shared-list.policy.ts';
import { isId } from '../database/uuid.ts';
import { NotAllowed, NotFound } from '../errors.ts';
import { isAboutPurchases } from '../events/live-event.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { SharedList } from '../sharing/shared-list.type.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import type { User } from '../users/user.entity.ts';
import type { ListChanged, ListNews, MyListsChanged, SharedListChanged } from './list-changed.type.ts';
import type { ListPresence } from './list-presence.type.ts';
import type { LiveAccounts } from './live-accounts.ts';
import type { LiveChange, MemberReading } from './live-change.ts';
import type { LiveLists } from './live-lists.ts';
import type { Presences } from './presences.ts';

/** Live views of lists. Permission is checked at the start and again for each event. */
export class LiveService {
  constructor(
    private readonly liveLists: LiveLists,
    private readonly liveAccounts: LiveAccounts,
    private readonly presences: Presences,
    private readonly lists: ListsService,
    private readonly sharedLists: SharedListsService,
  ) {}

  /** `since` is the revision that the client has: as long as it is current, OPENED leaves the items out. */
  async watchList(viewer: User | null, listId: string, since?: number | null): Promise<AsyncIterable<ListChanged>> {
    await this.lists.getList(viewer, listId);
    const seen = new Seen();
    return this.liveLists.watchList(listId, async (change) => {
      const reading = await change.readForMembers();
      if (!reading) throw new NotFound('List');
      this.liveLists.expectChanges(reading.list);
      if (!canRead(viewer, reading.list)) throw new NotAllowed();
      const view = purchaseView(viewer, reading.list);
      const revision = seen.take(change, view, reading.list);
      if (revision === null) return null;
      const isWhole = mustSendAllItems(change, since === revision);
      const make = () => memberPart(viewer, change, reading, revision, isWhole);
      return change.madeFor(`member ${viewer?.id} ${isWhole}`, make);
    });
  }

  async watchSharedList(
    viewer: LinkViewer<User>,
    token: string,
    since?: number | null,
  ): Promise<AsyncIterable<SharedListChanged>> {
    const { id } = await this.sharedLists.findOpen(viewer, token, 'none');
    const seen = new Seen();
    return this.liveLists.watchList(id, async (change) => {
      const row = await change.readForGuests(viewer);
      if (!row || row.shareToken !== token) throw new NotFound('List');
      this.liveLists.expectChanges(row); // before asking whether it is over
      assertOpenTo(memberOf(viewer), row);
      const view = purchaseView(viewer, row);
      const revision = seen.take(change, view, row);
      if (revision === null) return null;
      const isWhole = mustSendAllItems(change, since === revision);
      return change.madeFor(`guest ${memberOf(viewer)?.id} ${personOf(viewer)?.id} ${isWhole}`, () =>
        guestPart(change, new SharedList(row, viewer), revision, isWhole),
      );
    });
  }

  /** Among those who work on the list, and nobody else; on a demo list nobody does. */
  async followPresence(viewer: User, listId: string, editedId?: string | null): Promise<AsyncIterable<ListPresence>> {
    const list = await this.lists.getList(viewer, listId);
    if (list.isDemo || !canWorkOn(viewer, list)) throw new NotAllowed();
    if (editedId && !isId(editedId)) throw new NotFound('Item');
    return this.presences.follow(viewer, list.id, editedId?.toLowerCase());
  }

  /** Everybody follows their own account, and no other. */
  watchAccount(viewer: User): AsyncIterable<User> {
    return this.liveAccounts.watch(viewer.id);
  }

  /** Of purchases, which a card counts, those hear who may know of them. */
  watchMyLists(viewer: User): AsyncIterable<MyListsChanged> {
    return this.liveLists.watchMember(viewer.id, async (change) => {
      if (!change.event) return { kind: 'OPENED', listId: null, list: null };
      const found = await change.readList();
      const list = found && canWorkOn(viewer, found) ? found : null;
      const isKept = !list || purchaseView(viewer, list) === 'nothing';
      if (isKept && isAboutPurchases(change.kind)) return null;
      return { kind: change.kind, listId: change.listId, list };
    });
  }
}

/** Keeps one watcher from hearing of what they already have, and of purchases that are kept from them. */
class Seen {
  private view: PurchaseView | undefined;
  private newest = -1;

  /** The revision under which this watcher hears of the change, or null when they do not. */
  take(
    { kind, event, isAboutBuyers }: LiveChange,
    view: PurchaseView,
    list: { revision: number; purchaseRevision: number },
  ): number | null {
    if (view === 'nothing' && isAboutPurchases(kind)) return null;
    if (isAboutBuyers && !knowsBuyers(view)) return null;
    const revision = revisionFor(view, event ?? list);
    const isNews = !event || view !== this.view || revision > this.newest; // another view counts differently
    if (!isNews) return null;
    this.view = view;
    this.newest = revision;
    return revision;
  }
}

/** A client that has what there is needs no items again, unless it is their buyers that are different. */
function mustSendAllItems({ isWhole, kind, isAboutBuyers }: LiveChange, isCurrent: boolean): boolean {
  return isWhole && (isAboutBuyers || !(kind === 'OPENED' && isCurrent));
}

/** Who edits is known to all who work on the list; who buys, or takes it back, only where the buyer is. */
function memberPart(
  viewer: User | null,
  change: LiveChange,
  reading: MemberReading,
  revision: number,
  isWhole: boolean,
): ListChanged {
  const { list, items } = reading;
  const item = change.isWhole ? null : (items.find(({ isArchived }) => !isArchived) ?? null);
  const actor = knownActor(viewer, change, reading);
  return {
    kind: change.kind,
    revision,
    list,
    actor,
    news: newsFor(viewer, change, reading, actor),
    item,
    items: isWhole ? items : null,
    removedItemId: item ? null : (change.event?.itemId ?? null),
  };
}

function knownActor(viewer: User | null, { kind }: LiveChange, { list, actor }: MemberReading): User | null {
  return !isAboutPurchases(kind) || canSeeMember(viewer, list, { buyerId: actor?.id }) ? actor : null;
}

/** As notices tell it: guests are named to whom the buyers are known. */
function newsFor(
  viewer: User | null,
  { kind, event }: LiveChange,
  { list, items, about }: MemberReading,
  actor: User | null,
): ListNews | null {
  if (kind === 'OPENED' || kind === 'LIST_CREATED') return null;
  const bought = items.flatMap(({ purchases }) => (purchases.isInitialized() ? purchases.getItems() : []));
  const purchase = bought.find(({ id }) => id === event?.purchaseId);
  const isGuestKnown = purchase && canSeeBuyer(viewer, list, { buyerId: purchase.buyer?.id ?? null });
  const guest = isGuestKnown ? purchase.guestName || purchase.guestEmail : null;
  return { action: event?.action ?? kind, who: (about ?? actor)?.name ?? guest, quantity: purchase?.quantity ?? 1 };
}

/** Who works on a list is no visitor's business, so to them that is an edit like any other. */
function guestPart(change: LiveChange, list: SharedList, revision: number, isWhole: boolean): SharedListChanged {
  const item = change.isWhole ? null : (list.items[0] ?? null);
  return {
    kind: change.kind === 'COLLABORATORS_CHANGED' ? 'LIST_EDITED' : change.kind,
    revision,
    list,
    item,
    items: isWhole ? list.items : null,
    removedItemId: item ? null : (change.event?.itemId ?? null),
  };
}
