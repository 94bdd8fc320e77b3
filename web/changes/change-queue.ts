import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { firstValueFrom } from 'rxjs';
import { type Conflict, conflictsOf } from '../form/conflicts.ts';
import { problemCode, problemText } from '../network/problems.ts';
import { retryDelay } from '../network/retry-delay.ts';
import { newUuid } from '../network/uuid.ts';
import type { DeviceDatabase } from '../storage/device-database.ts';
import type { Change, ChangeKind, ChangeResult, NewChange } from './change.ts';
import { isPending, localChanges } from './local-changes.ts';

/** The server knows a key for a day: later it could not tell a repeated change from a new one. */
const KEY_HOLDS = 23 * 60 * 60 * 1000;
/** After which whoever made a change goes on, while it is still on its way. */
const PATIENCE = 3000;
/** After which an answer counts as lost, and the change is sent again under its key. */
const ANSWER_WITHIN = 10_000;
/** Answers that say nothing about the change itself. */
const PASSING = ['SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED'];
/** Refusals that are whole sentences about the item. */
const TOLD_IN_FULL = ['PUT_BACK', 'ALREADY_BOUGHT'];

interface Hope {
  resolve(made: ChangeResult<unknown>): void;
  reject(error: unknown): void;
}

/**
 * Every change goes through here: it shows at once, is kept on the device, and is sent when its turn comes, by one tab at a
 * time and one after the other. What the server refuses is told to whoever waits for it, or else kept until it is read.
 */
export class ChangeQueue {
  private changes: readonly Change[] = [];
  /** Made in this tab, and not on the shelf yet. */
  private readonly fresh = new Map<string, Change>();
  private readonly hopes = new Map<string, Hope>();
  private readonly kinds = new Map<string, ChangeKind>();
  /** Where the cache shows it on top of the server's word, and how it looked when it was put there. */
  private layer: string | undefined;
  private look = '[]';
  private channel: BroadcastChannel | null;
  private isStopped = false;
  private isWanted = false;
  private sending: Promise<void> | null = null;
  /** The change whose answer is awaited. */
  private onItsWay: Change | null = null;
  /** The server has said something since, which is not shown yet. */
  private isBehind = false;
  private failures = 0;
  /** Whoever made the change before this one was not made to wait either. */
  private isSlow = false;
  private pausing: Promise<void> | null = null;

  constructor(
    private readonly client: ApolloClient,
    private readonly database: DeviceDatabase,
    private readonly accountId: () => string | undefined,
  ) {
    this.channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('kindlist_changes') : null;
    if (this.channel) this.channel.onmessage = () => void this.load();
  }

  /** After a reload the name of a kind is all that is known: changes of other kinds stay until theirs is registered. */
  registerKinds(kinds: readonly ChangeKind[]): void {
    for (const kind of kinds) this.kinds.set(kind.name, kind);
  }

  /** Lets go of what is outside, as a closed tab does. */
  stop(): void {
    this.isStopped = true;
    this.channel?.close();
    this.channel = null;
  }

  /** Changes something: at once on the screen, and with the server as soon as it can be. */
  async make<Variables extends object, Data>(
    kind: ChangeKind<Variables, Data>,
    { key = newUuid(), ...order }: NewChange<Variables>,
  ): Promise<ChangeResult<Data>> {
    const change = { ...order, key, kind: kind.name, madeAt: Date.now() } as Change;
    this.registerKinds([kind as ChangeKind]);
    const hope = Promise.withResolvers<ChangeResult<unknown>>();
    const patience = setTimeout(() => this.goOn(key), PATIENCE);
    this.hopes.set(key, hope);
    if (!this.changes.some((one) => one.key === key)) this.fresh.set(key, change);
    this.reshow();
    await this.store((all) => (all.some((one) => one.key === key) ? all : [...all, change]));
    void this.send();
    if (this.isSlow) this.goOn(key);
    return (hope.promise as Promise<ChangeResult<Data>>).finally(() => clearTimeout(patience));
  }

