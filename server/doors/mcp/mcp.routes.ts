import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BadRequest, MethodNotAllowed, NotAllowed, NotSignedIn, RateLimited } from '../../base/errors/errors.ts';
import { UnderMaintenance } from '../../core/settings/errors.ts';
import { takeApiKey } from '../../keys/api-keys/take-api-key.ts';
import { refusalOf } from '../rest/error-handler.ts';

const MCP_PATH = '/mcp';

interface McpOptions {
  site: () => { siteName: string; siteUrl: string };
  corsOrigins: readonly string[];
  version: string;
}

/** JSON-RPC has no code for most of what HTTP refuses. */
const REFUSED = -32_000;

/** Streamable HTTP, without sessions: each POST is a message and brings an API key. */
export async function mcpRoutes(app: FastifyInstance, { site, corsOrigins, version }: McpOptions): Promise<void> {
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) request.log.error(error);
    const { status, code, message } = refusal ?? FAILURE;
    if (refusal instanceof RateLimited) reply.header('Retry-After', refusal.secondsToWait);
    if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
    if (refusal instanceof MethodNotAllowed) reply.header('Allow', 'POST');
    const problem = { code: REFUSED, message, data: { code } };
    return reply.code(status).send({ jsonrpc: '2.0', error: problem, id: null });
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('Cache-Control', 'no-store');
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    assertKnownOrigin(request, [new URL(site().siteUrl).origin, ...corsOrigins]);
    done();
  });
  app.addHook('onRequest', takeApiKey);
  app.addHook('onRequest', ({ requestContext }, _reply, done) => {
    if (requestContext.isShutOut) throw new UnderMaintenance();
    if (!requestContext.keyScopes) throw new NotSignedIn(KEY_NEEDED);
    done();
  });

  app.route({
    method: ['GET', 'DELETE'], // for sessions, of which there are none
    url: MCP_PATH,
    handler: () => {
      throw new MethodNotAllowed(['POST']);
    },
  });
  app.post(MCP_PATH, async ({ body, headers, requestContext, log }, reply) => {
    if (Array.isArray(body)) throw new BadRequest(ONE_AT_A_TIME); // many calls would count as one
    const { answerMessage } = await import('./mcp-server.ts'); // costs memory where it is not wanted
    const { siteName, siteUrl } = site();
    const message = { url: `${siteUrl}${MCP_PATH}`, headers: protocolHeaders(headers), body };
    const about = { siteName, version, onProblem: (problem: unknown) => log.debug(problem) };
    const answer = await answerMessage(requestContext, message, about);
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
}

const KEY_NEEDED = 'Send an API key, which you make on your profile: “Authorization: Bearer kl_…”.';
const ONE_AT_A_TIME = 'Send one message at a time.';
const FAILURE = { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Server error. Please try again later.' };

/**
 * A page of another site must not reach a server through the browser of somebody who can: programs name no
 * origin.
 */
function assertKnownOrigin({ headers: { origin } }: FastifyRequest, known: readonly string[]): void {
  if (origin !== undefined && !known.includes(origin)) throw new NotAllowed();
}

function protocolHeaders(headers: FastifyRequest['headers']): Record<string, string> {
  const said = PROTOCOL_HEADERS.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(said.filter((header): header is [string, string] => typeof header[1] === 'string'));
}

const PROTOCOL_HEADERS = ['accept', 'content-type', 'mcp-method', 'mcp-name', 'mcp-protocol-version'];
