import { type ApolloClient, ApolloLink, type OperationVariables } from '@apollo/client';
import { type DocumentNode, OperationTypeNode } from 'graphql';
import { catchError, from, map, tap, throwError } from 'rxjs';
import { isForGuests } from './operations.ts';
import { isNetworkProblem } from './problems.ts';
import type { SessionSource } from './session-source.ts';

export interface SentOperation {
  operationName?: string;
  query: DocumentNode;
  variables: OperationVariables;
}

export interface OfflineAnswers {
  onAnswer(operation: SentOperation, result: ApolloLink.Result): void;
  lastKnown(operation: SentOperation): Promise<Record<string, unknown> | null>;
}

/** No part of a guest's page. */
export type LoadOfflineAnswers = (client: ApolloClient) => Promise<OfflineAnswers>;

/** A screen does not wait for a server that may be out of reach. */
export async function isAnsweredByDevice(operation: ApolloLink.Operation): Promise<boolean> {
  const { readKnown } = operation.getContext() as { readKnown?: () => Promise<unknown> };
  return Boolean(await readKnown?.());
}

export function offlineLink(
  session: SessionSource,
  client: () => ApolloClient,
  loadAnswers: LoadOfflineAnswers,
): ApolloLink {
  let loading: Promise<OfflineAnswers> | undefined;
  const isMember = () => session.getState().account !== null;
  const offline = () => {
    loading ??= loadAnswers(client()).catch((problem) => {
      loading = undefined; // the next call tries again
      throw problem;
    });
    return loading;
  };
  const lastKnown = (operation: SentOperation) =>
    offline().then(
      (it) => it.lastKnown(operation),
      () => null,
    );
  let isServerKnown = false; // a page that is opened in a shop does not try again first
  const start = () => void (isMember() && offline().catch(() => {})); // without it, everything that is online still works
  queueMicrotask(start);
  session.subscribe(start);

  return new ApolloLink((operation, forward) => {
    if (!isMember() || isForGuests(operation.query)) return forward(operation);
    const isQuery = operation.operationType === OperationTypeNode.QUERY;
    const isSubscription = operation.operationType === OperationTypeNode.SUBSCRIPTION;
    const cannotBeSent = !navigator.onLine && !isSubscription; // a subscription waits by itself
    if (isQuery && !isServerKnown) operation.setContext({ readKnown: () => lastKnown(operation) });
    const answers = cannotBeSent ? throwError(() => new TypeError('There is no connection')) : forward(operation);
    return answers.pipe(
      tap((result) => {
        isServerKnown = true;
        void offline().then(
          (it) => it.onAnswer(operation, result),
          () => {},
        );
      }),
      catchError((error) => {
        if (!isQuery || !isNetworkProblem(error)) throw error;
        return from(lastKnown(operation)).pipe(
          map((data) => {
            if (!data) throw error;
            return { data };
          }),
        );
      }),
    );
  });
}