  /** Takes back what was never sent; says whether that was still possible. `temporaryId` is what it would have made. */
  async withdraw(temporaryId: string): Promise<boolean> {
    let isWithdrawn = false;
    await this.store((all) =>
      all.filter((change) => {
        const isIt = change.temporaryId === temporaryId && !change.triedAt && isPending(change);
        isWithdrawn ||= isIt;
        return !isIt;
      }),
    );
    return isWithdrawn;
  }

  /** The person has read how it ended. */
  async dismiss(key: string): Promise<void> {
    await this.store((all) => all.filter((change) => change.key !== key || isPending(change)));
  }

  /** Of two values of a field the person chose one. Once all are chosen, the rest of the change goes out again. */
  async choose(key: string, { field, theirs }: Conflict, isMine: boolean): Promise<void> {
    await this.store((all) =>
      all.flatMap((change) => {
        if (change.key !== key || !change.outcome?.conflicts) return change;
        const { changes, base } = change.variables as Record<'changes' | 'base', Record<string, unknown>>;
        const { [field]: mine, ...others } = changes;
        const { [field]: _read, ...otherBase } = base;
        const variables = isMine
          ? { ...change.variables, changes: { ...others, [field]: mine }, base: { ...otherBase, [field]: theirs } }
          : { ...change.variables, changes: others, base: otherBase };
        const conflicts = change.outcome.conflicts.filter((other) => other.field !== field);
        if (conflicts.length > 0) return { ...change, variables, outcome: { ...change.outcome, conflicts } };
        if (Object.keys(variables.changes as object).length === 0) return [];
        const { outcome: _settled, triedAt: _earlier, ...again } = change;
        return { ...again, variables };
      }),
    );
    void this.send();
  }

  /** Sends what waits, unless another tab does. */
  send(): Promise<void> {
    this.isWanted = true;
    this.sending ??= inTurn(() => this.sendAll()).finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** What is kept on the device is shown, such as after a reload. */
  async load(): Promise<void> {
    this.take((await this.database.get<Change[]>(this.place)) ?? []);
  }

  /** Forgets everything of whoever is signed in. */
  async forget(): Promise<void> {
    await this.store(() => []);
    await this.database.remove([this.place]);
  }

  /** Shows what waits anew, over what the server has said since. */
  showAgain(): void {
    // The server may have told of what is being made before it answers: for that moment it would stand there twice.
    this.isBehind = this.onItsWay?.temporaryId !== undefined;
    if (this.layer && !this.isBehind) this.reshow(true);
  }

  private get place(): string {
    return placeOf(this.accountId() ?? '');
  }

  private async sendAll(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      await this.load();
      for (;;) {
        const next = this.changes.find(isPending);
        if (!next || !this.kinds.has(next.kind) || this.isStopped) break;
        if (!navigator.onLine || !(await this.sendOne(next))) return this.wait();
        this.failures = 0;
        this.isSlow = false;
      }
    }
  }

  /** Says whether the queue can go on. */
  private async sendOne({ key, triedAt }: Change): Promise<boolean> {
    const now = Date.now();
    if (triedAt && now - triedAt > KEY_HOLDS) {
      await this.end(key, (change) => ({
        text: `${change.title}: a change you made more than a day ago was sent, but its answer was lost. Please check whether it arrived.`,
      }));
      return true;
    }
    if (!triedAt) await this.store((all) => all.map((one) => (one.key === key ? { ...one, triedAt: now } : one)));
    const change = this.changes.find((one) => one.key === key);
    const kind = change && this.kinds.get(change.kind);
    if (!change || !kind) return true; // taken back in the meantime
    this.onItsWay = change;
    try {
      const sent = this.client.mutate({
        mutation: kind.document,
        variables: change.variables,
        update: (cache, answer) => {
          if (answer.data) kind.settle?.(cache, answer.data, change);
        },
      });
      const { data } = await Promise.race([sent, lateAnswer()]);
      await this.settle(change, kind, data);
    } catch (error) {
      const code = problemCode(error);
      if (kind.isDone?.(code)) await this.settle(change, kind, undefined);
      else if (!CombinedGraphQLErrors.is(error) || PASSING.includes(code ?? '')) return false;
      else await this.refuse(change, kind, error);
    } finally {
      this.onItsWay = null;
      if (this.isBehind) this.showAgain();
    }
    return true;
  }

