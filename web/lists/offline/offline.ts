import type { ApolloClient, ApolloLink, OperationVariables } from '@apollo/client';
import { connection } from '../../base/network/connection.ts';
import type { OfflineAnswers, SentOperation } from '../../base/network/offline-link.ts';
import { type RefusedAnswer, refusalCode } from '../../base/network/problems.ts';
import { type DeviceDatabase, openDeviceDatabase } from '../../base/storage/device-database.ts';
import { markStoredData } from '../../base/storage/stored-data.ts';
import type { ChangeQueue } from '../../core/changes/change-queue.ts';
import { changesOf } from '../../core/changes/useChanges.ts';
import type { SessionStore } from '../../core/session/session-store.ts';
import { partialLists } from '../lists/partial-lists.ts';
import { changeKinds } from './change-kinds.ts';
import { ListSnapshots } from './list-snapshots.ts';
import { registerServiceWorker } from './service-worker-registration.ts';
import { snapshotTime } from './snapshot-time.ts';

/** Handles a connection that comes and goes, for a signed-in person. */
export class Offline implements OfflineAnswers {
  private readonly snapshots: ListSnapshots;
  private readonly changes: ChangeQueue;
  private accountId: string | undefined;

  constructor(
    private readonly client: ApolloClient,
    private readonly session: SessionStore,
    private readonly database: DeviceDatabase = openDeviceDatabase(),
  ) {
    this.snapshots = new ListSnapshots(client, database, () => session.getState().account?.id);
    this.changes = changesOf(client);
    this.changes.registerKinds(changeKinds);
    session.subscribe(() => void this.follow());
    connection.subscribe(() => this.onConnectionChange());
    window.addEventListener('online', () => void this.changes.send());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void this.snapshots.write();
      else if (this.accountId) void this.changes.send();
    });
  }

  /** People who sign in find what they left here, and nothing of anybody else. */
  async follow(): Promise<void> {
    const id = this.session.getState().account?.id;
    if (id === this.accountId) return;
    this.accountId = id;
    const keys = await this.database.keys();
    // Changes that wait outlast a session that only ran out; signing out forgets them too, and says so before.
    await this.database.remove(keys.filter((key) => (id ? key.split(' ')[1] !== id : !key.startsWith('changes '))));
    if (id) markStoredData();
    await this.changes.load();
    if (!id) return;
    void registerServiceWorker().catch(() => {}); // a browser may forbid it
    void this.changes.send();
  }

  /** The server answered, or told of a change. */
  onAnswer({ operationName = '', variables }: SentOperation, answer: ApolloLink.Result & RefusedAnswer): void {
    const { errors } = answer;
    const code = refusalCode(answer);
    if (operationName === 'ListScreen' && (code === 'NOT_FOUND' || code === 'FORBIDDEN')) {
      void this.snapshots.remove(variables.id);
    } else if (!errors) this.snapshots.onAnswer(operationName, variables);
    if (operationName === 'ListsScreen' && !errors) partialLists.set(false);
    setTimeout(() => this.changes.showAgain()); // when it is in the cache
  }

  /** The answer to a query as the server gave it last; null when it is not known. */
  async lastKnown({ operationName, query, variables }: SentOperation): Promise<Record<string, unknown> | null> {
    if (isPart(variables)) return null; // the cache has no parts, and would give all that it has
    const { cache } = this.client;
    const read = (optimistic: boolean) => cache.readQuery<Record<string, unknown>>({ query, variables }, optimistic);
    if (!read(false)) await this.snapshots.restore(operationName === 'ListScreen' ? variables.id : undefined);
    const at = operationName === 'ListsScreen' ? this.snapshots.savedAt() : this.snapshots.savedAt(variables.id);
    snapshotTime.set(at ?? snapshotTime.get() ?? Date.now());
    connection.set('reconnecting');
    await this.changes.load();
    this.changes.showAgain();
    const known = read(false) ?? read(true); // what is itself still waiting is shown only
    if (operationName !== 'ListsScreen' || (known && !partialLists.get())) return known;
    partialLists.set(true);
    return this.snapshots.knownLists();
  }

  private onConnectionChange(): void {
    const isAway = connection.get() === 'reconnecting';
    snapshotTime.set(isAway ? (snapshotTime.get() ?? Date.now()) : null);
    if (!isAway) void this.changes.send();
  }
}

/** Whether a further page is asked for, or what matches a search or another filter of My Lists. */
function isPart({ after, source, type, search }: OperationVariables): boolean {
  return Boolean(after || type || search || (source && source !== 'ALL'));
}
