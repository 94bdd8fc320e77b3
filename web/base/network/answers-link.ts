import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { connection } from './connection.ts';
import { checkConnection, noteAway } from './connection-check.ts';
import { isTemporary } from './http-links.ts';
import { isNetworkProblem } from './problems.ts';
import { ProxySignIn, reloadToSignIn } from './proxy-sign-in.ts';

/** Being online is judged by answers: one of the server says it, and a call without any has it looked for. */
export const answersLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap({
      next: () => connection.set('online'),
      error: (problem) => {
        if (problem instanceof ProxySignIn) return;
        if (isNetworkProblem(problem)) noteAway();
        else if (isTemporary(problem)) void checkConnection();
      },
    }),
  ),
);

/** Outside of what tries a refused call again as somebody who has signed in here: that is not what is asked for. */
export const proxySignInLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap({
      error: (problem) => {
        if (problem instanceof ProxySignIn) reloadToSignIn();
      },
    }),
  ),
);
