import type { EntityDictionary } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { type LinkViewer, personOf } from '../../core/access/link-viewer.ts';
import { collaboratorRolesOf } from '../../core/access/list.policy.ts';
import {
  KEEPS_SURPRISE,
  keepsSurprise,
  type PurchaseView,
  purchaseView,
  type Revisions,
  revisionFor,
} from '../../core/access/purchase.policy.ts';
import { type ChangeKind, isAboutPurchases, type ListEvent } from '../../core/events/live-event.ts';
import { User } from '../../core/users/user.entity.ts';
import { COUNTS_OF_LIST, type ItemCounts, keepCounts } from '../../lists/items/item-counts.ts';
import { type ItemRow, itemOfList, type RawItem, readItem, readItems } from '../../lists/items/item-rows.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { type ItemChoice, readSharedLists, type SharedListRow } from '../../lists/sharing/shared-list-rows.ts';
import type { PresenceReading } from './presence-reading.ts';

/** A list as those see it who work on it, with what policies need to pick each one's part. */
export interface MemberReading {
  list: List;
  items: ItemRow[];
  actor: User | null;
  /** The person whom a change of collaborators is about. */
  about: User | null;
}

interface ListValues {
  listId: string;
  itemId: string | null;
  actorId: string | null;
  aboutId: string | null;
}

interface ListRow {
  list: EntityDictionary<List>;
  people: (EntityDictionary<User> & { id: string })[];
  item: RawItem | null;
  counts: ItemCounts;
}

/** The list as its entity has it, with who works on it, its owner, and the people and the item that a change names. */
const selectList = statement<ListRow, ListValues>(
  'changed list',
  `select to_jsonb(l) || jsonb_build_object('collaborator_roles', ${collaboratorRolesOf({ id: 'l.id', ownerId: 'l.owner_id' })}) as list,
     (select json_agg(u) from users u where u.id in (l.owner_id, $actorId::uuid, $aboutId::uuid)) as people,
     ${itemOfList(KEEPS_SURPRISE)} as item, ${COUNTS_OF_LIST} as counts
   from lists l where l.id = $listId::uuid`,
);

/** The item of a surprise, for a helper: a statement of its own, since the blind are not to wait for its purchases. */
const selectOpenItem = statement<Pick<ListRow, 'item'>, Pick<ListValues, 'listId' | 'itemId'>>(
  'changed item with what was bought',
  `select ${itemOfList('false')} as item from lists l where l.id = $listId::uuid`,
);

/** The revision that a client says it has. */
type Since = number | null | undefined;

/** A reading for members depends on these. */
interface MemberKind {
  isKnown: boolean;
  isBlind: boolean;
}

/** Facts about a change beside its event. */
interface ChangeDetails {
  /** Whether nothing but the names of buyers is different: that is for those who know them. */
  isAboutBuyers?: boolean;
  /** Whether nothing but gifts that are not on the list is different: that is for people who give. */
  isOffList?: boolean;
  /** Whether nothing is different but who may open it by a circle: it is told to nobody, and looked at by them alone. */
  isAboutCircles?: boolean;
  /** Whether nothing but its drafts is different, of which guests are told nothing. */
  isAboutDrafts?: boolean;
  /** The people who have the list open now, which is no change to the list. */
  presence?: PresenceReading;
}

/**
 * One change to one list, heard by many. What it changed is read once per kind of audience, however many are
 * watching, and what one viewer gets of it is made once, however many sockets they have open. For those who are to be
 * surprised no purchases are read: how long that takes would tell.
 */
export class LiveChange {
  readonly isAboutBuyers: boolean;
  readonly isOffList: boolean;
  readonly isAboutDrafts: boolean;
  readonly isAboutCircles: boolean;
  readonly presence: PresenceReading | undefined;
  private readonly made = new Map<string, unknown>();
  private opened: EntityManager | undefined;
  private list: Promise<List | null> | undefined;
  private readonly people = new Map<string, User>();
  private item: ItemRow | null = null;
  private readonly forMembers = new Map<string, Promise<MemberReading | null>>();
  private readonly forGuests = new Map<string, Promise<SharedListRow | null>>();

  constructor(
    private readonly orm: MikroORM,
    readonly listId: string,
    readonly kind: ChangeKind,
    /** Absent where it is about no event but about how things stand: on OPENED, and of who is here. */
    readonly event?: ListEvent,
    {
      isAboutBuyers = false,
      isAboutDrafts = false,
      isAboutCircles = false,
      isOffList = false,
      presence,
    }: ChangeDetails = {},
  ) {
    this.isAboutBuyers = isAboutBuyers;
    this.isAboutDrafts = isAboutDrafts;
    this.isAboutCircles = isAboutCircles;
    this.isOffList = isOffList;
    this.presence = presence;
  }

  /** Nobody here hears of most changes. */
  private get em(): EntityManager {
    this.opened ??= this.orm.em.fork();
    return this.opened;
  }

