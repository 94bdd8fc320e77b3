// @vitest-environment jsdom
import { ServerError } from '@apollo/client/errors';
import { type DocumentNode, parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApolloClient } from '../../../web/base/network/apollo-client.ts';
import { loadText, print } from '../../../web/base/network/document-texts.ts';
import type { LoadOfflineAnswers } from '../../../web/base/network/offline-link.ts';
import { problemText } from '../../../web/base/network/problems.ts';
import { SessionStore } from '../../../web/core/session/session-store.ts';
import { SharedListScreenDocument } from '../../../web/guests/shared-list/SharedListScreen.generated.ts';
import { TRUSTED_DOCUMENTS } from '../../../web/trusted-documents.generated.ts';
import { anAccount } from '../an-account.ts';

const ME = parse('query Me { me { id name } }');
const SHARED = parse('query Shared { sharedList(token: "t1") { id name } }');
const RENAME = parse('mutation Rename { updateList(id: "l1", changes: {}) { id } }');
const CREATE = parse(
  'mutation Create($idempotencyKey: String) { createList(input: {}, idempotencyKey: $idempotencyKey) { id } }',
);
const SIGN_UP = parse('mutation SignUp { signUp(input: {}) { accessToken } }');

const account = anAccount();

function tokens(name: string, minutes = 30, who = account) {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: who.id, sid: 's1', iat, exp: iat + minutes * 60 };
  const accessToken = `e30.${btoa(JSON.stringify(claims))}.${name}`;
  return { __typename: 'Session' as const, accessToken, refreshToken: `refresh ${name}`, account: who };
}

type Answer = (request: {
  headers: Headers;
  body: string;
  signal?: AbortSignal | null;
}) => Response | Promise<Response>;

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (code: string, message = 'No.') => json({ data: null, errors: [{ message, extensions: { code } }] });
const me = () => json({ data: { me: { __typename: 'Account', id: 'u1', name: 'Ann Lee' } } });
const CONNECTION_CHECK = JSON.stringify({ query: '{ __typename }' });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** A client whose server gives these answers, one after the other, and the last one from then on. */
const aClient = (...answers: Answer[]) => aClientWith({}, ...answers);

/** The same on a device that may know what the server said before. */
function aClientWith(device: { loadOffline?: LoadOfflineAnswers }, ...answers: Answer[]) {
  const session = new SessionStore();
  onTestFinished(() => session.stop());
  const sent: { authorization: string | null; body: string; keepalive: boolean | undefined }[] = [];
  vi.stubGlobal('fetch', (_uri: string, { headers, body, signal, keepalive }: RequestInit) => {
    if (body === CONNECTION_CHECK) return unreachable(); // which only sets what the frame says
    const request = { headers: new Headers(headers), body: String(body), signal };
    sent.push({ authorization: request.headers.get('authorization'), body: request.body, keepalive });
    return Promise.resolve((answers[sent.length - 1] ?? answers.at(-1))?.(request));
  });
  const surroundings = {
    refresh: vi.fn(async (): Promise<ReturnType<typeof tokens> | null> => tokens('renewed')),
    signOut: vi.fn(async () => true),
    navigate: vi.fn(),
  };
  void session.start(surroundings);
  const client = createApolloClient({ session, origin: 'http://kindlist.test', ...device });
  const ask = (query: DocumentNode) => client.query({ query, fetchPolicy: 'no-cache' });
  const change = (mutation: DocumentNode, variables = {}) => client.mutate({ mutation, variables });
  return { client, session, sent, ask, change, ...surroundings };
}

