import { ApolloLink } from '@apollo/client';
import { from, of, switchMap } from 'rxjs';
import type { SessionStore } from '../accounts/session-store.ts';
import { isForGuests } from './operations.ts';

/**
 * Signs each call with a token that still holds. A call that is refused all the same is sent once more if the session
 * can be renewed, and ends it otherwise. Calls that bring their own `accessToken`, or null for none, are left alone.
 */
export function sessionLink(session: SessionStore): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const send = (token: string | null) => {
      if (token) {
        const authorization = `Bearer ${token}`;
        operation.setContext(({ headers = {} }) => ({ headers: { ...headers, authorization } }));
      }
      return forward(operation);
    };
    const { accessToken } = operation.getContext();
    if (accessToken !== undefined) return send(accessToken);

    return from(session.freshToken()).pipe(
      switchMap((token) =>
        send(token).pipe(
          switchMap((result) => {
            if (!isUnauthenticated(result) || isForGuests(operation.query)) return of(result);
            const recovery = from(session.recover(token));
            return recovery.pipe(switchMap((again) => (again ? send(session.getAccessToken()) : of(result))));
          }),
        ),
      ),
    );
  });
}

export function isUnauthenticated(result: ApolloLink.Result): boolean {
  const errors = 'errors' in result ? result.errors : undefined;
  return errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
}
