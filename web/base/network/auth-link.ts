import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { t } from '@lingui/core/macro';
import { catchError, from, map, type Observable, of, switchMap, throwError } from 'rxjs';
import type { ErrorCode } from '#rules/base/errors/error-codes';
import { isForGuests } from './operations.ts';
import { ProxySignIn } from './proxy-sign-in.ts';
import type { SessionSource } from './session-source.ts';

const REFUSED: ErrorCode = 'UNAUTHENTICATED';

/**
 * Signs each call with a token that still holds. A call that is refused all the same is sent once more if the session
 * can be renewed, and ends it otherwise. Calls that bring their own `accessToken`, or null for none, are left alone.
 * A call that is meant as one person's alone, `viewerId` or null for a guest, is not made as another's.
 */
export function authLink(session: SessionSource): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const send = (token: string | null) => {
      if (token) {
        const authorization = `Bearer ${token}`;
        operation.setContext(({ headers = {} }) => ({ headers: { ...headers, authorization } }));
      }
      return forward(operation);
    };
    const { accessToken, viewerId } = operation.getContext();
    if (accessToken !== undefined) return send(accessToken);

    return from(session.freshToken()).pipe(
      switchMap((token) => {
        const isOthers = viewerId !== undefined && viewerId !== (session.getState().account?.id ?? null);
        if (isOthers) return throwError(() => new Error(t`Someone else has signed in.`));
        const sendAgain = (refusal: Observable<ApolloLink.Result>) => {
          if (isForGuests(operation.query)) return refusal;
          const recovery = from(session.recover(token));
          return recovery.pipe(switchMap((again) => (again ? send(session.getAccessToken()) : refusal)));
        };
        return send(token).pipe(
          map((result) => ({ result })),
          catchError((error) => (isStatus401(error) ? of({ error }) : throwError(() => error))),
          switchMap((first) => {
            if ('error' in first) return sendAgain(throwError(() => first.error));
            return isUnauthenticated(first.result) ? sendAgain(of(first.result)) : of(first.result);
          }),
        );
      }),
    );
  });
}

/** Something between us and the server says it, such as a proxy; our server answers 200 and says it inside. */
function isStatus401(error: unknown): boolean {
  return (ServerError.is(error) && error.statusCode === 401) || (error instanceof ProxySignIn && error.status === 401);
}

export function isUnauthenticated(result: ApolloLink.Result): boolean {
  const errors = 'errors' in result ? result.errors : undefined;
  return errors?.some(({ extensions }) => extensions?.code === REFUSED) ?? false;
}
