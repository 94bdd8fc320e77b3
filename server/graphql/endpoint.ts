import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import type { Origin, SignedIn } from '../caller.ts';
import { type LiveSockets, NOT_SIGNED_IN } from '../live/live-sockets.ts';
import { subscribeShared } from '../live/shared-execution.ts';
import type { RequestContext } from '../request-context.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { refusalOf } from '../settings/maintenance.ts';
import { isAdministrator } from '../users/user.policy.ts';
import { errorFormat, socketErrors } from './errors.ts';
import { limitRules, MOST_TOKENS, parseWithin, validateWithin } from './limits.ts';

/** Larger messages from a browser are none of ours. */
const LARGEST_MESSAGE = 256 * 1024;

const GOING_AWAY = 1001;
const TRY_LATER = 1013;

interface Endpoint {
  schema: GraphQLSchema;
  liveSockets: LiveSockets;
  settings: CurrentSettings;
  /** Who an access token belongs to; null when it is not good (any more). */
  signedInBy(accessToken: string): Promise<SignedIn | null>;
  openContext(origin: Origin, signedIn: SignedIn | null): RequestContext;
  originOf(request: { ip: string; headers: { 'user-agent'?: string } }): Origin;
}

interface SocketExtra extends Record<PropertyKey, unknown> {
  signedIn?: SignedIn | null;
}

/** One path for everything: POST and GET go to Apollo, and a GET that upgrades goes to graphql-ws. */
export async function registerGraphQL(app: FastifyInstance, endpoint: Endpoint): Promise<void> {
  const { schema, liveSockets, settings, signedInBy, openContext, originOf } = endpoint;
  const format = errorFormat((problem) => app.log.error(problem));
  const apollo = new ApolloServer<RequestContext>({
    schema,
    formatError: format,
    validationRules: limitRules,
    parseOptions: { maxTokens: MOST_TOKENS },
    introspection: true, // the playground needs it, and the schema is no secret
    persistedQueries: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    stringifyResult: (result) => JSON.stringify(result),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      maintenance,
      statusOfErrors,
    ],
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const administrators = new WeakSet<object>();
  const forgetListener = settings.onChange((now, before) => {
    if (!now.maintenanceMode || before.maintenanceMode) return;
    for (const socket of app.websocketServer.clients) {
      if (!administrators.has(socket)) socket.close(TRY_LATER, 'Under maintenance'); // they come back, and are told why
    }
  });
  app.addHook('preClose', async () => void forgetListener());
  app.addHook('preClose', async () => {
    for (const socket of app.websocketServer.clients) socket.close(GOING_AWAY, 'Going away'); // clients come back, elsewhere
  });
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE } });

  const handler = fastifyApolloHandler(apollo, { context: async (request) => request.requestContext });
  const wsHandler = makeHandler<{ accessToken?: unknown }, SocketExtra>({
    schema,
    parse: parseWithin,
    validate: validateWithin,
    subscribe: subscribeShared,
    onConnect: async ({ connectionParams, extra }) => {
      const accessToken = connectionParams?.accessToken;
      if (typeof accessToken !== 'string') return true; // a guest
      const signedIn = await signedInBy(accessToken);
      extra.signedIn = signedIn;
      if (isAdministrator(signedIn?.user ?? null)) administrators.add(extra.socket);
      if (signedIn) liveSockets.add(signedIn.sessionId, extra.socket, signedIn.expiresAt);
      else extra.socket.close(NOT_SIGNED_IN, 'Unauthorized');
      return true;
    },
    onSubscribe: ({ extra }, _id, { query }) => {
      const isShutOut = settings.now.maintenanceMode && !administrators.has(extra.socket);
      const refusal = isShutOut ? refusalOf(parseWithin(query)) : null;
      return refusal ? [refusal] : undefined;
    },
    context: ({ extra }) => openContext(originOf(extra.request), extra.signedIn ?? null),
    ...socketErrors(format),
  });

  await app.register(async (graphql) => {
    graphql.addHook('onSend', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store'); // tokens are among the answers
    });
    graphql.route({ method: 'GET', url: '/graphql', handler, wsHandler });
    graphql.route({ method: 'POST', url: '/graphql', handler });
  });
}

/** Sockets ask the same in onSubscribe. */
const maintenance: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, contextValue }) {
        const refusal = contextValue.isShutOut ? refusalOf(document) : null;
        if (refusal) throw refusal;
      },
    };
  },
};

/**
 * GraphQL over HTTP: with application/json an answer that names what is wrong with the document is a good answer, while
 * a proxy or a client that repeats must see that the database was away.
 */
const statusOfErrors: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, request }) {
        if (response.body.kind !== 'single') return;
        const codes = response.body.singleResult.errors?.map(({ extensions }) => extensions?.code) ?? [];
        const isLegacy = !request.http?.headers.get('accept')?.includes('application/graphql-response+json');
        if (codes.includes('SERVICE_UNAVAILABLE')) response.http.status = 503;
        else if (isLegacy && codes.some((code) => DOCUMENT_PROBLEMS.has(code))) response.http.status = 200;
      },
    };
  },
};

const DOCUMENT_PROBLEMS = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);
