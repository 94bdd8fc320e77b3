import { unwrapResolverError } from '@apollo/server/errors';
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import { isDatabaseAway } from '../database/availability.ts';
import type { ErrorCode } from '../error-codes.rules.ts';
import { AppError, Unavailable } from '../errors.ts';

const INTERNAL: ErrorCode = 'INTERNAL_SERVER_ERROR';
/** For what Apollo refuses without a code of its own. */
const OF_THE_QUERY: ErrorCode = 'BAD_USER_INPUT';

/** Receives every error that is not the caller's doing. */
type Report = (problem: unknown) => void;

/** What a caller gets to see of an error: an outcome in its own words, anything else as INTERNAL_SERVER_ERROR. */
export function errorFormat(report: Report) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const thrown = unwrapResolverError(error);
    const cause = isDatabaseAway(thrown) ? new Unavailable() : thrown;
    if (cause instanceof AppError) {
      const { code, message, fields, details } = cause;
      return { message, path: formatted.path, extensions: { code, fields, ...details } };
    }
    const { code, stacktrace, ...extensions } = formatted.extensions ?? {};
    const isAboutTheQuery = cause === error && code !== INTERNAL;
    if (isAboutTheQuery) return { ...formatted, extensions: { code: code ?? OF_THE_QUERY, ...extensions } };
    report(cause);
    const message = 'Server error. Please try again later.';
    return { message, path: formatted.path, extensions: { code: INTERNAL } };
  };
}

/** Hooks for graphql-ws, which goes round Apollo's formatError; both are needed. */
export function socketErrors(format: ReturnType<typeof errorFormat>) {
  return {
    onError: (_context: unknown, _id: string, _payload: unknown, errors: readonly GraphQLError[]) =>
      errors.map((error) => format(error.toJSON(), error)),
    onNext: (_context: unknown, _id: string, _payload: unknown, _args: unknown, result: ExecutionResult) =>
      result.errors && { ...result, errors: result.errors.map((error) => format(error.toJSON(), error)) },
  };
}
