import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { t } from '@lingui/core/macro';
import { type ExecutionResult, type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isDatabaseAway } from '../../base/database/availability.ts';
import type { ErrorCode } from '../../base/errors/error-codes.rules.ts';
import { AppError, Unavailable } from '../../base/errors/errors.ts';
import { type Speaker, spokenBy } from '../../base/languages/i18n.rules.ts';
import type { Origin, ProblemLog } from '../../core/users/caller.ts';
import type { RequestContext } from '../../request-context.ts';

const INTERNAL: ErrorCode = 'INTERNAL_SERVER_ERROR';
/** For what Apollo refuses without a code of its own. */
const OF_THE_QUERY: ErrorCode = 'BAD_USER_INPUT';

/** An error that is no outcome becomes INTERNAL_SERVER_ERROR, and the log is told more. */
export function formatError(formatted: GraphQLFormattedError, error: unknown, log?: ProblemLog): GraphQLFormattedError {
  const thrown = unwrapResolverError(error);
  const cause = isDatabaseAway(thrown) ? new Unavailable() : thrown;
  if (cause instanceof AppError) {
    const { code, message, fields, details } = cause;
    return { message, path: formatted.path, extensions: { code, fields, ...details } };
  }
  const { code: given, stacktrace, http, ...extensions } = formatted.extensions ?? {}; // a socket has no status
  const code = given === INTERNAL && isBeforeExecution(cause) ? OF_THE_QUERY : (given ?? OF_THE_QUERY);
  const isAboutTheQuery = cause === error && code !== INTERNAL;
  if (isAboutTheQuery) return { ...formatted, extensions: { code, ...extensions } };
  log?.error(cause);
  const message = t`Server error. Please try again later.`;
  return { message, path: formatted.path, extensions: { code: INTERNAL } };
}

/**
 * Apollo knows of most such errors that only the query or its variables can be wrong, but not of the one that
 * stands for all beyond the first fifty values.
 */
function isBeforeExecution(error: unknown): boolean {
  return error instanceof GraphQLError && error.path === undefined && error.originalError === undefined;
}

export function formatExecuted(error: GraphQLError, { log }: Origin): GraphQLFormattedError {
  const { code = INTERNAL, ...extensions } = error.extensions ?? {};
  return formatError({ ...error.toJSON(), extensions: { ...extensions, code } }, error, log);
}

/** Apollo does not tell its formatError whose request it was, so the log is told here. */
export const logErrors: ApolloServerPlugin<RequestContext> = {
  async requestDidStart({ contextValue: { origin } }) {
    return {
      async didEncounterErrors({ errors }) {
        for (const error of errors) formatExecuted(error, origin);
      },
    };
  },
  async unexpectedErrorProcessingRequest({ requestContext, error }) {
    requestContext.contextValue.origin.log?.error(error);
  },
};

interface Socket {
  extra: { log: ProblemLog; speaker: Speaker };
}

/** graphql-ws goes round Apollo's formatError; both are needed. */
export const socketErrors = {
  onError: (socket: Socket, _id: string, _payload: unknown, errors: readonly GraphQLError[]) =>
    spokenBy(socket.extra.speaker, () => formatAll(errors, socket.extra.log)),
  onNext: (socket: Socket, _id: string, _payload: unknown, _args: unknown, result: ExecutionResult) =>
    result.errors && spokenBy(socket.extra.speaker, () => formatResult(result, socket.extra.log)),
};

export function formatResult({ errors, ...result }: ExecutionResult, log: ProblemLog): FormattedExecutionResult {
  return errors ? { ...result, errors: formatAll(errors, log) } : result;
}

function formatAll(errors: readonly GraphQLError[], log: ProblemLog): GraphQLFormattedError[] {
  return errors.map((error) => formatError(error.toJSON(), error, log));
}
