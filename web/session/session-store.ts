import { createStore } from '../state/store.ts';
import { readAccessToken } from './access-token.ts';
import type { SessionCalls_sessionFragment } from './session-calls.generated.ts';
import {
  clearStoredSession,
  isAccount,
  readStoredSession,
  rememberEmail,
  type SessionAccount,
  type StoredSession,
  storeSession,
} from './session-storage.ts';

const CHECK_EVERY = 60_000;
const REFRESH_BEFORE_END = 5 * 60_000;
/** Too short for a call to arrive in time. */
const MOMENT = 10_000;
/** How long somebody who is known waits for a server that may be out of reach. */
const PATIENCE = 4000;

export type NewSession = SessionCalls_sessionFragment;

export interface SessionState {
  status: 'restoring' | 'signedOut' | 'signedIn';
  account: SessionAccount | null;
  /** Where the end of a session leads whoever is on a private screen. */
  leaveTo: SignedOutAddress;
}

type SignedOutAddress = '/' | '/signin' | '/signin?expired=true';

/** What the store needs of the app around it. */
export interface SessionEnvironment {
  /** Null when the server refuses; rejects when it could not be asked. */
  refresh(refreshToken: string): Promise<NewSession | null>;
  /** Tells the server; its failure changes nothing here. */
  signOut(accessToken: string): Promise<unknown>;
  navigate(to: string, options?: { state?: unknown }): void | Promise<void>;
}

/** What tabs tell each other. Without it a session that is not remembered would be known to its own tab alone. */
type Message = { kind: 'kept'; kept: StoredSession } | { kind: 'ended'; sessionId: string } | { kind: 'looking' };

/**
 * What came of a refresh. Only a refusal ends a session: a server out of reach is asked again. `replaced` means that
 * somebody else has signed in in another tab, and is now signed in here, too.
 */
type Outcome = 'renewed' | 'refused' | 'unreachable' | 'replaced';

/** Who is signed in in this tab, for how long, and what becomes of it. Knows neither React nor Apollo. */
export class SessionStore {
  private readonly state = createStore<SessionState>({ status: 'restoring', account: null, leaveTo: '/signin' });
  private kept: StoredSession | null = null;
  /** The browser had no room for it, or keeps nothing at all: the session lasts as long as its page. */
  private isOnlyHere = false;
  private surroundings: SessionEnvironment | null = null;
  private channel: BroadcastChannel | null = null;
  private refreshing: Promise<Outcome> | null = null;
  private scheduled: ReturnType<typeof setTimeout> | undefined;
  private checking: ReturnType<typeof setInterval> | undefined;
  /** Where an end leads that is on its way, whoever notices it first. */
  private expectedEnd: SignedOutAddress | null = null;
  /** How far the server's clock is ahead of this one, by the last token that it sent. */
  private clockOffset = 0;

  readonly getState = this.state.get;

  readonly subscribe = this.state.subscribe;

  /** The token as it is, whether or not it still holds. */
  readonly getAccessToken = (): string | null => this.kept?.accessToken || null;

  /** Restores what was kept and begins to look after it. The state is known at once unless the server must be asked. */
  async start(surroundings: SessionEnvironment): Promise<void> {
    this.surroundings = surroundings;
    if (typeof BroadcastChannel === 'function') {
      this.channel = new BroadcastChannel('kindlist_session');
      this.channel.onmessage = ({ data }: MessageEvent<Message>) => this.hear(data);
    }
    window.addEventListener('online', this.check);
    document.addEventListener('visibilitychange', this.check); // timers stand still while a laptop sleeps

    this.kept = readStoredSession();
    if (!this.kept) {
      this.set({ status: 'signedOut' });
      this.tell({ kind: 'looking' });
      return;
    }
    this.checking = setInterval(this.check, CHECK_EVERY);
    if (this.kept.account && this.timeLeft(this.kept) > 0) {
      this.set({ status: 'signedIn', account: this.kept.account });
      this.schedule();
      return;
    }
    const outcome = await this.firstOutcome();
    if (outcome === 'refused') this.forget();
    else if (outcome === 'unreachable' && this.kept?.account) {
      this.set({ status: 'signedIn', account: this.kept.account }); // until the server says otherwise
      if ((await this.refreshing) === 'refused') await this.end('/signin?expired=true');
      return;
    }
    if (!this.kept?.account) this.set({ status: 'signedOut', account: null, leaveTo: '/signin' });
  }

  /** Lets go of everything outside, as a closed tab does. */
  stop(): void {
    this.channel?.close();
    window.removeEventListener('online', this.check);
    document.removeEventListener('visibilitychange', this.check);
    clearTimeout(this.scheduled);
    clearInterval(this.checking);
  }

