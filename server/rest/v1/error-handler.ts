import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../database/availability.ts';
import { AppError, InvalidInput, NotFound, RateLimited, Unavailable } from '../../errors.ts';

export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const cause = outcomeOf(error);
  if (!cause) {
    request.log.error(error);
    return reply.code(500).send(failure('INTERNAL_SERVER_ERROR', 'Server error. Please try again later.'));
  }
  if (cause instanceof RateLimited) reply.header('Retry-After', cause.secondsToWait);
  return reply.code(cause.status).send({ ...cause.details, ...failure(cause.code, cause.message, cause.fields) });
}

/** No such path, or not with this method. */
export function notFoundHandler(_request: FastifyRequest, reply: FastifyReply) {
  const { status, code, message } = new NotFound('Resource');
  return reply.code(status).send(failure(code, message));
}

function outcomeOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new Unavailable();
  const { statusCode } = error as { statusCode?: number };
  const isAboutTheRequest = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isAboutTheRequest ? new InvalidInput() : null; // Fastify's own: no JSON, too large
}

function failure(code: string, message: string, fields: Record<string, string[]> = {}) {
  const errors = Object.entries(fields).map(([field, [first]]) => ({ field, message: first }));
  return { success: false, data: null, message, detail: message, code, errors };
}
