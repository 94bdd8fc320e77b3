import { t } from '@lingui/core/macro';
import { demand } from '../../base/network/demand.ts';
import { pathnameHere } from '../../base/routing/site-path.ts';
import { createStore, whenStore } from '../../base/state/store.ts';
import { type NewSession, type RefreshOutcome, SessionRefresh } from './session-refresh.ts';
import {
  addressAfterEnd,
  isSamePerson,
  needsNoSession,
  RESTORING,
  reactionTo,
  type SessionState,
  type SignedOutAddress,
  sessionIdOf,
  signedIn,
  signedOut,
} from './session-state.ts';
import { isAccount, rememberEmail, type SessionAccount, type StoredSession } from './session-storage.ts';
import { SessionTabs, type TabMessage } from './session-tabs.ts';
import { TabSession } from './tab-session.ts';
import { TokenClock } from './token-clock.ts';

/** For a known person: the server may be out of reach. */
const FIRST_ANSWER_TIMEOUT_MS = 4000;

export interface SessionEnvironment {
  /** Null when the server refuses; rejects when it could not be asked. */
  refresh(refreshToken: string): Promise<NewSession | null>;
  /** Its failure changes nothing here. */
  signOut(accessToken: string): Promise<unknown>;
  navigate(to: string, options?: { state?: unknown }): void | Promise<void>;
}

/** Knows neither React nor Apollo. */
export class SessionStore {
  private readonly state = createStore<SessionState>(RESTORING);
  private readonly session = new TabSession();
  private readonly tabs = new SessionTabs();
  private readonly clock = new TokenClock({
    onRefreshDue: () => void this.refreshInTime(),
    onCheck: () => void this.check(),
  });
  private readonly refreshing = new SessionRefresh({
    session: this.session,
    clock: this.clock,
    ask: async (refreshToken) => (await this.environment?.refresh(refreshToken)) ?? null,
    onNew: (session) => this.takeNew(session),
    onStored: (session) => this.takeStored(session),
  });
  private environment: SessionEnvironment | null = null;
  /** Any tab may notice the end first. */
  private expectedEnd: SignedOutAddress | null = null;

  readonly getState = this.state.get;

  readonly subscribe = this.state.subscribe;

  /** Whether or not it is still valid. */
  readonly getAccessToken = (): string | null => this.session.current?.accessToken || null;

  /** The state is known at once unless the server must be asked. */
  async start(environment: SessionEnvironment): Promise<void> {
    this.environment = environment;
    this.tabs.open((message) => this.onTabMessage(message));
    window.addEventListener('online', this.check);
    document.addEventListener('visibilitychange', this.check); // timers stand still while a laptop sleeps

    const restored = this.session.restore();
    if (!restored) {
      this.state.set(signedOut());
      this.tabs.post({ kind: 'looking' });
      return;
    }
    this.clock.startChecks();
    if (restored.account && this.clock.isValid(restored.accessToken)) {
      this.showSignedIn(restored.account);
      this.clock.scheduleRefresh(restored.accessToken);
      return;
    }
    if (restored.account) return this.startWhileAsking();
    if ((await this.refreshing.refresh()) === 'refused') this.forget();
    if (!this.session.current?.account) this.state.set(signedOut());
  }

  stop(): void {
    this.tabs.close();
    window.removeEventListener('online', this.check);
    document.removeEventListener('visibilitychange', this.check);
    this.clock.stop();
  }

  begin(answer: NewSession, isRemembered: boolean): void {
    if (!answer.accessToken || !answer.refreshToken) throw new Error(t`Authentication failed: Missing token data`);
    demand(answer.account, t`Failed to get user profile from server`);
    if (!isAccount(answer.account)) throw new Error(t`Invalid user data received from server`);
    rememberEmail(isRemembered ? answer.account.email : null);
    this.takeNew({ ...answer, isRemembered });
  }

  showAccount(changes: Partial<SessionAccount>): void {
    const { current } = this.session;
    if (!current?.account) return;
    const account = { ...current.account, ...changes };
    if (JSON.stringify(account) === JSON.stringify(current.account)) return;
    const stored = this.session.stored(); // another tab may have renewed the tokens a moment ago
    const newest = stored && sessionIdOf(stored) === sessionIdOf(current) ? stored : current;
    this.share({ ...newest, account });
  }

  readonly signOut = async (leaveTo: SignedOutAddress = '/'): Promise<void> => {
    this.tellServer();
    await this.end(leaveTo);
  };

  /** For telling the server in another way, with the token that it gives. Null where there is no session any more. */
  readonly signOutHere = async (leaveTo: SignedOutAddress = '/'): Promise<string | null> => {
    const accessToken = this.getAccessToken();
    await this.end(leaveTo);
    return accessToken;
  };

  /** The session ends there by itself, in time, should this not arrive. */
  tellServer(accessToken = this.getAccessToken()): void {
    if (accessToken) this.environment?.signOut(accessToken).catch(() => {});
  }

  /** A socket may hear of the end before its answer. Null when the session did not end after all. */
  expectEnd(leaveTo: SignedOutAddress | null): void {
    this.expectedEnd = leaveTo;
  }

