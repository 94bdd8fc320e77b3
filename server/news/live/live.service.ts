import { isId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound, NotSignedIn } from '../../base/errors/errors.ts';
import { type LinkViewer, memberOf, personOf } from '../../core/access/link-viewer.ts';
import { canRead, canWorkOn, roleOf } from '../../core/access/list.policy.ts';
import {
  knowsBuyers,
  offListView,
  type PurchaseView,
  purchaseView,
  revisionFor,
} from '../../core/access/purchase.policy.ts';
import { assertOpenTo } from '../../core/access/shared-list.policy.ts';
import { isAboutPurchases, isForMembers } from '../../core/events/live-event.ts';
import type { Followed } from '../../core/events/subscribers.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import { SharedList } from '../../lists/sharing/shared-list.type.ts';
import type { SharedListRow } from '../../lists/sharing/shared-list-rows.ts';
import type { SharedListsService } from '../../lists/sharing/shared-lists.service.ts';
import type { ListChanged, MyListsChanged, SharedListChanged } from './list-changed.type.ts';
import { guestPart, memberAudience, memberPart, myListsPart, presencePart } from './list-parts.ts';
import type { ListPresence } from './list-presence.type.ts';
import type { LiveAccounts } from './live-accounts.ts';
import type { LiveChange } from './live-change.ts';
import type { LiveLists } from './live-lists.ts';
import { ShownPresence } from './presence-reading.ts';
import type { Presences } from './presences.ts';

type Tell = (change: LiveChange) => void;

interface WatchOptions {
  /** The revision that the client has: as long as it is current, OPENED leaves the items out. */
  since?: number | null;
  isPresent?: boolean | null;
  /** The id that they have the edit form open for, while they are present. */
  editedId?: string | null;
}

/** A list as guests of one audience see it after a change. */
interface OpenedShared {
  row: SharedListRow;
  view: PurchaseView;
  /** The message to guests, made for the first of them. */
  part: SharedListChanged | null;
}

/** Live views of lists. Permission is checked at the start and again for each event. */
export class LiveService {
  constructor(
    private readonly liveLists: LiveLists,
    private readonly liveAccounts: LiveAccounts,
    private readonly presences: Presences,
    private readonly lists: ListsService,
    private readonly sharedLists: SharedListsService,
  ) {}

  /** People who are present are told of each other: among those who work on the list, and nobody else. */
  async watchList(
    viewer: User | null,
    listId: string,
    { since, isPresent, editedId: givenId }: WatchOptions = {},
  ): Promise<Followed<ListChanged>> {
    const list = await this.lists.getList(viewer, listId);
    const seen = new Seen();
    const member = isPresent ? assertPresent(viewer, list) : null;
    const editedId = editedIdOf(givenId);
    const shownPresence = new ShownPresence(editedId);
    const view = async (change: LiveChange): Promise<ListChanged | null> => {
      if (change.isOffList || change.isAboutCircles) return null; // behind the share link alone
      const presence = change.presence && shownPresence.take(change.presence);
      if (presence === null) return null;
      const reading = await change.readForMembers(viewer, since);
      if (!reading) throw new NotFound('List');
      this.liveLists.expectChanges(reading.list);
      if (!canRead(viewer, reading.list)) throw new NotAllowed();
      if (presence) {
        const make = () => presencePart(reading.list, presence, seen.newest);
        return change.madeFor(`present ${viewer?.id} ${editedId} ${seen.newest}`, make);
      }
      const view = purchaseView(viewer, reading.list);
      const revision = change.isAboutDrafts ? seen.newest : seen.take(change, view, reading.list);
      if (revision === null) return null;
      const isWhole = change.isWhole && !change.tellsNothingSince(since, view, reading.list);
      const make = () => memberPart(viewer, change, reading, revision, isWhole);
      const audience = `member ${memberAudience(viewer, view, change, reading)} ${isWhole}`;
      return change.madeFor(change.isAboutDrafts ? `${audience} ${revision}` : audience, make);
    };
    const join = member && ((send: Tell) => this.presences.join(member, list.id, { editedId, send }));
    return this.liveLists.watchList(list.id, view, join ?? undefined);
  }

