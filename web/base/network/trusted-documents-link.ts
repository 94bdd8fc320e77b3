import { ApolloLink } from '@apollo/client';
import { catchError, from, of, switchMap, throwError } from 'rxjs';
import { hashOf, loadText } from './document-texts.ts';

const UNKNOWN = ['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED'];

/** A server of another build may not know a hash: it has done nothing yet, and is sent the text. */
export const trustedDocumentsLink = new ApolloLink((operation, forward) => {
  const sha256Hash = hashOf(operation.query);
  if (!sha256Hash) return forward(operation);
  const sendText = () => {
    delete operation.extensions.persistedQuery;
    return from(loadText(operation.query)).pipe(switchMap(() => forward(operation)));
  };
  operation.extensions.persistedQuery = { version: 1, sha256Hash };
  return forward(operation).pipe(
    catchError((problem) => (isUnknown(problem) ? sendText() : throwError(() => problem))), // as sockets tell of it
    switchMap((result) => (isUnknown(result) ? sendText() : of(result))),
  );
});

/** For messages on sockets, whose text must not be missing, but may be empty. */
export function withoutTrustedText(_key: string, value: unknown): unknown {
  return isTrusted(value) ? { ...value, query: '' } : value;
}

function isUnknown(answer: { errors?: readonly { extensions?: { code?: unknown } }[] }): boolean {
  return answer.errors?.some(({ extensions }) => UNKNOWN.includes(String(extensions?.code))) ?? false;
}

function isTrusted(value: unknown): value is { query: string } {
  const { extensions, query } = (value ?? {}) as { extensions?: { persistedQuery?: unknown }; query?: unknown };
  return typeof query === 'string' && Boolean(extensions?.persistedQuery);
}
