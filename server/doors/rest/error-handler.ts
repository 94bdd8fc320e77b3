import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../base/database/availability.ts';
import {
  AppError,
  InvalidInput,
  MethodNotAllowed,
  NotFound,
  RateLimited,
  Unavailable,
} from '../../base/errors/errors.ts';
import { snakeCase } from '../../base/text/snake-case.ts';
import { fieldNameIn } from './field-names.ts';
import type { MethodsByAddress } from './methods-by-address.ts';

type Refusal = Pick<AppError, 'status' | 'code' | 'message' | 'fields' | 'details'>;

interface Manner {
  data?: null | [];
  failure?: string;
}

const TEXTS: Record<number, string> = {
  413: 'The request is too large. At most 1 MB can be sent.',
  415: 'The request must be JSON.',
};
const NO_JSON = 'The body is not JSON.';

export function errorHandling({ data = null, failure = 'Server error. Please try again later.' }: Manner = {}) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store'); // what Fastify refuses by itself passes no hook of ours
    const refusal = refusalOf(error);
    if (!refusal) {
      request.log.error(error);
      return reply.code(500).send({ ...body(request, { code: 'INTERNAL_SERVER_ERROR', message: failure }), data });
    }
    if (refusal instanceof RateLimited) reply.header('Retry-After', refusal.secondsToWait);
    if (refusal.status === 401) reply.header('WWW-Authenticate', 'Bearer');
    return reply.code(refusal.status).send({ ...body(request, refusal), data });
  };
}

function inRestWords({ message, details = {} }: Pick<Refusal, 'message' | 'details'>) {
  const named = Object.fromEntries(Object.entries(details).map(([name, value]) => [snakeCase(name), value]));
  if (typeof details.scope !== 'string') return { message, details: named };
  const scope = details.scope.toLowerCase();
  return { message: message.replace(details.scope, scope), details: { ...named, scope } };
}

export function notFoundHandler(known: MethodsByAddress) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const methods = known.at(request.url);
    if (methods.length > 0) reply.header('Allow', methods.join(', '));
    const refusal = methods.length > 0 ? new MethodNotAllowed(methods) : new NotFound('Resource');
    return reply.code(refusal.status).send(body(request, refusal));
  };
}

export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new Unavailable();
  const { statusCode: status = 500, code: cause } = error as { statusCode?: number; code?: string };
  if (status < 400 || status >= 500) return null;
  const { code, message } = new InvalidInput();
  return { status, code, message: TEXTS[status] ?? (cause === 'FST_ERR_CTP_INVALID_JSON_BODY' ? NO_JSON : message) };
}

function body(request: FastifyRequest, refusal: Omit<Refusal, 'status'>) {
  const { code, fields = {} } = refusal;
  const { message, details } = inRestWords(refusal);
  const errors = Object.entries(fields).map(([field, [first]]) => ({
    field: fieldNameIn(request, field),
    message: first,
  }));
  return { ...details, success: false, data: null, message, detail: message, code, errors };
}