  async watchSharedList(
    viewer: LinkViewer<User>,
    token: string,
    since?: number | null,
  ): Promise<Followed<SharedListChanged>> {
    const { id } = await this.sharedLists.findOpen(viewer, token, 'none');
    const seen = new Seen();
    const guest = `guest ${memberOf(viewer)?.id} ${personOf(viewer)?.id} ${token}`;
    let isByCircle = false;
    return this.liveLists.watchList(id, async (change) => {
      if (change.isAboutCircles && !isByCircle) return null;
      if (change.isAboutDrafts || isForMembers(change.event)) return null;
      const audience = change.kind === 'OPENED' ? `${guest} since ${since}` : guest;
      const opened = await change.madeFor(audience, () => this.openShared(viewer, token, change, since));
      const { row, view } = opened;
      isByCircle = roleOf(memberOf(viewer), row) === 'MEMBER';
      if (change.isAboutCircles) return null;
      if (change.isOffList) return besidePart(viewer, change, row, seen.newest);
      const revision = seen.take(change, view, row);
      if (revision === null) return null;
      const isWhole = change.isWhole && !change.tellsNothingSince(since, view, row);
      opened.part ??= guestPart(change, new SharedList(row, viewer), revision, isWhole);
      return opened.part;
    });
  }

  /** Runs once for each change and audience, however many of them watch. */
  private async openShared(
    viewer: LinkViewer<User>,
    token: string,
    change: LiveChange,
    since: number | null | undefined,
  ): Promise<OpenedShared> {
    const row = await change.readForGuests(viewer, since);
    if (!row || row.shareToken !== token) throw new NotFound('List');
    this.liveLists.expectChanges(row); // before asking whether it is over
    assertOpenTo(memberOf(viewer), row);
    return { row, view: purchaseView(viewer, row), part: null };
  }

  /** Among those who work on the list, and nobody else; on a demo list nobody does. */
  async followPresence(viewer: User, listId: string, editedId?: string | null): Promise<Followed<ListPresence>> {
    const list = await this.lists.getList(viewer, listId);
    return this.presences.follow(assertPresent(viewer, list), list.id, editedIdOf(editedId));
  }

  /** Everybody follows their own account, and no other. */
  watchAccount(viewer: User): Followed<User> {
    return this.liveAccounts.watch(viewer.id);
  }

  /** Purchases, which a card counts, are told to those who may know of them. */
  watchMyLists(viewer: User): Followed<MyListsChanged> {
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

/** As presence it is no change to the list: `revision` is that of the change before it. */
function besidePart(
  viewer: LinkViewer<User>,
  change: LiveChange,
  row: SharedListRow,
  revision: number,
): SharedListChanged | null {
  if (revision < 0 || offListView(viewer, row) !== 'all') return null;
  const make = () => guestPart(change, new SharedList(row, viewer), revision, false);
  return change.madeFor(`beside ${memberOf(viewer)?.id} ${personOf(viewer)?.id} ${revision}`, make);
}

/** On a demo list nobody is. */
function assertPresent(viewer: User | null, list: List): User {
  if (!viewer) throw new NotSignedIn();
  if (list.isDemo || !canWorkOn(viewer, list)) throw new NotAllowed();
  return viewer;
}

function editedIdOf(id: string | null | undefined): string | undefined {
  if (id && !isId(id)) throw new NotFound('Item');
  return id?.toLowerCase();
}

/** Keeps one watcher from hearing of what they already have, and of purchases that are kept from them. */
class Seen {
  private view: PurchaseView | undefined;
  private newestRevision = -1;

  /** The newest revision that they have heard of. */
  get newest(): number {
    return this.newestRevision;
  }

  /** The revision under which this watcher hears of the change, or null when they do not. */
  take(
    { kind, event, isAboutBuyers }: LiveChange,
    view: PurchaseView,
    list: { revision: number; purchaseRevision: number },
  ): number | null {
    if (view === 'nothing' && isAboutPurchases(kind)) return null;
    if (isAboutBuyers && !knowsBuyers(view)) return null;
    const revision = revisionFor(view, event ?? list);
    const isNews = !event || view !== this.view || revision > this.newestRevision; // another view counts differently
    if (!isNews) return null;
    this.view = view;
    this.newestRevision = revision;
    return revision;
  }
}