  private async settle(change: Change, kind: ChangeKind, data: unknown): Promise<void> {
    const { key, temporaryId } = change;
    const hope = this.hopes.get(key);
    const remark = data === undefined ? undefined : kind.remark?.(data, change);
    const id = temporaryId && data !== undefined ? kind.idOf?.(data) : undefined;
    await this.store((all) =>
      all
        .flatMap((one) => (one.key !== key ? one : remark && !hope ? { ...one, outcome: { text: remark } } : []))
        .map((one) => (temporaryId && id ? withId(one, temporaryId, id) : one)),
    );
    this.hopes.delete(key);
    hope?.resolve({ data, isPending: false });
  }

  private async refuse(change: Change, kind: ChangeKind, error: unknown): Promise<void> {
    const hope = this.hopes.get(change.key);
    if (hope) {
      this.hopes.delete(change.key);
      await this.store((all) => all.filter(({ key }) => key !== change.key));
      hope.reject(error);
      return;
    }
    const words = problemText(error);
    const isWhole = TOLD_IN_FULL.includes(problemCode(error) ?? '');
    const conflicts = conflictsOf(error);
    await this.end(change.key, ({ title }) => ({
      text: isWhole ? words : `${title} could not ${kind.attempt}: ${words}`,
      ...(conflicts.length > 0 && { conflicts }),
    }));
  }

  private end(key: string, outcomeOf: (change: Change) => Change['outcome']): Promise<void> {
    return this.store((all) => all.map((one) => (one.key === key ? { ...one, outcome: outcomeOf(one) } : one)));
  }

  /** Nobody can be reached: whoever waits goes on, and the changes are tried again. */
  private wait(): void {
    for (const key of [...this.hopes.keys()]) this.goOn(key);
    this.failures += 1;
    this.pausing ??= firstValueFrom(retryDelay(this.failures)).then(() => {
      this.pausing = null;
      if (this.changes.some(isPending) && !this.isStopped) void this.send();
    });
  }

  private goOn(key: string): void {
    if (!this.hopes.has(key)) return;
    this.isSlow = true;
    this.hopes.get(key)?.resolve({ isPending: true });
    this.hopes.delete(key);
  }

  private async store(change: (all: readonly Change[]) => readonly Change[]): Promise<void> {
    let after: readonly Change[] = [];
    try {
      await this.database.update<readonly Change[]>(this.place, (all = []) => {
        after = change(all);
        return after;
      });
    } catch {
      after = change(this.changes); // a full disk: then it lasts as long as the page
    }
    this.take(after);
    this.channel?.postMessage('changed');
  }

  private take(all: readonly Change[]): void {
    for (const { key } of all) this.fresh.delete(key);
    this.changes = all;
    this.reshow();
  }

  /**
   * Puts what waits on top of the server's word, in the order in which it was made. All in one layer, replaced as a whole:
   * a layer that is only replayed, and comes out otherwise, leaves screens with what it said before.
   */
  private reshow(isForced = false): void {
    const all = [...this.changes, ...this.fresh.values()];
    const pending = all.filter(isPending);
    const look = JSON.stringify(pending.map(({ key, variables }) => [key, variables]));
    if (isForced || look !== this.look) {
      const { cache } = this.client;
      const before = this.layer;
      this.look = look;
      this.layer = pending.length > 0 ? newUuid() : undefined;
      const update = () => {
        for (const change of pending) this.kinds.get(change.kind)?.show(cache, change);
      };
      if (this.layer) cache.batch({ update, optimistic: this.layer, removeOptimistic: before });
      else if (before) cache.removeOptimistic(before);
    }
    localChanges.set(all);
  }
}

/** Where somebody's changes are kept. */
export function placeOf(accountId: string): string {
  return `changes ${accountId}`;
}

/** What was made meanwhile has its real id from now on, wherever a later change names it. */
function withId(change: Change, temporaryId: string, id: string): Change {
  return JSON.parse(JSON.stringify(change).replaceAll(temporaryId, id));
}

function lateAnswer(): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(reject, ANSWER_WITHIN, new DOMException('late', 'TimeoutError')));
}

/** One tab at a time, where the browser has locks; elsewhere idempotency keys bear with two. */
function inTurn(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('kindlist_changes', work) : work();
}
