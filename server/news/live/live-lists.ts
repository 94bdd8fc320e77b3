import type { MikroORM } from '@mikro-orm/postgresql';
import { AppError } from '../../base/errors/errors.ts';
import type { Bus } from '../../core/events/bus.ts';
import { isListEvent, type ListEvent } from '../../core/events/live-event.ts';
import { END, type Followed, Subscribers } from '../../core/events/subscribers.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import { ListDeadlines } from './list-deadlines.ts';
import { LiveChange } from './live-change.ts';

/** Picks what a viewer gets to see of a change, null for nothing; an AppError ends the watching. */
type View<Seen> = (change: LiveChange) => Promise<Seen | null>;

/** Marks somebody as present on a list; `send` reaches them alone. */
type Join = (send: (change: LiveChange) => void) => { leave(): void };

/** Follows lists for the open screens of this process: one read per event and audience, however many are watching. */
export class LiveLists {
  private readonly byList = new Subscribers<LiveChange>();
  private readonly byMember = new Subscribers<LiveChange>();
  private readonly deadlines = new ListDeadlines((listId) => this.lookAgain(listId));

  constructor(
    private readonly orm: MikroORM,
    bus: Bus,
  ) {
    bus.onEvent((event) => {
      if (isListEvent(event)) this.sendChange(event);
      else if (event.kind === 'BUYERS_FORGOTTEN') this.lookAgain(event.listId, true);
      else if (event.kind === 'OFF_LIST_CHANGED') this.sendOffList(event.listId);
      else if (event.kind === 'DRAFTS_CHANGED') this.sendDrafts(event.listId);
      else if (event.kind === 'CIRCLE_CHANGED' && event.closesLists) this.lookAtCircles();
    });
    bus.onGap(() => this.startOver());
  }

  /** A list now, and again after each change; with `join`, as somebody who is there, and what that gets to tell them. */
  watchList<Seen>(listId: string, view: View<Seen>, join?: Join): Followed<Seen> {
    return this.watch(this.byList, listId, listId, view, join);
  }

  /** Whether a screen of this process has it open. */
  isWatched(listId: string): boolean {
    return this.byList.has(listId);
  }

  /** When a list's share link ends, or the day of its surprise begins: then everybody's view of it is asked again. */
  expectChanges(list: Pick<List, 'id' | 'purchaseVisibility' | 'shareLinkExpiresAt' | 'eventStartsAt'>): void {
    const { id } = list;
    if (!this.isWatched(id)) return;
    const surpriseEnd = list.purchaseVisibility === 'SURPRISE' ? list.eventStartsAt : null;
    this.deadlines.expect(id, [list.shareLinkExpiresAt, surpriseEnd]);
  }

  /** All lists of a member: first OPENED without a list, then each change to one of them. */
  watchMember<Seen>(userId: string, view: View<Seen>): Followed<Seen> {
    return this.watch(this.byMember, userId, '', view);
  }

  private watch<Seen>(
    subscribers: Subscribers<LiveChange>,
    key: string,
    listId: string,
    view: View<Seen>,
    join?: Join,
  ): Followed<Seen> {
    let joined: ReturnType<Join> | undefined;
    return subscribers.follow(key, (change) => view(change).catch(endOf), {
      onStart: (send) => {
        send(new LiveChange(this.orm, listId, 'OPENED'));
        joined = join?.(send);
      },
      onEnd: () => {
        joined?.leave();
        if (!this.byList.has(listId)) this.deadlines.forget(listId);
      },
    });
  }

  private sendChange(event: ListEvent): void {
    const change = new LiveChange(this.orm, event.listId, event.kind, event);
    this.byList.send(event.listId, change);
    for (const id of event.memberIds) this.byMember.send(id, change);
  }

  private sendDrafts(listId: string): void {
    this.byList.send(listId, new LiveChange(this.orm, listId, 'LIST_EDITED', undefined, { isAboutDrafts: true }));
  }

  /** All who watch the list get it as it is now, or find that it is closed to them. */
  private lookAgain(listId: string, isAboutBuyers = false): void {
    this.byList.send(listId, new LiveChange(this.orm, listId, 'OPENED', undefined, { isAboutBuyers }));
  }

  /** Pages that are open by a circle find whether they still are; no other page reads or hears anything. */
  private lookAtCircles(): void {
    for (const listId of this.byList.keys)
      this.byList.send(listId, new LiveChange(this.orm, listId, 'LIST_EDITED', undefined, { isAboutCircles: true }));
  }

  private sendOffList(listId: string): void {
    this.byList.send(listId, new LiveChange(this.orm, listId, 'LIST_EDITED', undefined, { isOffList: true }));
  }

  /** Events may have been missed: everybody gets things as they are now. */
  private startOver(): void {
    for (const listId of this.byList.keys) this.lookAgain(listId);
    for (const userId of this.byMember.keys) this.byMember.send(userId, new LiveChange(this.orm, '', 'OPENED'));
  }
}

function endOf(problem: unknown): typeof END {
  if (problem instanceof AppError) return END;
  throw problem;
}