/** Lets the pauses between attempts pass. */
async function settled<Result>(outcome: Promise<Result>) {
  const settling = Promise.allSettled([outcome]);
  await vi.advanceTimersByTimeAsync(5000);
  const [result] = await settling;
  return result;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

describe('an operation of our own', () => {
  const hash = Object.keys(TRUSTED_DOCUMENTS).find((each) =>
    TRUSTED_DOCUMENTS[each]?.startsWith('query SharedListScreen'),
  );
  const persistedQuery = { version: 1, sha256Hash: hash };
  const askForList = (client: ReturnType<typeof aClient>['client']) =>
    client.query({ query: SharedListScreenDocument, variables: { token: 't1' } });

  test('goes by the hash that the server knows, without its text', async () => {
    const { client, sent } = aClient(() => json({ data: { sharedList: null } }));
    await askForList(client);

    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      operationName: 'SharedListScreen',
      variables: { token: 't1' },
      extensions: expect.objectContaining({ persistedQuery }),
    });
  });

  test.for(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED'])(
    'goes with its text to a server of another build, which says %s',
    async (code) => {
      const { client, sent } = aClient(
        () => refusal(code),
        () => json({ data: { sharedList: null } }),
      );

      const { data } = await askForList(client);

      expect(data).toEqual({ sharedList: null });
      const { query, extensions } = JSON.parse(sent[1]?.body ?? '');
      expect(query).toContain('query SharedListScreen(');
      expect(extensions?.persistedQuery).toBeUndefined();
      expect(sent).toHaveLength(2);
    },
  );

  test('is told from others by its hash, until its text is needed', async () => {
    const operation = structuredClone(SharedListScreenDocument);
    expect(print(operation)).toBe(hash);

    await loadText(operation);
    expect(print(operation)).toContain('query SharedListScreen(');
  });

  test('that changes something is done once, though the server did not know it at first', async () => {
    const change = Object.assign(parse('mutation Mark { markNotificationsRead }'), {
      __meta__: { hash: 'of an old build' },
    });
    const { client, sent } = aClient(
      () => refusal('PERSISTED_QUERY_NOT_FOUND'),
      () => json({ data: { markNotificationsRead: true } }),
    );

    expect((await client.mutate({ mutation: change })).data).toEqual({ markNotificationsRead: true });

    expect(sent.map(({ body }) => 'query' in JSON.parse(body))).toEqual([false, true]);
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true]);
  });
});

