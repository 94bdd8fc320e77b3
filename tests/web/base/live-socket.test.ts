// @vitest-environment jsdom
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connection } from '../../../web/base/network/connection.ts';
import { createSocketLink } from '../../../web/base/network/socket-link.ts';
import { SessionStore } from '../../../web/core/session/session-store.ts';
import { startLiveServer } from '../../fakes/live-server.ts';
import { anAccount } from '../an-account.ts';

const LIST = parse('subscription List { listChanged(listId: "l1") { revision } }');
const SHARED = parse('subscription Shared { sharedListChanged(token: "t1") { revision } }');

const account = anAccount();

function tokens(name: string, { sub = 'u1', seconds = 1800 } = {}) {
  const iat = Math.floor(Date.now() / 1000);
  const accessToken = `e30.${btoa(JSON.stringify({ sub, sid: `of ${sub}`, iat, exp: iat + seconds }))}.${name}`;
  return { __typename: 'Session' as const, accessToken, refreshToken: `refresh ${name}`, account };
}

async function aBrowser() {
  const server = await startLiveServer();
  const session = new SessionStore();
  onTestFinished(() => {
    session.stop();
    server.stop();
  });
  const refresh = vi.fn(async (): Promise<ReturnType<typeof tokens> | null> => tokens('renewed'));
  void session.start({ refresh, signOut: async () => true, navigate: vi.fn() });
  const client = new ApolloClient({ link: createSocketLink(session, server.url), cache: new InMemoryCache() });
  return { server, session, client, refresh };
}

function follow(client: ApolloClient, query = LIST) {
  const seen: unknown[] = [];
  const subscription = client.subscribe({ query, fetchPolicy: 'no-cache' }).subscribe({
    next: ({ data, error }) => seen.push(error ?? data),
    error: (error) => seen.push(error),
  });
  onTestFinished(() => subscription.unsubscribe());
  return seen;
}

/** The states of the note at the top of the page. */
function watchConnection() {
  const set = vi.spyOn(connection, 'set');
  onTestFinished(() => set.mockRestore());
  return () => set.mock.calls.map(([state]) => state);
}

/** Ends the pause before the next attempt, as coming back online does: which begins an open connection anew, too. */
async function hurry<Result>(what: Promise<Result>, isPause = () => true): Promise<Result> {
  const pushing = setInterval(() => isPause() && window.dispatchEvent(new Event('online')), 50);
  try {
    return await what;
  } finally {
    clearInterval(pushing);
  }
}

const event = (revision: number) => ({ data: { listChanged: { __typename: 'ListChanged', revision } } });
const nameOf = (accessToken: string | null | undefined) => accessToken?.split('.')[2];

afterEach(() => localStorage.clear());

test('opens with the access token, or as a guest with none', async () => {
  const { server, session, client } = await aBrowser();
  follow(client, SHARED);
  expect((await server.nextSubscription()).accessToken).toBeNull();

  session.begin(tokens('first'), true);

  expect(nameOf((await server.nextSubscription()).accessToken)).toBe('first'); // the same subscription, on a new socket
});

test('asks our own operations by their hashes, and a server that does not know one with its text', async () => {
  const { server, client } = await aBrowser();
  const ours = Object.assign(parse('subscription Shared { sharedListChanged(token: "t1") { revision } }'), {
    __meta__: { hash: 'of this build' },
  });
  const seen = follow(client, ours);
  const first = await server.nextSubscription();
  expect(first.asked).toMatchObject({ query: '', extensions: { persistedQuery: { sha256Hash: 'of this build' } } });

  first.refuse('PERSISTED_QUERY_NOT_FOUND');

  const again = await server.nextSubscription();
  expect(again.asked.query).toContain('subscription Shared {');
  again.say({ data: { sharedListChanged: { __typename: 'SharedListChanged', revision: 3 } } });
  await vi.waitFor(() => expect(seen).toMatchObject([{ sharedListChanged: { revision: 3 } }]));
});

test('opens as somebody else who has signed in in another tab meanwhile', async () => {
  const { server, session, client, refresh } = await aBrowser();
  session.begin(tokens('hers', { seconds: 5 }), true);
  const his = tokens('his', { sub: 'u2' });
  localStorage.setItem('kindlist_access_token', his.accessToken);
  localStorage.setItem('kindlist_refresh_token', his.refreshToken);

  follow(client, SHARED);

  expect(nameOf((await server.nextSubscription()).accessToken)).toBe('his');
  expect(refresh).not.toHaveBeenCalled();
});

