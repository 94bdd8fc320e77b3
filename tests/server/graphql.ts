import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { User } from '../../server/core/users/user.entity.ts';
import type { Infrastructure } from '../../server/infrastructure.ts';
import { Session } from '../../server/keys/sessions/session.entity.ts';

type Viewer = User | null;

/** The parts that an app of the tests was made from. */
export const world = new WeakMap<FastifyInstance, { orm: MikroORM; infrastructure: Infrastructure }>();

/** Signs somebody in, past the password, and gives their access token. */
export async function accessTokenOf(app: FastifyInstance, user: User): Promise<string> {
  const { orm, infrastructure } = world.get(app) ?? fail();
  const em = orm.em.fork();
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const session = em.create(Session, { user: em.getReference(User, user.id), isRemembered: false, expiresAt });
  await em.insert(session); // one statement: a flush would make a transaction of it, for every request of the tests
  return infrastructure.accessTokens.sign(user, session.id);
}

/** The header under which requests are somebody's. */
export async function bearer(app: FastifyInstance, viewer: Viewer): Promise<Record<string, string>> {
  return viewer ? { authorization: `Bearer ${await accessTokenOf(app, viewer)}` } : {};
}

/** Sends an operation as somebody, or as a guest. */
export async function send(app: FastifyInstance, query: string, viewer: Viewer = null, variables: object = {}) {
  const headers = await bearer(app, viewer);
  const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  return response.json();
}

/**
 * Subscribes over a real socket. `next()` gives the next event's data or errors, or 'complete'; `closed` the code with
 * which the server closed the connection.
 */
export async function listen(
  app: FastifyInstance,
  query: string,
  viewer: Viewer | { apiKey: string } | { connectionParams: object } = null,
  variables = {},
  extensions: Record<string, unknown> = {},
) {
  const address = await addressOf(app);
  const isSaidOtherwise = viewer && 'connectionParams' in viewer;
  const accessToken = isSaidOtherwise ? null : await credentialOf(app, viewer);
  const closed = Promise.withResolvers<number>();
  const client = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: isSaidOtherwise ? { ...viewer.connectionParams } : { accessToken },
    retryAttempts: 0,
    on: { closed: (event) => closed.resolve((event as CloseEvent).code) },
  });
  // biome-ignore lint/suspicious/noExplicitAny: what comes depends on the query, and a test says what it expects
  const events = client.iterate<any>({ query, variables, extensions });
  const next = async () => {
    const { done, value } = await events.next();
    return done ? 'complete' : (value.data ?? value.errors);
  };
  return { next, accessToken, closed: closed.promise, close: () => client.dispose() };
}

async function credentialOf(app: FastifyInstance, viewer: Viewer | { apiKey: string }): Promise<string | undefined> {
  if (!viewer) return;
  return 'apiKey' in viewer ? viewer.apiKey : accessTokenOf(app, viewer);
}

const listening = new WeakMap<FastifyInstance, Promise<string>>();

/** The address that it listens at: once, however many sockets a test opens at the same time. */
export function addressOf(app: FastifyInstance): Promise<string> {
  const start = listening.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' });
  listening.set(app, start);
  return start;
}

function fail(): never {
  throw new Error('This app was not made by server-test.ts');
}