describe('a call', () => {
  test('that changes something arrives even if the page is left, unless it is too large for that', async () => {
    const { sent, ask, change } = aClient(me);
    await ask(ME);
    await change(RENAME).catch(() => {});
    await change(CREATE, { idempotencyKey: 'x'.repeat(9000) }).catch(() => {});

    expect(sent.map(({ keepalive }) => keepalive)).toEqual([false, true, false]);
  });

  test('is signed when somebody is signed in, and else is not', async () => {
    const { session, sent, ask } = aClient(me);
    await ask(ME);
    const session1 = tokens('first');
    session.begin(session1, true);

    await ask(ME);

    expect(sent.map(({ authorization }) => authorization)).toEqual([null, `Bearer ${session1.accessToken}`]);
  });

  test('that is one person’s alone is not made as another’s', async () => {
    const { client, session, sent } = aClient(me);
    const askAs = (viewerId: string | null) =>
      client.query({ query: SHARED, fetchPolicy: 'no-cache', context: { viewerId } });
    session.begin(tokens('first'), true);
    await askAs(account.id);
    session.discard();
    await vi.advanceTimersByTimeAsync(0); // and what they had read is forgotten

    await expect(askAs(account.id)).rejects.toThrow('Someone else has signed in.');
    await askAs(null);

    expect(sent.map(({ authorization }) => authorization !== null)).toEqual([true, false]);
  });

  test('that is refused is made again with a new token', async () => {
    const { session, sent, ask, refresh } = aClient(() => refusal('UNAUTHENTICATED'), me);
    session.begin(tokens('first'), true);

    const { data } = await ask(ME);

    expect(data).toMatchObject({ me: { name: 'Ann Lee' } });
    expect(refresh).toHaveBeenCalledExactlyOnceWith('refresh first');
    expect(sent.map(({ authorization }) => authorization?.split('.')[2])).toEqual(['first', 'renewed']);
  });

  test('among several that are refused at once is made again like the others, after one renewal', async () => {
    const answer: Answer = ({ headers }) =>
      headers.get('authorization')?.endsWith('.renewed') ? me() : refusal('UNAUTHENTICATED');
    const { session, sent, ask, refresh } = aClient(answer);
    session.begin(tokens('first'), true);

    const questions = ['One', 'Two', 'Three'].map((name) => parse(`query ${name} { me { id name } }`));

    const answers = await Promise.all(questions.map(ask));

    for (const { data } of answers) expect(data).toMatchObject({ me: { name: 'Ann Lee' } });
    expect(refresh).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(6);
  });

  test('that was refused is not made in the name of a person who has signed in meanwhile', async () => {
    const refused = Promise.withResolvers<Response>();
    const { session, sent, change } = aClient(() => refused.promise, me);
    session.begin(tokens('first'), true);
    const creation = change(CREATE, { idempotencyKey: 'k1' });
    await vi.advanceTimersByTimeAsync(0);

    await session.signOut();
    session.begin(tokens('second', 30, { ...account, id: 'u2', name: 'Bob Ray' }), true);
    refused.resolve(refusal('UNAUTHENTICATED'));

    await expect(creation).rejects.toThrow();
    expect(sent.filter(({ body }) => body.includes('createList'))).toHaveLength(1);
  });

  test('that is refused for good ends the session', async () => {
    const { session, ask, refresh, navigate } = aClient(() => refusal('UNAUTHENTICATED'));
    refresh.mockResolvedValue(null);
    session.begin(tokens('first'), true);

    await expect(ask(ME)).rejects.toThrow();

    expect(session.getState().status).toBe('signedOut');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/signin?ended=true', expect.anything());
  });

  test('that something on the way refuses with 401 is one that is refused', async () => {
    const { session, ask, refresh } = aClient(() => new Response('No.', { status: 401 }), me);
    session.begin(tokens('first'), true);

    expect((await ask(ME)).data).toMatchObject({ me: { name: 'Ann Lee' } });

    expect(refresh).toHaveBeenCalledOnce();
  });

  test.for(['signIn(input: {}) { accessToken }', 'signUp(input: {}) { accessToken }'])(
    'to %s never does',
    async (field) => {
      const { session, change, refresh, navigate } = aClient(() => new Response('No.', { status: 401 }));
      session.begin(tokens('first'), true);

      await expect(change(parse(`mutation { ${field} }`))).rejects.toThrow();

      expect([refresh.mock.calls, navigate.mock.calls]).toEqual([[], []]);
      expect(session.getState().status).toBe('signedIn');
    },
  );

  test('for a shared list never does', async () => {
    const { session, ask, refresh } = aClient(() => refusal('UNAUTHENTICATED'));
    session.begin(tokens('first'), true);

    await expect(ask(SHARED)).rejects.toThrow();

    expect(refresh).not.toHaveBeenCalled();
    expect(session.getState().status).toBe('signedIn');
  });

  test('to sign in that is refused ends no session that there is', async () => {
    const { session, ask, refresh, navigate } = aClient(() => refusal('INVALID_CREDENTIALS'));
    session.begin(tokens('first'), true);

    await expect(ask(ME)).rejects.toThrow();

    expect(refresh).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
    expect(session.getState().status).toBe('signedIn');
  });

  test('waits for a new token when its own would not hold until it arrives', async () => {
    const { session, sent, ask } = aClient(me);
    session.begin(tokens('first', 0.1), true);

    await ask(ME);

    expect(sent.map(({ authorization }) => authorization?.split('.')[2])).toEqual(['renewed']);
  });
});

