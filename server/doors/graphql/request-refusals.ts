import { t } from '@lingui/core/macro';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../base/database/availability.ts';
import { AppError, RateLimited, Unavailable } from '../../base/errors/errors.ts';
import type { Documents } from './documents.ts';
import { formatExecuted } from './errors.ts';

export const ANSWER_TYPE = 'application/graphql-response+json';

const BAD_REQUEST = 'BAD_REQUEST';

const WORDS: Record<number, string> = {
  400: 'The body is not JSON. Send {"query": "…", "variables": {…}}.',
  413: 'The request is too large. At most 1 MB can be sent.',
  415: 'The body must be JSON: send Content-Type: application/json.',
};

/** GraphQL's clients read nothing else. */
export function refuseInGraphQLForm(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const refusal = isDatabaseAway(error) ? new Unavailable() : error;
    if (refusal instanceof AppError) return sendRefusal(reply, refusal);
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 400 && status < 500) return send(reply, status, WORDS[status] ?? `${WORDS[400]}`, BAD_REQUEST);
    request.log.error(error);
    return send(reply, 500, t`Server error. Please try again later.`, 'INTERNAL_SERVER_ERROR');
  });
  app.route({ method: ['PUT', 'PATCH', 'DELETE'], url: '/graphql', handler: refuseMethod });
}

function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  const { message, code, details, status } = refusal;
  if (refusal instanceof RateLimited) reply.header('Retry-After', refusal.secondsToWait);
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
  return send(reply, status, message, code, details);
}

/**
 * Before Apollo sees it, which would check each text with each of its fragments. Null for a good text, which
 * Apollo then finds among the documents, and for a request without one.
 */
export function refusalOfTexts(documents: Documents) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const text = textOf(request);
    if (text === null) return null;
    const { viewerOrGuest, origin } = request.requestContext;
    const problems = await documents.readFor(viewerOrGuest?.id ?? origin.address, text);
    if (!Array.isArray(problems)) return null;
    const isModern = request.headers.accept?.includes(ANSWER_TYPE) ?? false;
    const { http } = (problems[0]?.extensions ?? {}) as { http?: { status: number; headers: Map<string, string> } };
    if (http) reply.headers(Object.fromEntries(http.headers));
    reply.code(http?.status ?? (isModern ? 400 : 200)); // to older clients an answer that names the problem is a good one
    reply.type(`${isModern ? ANSWER_TYPE : 'application/json'}; charset=utf-8`);
    return JSON.stringify({ errors: problems.map((problem) => formatExecuted(problem, origin)) });
  };
}

function textOf({ method, body, query }: FastifyRequest): string | null {
  const asked = (method === 'GET' ? query : body) as { query?: unknown } | null | undefined;
  return typeof asked?.query === 'string' && asked.query !== '' ? asked.query : null;
}

function refuseMethod(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('Allow', 'GET, POST');
  return send(reply, 405, 'Ask with POST, or a query with GET.', BAD_REQUEST);
}

function send(reply: FastifyReply, status: number, message: string, code: string, details?: object): FastifyReply {
  return reply.code(status).send({ errors: [{ message, extensions: { code, ...details } }] });
}
