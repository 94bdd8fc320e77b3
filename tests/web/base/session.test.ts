// @vitest-environment jsdom
import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sessionCalls } from '../../../web/core/session/session-calls.ts';
import type { NewSession } from '../../../web/core/session/session-refresh.ts';
import { rememberedEmail } from '../../../web/core/session/session-storage.ts';
import { type SessionEnvironment, SessionStore } from '../../../web/core/session/session-store.ts';
import { anAccount } from '../an-account.ts';
import { theBrowserHas } from '../the-browser-has.ts';

const MINUTE = 60_000;
const NOON = new Date('2026-11-20T12:00:00Z');

const account = anAccount({ emailVerified: false });

let serial = 0;

const bob = { ...account, id: 'u2', email: 'bob@example.test', name: 'Bob Ray' };

/** The server's answer; its clock may be another than this one's. */
function answer(minutes = 30, { sid = 's1', serverTime = Date.now(), who = account } = {}): NewSession {
  const iat = serverTime / 1000;
  const claims = { sub: who.id, sid, iat, exp: iat + minutes * 60 };
  serial += 1;
  const accessToken = `e30.${btoa(JSON.stringify(claims))}.${serial}`;
  return { __typename: 'Session', accessToken, refreshToken: `refresh-${serial}`, account: who };
}

function surroundings() {
  return {
    refresh: vi.fn<SessionEnvironment['refresh']>(async () => answer()),
    signOut: vi.fn<SessionEnvironment['signOut']>(async () => true),
    navigate: vi.fn<SessionEnvironment['navigate']>(),
  };
}

/** A tab of one browser: tabs share its storage and hear each other. */
function aTab(around = surroundings()) {
  const store = new SessionStore();
  onTestFinished(() => store.stop());
  return { store, ...around, started: store.start(around) };
}

function keep({ accessToken, refreshToken, account: who }: NewSession, storage = localStorage) {
  storage.setItem('kindlist_access_token', accessToken);
  storage.setItem('kindlist_refresh_token', refreshToken);
  storage.setItem('kindlist_user', JSON.stringify(who));
}

