import type { ApolloClient } from '@apollo/client';
import { newUuid } from '../../base/network/uuid.ts';
import type { DeviceDatabase } from '../../base/storage/device-database.ts';
import type { Conflict } from '../form/conflicts.ts';
import { type Change, type ChangeKind, type ChangeResult, type NewChange, temporaryIdsOf } from './change.ts';
import { withChoice, withRealIds } from './change-edits.ts';
import { ChangeLog } from './change-log.ts';
import { ChangeSender } from './change-sender.ts';
import { isHeldUp, isPending, localChanges } from './local-changes.ts';
import { OptimisticLayer } from './optimistic-layer.ts';
import { expiredOutcome, refusalOutcome } from './outcomes.ts';
import { noteRealId } from './real-ids.ts';

/** The person goes on after it, while their change is still on its way. */
const CALLER_TIMEOUT_MS = 3000;

type Caller = PromiseWithResolvers<ChangeResult<unknown>>;

/**
 * A change shows at once, is stored on the device, and is sent when its turn comes. A refusal goes to the caller,
 * if they still wait for it, or else is stored until the person reads it.
 */
export class ChangeQueue {
  private readonly callers = new Map<string, Caller>();
  private readonly kinds = new Map<string, ChangeKind>();
  private readonly log: ChangeLog;
  private readonly layer: OptimisticLayer;
  private readonly sender: ChangeSender;
  private isLayerStale = false;
  private isSlow = false;

  constructor(client: ApolloClient, database: DeviceDatabase, accountId: () => string | undefined) {
    const kindOf = (name: string) => this.kinds.get(name);
    this.layer = new OptimisticLayer(client.cache, (cache, change) => kindOf(change.kind)?.show(cache, change));
    this.log = new ChangeLog({ database, accountId, onChange: (all) => this.show(all) });
    this.sender = new ChangeSender({
      client,
      log: this.log,
      kindOf,
      onDone: (change, kind, data) => this.settle(change, kind, data),
      onRefused: (change, kind, error) => this.refuse(change, kind, error),
      onExpired: (change) => this.end(change, expiredOutcome(change)),
      onIdle: () => {
        if (this.isLayerStale) this.showAgain();
      },
      onReached: () => isHeldUp.set(false),
      onUnreachable: () => {
        isHeldUp.set(true);
        for (const key of [...this.callers.keys()]) this.releaseCaller(key);
      },
    });
  }

  /** A reload leaves only the name of a kind: changes of other kinds stay until theirs is registered. */
  registerKinds(kinds: readonly ChangeKind[]): void {
    const isNew = kinds.some(({ name }) => !this.kinds.has(name));
    for (const kind of kinds) this.kinds.set(kind.name, kind);
    if (isNew) this.showAgain(); // what was loaded before could not be shown
  }

  stop(): void {
    this.sender.stop();
    this.log.close();
  }

  async make<Variables extends object, Data>(
    kind: ChangeKind<Variables, Data>,
    { key = newUuid(), ...order }: NewChange<Variables>,
  ): Promise<ChangeResult<Data>> {
    this.registerKinds([kind as ChangeKind]);
    const caller: Caller = Promise.withResolvers();
    const timeout = setTimeout(() => this.releaseCaller(key), CALLER_TIMEOUT_MS);
    this.callers.set(key, caller);
    const { name, isSilent } = kind;
    await this.log.add({ ...order, key, kind: name, madeAt: Date.now(), ...(isSilent && { isSilent }) } as Change);
    void this.send();
    if (this.isSlow) this.releaseCaller(key);
    return (caller.promise as Promise<ChangeResult<Data>>).finally(() => clearTimeout(timeout));
  }

  /** False when it was sent. `temporaryId` is what it would have made. */
  async withdraw(temporaryId: string): Promise<boolean> {
    let isWithdrawn = false;
    await this.log.update((all) =>
      all.filter((change) => {
        const isIt = change.temporaryId === temporaryId && !change.triedAt && isPending(change);
        isWithdrawn ||= isIt;
        return !isIt;
      }),
    );
    return isWithdrawn;
  }

  dismiss(key: string): Promise<void> {
    return this.log.updateOne(key, (change) => (isPending(change) ? change : []));
  }

  async choose(key: string, conflict: Conflict, isMine: boolean): Promise<void> {
    await this.log.updateOne(key, (change) => withChoice(change, conflict, isMine));
    void this.send();
  }

  send(): Promise<void> {
    return this.sender.send();
  }

  load(): Promise<void> {
    return this.log.load();
  }

  showAgain(): void {
    // The server may have told of what is being made before it answers: for that moment it would stand there twice.
    const { inFlight } = this.sender;
    this.isLayerStale = inFlight !== null && temporaryIdsOf(inFlight).length > 0;
    if (!this.layer.isEmpty && !this.isLayerStale) this.layer.replace(this.log.all.filter(isPending));
  }

  private show(all: readonly Change[]): void {
    this.layer.show(all.filter(isPending));
    localChanges.set(all);
  }

  private async settle(change: Change, kind: ChangeKind, data: unknown): Promise<void> {
    const { key } = change;
    const caller = this.callers.get(key);
    const remark = data === undefined ? undefined : kind.remark?.(data, change);
    const ids = data === undefined ? new Map<string, string>() : realIds(change, kind, data);
    for (const [temporaryId, id] of ids) noteRealId(temporaryId, id); // before a row is drawn under it
    await this.log.update((all) =>
      all
        .flatMap((one) => (one.key !== key ? one : remark && !caller ? { ...one, outcome: { text: remark } } : []))
        .map((one) => (ids.size > 0 ? withRealIds(one, ids) : one)),
    );
    this.isSlow = false;
    this.callers.delete(key);
    caller?.resolve({ data, isPending: false });
  }

  private async refuse(change: Change, kind: ChangeKind, error: unknown): Promise<void> {
    const caller = this.callers.get(change.key);
    this.isSlow = false;
    const parts = caller ? undefined : kind.apart?.(change);
    if (parts) {
      await this.log.updateOne(change.key, () => parts); // some of them may go
      return;
    }
    if (!caller) return this.end(change, refusalOutcome(change, kind, error));
    this.callers.delete(change.key);
    await this.log.updateOne(change.key, () => []);
    caller.reject(error);
  }

  private end({ key }: Change, outcome: Change['outcome']): Promise<void> {
    return this.log.updateOne(key, (change) => ({ ...change, outcome }));
  }

  private releaseCaller(key: string): void {
    const caller = this.callers.get(key);
    if (!caller) return;
    this.isSlow = true;
    this.callers.delete(key);
    caller.resolve({ isPending: true });
  }
}

function realIds(change: Change, kind: ChangeKind, data: unknown): Map<string, string> {
  const one = kind.idOf?.(data);
  const ids = kind.idsOf?.(data) ?? (one ? [one] : []);
  const pairs = temporaryIdsOf(change).flatMap((temporaryId, place) => {
    const id = ids[place];
    return temporaryId && id ? [[temporaryId, id] as const] : [];
  });
  return new Map(pairs);
}
