import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../base/database/uuid.ts';
import { canWorkOn } from '../../core/access/list.policy.ts';
import type { Bus } from '../../core/events/bus.ts';
import { CHANNEL } from '../../core/events/live-event.ts';
import { END, type Followed, Subscribers } from '../../core/events/subscribers.ts';
import { User } from '../../core/users/user.entity.ts';
import type { ListPresence } from './list-presence.type.ts';
import { LiveChange } from './live-change.ts';
import { PresenceReading, ShownPresence } from './presence-reading.ts';
import { beat, leaveAll, movePresences, selectOwnPresences, selectPresent } from './presence-statements.ts';

/** In milliseconds: a few of these fit into the silence after which a process is taken for dead. */
const HEARTBEAT_INTERVAL_MS = 10_000;

/** The limit for one person, on one list and through one process: more edit forms are not told of. */
const MAX_EDITED = 20;

/** One subscription: a list on one of somebody's screens. */
interface Tab {
  userId: string;
  editedId?: string;
  /** Sends presence to a tab among the changes of the list. */
  send?(change: LiveChange): void;
}

/** A list that somebody has open through this process. */
interface OpenList {
  tabs: Set<Tab>;
  isOutdated: boolean;
  isReading: boolean;
}

/**
 * Presence on lists. It stands in the database, since people meet there who came through different processes. A process
 * writes one row per list and person, many at once, and now and then one statement that says that it is alive.
 */
export class Presences {
  private readonly processId = newId();
  private readonly open = new Map<string, OpenList>();
  /** They get null when the list is gone. */
  private readonly subscribers = new Subscribers<PresenceReading | null>();
  /** The rows of this process in the database: edits by `list user`. Undefined when that is not certain. */
  private written: Map<string, string> | undefined = new Map();
  private writing: Promise<void> | undefined;
  private readonly timer = setInterval(() => void this.beat(), HEARTBEAT_INTERVAL_MS).unref();

  constructor(
    private readonly orm: MikroORM,
    bus: Bus,
  ) {
    bus.onEvent((event) => {
      const mayConcern = ['PRESENCE_CHANGED', 'COLLABORATORS_CHANGED', 'LIST_REMOVED'];
      if ('listId' in event && mayConcern.includes(event.kind)) void this.sendPresence(event.listId);
    });
    bus.onGap(() => {
      for (const listId of this.open.keys()) void this.sendPresence(listId);
      void this.beat();
    });
  }

  /**
   * Follows the people who have a list open, and those who edit the same thing there. The viewer is one of them while
   * it is followed.
   */
  follow({ id }: { id: string }, listId: string, editedId?: string): Followed<ListPresence> {
    const tab = { userId: id, editedId };
    const shown = new ShownPresence(editedId);
    const show = (reading: PresenceReading | null) => {
      if (!reading || !canWorkOn({ id }, reading)) return END;
      return shown.take(reading);
    };
    return this.subscribers.follow<ListPresence>(listId, show, {
      onStart: () => this.enter(listId, tab),
      onEnd: () => this.leave(listId, tab),
    });
  }

  /** The same for a stream that also tells of other things: `send` gets each change of who is here, until `leave` is called. */
  join({ id }: { id: string }, listId: string, { editedId, send }: Omit<Tab, 'userId'>): { leave(): void } {
    const tab = { userId: id, editedId, send };
    this.enter(listId, tab);
    return { leave: () => this.leave(listId, tab) };
  }

  /** Runs regularly; repeats writes that failed before. */
  async beat(): Promise<void> {
    try {
      const [row] = await beat(this.orm.em.fork(), { processId: this.processId, channel: CHANNEL });
      if (row?.mine !== this.written?.size) this.written = undefined;
      await this.write();
      for (const [listId, { isOutdated }] of this.open) if (isOutdated) void this.sendPresence(listId);
    } catch {
      // the database is away: the next beat sees what is left of it
    }
  }

