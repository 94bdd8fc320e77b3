import { type ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, from, map, tap, throwError } from 'rxjs';
import type { Offline } from '../offline/offline.ts';
import type { SessionStore } from '../session/session-store.ts';
import { isForGuests } from './operations.ts';
import { isNetworkProblem } from './problems.ts';

/**
 * For whoever is signed in: a query that does not get through is answered with what the server said last, and what it
 * says is kept. The code for that is no part of a guest's page.
 */
export function awayLink(session: SessionStore, client: () => ApolloClient): ApolloLink {
  let loading: Promise<Offline> | undefined;
  const load = async () => {
    const offline = new (await import('../offline/offline.ts')).Offline(client(), session);
    await offline.follow();
    return offline;
  };
  const isMember = () => session.getState().account !== null;
  const offline = () => {
    loading ??= load();
    return loading;
  };
  const start = () => void (isMember() && offline().catch(() => {})); // without it, everything that is online still works
  queueMicrotask(start);
  session.subscribe(start);

  return new ApolloLink((operation, forward) => {
    if (!isMember() || isForGuests(operation.query)) return forward(operation);
    const isQuery = operation.operationType === OperationTypeNode.QUERY;
    const isSubscription = operation.operationType === OperationTypeNode.SUBSCRIPTION;
    const isHopeless = !navigator.onLine && !isSubscription; // a subscription waits by itself
    const answers = isHopeless ? throwError(() => new TypeError('There is no connection')) : forward(operation);
    return answers.pipe(
      tap((result) => void offline().then((it) => it.heard(operation, result))),
      catchError((error) => {
        if (!isQuery || !isNetworkProblem(error)) throw error;
        return from(offline().then((it) => it.lastKnown(operation))).pipe(
          map((data) => {
            if (!data) throw error;
            return { data };
          }),
        );
      }),
    );
  });
}