  /** Whether more than one item may have changed, so that the whole list is told. */
  get isWhole(): boolean {
    return ['OPENED', 'ITEMS_CHANGED', 'ITEMS_REORDERED'].includes(this.kind);
  }

  /** Whether nothing but purchases is different. */
  private get isOfPurchases(): boolean {
    return this.isAboutBuyers || isAboutPurchases(this.kind);
  }

  /** Null when the list is gone. */
  readList(): Promise<List | null> {
    this.list ??= this.loadList();
    return this.list;
  }

  /** Whether it tells nothing to a client that has this list as of revision `since`, unless its buyers are different. */
  tellsNothingSince(since: Since, view: PurchaseView, list: Revisions): boolean {
    return this.kind === 'OPENED' && !this.isAboutBuyers && since === revisionFor(view, list);
  }

  /** Null when the list is gone. A client that has it as of revision `since` needs no items that are the same. */
  async readForMembers(viewer: User | null, since: Since): Promise<MemberReading | null> {
    const list = await this.readList();
    if (!list) return null;
    const view = purchaseView(viewer, list);
    const isKnown = this.tellsNothingSince(since, view, list);
    const isBlind = view === 'nothing';
    const key = JSON.stringify([isKnown, isBlind]);
    const reading = this.forMembers.get(key) ?? this.loadForMembers(list, { isKnown, isBlind });
    this.forMembers.set(key, reading);
    return reading;
  }

  /**
   * Null when the list is gone. Purchases are kept from people, so without one there is nothing to find out before,
   * except whether the client has the list already, as of revision `since`.
   */
  async readForGuests(viewer: LinkViewer, since: Since): Promise<SharedListRow | null> {
    const itemId = this.event?.itemId;
    const choice = this.isWhole ? 'all' : itemId ? { itemId } : 'none';
    const person = personOf(viewer);
    const mayBeKnown = this.kind === 'OPENED' && typeof since === 'number';
    if (!person && !mayBeKnown) return this.readShared(null, choice);
    const list = await this.readShared(null, 'none');
    if (!list) return null;
    const view = purchaseView(viewer, list);
    if (this.tellsNothingSince(since, view, list)) return { ...list, itemsRead: 'first' }; // who asks reads the rest
    const isBlind = view === 'nothing';
    if (isBlind && this.isOfPurchases) return list; // none of it is for them
    return this.readShared(isBlind ? person : null, choice);
  }

  /** Makes the view of `audience` at the first request, and gives the same object to all others. */
  madeFor<View>(audience: string, make: () => View): View {
    if (!this.made.has(audience)) this.made.set(audience, make());
    return this.made.get(audience) as View;
  }

  private async loadForMembers(list: List, { isKnown, isBlind }: MemberKind): Promise<MemberReading> {
    const { actorId, aboutId } = this.event ?? {};
    const items = isKnown ? [] : await this.loadItems(list, isBlind);
    return {
      list,
      items,
      actor: this.people.get(actorId ?? '') ?? null,
      about: this.people.get(aboutId ?? '') ?? null,
    };
  }

  /** With everybody whom the change names, in one statement, for which all wait who watch. */
  private async loadList(): Promise<List | null> {
    const { actorId = null, aboutId = null, itemId = null } = this.event ?? {};
    const [row] = await selectList(this.em, { listId: this.listId, itemId, actorId, aboutId });
    if (!row) return null;
    for (const person of row.people) this.people.set(person.id, this.em.map(User, person));
    this.item = row.item && readItem(row.item);
    const list = this.em.map(List, row.list);
    keepCounts(list, row.counts);
    return list;
  }

  /** A surprise is kept from all who are given its gifts. */
  private async loadItems(list: List, isBlind: boolean): Promise<ItemRow[]> {
    if (isBlind && this.isOfPurchases) return [];
    if (this.isWhole) {
      const wanted = { areArchivedIncluded: false, arePurchasesHidden: isBlind };
      const byList = await readItems(this.em, [list.id], wanted);
      return byList.get(list.id) ?? [];
    }
    if (isBlind || !keepsSurprise(list)) return this.item ? [this.item] : [];
    const [open] = await selectOpenItem(this.em, { listId: list.id, itemId: this.event?.itemId ?? null });
    return open?.item ? [readItem(open.item)] : [];
  }

  /** All people from whom purchases are kept get the same object. */
  private readShared(blind: Pick<User, 'id'> | null, choice: ItemChoice): Promise<SharedListRow | null> {
    const key = JSON.stringify([blind !== null, choice]);
    const read = async () => {
      const [row] = await readSharedLists(this.em, blind?.id ?? null, { id: this.listId }, choice);
      return row ?? null;
    };
    const reading = this.forGuests.get(key) ?? read();
    this.forGuests.set(key, reading);
    return reading;
  }
}