  /** Signs in with what the server answered to a sign-in or sign-up. */
  begin(answer: NewSession, isRemembered: boolean): void {
    if (!answer.accessToken || !answer.refreshToken) throw new Error('Authentication failed: Missing token data');
    if (!isAccount(answer.account)) throw new Error('Invalid user data received from server');
    rememberEmail(isRemembered ? answer.account.email : null);
    this.takeNew({ ...answer, isRemembered });
  }

  /** Shows changes of the account, such as another name, in every tab. */
  showAccount(changes: Partial<SessionAccount>): void {
    if (!this.kept?.account) return;
    const account = { ...this.kept.account, ...changes };
    if (JSON.stringify(account) === JSON.stringify(this.kept.account)) return;
    const stored = this.stored(); // another tab may have renewed the tokens a moment ago
    const newest = stored && sessionIdOf(stored) === sessionIdOf(this.kept) ? stored : this.kept;
    const kept = { ...newest, account };
    this.keep(kept);
    this.take(kept);
    this.tell({ kind: 'kept', kept });
  }

  readonly signOut = async (): Promise<void> => {
    this.tellServer();
    await this.end('/');
  };

  /** For a call that ends the session: a socket may hear of it before its answer. Null when it did not after all. */
  expectEnd(leaveTo: SignedOutAddress | null): void {
    this.expectedEnd = leaveTo;
  }

  /** After the server has ended the session for a reason that the screen tells: nobody is led anywhere. */
  discard(): void {
    if (!this.kept) return;
    const sessionId = sessionIdOf(this.kept);
    this.tellServer(); // the reason may be another account's than the one in this browser
    this.forget();
    this.tell({ kind: 'ended', sessionId });
    this.set({ status: 'signedOut', account: null, leaveTo: '/signin' });
  }

  /**
   * A token for a call that is about to be made: renewed first when it would not arrive in time. What one person asked
   * for is not sent as another: it throws.
   */
  async freshToken(): Promise<string | null> {
    const isShort = this.kept && this.timeLeft(this.kept) < MOMENT;
    if (isShort && (await this.refresh()) === 'replaced') throw new Error('Somebody else has signed in.');
    return this.getAccessToken();
  }

  /** After a call was refused: says whether to try it again, and ends the session if it cannot be renewed. */
  async recover(refusedToken: string | null): Promise<boolean> {
    if (!this.kept || !refusedToken) return false;
    if (this.kept.accessToken !== refusedToken) return isOfOnePerson(refusedToken, this.kept.accessToken); // renewed meanwhile
    const outcome = await this.refresh();
    if (outcome === 'refused') await this.end('/signin');
    return outcome === 'renewed';
  }

  /** As the server says, if it says anything in time: a page opened in a shop does not wait for long. */
  private firstOutcome(): Promise<Outcome> {
    if (!this.kept?.account) return this.refresh();
    const isAway = navigator.onLine === false;
    const late = new Promise<Outcome>((resolve) => setTimeout(resolve, isAway ? 0 : PATIENCE, 'unreachable'));
    return isAway ? late : Promise.race([this.refresh(), late]);
  }

  private readonly check = async (): Promise<void> => {
    if (!this.kept) return;
    if (!this.stored()) {
      this.letGo(); // signed out elsewhere, or the browser's data were cleared
      this.set({ status: 'signedOut', account: null, leaveTo: '/signin' });
      return;
    }
    if (this.timeLeft(this.kept) > REFRESH_BEFORE_END) return;
    if ((await this.refresh()) === 'refused') await this.end('/signin?expired=true');
  };

  private readonly refreshInTime = async (): Promise<void> => {
    if (!this.kept) return;
    if (this.timeLeft(this.kept) <= 0) return this.check(); // slept through it
    if ((await this.refresh()) !== 'refused') return;
    if (isForAnyone(window.location.pathname)) await this.end('/signin');
    else await this.signOut();
  };

