import { type ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { createListeners, type Listener, type Listeners } from '../state/store.ts';
import { LiveRevisions } from './live-revisions.ts';

interface Outdated {
  revisions: LiveRevisions;
  listeners: Map<string, Listeners>;
}

const outdatedOfClients = new WeakMap<ApolloClient, Outdated>();

function outdatedOf(client: ApolloClient): Outdated {
  const outdated = outdatedOfClients.get(client) ?? { revisions: new LiveRevisions(), listeners: new Map() };
  outdatedOfClients.set(client, outdated);
  return outdated;
}

/**
 * An answer on its way may be older than a change that came live, and bring back what that has replaced. The
 * revision tells, so that the screen reads the list again.
 */
export const outdatedAnswersLink = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
  const { revisions, listeners } = outdatedOf(operation.client);
  return forward(operation).pipe(
    tap(({ data }) => {
      const listIds = revisions.outdatedListsIn(data);
      setTimeout(() => {
        for (const listId of listIds) listeners.get(listId)?.notify();
      }); // when the answer is in the cache
    }),
  );
});

export function liveRevisionsOf(client: ApolloClient): LiveRevisions {
  return outdatedOf(client).revisions;
}

export function onOutdatedAnswer(client: ApolloClient, listId: string, listener: Listener): () => void {
  const { listeners } = outdatedOf(client);
  const ofList = listeners.get(listId) ?? createListeners();
  listeners.set(listId, ofList);
  return ofList.subscribe(listener);
}
