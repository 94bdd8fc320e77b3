import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import { accessOf } from '../../../server/core/access/actions.rules.ts';
import { aUser } from '../../builders/accounts.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { accessTokenOf, addressOf, listen } from '../graphql.ts';
import { documentedBy } from '../openapi.ts';
import { goodVariables, graphqlOperations, something } from '../operations.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';
import { aSurprise } from '../surprises.ts';

type Headers = Record<string, string>;

/** Ways to say who one is in which nobody is known, by the token that is meant. */
const UNKNOWN: Record<string, (token: string) => Headers> = {
  'two spaces before the token': (token) => ({ authorization: `Bearer  ${token}` }),
  'a tab before the token': (token) => ({ authorization: `Bearer\t${token}` }),
  'no scheme': (token) => ({ authorization: token }),
  'no token': () => ({ authorization: 'Bearer' }),
  'another scheme': (token) => ({ authorization: `Token ${token}` }),
  'a name and a password': (token) => ({ authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` }),
  'two tokens': (token) => ({ authorization: `Bearer ${token} ${token}` }),
  'a token in quotes': (token) => ({ authorization: `Bearer "${token}"` }),
  'a token that was cut off': (token) => ({ authorization: `Bearer ${token.slice(0, -3)}` }),
  'a token with one letter changed': (token) => ({
    authorization: `Bearer ${token.slice(0, -5)}${token.at(-5) === 'A' ? 'B' : 'A'}${token.slice(-4)}`,
  }),
  'a header of another site': (token) => ({ 'x-api-key': token }),
  'an empty header of another site': () => ({ 'x-api-key': '' }),
};

const WATCH = 'subscription ($token: String!) { sharedListChanged(token: $token) { revision } }';

describe('a program of somebody from whom a surprise is kept is never answered as a guest', () => {
  for (const [way, headersOf] of Object.entries(UNKNOWN)) {
    for (const kind of ['access token', 'API key'] as const) {
      test(`with ${way}, ${kind}`, async ({ em, app }) => {
        const { list, viewer } = await aSurprise(em, 'WISHLIST', 'owner');
        const token =
          kind === 'API key' ? (await anApiKey(em, viewer, ['READ_LISTS'])).apiKey : await accessTokenOf(app, viewer);
        const headers = headersOf(token);

        const rest = await call(app, `GET /lists/shared/${list.shareToken}`, { headers });
        const graphql = await ask(
          app,
          headers,
          `{ sharedList(token: "${list.shareToken}") { items { quantityRemaining } } }`,
        );

        expect([rest.status, rest.body.code, rest.headers['www-authenticate']]).toEqual([
          401,
          'UNAUTHENTICATED',
          'Bearer',
        ]);
        expect(graphql).toMatchObject({
          statusCode: 401,
          body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
        });
        const isAboutToClose =
          headers.authorization?.startsWith('Bearer kl_') && !/["\s].*["\s]/.test(headers.authorization); // with 4401, see action-access
        expect(await upgradeStatusOf(app, headers)).toBe(isAboutToClose ? 101 : 401);
      });
    }
  }

  test.for([
    ['a header in its place', (token: string) => ({ Authorization: `Bearer ${token}` })],
    ['a header in small letters', (token: string) => ({ authorization: `Bearer ${token}` })],
    ['headers', (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })],
    ['another name', (token: string) => ({ apiKey: token })],
    ['no text', () => ({ accessToken: 7 })],
  ] as const)('over a socket that is opened with %s', async ([, paramsOf], { em, app }) => {
    const { list, viewer } = await aSurprise(em, 'WISHLIST', 'owner');
    const { apiKey } = await anApiKey(em, viewer, ['READ_LISTS']);

    const socket = await listen(app, WATCH, { connectionParams: paramsOf(apiKey) }, { token: list.shareToken });

    expect(await socket.closed).toBe(4401);
  });
});

describe('what is open to everybody is refused to somebody whom the header names wrongly, by both APIs alike', () => {
  const headers = UNKNOWN['a token with one letter changed']?.('eyJhbGciOiJIUzI1NiJ9.e30.made-up-made-up') ?? {};
  const OPEN = graphqlOperations().filter(({ name, kind }) => {
    return accessOf(name).signIn === 'optional' && kind !== 'subscription';
  });

  test.for(OPEN.map((operation) => [operation.name, operation] as const))(
    '%s over GraphQL',
    async ([, operation], { em, app }) => {
      const { variables } = goodVariables(operation, await something(em));
      const payload = { query: operation.briefDocument, variables };

      const { statusCode, json } = await app.inject({ method: 'POST', url: '/graphql', headers, payload });

      expect(statusCode).toBe(401);
      expect(json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    },
  );

  test('every REST route but the one for leaving, which its contract always answers', async ({ app }) => {
    const { document } = await documentedBy(app);
    const lines = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
    );

    const answers = await Promise.all(
      lines.map(async (line) => {
        const body = line.startsWith('GET') ? undefined : {};
        const [method, path = ''] = line.split(' ');
        const address = `${method} ${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`;
        return [line, (await call(app, address, { headers, body })).status];
      }),
    );

    expect(answers.length).toBeGreaterThan(90);
    expect(answers.filter(([, status]) => status !== 401)).toEqual([['POST /auth/logout', 200]]);
  });
});

test('one space, whatever the letters of the scheme, and no header at all are as before', async ({ em, app }) => {
  const user = await aUser(em);
  const token = await accessTokenOf(app, user);

  for (const authorization of [`Bearer ${token}`, `bearer ${token}`, `BEARER ${token}`]) {
    expect((await ask(app, { authorization }, '{ me { id } }')).body.data.me.id).toBe(user.id);
  }
  expect((await ask(app, {}, '{ demoLists { id } }')).statusCode).toBe(200);
});

async function ask(app: FastifyInstance, headers: Headers, query: string) {
  const { statusCode, json } = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  return { statusCode, body: json() };
}

/** A program opens a socket with these headers. */
async function upgradeStatusOf(app: FastifyInstance, headers: Headers): Promise<number | undefined> {
  const socket = new WebSocket(`${(await addressOf(app)).replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers,
  });
  const status = Promise.withResolvers<number | undefined>();
  socket.on('unexpected-response', (_request, response) => {
    response.resume();
    status.resolve(response.statusCode);
  });
  socket.on('open', () => {
    socket.terminate();
    status.resolve(101);
  });
  return status.promise;
}