/** A browser whose storage is full: it takes the first of what is written, and no more. */
function fillStorage() {
  let room = 1;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    room -= 1;
    if (room < 0) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

const kept = (storage: Storage) =>
  Object.keys(storage)
    .filter((key) => key.startsWith('kindlist_'))
    .toSorted();

/** Opens the laptop again, after a while in which no timer ran. */
async function sleep(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  window.history.replaceState(null, '', '/lists/l1?sort=name');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing in', () => {
  test('remembered, is kept when the browser is closed', () => {
    const { store } = aTab();

    store.begin(answer(), true);

    expect(store.getState()).toMatchObject({ status: 'signedIn', account: { name: 'Ann Lee' } });
    const entries = ['access_token', 'refresh_token', 'remembered_email', 'user'].map((name) => `kindlist_${name}`);
    expect(kept(localStorage)).toEqual(entries);
    expect(kept(sessionStorage)).toEqual([]);
    expect(rememberedEmail()).toBe(account.email);
  });

  test('not remembered, ends with the browser, and forgets an e-mail that was remembered', () => {
    localStorage.setItem('kindlist_remembered_email', 'earlier@example.test');
    const { store } = aTab();

    store.begin(answer(), false);

    expect(kept(localStorage)).toEqual([]);
    expect(kept(sessionStorage)).toEqual(['kindlist_access_token', 'kindlist_refresh_token', 'kindlist_user']);
    expect(rememberedEmail()).toBe('');
  });

  test.for([
    ['accessToken', { accessToken: '' }, 'Authentication failed: Missing token data'],
    ['refreshToken', { refreshToken: '' }, 'Authentication failed: Missing token data'],
    ['account', { account: null }, 'Failed to get user profile from server'],
    ['whole account', { account: { id: 'u1' } }, 'Invalid user data received from server'],
  ] as const)('without its %s is an error, and keeps nothing', ([, missing, text]) => {
    const { store } = aTab();

    expect(() => store.begin({ ...answer(), ...missing } as NewSession, true)).toThrow(text);
    expect([kept(localStorage), store.getState().status]).toEqual([[], 'signedOut']);
  });

  test('works where the browser keeps nothing, for as long as the page is open', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    const { store, refresh } = aTab();

    store.begin(answer(), true);
    await vi.advanceTimersByTimeAsync(26 * MINUTE);

    expect(refresh).toHaveBeenCalledOnce();
    expect(store.getState().status).toBe('signedIn');
  });

  test('works where there is no room for it, also when it is renewed, and leaves no part behind', async () => {
    const { store, refresh } = aTab();
    fillStorage();

    store.begin(answer(), true);
    await vi.advanceTimersByTimeAsync(51 * MINUTE);

    expect(refresh).toHaveBeenCalledTimes(2);
    expect(store.getState()).toMatchObject({ status: 'signedIn', account: { name: 'Ann Lee' } });
    expect(kept(localStorage)).toEqual([]);
  });

  test('when the room is gone by the time that it is renewed goes on in this tab', async () => {
    keep(answer());
    const { store } = aTab();
    const before = store.getAccessToken();
    fillStorage();

    await vi.advanceTimersByTimeAsync(27 * MINUTE);

    expect(store.getState().status).toBe('signedIn');
    expect(store.getAccessToken()).not.toBe(before);
  });

  test('leaves no moment in which another tab would find nobody signed in', () => {
    keep(answer());
    const { store } = aTab();
    const seen: (string | null)[] = [];
    for (const change of ['setItem', 'removeItem'] as const) {
      const real = Storage.prototype[change];
      vi.spyOn(Storage.prototype, change).mockImplementation(function (this: Storage, ...args: [string, string]) {
        real.apply(this, args);
        seen.push(localStorage.getItem('kindlist_refresh_token'));
      });
    }

    store.begin(answer(), true);

    expect(seen.length).toBeGreaterThan(2);
    expect(seen).not.toContain(null);
  });
});

