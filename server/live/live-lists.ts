import { Repeater } from '@graphql-yoga/subscription';
import type { MikroORM } from '@mikro-orm/postgresql';
import { AppError } from '../errors.ts';
import type { Bus } from '../events/bus.ts';
import { isListEvent, type ListEvent } from '../events/live-event.ts';
import { LinkExpiries } from './link-expiries.ts';
import { LiveChange } from './live-change.ts';

type Hear = (change: LiveChange) => void;

/** Picks what a viewer gets to see of a change, null for nothing; an AppError ends the watching. */
type View<Seen> = (change: LiveChange) => Promise<Seen | null>;

/** Follows lists for the open screens of this process: one read per event and audience, however many are watching. */
export class LiveLists {
  private readonly byList = new Map<string, Set<Hear>>();
  private readonly byMember = new Map<string, Set<Hear>>();
  private readonly linkExpiries = new LinkExpiries((listId) => this.lookAgain(listId));

  constructor(
    private readonly orm: MikroORM,
    bus: Bus,
  ) {
    bus.onEvent((event) => {
      if (isListEvent(event)) this.tell(event);
      else if (event.kind === 'BUYERS_FORGOTTEN') this.lookAgain(event.listId, true);
    });
    bus.onGap(() => this.startOver());
  }

  /** A list now, and again after each change. */
  watchList<Seen>(listId: string, view: View<Seen>): AsyncIterable<Seen> {
    return this.watch(this.byList, listId, listId, view);
  }

  /** When a list's share link ends, so that everybody's view of it is asked again then. Only of a list that is watched. */
  expectExpiry(listId: string, at: Date | null): void {
    if (this.byList.has(listId)) this.linkExpiries.expect(listId, at);
  }

  /** All lists of a member: first OPENED without a list, then each change to one of them. */
  watchMember<Seen>(userId: string, view: View<Seen>): AsyncIterable<Seen> {
    return this.watch(this.byMember, userId, '', view);
  }

  private watch<Seen>(
    watchers: Map<string, Set<Hear>>,
    key: string,
    listId: string,
    view: View<Seen>,
  ): AsyncIterable<Seen> {
    // A generator would hold its place until the next event; a repeater lets go when the socket closes.
    return new Repeater<Seen>(async (push, stop) => {
      let last = Promise.resolve();
      const show = async (change: LiveChange) => {
        try {
          const seen = await view(change);
          if (seen !== null) void push(seen).catch(() => {}); // rejected when the socket has gone, which `stop` tells too
        } catch (problem) {
          stop(problem instanceof AppError ? undefined : problem);
        }
      };
      const hear: Hear = (change) => {
        last = last.then(() => show(change));
      };
      add(watchers, key, hear);
      hear(new LiveChange(this.orm, listId, 'OPENED'));
      await stop;
      remove(watchers, key, hear);
      if (!this.byList.has(listId)) this.linkExpiries.forget(listId);
    });
  }

  private tell(event: ListEvent): void {
    const change = new LiveChange(this.orm, event.listId, event.kind, event);
    for (const hear of this.byList.get(event.listId) ?? []) hear(change);
    for (const id of event.memberIds) for (const hear of this.byMember.get(id) ?? []) hear(change);
  }

  /** Whoever watches the list gets it as it is now, or finds that it is closed to them. */
  private lookAgain(listId: string, isAboutBuyers = false): void {
    const change = new LiveChange(this.orm, listId, 'OPENED', undefined, isAboutBuyers);
    for (const hear of this.byList.get(listId) ?? []) hear(change);
  }

  /** Events may have been missed: everybody gets things as they are now. */
  private startOver(): void {
    for (const listId of this.byList.keys()) this.lookAgain(listId);
    for (const hearers of this.byMember.values()) {
      for (const hear of hearers) hear(new LiveChange(this.orm, '', 'OPENED'));
    }
  }
}

function add(watchers: Map<string, Set<Hear>>, key: string, hear: Hear): void {
  const hearers = watchers.get(key) ?? new Set();
  watchers.set(key, hearers.add(hear));
}

function remove(watchers: Map<string, Set<Hear>>, key: string, hear: Hear): void {
  const hearers = watchers.get(key);
  hearers?.delete(hear);
  if (hearers?.size === 0) watchers.delete(key);
}