test('comes back after a lost connection, and says so meanwhile', async () => {
  const { server, session, client } = await aBrowser();
  session.begin(tokens('first'), true);
  const seen = follow(client);
  const states = watchConnection();
  const before = await server.nextSubscription();
  before.say(event(1));

  before.drop();
  await vi.waitFor(() => expect(states()).toContain('reconnecting'));
  const after = await hurry(server.nextSubscription(), () => connection.get() === 'reconnecting');
  after.say(event(2));

  await vi.waitFor(() =>
    expect(seen).toMatchObject([{ listChanged: { revision: 1 } }, { listChanged: { revision: 2 } }]),
  );
  expect(states().at(-1)).toBe('online');
});

test('says so each time when it is lost again soon after', async () => {
  const { server, session, client } = await aBrowser();
  session.begin(tokens('first'), true);
  follow(client);
  const states = watchConnection();
  for (const times of [1, 2, 3]) {
    (await hurry(server.nextSubscription(), () => connection.get() === 'reconnecting')).drop();
    await vi.waitFor(() => expect(states().filter((state) => state === 'reconnecting')).toHaveLength(times));
  }
});

test('is renewed with a new token, without anybody noticing', async () => {
  const { server, session, client } = await aBrowser();
  session.begin(tokens('first'), true);
  const seen = follow(client);
  await server.nextSubscription();
  const states = watchConnection();

  await session.recover(session.getAccessToken());

  const renewed = await server.nextSubscription();
  expect(nameOf(renewed.accessToken)).toBe('renewed');
  renewed.say(event(2));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(states()).not.toContain('reconnecting');
});

describe('closed as not signed in', () => {
  test('refreshes the session and comes back with it', async () => {
    const { server, session, client, refresh } = await aBrowser();
    session.begin(tokens('first'), true);
    const seen = follow(client);

    (await server.nextSubscription()).close(4401);

    const renewed = await hurry(server.nextSubscription());
    expect(nameOf(renewed.accessToken)).toBe('renewed');
    expect(refresh).toHaveBeenCalledOnce();
    expect(seen).toEqual([]);
  });

  test('ends a private subscription with the session, and lets a shared list go on for a guest', async () => {
    const { server, session, client, refresh } = await aBrowser();
    refresh.mockResolvedValue(null);
    session.begin(tokens('first'), true);
    const [own, shared] = [follow(client), follow(client, SHARED)];
    const opened = await server.nextSubscription();
    await server.nextSubscription();

    opened.close(4401);

    const asGuest = await hurry(server.nextSubscription());
    expect(asGuest.accessToken).toBeNull();
    expect(session.getState().status).toBe('signedOut');
    await vi.waitFor(() => expect(own).toEqual([expect.any(Error)]));
    expect(shared).toEqual([]);
  });

  test('keeps trying while the server cannot be asked for a new token', async () => {
    const { server, session, client, refresh } = await aBrowser();
    refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    session.begin(tokens('first'), true);
    const seen = follow(client);

    (await server.nextSubscription()).close(4401);
    const again = await hurry(server.nextSubscription());

    expect(session.getState().status).toBe('signedIn');
    again.say(event(2));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
  });
});

test('a refusal that arrives as a result refreshes the session too', async () => {
  const { server, session, client, refresh } = await aBrowser();
  session.begin(tokens('first'), true);
  const seen = follow(client);

  const errors = [{ message: 'Please log in again.', extensions: { code: 'UNAUTHENTICATED' } }];
  (await server.nextSubscription()).say({ errors });

  const renewed = await hurry(server.nextSubscription());
  expect(nameOf(renewed.accessToken)).toBe('renewed');
  expect(refresh).toHaveBeenCalledOnce();
  expect(seen).toEqual([]);
});

test.for([1006, 1012, 4500])('closed with %i it comes back', async (code) => {
  const { server, session, client } = await aBrowser();
  session.begin(tokens('first'), true);
  const seen = follow(client);
  const opened = await server.nextSubscription();

  if (code === 1006) opened.drop();
  else opened.close(code);
  const again = await hurry(server.nextSubscription());

  again.say(event(2));
  await vi.waitFor(() => expect(seen).toMatchObject([{ listChanged: { revision: 2 } }]));
});

test('closed as forbidden it does not', async () => {
  const { server, session, client } = await aBrowser();
  session.begin(tokens('first'), true);
  const seen = follow(client);

  (await server.nextSubscription()).close(4403);

  await hurry(vi.waitFor(() => expect(seen).toEqual([expect.any(Error)])));
});

test('what the server says of a list is not tried again', async () => {
  const { server, session, client } = await aBrowser();
  session.begin(tokens('first'), true);
  const seen = follow(client);

  const errors = [{ message: 'List not found', extensions: { code: 'NOT_FOUND' } }];
  (await server.nextSubscription()).say({ data: null, errors });

  await vi.waitFor(() => expect(seen).toMatchObject([{ message: 'List not found' }]));
});