describe('starting', () => {
  test('with a token that holds is signed in at once, without asking', () => {
    keep(answer());

    const { store, refresh } = aTab();

    expect(store.getState()).toMatchObject({ status: 'signedIn', account: { email: account.email } });
    expect(refresh).not.toHaveBeenCalled();
  });

  test('with nothing is signed out at once', () => {
    expect(aTab().store.getState()).toMatchObject({ status: 'signedOut', account: null });
  });

  test('with only a refresh token asks the server first', async () => {
    localStorage.setItem('kindlist_refresh_token', 'kept');
    const { store, refresh, started } = aTab();
    expect(store.getState().status).toBe('restoring');

    await started;

    expect(refresh).toHaveBeenCalledExactlyOnceWith('kept');
    expect(store.getState()).toMatchObject({ status: 'signedIn', account: { name: 'Ann Lee' } });
  });

  test('with a refresh token that is refused forgets it, and stays on the page', async () => {
    localStorage.setItem('kindlist_refresh_token', 'kept');
    const around = { ...surroundings(), refresh: vi.fn(async () => null) };

    const { store, navigate, started } = aTab(around);
    await started;

    expect([store.getState().status, kept(localStorage)]).toEqual(['signedOut', []]);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('while the server is out of reach keeps who is signed in, and renews the session later', async () => {
    const expired = answer(-1);
    keep(expired);
    const around = surroundings();
    around.refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { store, started } = aTab(around);
    await started;
    expect(store.getState()).toMatchObject({ status: 'signedIn', account: { name: 'Ann Lee' } });

    await vi.advanceTimersByTimeAsync(MINUTE);

    expect(store.getAccessToken()).not.toBe(expired.accessToken);
  });

  test('with a server that does not answer waits a few seconds, and ends when it does say no', async () => {
    keep(answer(-1));
    const around = surroundings();
    const late = Promise.withResolvers<null>();
    around.refresh.mockReturnValueOnce(late.promise as never);
    const { store, started } = aTab(around);
    expect(store.getState().status).toBe('restoring');
    await vi.advanceTimersByTimeAsync(4000);
    expect(store.getState().status).toBe('signedIn');

    late.resolve(null);
    await started;

    expect(store.getState()).toMatchObject({ status: 'signedOut', leaveTo: '/signin?expired=true' });
  });

  test('without a connection asks nobody', async () => {
    keep(answer(-1));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const { store, refresh } = aTab();

    await vi.advanceTimersByTimeAsync(0);

    expect(store.getState().status).toBe('signedIn');
    expect(refresh).not.toHaveBeenCalled();
  });

  test.for(['no JSON', '{"id":"u1"}', 'null'])('with %s for the account asks the server', async (text) => {
    keep(answer());
    localStorage.setItem('kindlist_user', text);
    const { store, refresh, started } = aTab();

    await started;

    expect(refresh).toHaveBeenCalledOnce();
    expect(store.getState().account?.name).toBe('Ann Lee');
  });
});

describe('a token is renewed', () => {
  test('at once in its last five minutes', async () => {
    keep(answer(4));
    const { refresh } = aTab();

    await vi.advanceTimersByTimeAsync(0);

    expect(refresh).toHaveBeenCalledOnce();
  });

  test('else five minutes before it ends, again and again', async () => {
    keep(answer());
    const { refresh } = aTab();

    await vi.advanceTimersByTimeAsync(25 * MINUTE - 1);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(25 * MINUTE);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('by the clock of the server, when this one is wrong', async () => {
    const { store, refresh } = aTab();
    const serverTime = Date.now() - 3 * 60 * MINUTE;
    store.begin(answer(30, { serverTime }), true);

    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    expect(refresh).not.toHaveBeenCalled();
    expect(await store.freshToken()).toBe(store.getAccessToken());

    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(refresh).toHaveBeenCalledOnce();
  });

  test.for([
    ['ahead', 60],
    ['behind', -60],
  ] as const)(
    'by the clock of the server, when this one is an hour %s and the page was opened anew',
    async ([, ahead]) => {
      const serverTime = () => Date.now() - ahead * MINUTE;
      keep(answer(30, { serverTime: serverTime() }));
      const around = surroundings();
      around.refresh.mockImplementation(async () => answer(30, { serverTime: serverTime() }));
      const { store, started } = aTab(around);
      await started;
      const early = around.refresh.mock.calls.length; // a clock that is ahead cannot know better than to ask
      await vi.advanceTimersByTimeAsync(24 * MINUTE);
      expect(around.refresh).toHaveBeenCalledTimes(early);

      expect(await store.recover(store.getAccessToken())).toBe(true); // a clock that is behind learns of the end from a call

      const times = around.refresh.mock.calls.length;
      await vi.advanceTimersByTimeAsync(24 * MINUTE);
      expect(around.refresh).toHaveBeenCalledTimes(times);
      await vi.advanceTimersByTimeAsync(2 * MINUTE);
      expect(around.refresh).toHaveBeenCalledTimes(times + 1);
      expect([store.getState().status, around.navigate.mock.calls]).toEqual(['signedIn', []]);
    },
  );

  test('before a call that it would not outlast', async () => {
    keep(answer());
    const { store, refresh } = aTab();
    vi.setSystemTime(Date.now() + 29.95 * MINUTE);

    const token = await store.freshToken();

    expect(refresh).toHaveBeenCalledOnce();
    expect(token).toBe(localStorage.getItem('kindlist_access_token'));
  });

  test('and no old one is given where the server cannot be asked: the call fails as asking did', async () => {
    keep(answer());
    const problem = new TypeError('Failed to fetch');
    const { store, refresh, started } = aTab({
      ...surroundings(),
      refresh: vi.fn(async () => Promise.reject(problem)),
    });
    await started;
    await sleep(40);

    await expect(store.freshToken()).rejects.toBe(problem);
    expect(store.getState()).toMatchObject({ status: 'signedIn', account });

    refresh.mockImplementation(async () => answer());
    expect(await store.freshToken()).toBe(localStorage.getItem('kindlist_access_token'));
  });

  test('and no call is made with what the server has refused: it is not a guest who asks', async () => {
    window.history.replaceState(null, '', '/shared/t1');
    keep(answer());
    const { store, started } = aTab({ ...surroundings(), refresh: vi.fn(async () => null) });
    await started;
    vi.setSystemTime(Date.now() + 40 * MINUTE);

    await expect(store.freshToken()).rejects.toThrow('The session is over.');
    expect(store.getState()).toMatchObject({ status: 'signedOut', account: null });
    expect(await store.freshToken()).toBeNull(); // a question asked now is a guest's
  });

  test('and a call begun by somebody goes out as theirs, even if their session ends that very moment', async () => {
    keep(answer());
    const { store, started } = aTab();
    await started;
    const theirs = localStorage.getItem('kindlist_access_token');

    const token = store.freshToken();
    store.discard();

    expect(await token).toBe(theirs);
  });

  test('and while it is not known who this is, calls wait', async () => {
    keep(answer(-1));
    const asked = Promise.withResolvers<NewSession | null>();
    const { store, started } = aTab({ ...surroundings(), refresh: vi.fn(() => asked.promise) });
    const token = store.freshToken();

    asked.resolve(null);

    expect(await token).toBeNull();
    await started;
    expect(store.getState().status).toBe('signedOut');
  });

  test('once, however many ask', async () => {
    keep(answer());
    const { store, refresh } = aTab();
    const token = store.getAccessToken();

    const outcomes = await Promise.all([store.recover(token), store.recover(token), store.recover(token)]);

    expect(outcomes).toEqual([true, true, true]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('never more than once a minute, should the server give short ones', async () => {
    keep(answer(4));
    const around = { ...surroundings(), refresh: vi.fn(async () => answer(4)) };
    aTab(around);

    await vi.advanceTimersByTimeAsync(3 * MINUTE);

    expect(around.refresh.mock.calls.length).toBeLessThanOrEqual(4);
  });
});

describe('when the session is over', () => {
  const refusing = () => ({ ...surroundings(), refresh: vi.fn<SessionEnvironment['refresh']>(async () => null) });

  test('and a scheduled refresh finds out, it is a sign-out', async () => {
    const tokens = answer();
    keep(tokens);
    const { store, signOut, navigate } = aTab(refusing());

    await vi.advanceTimersByTimeAsync(25 * MINUTE);

    expect(signOut).toHaveBeenCalledExactlyOnceWith(tokens.accessToken);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
    expect([store.getState().status, kept(localStorage)]).toEqual(['signedOut', []]);
  });

  test('and a laptop wakes up, sign-in says so and remembers the page', async () => {
    keep(answer());
    const { store, navigate } = aTab(refusing());

    await sleep(9 * 60);

    const state = { returnTo: '/lists/l1?sort=name' };
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/signin?expired=true', { state });
    expect(store.getState()).toMatchObject({ status: 'signedOut', account: null });
  });

  test('the guard of a private screen leads to the same address', async () => {
    keep(answer());
    const around = refusing();
    const { store } = aTab(around);
    around.navigate.mockImplementation(() => {
      expect(store.getState()).toMatchObject({ status: 'signedOut', leaveTo: '/signin?expired=true' });
    });

    await sleep(9 * 60);

    expect(around.navigate).toHaveBeenCalledOnce();
  });

  test('and a call finds out, since somebody has ended it, sign-in follows and says so', async () => {
    keep(answer());
    const { store, navigate } = aTab(refusing());

    expect(await store.recover(store.getAccessToken())).toBe(false);

    expect(navigate).toHaveBeenCalledExactlyOnceWith('/signin?ended=true', {
      state: { returnTo: '/lists/l1?sort=name' },
    });
  });

  test.for([
    ['a laptop wakes up', () => sleep(9 * 60)],
    ['a refresh is due', () => vi.advanceTimersByTimeAsync(25 * MINUTE)],
  ] as const)('and %s, a shared list stays on the screen', async ([, happens]) => {
    window.history.replaceState(null, '', '/shared/t1');
    keep(answer());
    const { store, navigate } = aTab(refusing());

    await happens();

    expect(navigate).not.toHaveBeenCalled();
    expect(store.getState().status).toBe('signedOut');
  });

  test('no timer runs on', async () => {
    keep(answer());
    const { store, refresh } = aTab(refusing());
    await store.recover(store.getAccessToken());

    await vi.advanceTimersByTimeAsync(120 * MINUTE);

    expect(refresh).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a server out of reach ends no session: the laptop wakes before its network does', async () => {
  keep(answer());
  const around = surroundings();
  around.refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { store, navigate } = aTab(around);
  await sleep(9 * 60);
  expect(store.getState().status).toBe('signedIn');

  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);

  expect(around.refresh).toHaveBeenCalledTimes(2);
  expect(navigate).not.toHaveBeenCalled();
  expect(await store.freshToken()).toBe(localStorage.getItem('kindlist_access_token'));
});

describe('signing out', () => {
  test('tells the server, forgets all but the e-mail, and goes to the landing page', async () => {
    const { store, signOut, navigate } = aTab();
    const tokens = answer();
    store.begin(tokens, true);

    await store.signOut();

    expect(signOut).toHaveBeenCalledExactlyOnceWith(tokens.accessToken);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
    expect(kept(localStorage)).toEqual(['kindlist_remembered_email']);
    expect(store.getState()).toMatchObject({ status: 'signedOut', account: null });
  });

  test('does not need the server', async () => {
    const around = surroundings();
    around.signOut.mockRejectedValue(new TypeError('Failed to fetch'));
    const { store } = aTab(around);
    store.begin(answer(), true);

    await store.signOut();

    expect(store.getState().status).toBe('signedOut');
  });

  test('leads the guard of a private screen to the landing page, too', async () => {
    const around = surroundings();
    const { store } = aTab(around);
    store.begin(answer(), true);
    around.navigate.mockImplementation(() => {
      expect(store.getState()).toMatchObject({ status: 'signedOut', leaveTo: '/' });
    });

    await store.signOut();

    expect(around.navigate).toHaveBeenCalledOnce();
  });

  test('is not undone by a refresh that was on its way', async () => {
    keep(answer());
    const around = surroundings();
    const late = Promise.withResolvers<NewSession>();
    around.refresh.mockReturnValue(late.promise);
    const { store } = aTab(around);
    const recovery = store.recover(store.getAccessToken());

    await store.signOut();
    late.resolve(answer());
    await recovery;

    expect([store.getState().status, kept(localStorage)]).toEqual(['signedOut', []]);
  });
});

test('a session that was taken off the device is over within a minute, where nobody could say so', async () => {
  keep(answer());
  const { store, navigate, refresh } = aTab();
  localStorage.clear();

  await vi.advanceTimersByTimeAsync(MINUTE);

  expect(store.getState()).toMatchObject({ status: 'signedOut', account: null });
  expect([refresh.mock.calls, navigate.mock.calls]).toEqual([[], []]);
});

describe('when somebody else has signed in on this device', () => {
  test('nothing that the one before asked for is sent again in their name', async () => {
    const { store } = aTab();
    const hers = answer();
    store.begin(hers, true);
    await store.signOut();
    store.begin(answer(30, { who: bob, sid: 's2' }), true);

    expect(await store.recover(hers.accessToken)).toBe(false);

    expect(store.getState()).toMatchObject({ status: 'signedIn', account: { name: 'Bob Ray' } });
  });

  test('in a tab that could not be heard, neither, and the person changes here as well', async () => {
    const hers = answer();
    keep(hers);
    const { store, refresh } = aTab();
    keep(answer(30, { who: bob, sid: 's2' }));

    expect(await store.recover(hers.accessToken)).toBe(false);

    expect(store.getState().account?.name).toBe('Bob Ray');
    expect(refresh).not.toHaveBeenCalled();
  });

  test('while a laptop slept, a call that was about to be made is not made', async () => {
    keep(answer());
    const { store } = aTab();
    vi.setSystemTime(Date.now() + 40 * MINUTE);
    keep(answer(30, { who: bob, sid: 's2' }));

    await expect(store.freshToken()).rejects.toThrow();

    expect(await store.freshToken()).toBe(localStorage.getItem('kindlist_access_token'));
  });
});

test('a session that ends here for a reason of another account is ended on the server too', () => {
  const { store, signOut } = aTab();
  const tokens = answer();
  store.begin(tokens, true);

  store.discard();

  expect(signOut).toHaveBeenCalledExactlyOnceWith(tokens.accessToken);
  expect([store.getState().status, kept(sessionStorage)]).toEqual(['signedOut', []]);
});

describe('tabs', () => {
  beforeEach(() => void vi.useRealTimers()); // what tabs tell each other arrives by itself

  test('are all signed out by one, where they are', async () => {
    keep(answer());
    const [one, other] = [aTab(), aTab()];

    await one.store.signOut();

    await vi.waitFor(() => expect(other.store.getState().status).toBe('signedOut'));
    expect(other.navigate).not.toHaveBeenCalled();
  });

  test('are all signed in by one', async () => {
    const [one, other] = [aTab(), aTab()];

    one.store.begin(answer(), true);

    await vi.waitFor(() => expect(other.store.getState()).toMatchObject({ status: 'signedIn', account: { id: 'u1' } }));
  });

  test('that open later find a session that only other tabs know', async () => {
    const one = aTab();
    one.store.begin(answer(), false);
    sessionStorage.clear(); // each tab has its own; here it is that of the new one

    const other = aTab();

    await vi.waitFor(() => expect(other.store.getState().status).toBe('signedIn'));
    expect(kept(sessionStorage)).toContain('kindlist_access_token');
  });

  test('share what one of them has renewed', async () => {
    keep(answer());
    const [one, other] = [aTab(), aTab()];

    await one.store.recover(one.store.getAccessToken());

    await vi.waitFor(() => expect(other.store.getAccessToken()).toBe(one.store.getAccessToken()));
    expect(other.refresh).not.toHaveBeenCalled();
  });

  test('that renew at the same moment end with the same tokens', async () => {
    keep(answer());
    const [one, other] = [aTab(), aTab()];
    const token = one.store.getAccessToken();

    const outcomes = await Promise.all([one.store.recover(token), other.store.recover(token)]);

    expect(outcomes).toEqual([true, true]);
    await vi.waitFor(() => expect(other.store.getAccessToken()).toBe(one.store.getAccessToken()));
    expect(one.store.getAccessToken()).toBe(localStorage.getItem('kindlist_access_token'));
    expect([one.navigate.mock.calls, other.navigate.mock.calls]).toEqual([[], []]);
  });

  test('take turns where the browser has locks, so that the server is asked once', async () => {
    let turn = Promise.resolve<unknown>(undefined);
    const request = vi.fn((_name: string, work: () => Promise<unknown>) => {
      const mine = turn.then(work);
      turn = mine;
      return mine;
    });
    theBrowserHas({ locks: { request } });
    keep(answer());
    const [one, other] = [aTab(), aTab()];
    const token = one.store.getAccessToken();

    await Promise.all([one.store.recover(token), other.store.recover(token)]);

    expect(one.refresh.mock.calls.length + other.refresh.mock.calls.length).toBe(1);
    expect(one.store.getAccessToken()).toBe(other.store.getAccessToken());
  });

  test('take what another has stored, even when they did not hear of it', async () => {
    keep(answer());
    const tab = aTab();
    const before = tab.store.getAccessToken();
    const renewed = answer();
    keep(renewed);

    expect(await tab.store.recover(before)).toBe(true);

    expect(tab.refresh).not.toHaveBeenCalled();
    expect(tab.store.getAccessToken()).toBe(renewed.accessToken);
  });

  test('of another session are left alone', async () => {
    keep(answer(30, { sid: 's1' }));
    const one = aTab();
    keep(answer(30, { sid: 's2' }));
    const other = aTab();
    const seen: string[] = [];
    other.store.subscribe(() => seen.push(other.store.getState().status));

    await one.store.signOut();
    one.store.begin(answer(30, { sid: 's2' }), true);

    await vi.waitFor(() => expect(other.store.getAccessToken()).toBe(one.store.getAccessToken()));
    expect(seen).not.toContain('signedOut');
  });

  test('show the same account', async () => {
    keep(answer());
    const [one, other] = [aTab(), aTab()];

    one.store.showAccount({ name: 'Ann Smith', emailVerified: true });

    await vi.waitFor(() => expect(other.store.getState().account).toMatchObject({ name: 'Ann Smith' }));
    expect(JSON.parse(localStorage.getItem('kindlist_user') ?? '')).toMatchObject({ emailVerified: true });
  });

  test('end where a call is to lead that ends the session, also if that is noticed before its answer', async () => {
    const token = answer();
    keep(token);
    const { store, navigate, refresh } = aTab();
    refresh.mockResolvedValue(null);

    store.expectEnd('/');
    await store.recover(token.accessToken);

    expect(navigate).toHaveBeenCalledWith('/');
    expect(store.getState()).toMatchObject({ status: 'signedOut', leaveTo: '/' });
  });

  test('show the same account beside the tokens that another one has just renewed', () => {
    keep(answer());
    const { store } = aTab();
    const renewed = answer();
    localStorage.setItem('kindlist_access_token', renewed.accessToken);
    localStorage.setItem('kindlist_refresh_token', renewed.refreshToken);

    store.showAccount({ name: 'Ann Smith' });

    expect(localStorage.getItem('kindlist_refresh_token')).toBe(renewed.refreshToken);
    expect(store.getAccessToken()).toBe(renewed.accessToken);
  });
});

describe('asking the server for new tokens', () => {
  const asking = (mutate: () => Promise<unknown>) =>
    sessionCalls({ mutate } as unknown as ApolloClient).refresh('kept');
  const refusal = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });

  test.for([
    ['access token', { accessToken: '' }],
    ['refresh token', { refreshToken: '' }],
  ] as const)('fails without the %s', async ([, missing]) => {
    const refreshSession = { ...answer(), ...missing };
    await expect(asking(async () => ({ data: { refreshSession } }))).rejects.toThrow(
      'Token refresh failed: Missing token data',
    );
  });

  test.for([
    ['without a session', { refreshSession: null }, 'Failed to refresh token'],
    ['without an account', { refreshSession: { ...answer(), account: null } }, 'Failed to fetch user profile'],
  ] as const)('fails %s', async ([, data, text]) => {
    await expect(asking(async () => ({ data }))).rejects.toThrow(text);
  });

  test('of signing out, what is not confirmed has failed', async () => {
    const leaving = (signOut: boolean) =>
      sessionCalls({ mutate: async () => ({ data: { signOut } }) } as unknown as ApolloClient).signOut('token');

    await expect(leaving(true)).resolves.toBeUndefined();
    await expect(leaving(false)).rejects.toThrow('Logout failed');
  });

  test('tells a refusal from a server that could not be asked, or has too much to do', async () => {
    expect(await asking(() => Promise.reject(refusal('UNAUTHENTICATED')))).toBeNull();
    for (const problem of [refusal('SERVICE_UNAVAILABLE'), refusal('RATE_LIMITED'), new TypeError('Failed to fetch')]) {
      await expect(asking(() => Promise.reject(problem))).rejects.toBe(problem);
    }
  });
});
