import { t } from '@lingui/core/macro';
import { withTabLock } from '../../base/storage/tab-lock.ts';
import type { SessionCalls_sessionFragment } from './session-calls.generated.ts';
import { isSamePerson } from './session-state.ts';
import { isAccount, type StoredSession } from './session-storage.ts';
import type { TabSession } from './tab-session.ts';
import type { TokenClock } from './token-clock.ts';

export type NewSession = SessionCalls_sessionFragment;

/**
 * A server out of reach is asked again. `replaced`: somebody else has signed in in another tab, and is now signed
 * in here, too.
 */
export type RefreshOutcome = 'renewed' | 'refused' | 'unreachable' | 'replaced';

interface RefreshOptions {
  session: TabSession;
  clock: TokenClock;
  /** Null when the server refuses; rejects when it could not be asked. */
  ask(refreshToken: string): Promise<NewSession | null>;
  onNew(session: StoredSession): void;
  onStored(session: StoredSession): void;
}

/**
 * One call at a time, in this tab and, where the browser has locks, in all. Elsewhere the server bears with two
 * at once.
 */
export class SessionRefresh {
  private running: Promise<RefreshOutcome> | null = null;
  private unreachableBecause: unknown = null;

  constructor(private readonly options: RefreshOptions) {}

  get problem(): unknown {
    return this.unreachableBecause;
  }

  refresh(): Promise<RefreshOutcome> {
    this.running ??= withTabLock('kindlist_refresh', () => this.renew()).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async renew(): Promise<RefreshOutcome> {
    const { session, clock, ask, onNew } = this.options;
    const before = session.stored();
    if (!before) return 'refused';
    const isFromOtherTab = before.accessToken !== session.current?.accessToken; // which was quicker
    if (isFromOtherTab && before.account && clock.isValidForCall(before.accessToken)) return this.takeStored(before);

    let answer: NewSession | null;
    try {
      answer = await ask(before.refreshToken);
      if (answer && !isAccount(answer.account)) throw new Error(t`Invalid user data received from server`);
    } catch (problem) {
      this.unreachableBecause = problem;
      return 'unreachable';
    }
    const now = session.stored();
    if (now?.refreshToken !== before.refreshToken) {
      return now ? this.takeStored(now) : 'refused'; // renewed, or signed in anew, meanwhile
    }
    if (!answer) return 'refused';
    onNew({ ...answer, isRemembered: before.isRemembered });
    return 'renewed';
  }

  private takeStored(stored: StoredSession): RefreshOutcome {
    const isReplaced = !isSamePerson(this.options.session.current?.accessToken, stored.accessToken);
    if (stored.account) this.options.onStored(stored);
    return isReplaced ? 'replaced' : 'renewed';
  }
}
