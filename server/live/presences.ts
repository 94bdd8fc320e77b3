import type { MikroORM } from '@mikro-orm/postgresql';
import { canWorkOn } from '../access/list.policy.ts';
import { newId } from '../database/uuid.ts';
import { CHANNEL } from '../events/announce.ts';
import type { Bus } from '../events/bus.ts';
import { END, Subscribers } from '../events/subscribers.ts';
import { User } from '../users/user.entity.ts';
import type { ListPresence } from './list-presence.type.ts';
import {
  beat,
  leaveAll,
  movePresences,
  type PresentRow,
  selectOwnPresences,
  selectPresent,
} from './presence-statements.ts';

/** In milliseconds: a few of these fit into the silence after which a process is taken for dead. */
const BEAT_EVERY = 10_000;

/** A list that somebody has open through this process. */
interface OpenList {
  /** How many tabs each person has here. */
  tabs: Map<string, number>;
  isOutdated: boolean;
  isReading: boolean;
}

/**
 * Who has which list open. It stands in the database, since people meet there who came through different processes; a
 * process writes one row per list and person, many at once, and one statement now and then that says that it is alive.
 */
export class Presences {
  private readonly processId = newId();
  private readonly open = new Map<string, OpenList>();
  /** Told null when the list is gone. */
  private readonly subscribers = new Subscribers<(PresentRow & ListPresence) | null>();
  /** What stands in the database in our name, as `list user`; undefined when that is not certain. */
  private written: Set<string> | undefined = new Set();
  private writing: Promise<void> | undefined;
  private readonly timer = setInterval(() => void this.beat(), BEAT_EVERY).unref();

  constructor(
    private readonly orm: MikroORM,
    bus: Bus,
  ) {
    bus.onEvent((event) => {
      const mayConcern = ['PRESENCE_CHANGED', 'COLLABORATORS_CHANGED', 'LIST_REMOVED'];
      if ('listId' in event && mayConcern.includes(event.kind)) void this.tell(event.listId);
    });
    bus.onGap(() => {
      for (const listId of this.open.keys()) void this.tell(listId);
      void this.beat();
    });
  }

  /** Who has a list open, now and whenever that changes. As long as it is followed, the viewer is one of them. */
  follow({ id }: { id: string }, listId: string): AsyncIterable<ListPresence> {
    let shown: string | undefined;
    const show = (reading: (PresentRow & ListPresence) | null) => {
      if (!reading || !canWorkOn({ id }, reading)) return END;
      const names = JSON.stringify(reading.people.map((person) => [person.id, person.name]));
      if (names === shown) return null;
      shown = names;
      return reading;
    };
    return this.subscribers.follow<ListPresence>(listId, show, {
      onStart: () => this.enter(listId, id),
      onEnd: () => this.leave(listId, id),
    });
  }

  /** What is to happen regularly: see beat(). What could not be written before is written now. */
  async beat(): Promise<void> {
    try {
      const [row] = await beat(this.orm.em.fork(), { processId: this.processId, channel: CHANNEL });
      if (row?.mine !== this.written?.size) this.written = undefined;
      await this.write();
      for (const [listId, { isOutdated }] of this.open) if (isOutdated) void this.tell(listId);
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

  private enter(listId: string, userId: string): void {
    const list = this.open.get(listId) ?? {
      tabs: new Map(),
      isOutdated: false,
      isReading: false,
    };
    this.open.set(listId, list);
    list.tabs.set(userId, (list.tabs.get(userId) ?? 0) + 1);
    void this.write();
    void this.tell(listId);
  }

  private leave(listId: string, userId: string): void {
    const list = this.open.get(listId);
    if (!list) return;
    const tabs = (list.tabs.get(userId) ?? 0) - 1;
    if (tabs > 0) list.tabs.set(userId, tabs);
    else list.tabs.delete(userId);
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
        await Promise.resolve(); // whoever comes in the same breath is written together
        this.written ??= new Set(
          (await selectOwnPresences(this.orm.em.fork(), { processId: this.processId })).map(keyOf),
        );
        const here = new Set(
          [...this.open].flatMap(([listId, { tabs }]) => [...tabs.keys()].map((userId) => keyOf({ listId, userId }))),
        );
        const before = this.written;
        const come = [...here].filter((key) => !before.has(key));
        const left = [...before].filter((key) => !here.has(key));
        if (come.length + left.length === 0) return;
        this.written = undefined; // until this has succeeded
        const [comingLists, comingPeople] = columnsOf(come);
        const [leavingLists, leavingPeople] = columnsOf(left);
        const moves = { comingLists, comingPeople, leavingLists, leavingPeople };
        await movePresences(this.orm.em.fork(), { processId: this.processId, channel: CHANNEL, ...moves });
        this.written = here;
      }
    } catch {
      // the database is away: the next beat writes it
    }
  }

  /** Tells everybody here who is on a list: one reading, however many are told, and one after the other. */
  private async tell(listId: string): Promise<void> {
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
      }
    } catch {
      list.isOutdated = true; // the next beat tries again
    } finally {
      list.isReading = false;
    }
  }

  private async read(listId: string): Promise<(PresentRow & ListPresence) | null> {
    const em = this.orm.em.fork();
    const [row] = await selectPresent(em, { listId });
    if (!row) return null;
    const ids = row.presentIds.filter((id) => canWorkOn({ id }, row)); // not whoever was removed this moment
    const users = new Map((await em.find(User, { id: ids })).map((user) => [user.id, user]));
    return { ...row, people: ids.flatMap((id) => users.get(id) ?? []) };
  }
}

interface Row {
  listId: string;
  userId: string;
}

function keyOf({ listId, userId }: Row): string {
  return `${listId} ${userId}`;
}

function columnsOf(keys: readonly string[]): [lists: string[], users: string[]] {
  const pairs = keys.map((key) => key.split(' ') as [string, string]);
  return [pairs.map(([listId]) => listId), pairs.map(([, userId]) => userId)];
}