  /** One at a time, in this tab and, where the browser has locks, in all; elsewhere the server bears with two at once. */
  private refresh(): Promise<Outcome> {
    const inTurn = () =>
      navigator.locks ? navigator.locks.request('kindlist_refresh', () => this.renew()) : this.renew();
    this.refreshing ??= inTurn().finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  private async renew(): Promise<Outcome> {
    const before = this.stored();
    if (!before) return 'refused';
    if (before.accessToken !== this.kept?.accessToken && before.account && this.timeLeft(before) > MOMENT) {
      return this.takeFromOtherTab(before); // which was quicker
    }
    let answer: NewSession | null;
    try {
      answer = (await this.surroundings?.refresh(before.refreshToken)) ?? null;
      if (answer && !isAccount(answer.account)) throw new Error('Invalid user data received from server');
    } catch {
      return 'unreachable';
    }
    const now = this.stored();
    if (now?.refreshToken !== before.refreshToken) {
      return now ? this.takeFromOtherTab(now) : 'refused'; // renewed, or signed in anew, meanwhile
    }
    if (!answer) return 'refused';
    this.takeNew({ ...answer, isRemembered: before.isRemembered });
    return 'renewed';
  }

  private takeFromOtherTab(stored: StoredSession): Outcome {
    const isReplaced = !isOfOnePerson(this.kept?.accessToken, stored.accessToken);
    if (stored.account) this.take(stored);
    return isReplaced ? 'replaced' : 'renewed';
  }

  /** What the storage holds, which is what all tabs go by; what this tab knows where nothing can be stored. */
  private stored(): StoredSession | null {
    return readStoredSession() ?? (this.isOnlyHere ? this.kept : null);
  }

  private keep(kept: StoredSession): void {
    this.isOnlyHere = !storeSession(kept);
  }

  private takeNew(kept: StoredSession): void {
    const claims = readAccessToken(kept.accessToken);
    if (claims) this.clockOffset = claims.iat * 1000 - Date.now();
    this.keep(kept);
    this.take(kept);
    this.tell({ kind: 'kept', kept });
  }

  private take(kept: StoredSession): void {
    this.kept = kept;
    this.checking ??= setInterval(this.check, CHECK_EVERY);
    this.schedule(CHECK_EVERY); // even if the server gave it less than five minutes
    this.set({ status: 'signedIn', account: kept.account });
  }

  private schedule(atLeast = 0): void {
    if (!this.kept) return;
    clearTimeout(this.scheduled);
    const wait = Math.max(this.timeLeft(this.kept) - REFRESH_BEFORE_END, atLeast);
    this.scheduled = setTimeout(this.refreshInTime, wait);
  }

  private timeLeft({ accessToken }: StoredSession): number {
    const claims = readAccessToken(accessToken);
    return claims ? claims.exp * 1000 - Date.now() - this.clockOffset : 0;
  }

  private async end(otherwise: SignedOutAddress): Promise<void> {
    if (!this.kept) return;
    const leaveTo = this.expectedEnd ?? otherwise;
    this.expectedEnd = null;
    const sessionId = sessionIdOf(this.kept);
    this.forget();
    this.tell({ kind: 'ended', sessionId });
    this.set({ status: 'signedOut', account: null, leaveTo }); // now the guards of private screens lead there too

    const { pathname, search, hash } = window.location;
    if (leaveTo === '/') await this.surroundings?.navigate('/');
    else if (!isForAnyone(pathname)) {
      await this.surroundings?.navigate(leaveTo, { state: { returnTo: pathname + search + hash } });
    }
  }

  /** It ends there by itself, in time, should this not arrive. */
  private tellServer(): void {
    const accessToken = this.getAccessToken();
    if (accessToken) this.surroundings?.signOut(accessToken).catch(() => {});
  }

  private forget(): void {
    clearStoredSession();
    this.letGo();
  }

  /** Forgets it in this tab alone. */
  private letGo(): void {
    this.kept = null;
    this.isOnlyHere = false;
    clearTimeout(this.scheduled);
    clearInterval(this.checking);
    this.checking = undefined;
  }

  private hear(message: Message): void {
    if (message.kind === 'looking') {
      const isKeptFromThem = this.isOnlyHere || this.kept?.isRemembered === false;
      if (this.kept && isKeptFromThem) this.tell({ kind: 'kept', kept: this.kept });
      return;
    }
    const sessionId = message.kind === 'ended' ? message.sessionId : sessionIdOf(message.kept);
    const isOurs = this.kept !== null && sessionIdOf(this.kept) === sessionId;
    if (message.kind === 'kept' && (isOurs || !this.kept)) {
      if (!message.kept.isRemembered) this.keep(message.kept);
      else this.isOnlyHere = !readStoredSession(); // it is there already, perhaps a newer one, unless there is no room
      this.take(message.kept);
    }
    if (message.kind === 'ended' && isOurs) {
      this.forget();
      this.set({ status: 'signedOut', account: null, leaveTo: '/signin' });
    }
  }

  private tell(message: Message): void {
    this.channel?.postMessage(message);
  }

  private set(changes: Partial<SessionState>): void {
    this.state.set({ ...this.state.get(), ...changes });
  }
}

function sessionIdOf({ accessToken }: StoredSession): string {
  return readAccessToken(accessToken)?.sid ?? '';
}

/** What cannot be read is taken for a token that was damaged, not for another person's. */
function isOfOnePerson(before: string | undefined, now: string): boolean {
  const person = readAccessToken(before ?? '')?.sub;
  return person === undefined || person === readAccessToken(now)?.sub;
}

/** A shared list stays on the screen when the session ends: it needs none. */
function isForAnyone(pathname: string): boolean {
  return pathname.startsWith('/shared/');
}