describe('what did not get through', () => {
  test.for([
    ['no network', unreachable],
    ['status 500', () => json({}, 500)],
    ['status 502 from a proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['status 503', () => json({}, 503)],
    ['status 504', () => json({}, 504)],
  ] as const)('with %s is asked again, up to twice', async ([, failure]) => {
    const { sent, ask } = aClient(failure, failure, me);

    const result = await settled(ask(ME));

    expect(result).toMatchObject({ status: 'fulfilled', value: { data: { me: { id: 'u1' } } } });
    expect(sent).toHaveLength(3);
  });

  test('is given up after that', async () => {
    const { sent, ask } = aClient(unreachable);

    const result = await settled(ask(ME));

    expect(sent).toHaveLength(3);
    expect(problemText((result as PromiseRejectedResult).reason)).toBe(
      'Network error. Please check your internet connection.',
    );
  });

  test.for([
    { drawn: 0, waitMs: 500 },
    { drawn: 1, waitMs: 1000 },
  ])('waits for another while each time, up to a second: $waitMs ms', async ({ drawn, waitMs }) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    onTestFinished(() => void vi.restoreAllMocks());
    const { sent, ask } = aClient(unreachable, me);
    const asked = ask(ME);

    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(sent).toHaveLength(2);
  });

  test('is answered by the device at once on a page that has not reached the server yet', async () => {
    const known = { me: { __typename: 'Account', id: 'u1', name: 'Ann, as before' } };
    const loadOffline = async () => ({ onAnswer: () => {}, lastKnown: async () => known });
    const { session, sent, ask } = aClientWith({ loadOffline }, unreachable, me, unreachable, me);
    session.begin(tokens('first'), true);

    expect((await ask(ME)).data).toEqual(known);
    expect(sent).toHaveLength(1);
    await ask(ME);
    const later = await settled(ask(ME));

    expect(later).toMatchObject({ status: 'fulfilled', value: { data: { me: { name: 'Ann Lee' } } } });
    expect(sent).toHaveLength(4); // once the server is known, it is asked again
  });

  test('is not asked again when the server has answered', async () => {
    const { sent, ask } = aClient(() => json({ errors: [] }, 400));

    const result = await settled(ask(ME));

    expect(ServerError.is((result as PromiseRejectedResult).reason)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test('is not asked again when that might do something twice', async () => {
    const { sent, change } = aClient(unreachable);

    for (const [mutation, variables] of [
      [SIGN_UP, {}],
      [CREATE, {}],
    ] as const) {
      const before = sent.length;
      await settled(change(mutation, variables));
      expect(sent).toHaveLength(before + 1);
    }
  });

  test('is asked again when it has a key, or finds done what it asks for', async () => {
    const { sent, change } = aClient(unreachable);

    for (const [mutation, variables] of [
      [CREATE, { idempotencyKey: 'k1' }],
      [RENAME, {}],
    ] as const) {
      const before = sent.length;
      await settled(change(mutation, variables));
      expect(sent).toHaveLength(before + 3);
    }
  });

  test('is given up after half a minute each time', async () => {
    vi.useRealTimers(); // AbortSignal.timeout is the browser's own
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    onTestFinished(() => timeout.mockRestore());
    const { sent, change } = aClient(({ signal }) => Promise.reject(signal?.reason));

    await expect(change(SIGN_UP)).rejects.toMatchObject({ name: 'TimeoutError' });

    expect(timeout).toHaveBeenCalledWith(30_000);
    expect(sent).toHaveLength(1);
  });
});

test.for([
  ['nothing', () => new Response('', { headers: { 'content-type': 'application/json' } })],
  ['no data', () => json({})],
  ['null', () => json({ data: null })],
] as const)('an answer with %s is a problem', async ([, empty]) => {
  const { ask } = aClient(empty);
  await expect(ask(ME)).rejects.toThrow('Empty response from server');
});

test('what one person has read is not shown to the next', async () => {
  const { client, session } = aClient(me);
  session.begin(tokens('first'), true);
  await vi.advanceTimersByTimeAsync(0);
  await client.query({ query: ME });
  expect(client.readQuery({ query: ME })).not.toBeNull();

  await session.signOut();

  expect(client.readQuery({ query: ME })).toBeNull();
});

test('an open screen is read again for a new viewer, and follows the cache on', async () => {
  const shared = () => json({ data: { sharedList: { __typename: 'SharedList', id: 'l1', name: 'Ida turns 7' } } });
  const { client, session, sent } = aClient(shared);
  const seen: string[] = [];
  const screen = client.watchQuery<{ sharedList: { name: string } }>({ query: SHARED });
  const reading = screen.subscribe(({ data }) => data?.sharedList?.name && seen.push(data.sharedList.name));
  onTestFinished(() => reading.unsubscribe());
  await vi.waitFor(() => expect(seen).toEqual(['Ida turns 7']));

  session.begin(tokens('first'), true);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(0);
  const data = { sharedList: { __typename: 'SharedList', id: 'l1', name: 'Ida turns 8' } };
  client.writeQuery({ query: SHARED, data });

  await vi.waitFor(() => expect(seen.at(-1)).toBe('Ida turns 8'));
});
