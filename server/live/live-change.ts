import type { MikroORM } from '@mikro-orm/postgresql';
import type { ChangeKind, ListEvent } from '../events/live-event.ts';
import { Item } from '../items/item.entity.ts';
import { List } from '../lists/list.entity.ts';
import { readSharedLists, type SharedListRow } from '../sharing/shared-list-rows.ts';
import { User } from '../users/user.entity.ts';

/** A list as those see it who work on it, with what policies need to pick each one's part. */
export interface MemberReading {
  list: List;
  items: Item[];
  actor: User | null;
}

/**
 * One change to one list, heard by many. What it changed is read once per kind of audience, however many are
 * watching, and what one viewer gets of it is made once, however many sockets they have open.
 */
export class LiveChange {
  private readonly made = new Map<string, unknown>();
  private forMembers: Promise<MemberReading | null> | undefined;
  private forGuests: Promise<SharedListRow | null> | undefined;

  constructor(
    private readonly orm: MikroORM,
    readonly listId: string,
    readonly kind: ChangeKind,
    /** Absent on OPENED, which is about no event but about how things stand. */
    readonly event?: ListEvent,
    /** Whether nothing but the names of buyers is different: that is for those who know them. */
    readonly isAboutBuyers = false,
  ) {}

  /** Whether more than one item may have changed, so that the whole list is told. */
  get isWhole(): boolean {
    return this.kind === 'OPENED' || this.kind === 'ITEMS_REORDERED';
  }

  /** Null when the list is gone. */
  readForMembers(): Promise<MemberReading | null> {
    this.forMembers ??= this.loadForMembers();
    return this.forMembers;
  }

  /** Null when the list is gone. */
  readForGuests(): Promise<SharedListRow | null> {
    this.forGuests ??= this.loadForGuests();
    return this.forGuests;
  }

  /** What `audience` gets to see, made by the first who asks and the same object for all others. */
  madeFor<View>(audience: string, make: () => View): View {
    if (!this.made.has(audience)) this.made.set(audience, make());
    return this.made.get(audience) as View;
  }

  private async loadForMembers(): Promise<MemberReading | null> {
    const em = this.orm.em.fork();
    const list = await em.findOne(List, this.listId, { populate: ['collaborators', 'owner'] });
    if (!list) return null;
    const which = this.isWhole ? { list, isArchived: false } : this.event?.itemId && { list, id: this.event.itemId };
    const items = which
      ? await em.find(Item, which, {
          populate: ['purchases.buyer', 'image'],
          orderBy: { orderIndex: 'asc', id: 'asc' },
        })
      : [];
    const actor = this.event?.actorId ? await em.findOne(User, this.event.actorId) : null;
    return { list, items, actor };
  }

  private async loadForGuests(): Promise<SharedListRow | null> {
    const itemId = this.event?.itemId;
    const choice = this.isWhole ? 'all' : itemId ? { itemId } : 'none';
    const [row] = await readSharedLists(this.orm.em.fork(), { id: this.listId }, choice);
    return row ?? null;
  }
}
