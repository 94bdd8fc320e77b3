import { type LinkViewer, memberOf, personOf } from '../access/link-viewer.ts';
import { canRead, canWorkOn } from '../access/list.policy.ts';
import { knowsBuyers, type PurchaseView, purchaseView, revisionFor } from '../access/purchase.policy.ts';
import { assertOpenTo } from '../access/shared-list.policy.ts';
import { isId } from '../database/uuid.ts';
import { NotAllowed, NotFound } from '../errors.ts';
import { isAboutPurchases } from '../events/live-event.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { SharedList } from '../sharing/shared-list.type.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import type { User } from '../users/user.entity.ts';
import type { ListChanged, MyListsChanged, SharedListChanged } from './list-changed.type.ts';
import { guestPart, memberPart, myListsPart } from './list-parts.ts';
import type { ListPresence } from './list-presence.type.ts';
import type { LiveAccounts } from './live-accounts.ts';
import type { LiveChange } from './live-change.ts';
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
      if (!change.event) return myListsPart(viewer, change, null);
      const found = await change.readList();
      const list = found && canWorkOn(viewer, found) ? found : null;
      const isKept = !list || purchaseView(viewer, list) === 'nothing';
      if (isKept && isAboutPurchases(change.kind)) return null;
      return change.madeFor(`my lists ${viewer.id}`, () => myListsPart(viewer, change, list));
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
