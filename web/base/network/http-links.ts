import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { t } from '@lingui/core/macro';
import { OperationTypeNode } from 'graphql';
import { defer, from, Observable, retry, switchMap, throwError } from 'rxjs';
import { speaker } from '#rules/base/languages/i18n';
import { LANGUAGE_HEADER } from '#rules/base/languages/reader-language';
import { isAnsweredByDevice } from './offline-link.ts';
import { isRepeatable } from './operations.ts';
import { isNetworkProblem } from './problems.ts';
import { isProxySignIn, ProxySignIn } from './proxy-sign-in.ts';
import { retryDelay } from './retry-delay.ts';

const TIMEOUT_MS = 30_000;
/** In characters. A browser keeps 64 kB alive, of all that is on its way together. */
const LARGEST_KEPT_ALIVE = 8_000;
const MAX_RETRIES = 2;
const TEMPORARY_STATUS_CODES = [500, 502, 503, 504];

/** Apollo Client's own is larger for what nothing here asks: answers in parts, GET, options of single calls. */
export function httpLink(url: string): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const leaving = new AbortController();
        ask(url, operation, leaving.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (problem) => observer.error(problem),
        );
        return () => leaving.abort();
      }),
  );
}

async function ask(url: string, operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
  const { operationName, operationType, variables, extensions, query } = operation;
  const text = extensions.persistedQuery ? undefined : print(query);
  const body = JSON.stringify({ operationName, variables, extensions, query: text });
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      [LANGUAGE_HEADER]: speaker().language, // errors are said in it
      ...operation.getContext().headers,
    },
    body,
    redirect: 'manual',
    // a small change is sent to its end even if the page is left or read again
    keepalive: operationType === OperationTypeNode.MUTATION && body.length <= LARGEST_KEPT_ALIVE,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return readResult(response, await response.text());
}

/** Every answer has data or says what is wrong; an empty one is a problem, too. */
function readResult(response: Response, bodyText: string): ApolloLink.Result {
  if (isProxySignIn(response, bodyText)) throw new ProxySignIn(response.status);
  const isOfGraphQL = response.headers.get('content-type')?.includes('application/graphql-response+json');
  const result = response.ok || isOfGraphQL ? parseJson(bodyText) : undefined;
  if (result?.data || result?.errors?.length) return result;
  if (response.ok && (result || !bodyText.trim())) throw new Error(t`Empty response from server`);
  throw new ServerError(`Received status code ${response.status}`, { response, bodyText });
}

function parseJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // of something in between, such as a proxy's page
  }
}

/** Unless that might do something twice. */
export const retryLink = new ApolloLink((operation, forward) =>
  defer(() => forward(operation)).pipe(
    retry({
      count: MAX_RETRIES,
      delay: (problem, attempt) => {
        if (!isTemporary(problem) || !isRepeatable(operation.query, operation.variables)) throw problem;
        return from(isAnsweredByDevice(operation)).pipe(
          switchMap((isAnswered) => (isAnswered ? throwError(() => problem) : retryDelay(attempt))),
        );
      },
    }),
  ),
);

export function isTemporary(problem: unknown): boolean {
  if (ServerError.is(problem)) return TEMPORARY_STATUS_CODES.includes(problem.statusCode);
  return isNetworkProblem(problem) && !(problem instanceof ProxySignIn);
}
