import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { ErrorCode } from '../../base/errors/error-codes.rules.ts';
import { NotFound } from '../../base/errors/errors.ts';
import type { CurrentSettings } from '../../core/settings/current-settings.ts';
import type { Origin, SignedIn } from '../../core/users/caller.ts';
import { takeApiKey } from '../../keys/api-keys/take-api-key.ts';
import type { LiveSockets } from '../../news/live/live-sockets.ts';
import type { RequestContext } from '../../request-context.ts';
import { Admission } from './admission.ts';
import { isTooLarge, plainField, TOO_LARGE } from './answer-size.ts';
import { Documents } from './documents.ts';
import { formatError, logErrors } from './errors.ts';
import { fastPath } from './fast-path.ts';
import type { GuestBudget } from './guest-budget.ts';
import { limitRules, MOST_TOKENS } from './limits.ts';
import { OpenDocuments } from './open-documents.ts';
import { refusalOfTexts, refuseInGraphQLForm } from './request-refusals.ts';
import { type SocketLimitSettings, SocketLimits } from './socket-limits.ts';
import { GraphQLSockets } from './sockets.ts';
import { TrustedDocuments } from './trusted-documents.ts';

/** A message stays in memory as long as its subscription: our own browsers need a tenth of this. */
const MAX_MESSAGE_BYTES = 32 * 1024;

interface Endpoint {
  schema: GraphQLSchema;
  trustedDocuments: Readonly<Record<string, string>>;
  liveSockets: LiveSockets;
  settings: CurrentSettings;
  socketLimits: SocketLimitSettings | null;
  guestBudget: GuestBudget;
  signedInBy(accessToken: string): Promise<SignedIn | null>;
  /** Throws where a request says who sends it, and nobody is known by that. */
  assertKnown(request: FastifyRequest): void;
  openContext(origin: Origin, signedIn: SignedIn | null, accessToken?: string): RequestContext;
  originOf(request: FastifyRequest): Origin;
}

export async function registerGraphQL(app: FastifyInstance, endpoint: Endpoint): Promise<void> {
  const { schema, settings, socketLimits, originOf } = endpoint;
  const admission = new Admission(schema, endpoint.guestBudget);
  const documents = new Documents(schema, endpoint.guestBudget);
  const trustedDocuments = new TrustedDocuments(documents, endpoint.trustedDocuments);
  const apollo = new ApolloServer<RequestContext>({
    schema,
    formatError: (formatted, error) => formatError(formatted, error),
    logger: app.log,
    validationRules: limitRules,
    parseOptions: { maxTokens: MOST_TOKENS },
    introspection: true, // the playground needs it, and the schema is no secret
    fieldResolver: plainField,
    persistedQueries: { cache: trustedDocuments.cache },
    documentStore: documents.store,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    stringifyResult: (result) => JSON.stringify(result),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(), // Apollo would read it for supergraphs, of which this is no part
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(), // no variable of the environment makes a site report to Apollo
      ApolloServerPluginUsageReportingDisabled(),
      logErrors,
      admitted(admission),
      answerSize,
      statusOfErrors,
    ],
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const limits = new SocketLimits(socketLimits);
  const sockets = new GraphQLSockets({ ...endpoint, documents, trustedDocuments, limits, admission });
  const forgetListener = settings.onChange((now, before) => {
    if (now.maintenanceMode && !before.maintenanceMode) sockets.closeForMaintenance();
  });
  app.addHook('preClose', async () => {
    forgetListener();
    sockets.closeAll();
  });
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, handleProtocols },
    errorHandler: (_problem, socket) => socket.terminate(), // one that was reset is nobody's mistake
  });
  app.addHook('onRequest', (request, _reply, done) => {
    endpoint.assertKnown(request); // not before the plug-in has seen it, which closes an upgrade that is refused
    if (!request.ws) return done();
    if (request.routeOptions.url !== '/graphql') throw new NotFound('Resource');
    limits.assertRoomFor(originOf(request).address);
    done();
  });

  const openDocuments = new OpenDocuments(documents);
  const answerFast = fastPath({ trustedDocuments, openDocuments, admission });
  const refuseText = refusalOfTexts(documents);
  const answerWithApollo = fastifyApolloHandler(apollo, { context: async (request) => request.requestContext });
  async function handler(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
    const answer = (await answerFast(request, reply)) ?? (await refuseText(request, reply));
    return answer ?? answerWithApollo.call(this, request, reply);
  }
  const wsHandler = (socket: WebSocket, request: FastifyRequest) => sockets.take(socket, request);

  await app.register(async (graphql) => {
    refuseInGraphQLForm(graphql);
    graphql.addHook('preHandler', takeApiKey);
    graphql.addHook('onSend', (_request, reply, _payload, done) => {
      reply.header('Cache-Control', 'no-store'); // tokens are among the answers
      done();
    });
    graphql.addHook('preHandler', (request, reply, done) => {
      if (request.ws) reply.raw.detachSocket(request.raw.socket); // what is upgraded gets no answer, and would keep it
      // Apollo would refuse a plain GET for fear of forgery; here a GET reads only, no cookie signs anybody in, and CORS keeps the answer.
      if (request.method === 'GET') request.headers['apollo-require-preflight'] = 'true';
      done();
    });
    graphql.route({ method: 'GET', url: '/graphql', handler, wsHandler });
    graphql.route({ method: 'POST', url: '/graphql', handler });
  });
}

function admitted(admission: Admission): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request: { variables }, contextValue }) {
          const refusal = await admission.refusalOf({ document, operation, variables }, contextValue, 'http');
          if (refusal) throw refusal;
        },
      };
    },
  };
}

const answerSize: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue }) {
        if (isTooLarge(contextValue)) response.body = { kind: 'single', singleResult: TOO_LARGE };
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
        if (codes.includes(UNAVAILABLE)) response.http.status = 503;
        else if (isLegacy && codes.some((code) => DOCUMENT_PROBLEMS.has(code))) response.http.status = 200;
      },
    };
  },
};

const UNAVAILABLE: ErrorCode = 'SERVICE_UNAVAILABLE';

const DOCUMENT_PROBLEMS = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);
