import { ApolloLink } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { catchError, map, throwError } from 'rxjs';
import { isAnsweredByDevice } from './offline-link.ts';
import { isRepeatable } from './operations.ts';
import { isNetworkProblem } from './problems.ts';

const TIMEOUT_MS = 30_000;
/** In characters. A browser keeps 64 kB alive, of all that is on its way together. */
const LARGEST_KEPT_ALIVE = 8_000;
const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 1000;
const TEMPORARY_STATUS_CODES = [500, 502, 503, 504];

/** A small change is sent to its end even if the page is left or read again. */
export const changesLink = new ApolloLink((operation, forward) => {
  operation.setContext({ fetchOptions: { keepalive: operation.operationType === OperationTypeNode.MUTATION } });
  return forward(operation);
});

/** fetch that gives up after half a minute. */
export function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal, keepalive: Boolean(init.keepalive) && isSmall(init.body) });
}

function isSmall(body: RequestInit['body']): boolean {
  return typeof body === 'string' && body.length <= LARGEST_KEPT_ALIVE;
}

/** Sends a call again that did not get through, unless that might do something twice. */
export const retryLink = new RetryLink({
  delay: () => RETRY_DELAY_MS,
  attempts: async (count, operation, error) =>
    count <= MAX_RETRIES &&
    isTemporary(error) &&
    isRepeatable(operation.query, operation.variables) &&
    !(await isAnsweredByDevice(operation)),
});

/** Every answer has data or says what is wrong; an empty one is a problem too. */
export const emptyAnswerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    catchError((error) => throwError(() => (isWithoutData(error) ? emptyAnswer() : error))),
    map((result) => {
      const isEmpty = !('data' in result && result.data) && !('errors' in result && result.errors?.length);
      if (isEmpty) throw emptyAnswer();
      return result;
    }),
  ),
);

function isTemporary(error: unknown): boolean {
  if (ServerError.is(error) || ServerParseError.is(error)) return TEMPORARY_STATUS_CODES.includes(error.statusCode);
  return isNetworkProblem(error);
}

/** A good status over nothing, or over something without data. */
function isWithoutData(error: unknown): boolean {
  if (ServerParseError.is(error)) return error.statusCode < 300 && !error.bodyText.trim();
  return ServerError.is(error) && error.statusCode < 300;
}

function emptyAnswer(): Error {
  return new Error('Empty response from server');
}