  /** Nobody is here through this process any more. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    this.open.clear();
    await this.writing;
    await leaveAll(this.orm.em.fork(), { processId: this.processId, channel: CHANNEL }).catch(() => {}); // else the others notice the silence
  }

  private enter(listId: string, tab: Tab): void {
    const list = this.open.get(listId) ?? { tabs: new Set(), isOutdated: false, isReading: false };
    this.open.set(listId, list);
    list.tabs.add(tab);
    void this.write();
    void this.sendPresence(listId);
  }

  private leave(listId: string, tab: Tab): void {
    const list = this.open.get(listId);
    if (!list?.tabs.delete(tab)) return;
    if (list.tabs.size === 0) this.open.delete(listId);
    void this.write();
  }

  /** Makes the database say who is here: in one statement for all who have come and gone while the last one was on its way. */
  private write(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = undefined;
    });
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    try {
      while (true) {
        await Promise.resolve(); // people who come at the same moment are written together
        this.written ??= new Map(
          (await selectOwnPresences(this.orm.em.fork(), { processId: this.processId })).map(
            ({ listId, userId, editedIds }) => [`${listId} ${userId}`, editedIds.join()],
          ),
        );
        const here = this.presencesHere();
        const before = this.written;
        const come = [...here].filter(([key, edited]) => before.get(key) !== edited);
        const left = [...before].filter(([key]) => !here.has(key));
        if (come.length + left.length === 0) return;
        this.written = undefined; // until this has succeeded
        const [comingLists, comingPeople] = columnsOf(come);
        const [leavingLists, leavingPeople] = columnsOf(left);
        const comingEdits = come.map(([, edited]) => edited);
        const moves = { comingLists, comingPeople, comingEdits, leavingLists, leavingPeople };
        await movePresences(this.orm.em.fork(), { processId: this.processId, channel: CHANNEL, ...moves });
        this.written = here;
      }
    } catch {
      // the database is away: the next beat writes it
    }
  }

  /** Gives the rows that this process should have in the database. */
  private presencesHere(): Map<string, string> {
    const edited = new Map<string, Set<string>>();
    for (const [listId, { tabs }] of this.open) {
      for (const { userId, editedId } of tabs) {
        const key = `${listId} ${userId}`;
        const ids = edited.get(key) ?? new Set();
        edited.set(key, editedId && ids.size < MAX_EDITED ? ids.add(editedId) : ids);
      }
    }
    return new Map([...edited].map(([key, ids]) => [key, [...ids].toSorted().join()]));
  }

  /** Tells everybody here who is on a list: one reading, however many are told, and one after the other. */
  private async sendPresence(listId: string): Promise<void> {
    const list = this.open.get(listId);
    if (!list) return;
    list.isOutdated = true;
    if (list.isReading) return;
    list.isReading = true;
    try {
      while (list.isOutdated) {
        list.isOutdated = false;
        const reading = await this.read(listId);
        this.subscribers.send(listId, reading);
        if (!reading) continue; // the list is gone, as its own end tells
        const change = new LiveChange(this.orm, listId, 'PRESENCE_CHANGED', undefined, { presence: reading });
        for (const { send } of list.tabs) send?.(change);
      }
    } catch {
      list.isOutdated = true; // the next beat tries again
    } finally {
      list.isReading = false;
    }
  }

  private async read(listId: string): Promise<PresenceReading | null> {
    const em = this.orm.em.fork();
    const [row] = await selectPresent(em, { listId });
    if (!row) return null;
    const ids = row.presentIds.filter((id) => canWorkOn({ id }, row)); // without a person who was removed this moment
    const users = new Map((await em.find(User, { id: ids })).map((user) => [user.id, user]));
    return new PresenceReading(row, users);
  }
}

function columnsOf(presences: readonly [key: string, edited: string][]): [lists: string[], users: string[]] {
  const pairs = presences.map(([key]) => key.split(' ') as [string, string]);
  return [pairs.map(([listId]) => listId), pairs.map(([, userId]) => userId)];
}
