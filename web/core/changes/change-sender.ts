import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { firstValueFrom } from 'rxjs';
import type { ErrorCode } from '#rules/base/errors/error-codes';
import { hasCode, problemCode } from '../../base/network/problems.ts';
import { retryDelay } from '../../base/network/retry-delay.ts';
import { withTabLock } from '../../base/storage/tab-lock.ts';
import type { Change, ChangeKind } from './change.ts';
import type { ChangeLog } from './change-log.ts';

/** The server knows a key for a day: later it could not tell a repeated change from a new one. */
const KEY_LIFETIME_MS = 23 * 60 * 60 * 1000;
const ANSWER_TIMEOUT_MS = 10_000;
const TEMPORARY_CODES: ErrorCode[] = ['SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED'];

interface ChangeSenderOptions {
  client: ApolloClient;
  log: ChangeLog;
  kindOf: (name: string) => ChangeKind | undefined;
  /** `data` is undefined when the server refused it as done already. */
  onDone: (change: Change, kind: ChangeKind, data: unknown) => Promise<void>;
  onRefused: (change: Change, kind: ChangeKind, error: unknown) => Promise<void>;
  onExpired: (change: Change) => Promise<void>;
  onIdle: () => void;
  onUnreachable: () => void;
  onReached: () => void;
}

/** In one tab at a time. */
export class ChangeSender {
  inFlight: Change | null = null;
  private isStopped = false;
  private isRequested = false;
  private sending: Promise<void> | null = null;
  private retry: Promise<void> | null = null;
  private failures = 0;

  constructor(private readonly options: ChangeSenderOptions) {}

  stop(): void {
    this.isStopped = true;
  }

  /** Idempotency keys make two senders harmless, as some browsers have no locks. */
  send(): Promise<void> {
    this.isRequested = true;
    this.sending ??= withTabLock('kindlist_changes', () => this.sendAll()).finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    const { log, kindOf } = this.options;
    while (this.isRequested) {
      this.isRequested = false;
      await log.load();
      for (;;) {
        const { next } = log;
        if (!next || !kindOf(next.kind) || this.isStopped) break;
        if (!navigator.onLine || !(await this.sendOne(next))) return this.retryLater();
        this.failures = 0;
        this.options.onReached();
      }
    }
  }

  private async sendOne({ key, triedAt }: Change): Promise<boolean> {
    const { client, log, kindOf, onDone, onRefused, onExpired, onIdle } = this.options;
    const now = Date.now();
    if (!triedAt) await log.updateOne(key, (change) => ({ ...change, triedAt: now }));
    const change = log.find(key);
    const kind = change && kindOf(change.kind);
    if (!change || !kind) return true; // taken back in the meantime
    if (triedAt && now - triedAt > KEY_LIFETIME_MS) {
      await onExpired(change);
      return true;
    }
    this.inFlight = change;
    try {
      const sent = client.mutate({
        mutation: kind.document,
        variables: kind.variablesAt?.(change, now) ?? change.variables,
        update: (cache, answer) => {
          if (answer.data) kind.settle?.(cache, answer.data, change);
        },
      });
      const { data } = await Promise.race([sent, answerTimeout()]);
      await onDone(change, kind, data);
    } catch (error) {
      if (kind.isDone?.(problemCode(error))) await onDone(change, kind, undefined);
      else if (!CombinedGraphQLErrors.is(error) || hasCode(error, ...TEMPORARY_CODES)) return false;
      else await onRefused(change, kind, error);
    } finally {
      this.inFlight = null;
      onIdle();
    }
    return true;
  }

  private retryLater(): void {
    this.options.onUnreachable();
    this.failures += 1;
    this.retry ??= firstValueFrom(retryDelay(this.failures)).then(() => {
      this.retry = null;
      if (this.options.log.next && !this.isStopped) void this.send();
    });
  }
}

function answerTimeout(): Promise<never> {
  return new Promise((_resolve, reject) =>
    setTimeout(reject, ANSWER_TIMEOUT_MS, new DOMException('late', 'TimeoutError')),
  );
}