  /** The screen tells the reason: nobody is led anywhere. */
  discard(): void {
    if (!this.session.current) return;
    this.tellServer(); // the reason may be another account's than the one in this browser
    this.endInEveryTab(this.session.current, '/signin');
  }

  /**
   * Renewed first when it would not arrive in time. Throws rather than give an old token, with which the call
   * would be a guest's; nor is a call of one person sent as another.
   */
  async freshToken(): Promise<string | null> {
    const isUnknown = this.environment && this.getState().status === 'restoring'; // whose call is it?
    if (isUnknown) await whenStore(this.state, ({ status }) => status !== 'restoring');
    const { current } = this.session;
    if (!current || this.clock.isValidForCall(current.accessToken)) return this.getAccessToken();
    const outcome = await this.refreshing.refresh();
    if (outcome === 'unreachable') throw this.refreshing.problem;
    if (outcome === 'replaced') throw new Error(t`Someone else has signed in.`);
    if (outcome === 'refused') {
      await this.end('/signin?expired=true');
      throw new Error(t`The session is over.`);
    }
    return this.getAccessToken();
  }

  async recover(refusedToken: string | null): Promise<boolean> {
    const { current } = this.session;
    if (!current || !refusedToken) return false;
    if (current.accessToken !== refusedToken) return isSamePerson(refusedToken, current.accessToken); // renewed meanwhile
    const outcome = await this.refreshing.refresh();
    if (outcome === 'refused') await this.end('/signin?ended=true'); // by somebody, since the token still held
    return outcome === 'renewed';
  }

  /** A page opened in a shop does not wait long for the server. */
  private async startWhileAsking(): Promise<void> {
    const isAway = navigator.onLine === false;
    const refresh = isAway ? null : this.refreshing.refresh();
    const timeoutMs = isAway ? 0 : FIRST_ANSWER_TIMEOUT_MS;
    const timeout = new Promise<RefreshOutcome>((resolve) => setTimeout(resolve, timeoutMs, 'unreachable'));
    const outcome = await (refresh ? Promise.race([refresh, timeout]) : timeout);
    if (outcome === 'refused') this.forget();
    const account = this.session.current?.account;
    if (!account) return this.state.set(signedOut());
    if (outcome !== 'unreachable') return;
    this.showSignedIn(account); // until the server says otherwise
    if ((await refresh) === 'refused') await this.end('/signin?expired=true');
  }

  private readonly check = async (): Promise<void> => {
    const { current } = this.session;
    if (!current) return;
    if (!this.session.stored()) {
      this.forgetHere(); // signed out elsewhere, or the browser's data were cleared
      this.state.set(signedOut());
      return;
    }
    if (!this.clock.isRefreshDue(current.accessToken)) return;
    if ((await this.refreshing.refresh()) === 'refused') await this.end('/signin?expired=true');
  };

  private async refreshInTime(): Promise<void> {
    const { current } = this.session;
    if (!current) return;
    if (!this.clock.isValid(current.accessToken)) return this.check(); // slept through it
    if ((await this.refreshing.refresh()) !== 'refused') return;
    if (needsNoSession(pathnameHere())) await this.end('/signin?expired=true');
    else await this.signOut();
  }

  private takeNew(session: StoredSession): void {
    this.clock.setByNewToken(session.accessToken);
    this.share(session);
  }

  private share(session: StoredSession): void {
    this.session.set(session);
    this.follow(session);
    this.tabs.post({ kind: 'kept', kept: session });
  }

  private takeStored(session: StoredSession): void {
    this.session.setStored(session);
    this.follow(session);
  }

  private follow({ accessToken, account }: StoredSession): void {
    this.clock.startChecks();
    this.clock.scheduleNextRefresh(accessToken);
    this.showSignedIn(account);
  }

  private showSignedIn(account: SessionAccount | null): void {
    this.state.set(signedIn(this.state.get(), account));
  }

  private async end(otherwise: SignedOutAddress): Promise<void> {
    if (!this.session.current) return;
    const leaveTo = this.expectedEnd ?? otherwise;
    this.expectedEnd = null;
    this.endInEveryTab(this.session.current, leaveTo); // now the guards of private screens lead there too
    const next = addressAfterEnd(leaveTo, window.location);
    if (next) await this.environment?.navigate(...next);
  }

  private endInEveryTab(session: StoredSession, leaveTo: SignedOutAddress): void {
    this.forget();
    this.tabs.post({ kind: 'ended', sessionId: sessionIdOf(session) });
    this.state.set(signedOut(leaveTo));
  }

  private forget(): void {
    this.session.clear();
    this.clock.stop();
  }

  private forgetHere(): void {
    this.session.clearHere();
    this.clock.stop();
  }

  private onTabMessage(message: TabMessage): void {
    const { current, isHiddenFromOtherTabs } = this.session;
    const reaction = reactionTo(message, current, isHiddenFromOtherTabs);
    if (reaction === 'tell' && current) this.tabs.post({ kind: 'kept', kept: current });
    if (reaction === 'take' && message.kind === 'kept') {
      this.session.setFromOtherTab(message.kept);
      this.follow(message.kept);
    }
    if (reaction === 'end') {
      this.forget();
      this.state.set(signedOut());
    }
  }
}
