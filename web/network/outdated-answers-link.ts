import { type ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, tap } from 'rxjs';

interface Traffic {
  /** How many calls are on their way, */
  calls: number;
  /** and what live changes of other people were about meanwhile: items, lists, or null for a list with all its items. */
  heard: (string | null)[];
  /** The revisions of lists as they were last heard live. */
  revisions: Map<string, number>;
  listeners: Set<() => void>;
}

const trafficOfClients = new WeakMap<ApolloClient, Traffic>();

function trafficOf(client: ApolloClient): Traffic {
  const traffic = trafficOfClients.get(client) ?? { calls: 0, heard: [], revisions: new Map(), listeners: new Set() };
  trafficOfClients.set(client, traffic);
  return traffic;
}

/**
 * An answer may be on its way for longer than a later change, which comes live: then it brings back what that has replaced.
 * This notices it, for whoever shows the list to read it again.
 */
export const outdatedAnswersLink = new ApolloLink((operation, forward) => {
  const traffic = trafficOf(operation.client);
  const tellListeners = () => setTimeout(() => traffic.listeners.forEach((hear) => void hear())); // when it is in the cache
  if (operation.operationType === OperationTypeNode.QUERY) {
    return forward(operation).pipe(tap(({ data }) => isOlder(data, traffic.revisions) && tellListeners()));
  }
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  const before = traffic.heard.length;
  traffic.calls += 1;
  return forward(operation).pipe(
    tap(({ data }) => {
      if (isOvertaken(data, traffic.heard.slice(before))) tellListeners();
    }),
    finalize(() => {
      traffic.calls -= 1;
      if (traffic.calls === 0) traffic.heard = [];
    }),
  );
});

/** To be called with each live change that somebody else made. */
export function noteLiveChange(client: ApolloClient, about: string | null): void {
  const { calls, heard } = trafficOf(client);
  if (calls > 0) heard.push(about);
}

/** To be called with each live change, and with 0 once nobody listens to the list. */
export function noteRevision(client: ApolloClient, listId: string, revision: number): void {
  const { revisions } = trafficOf(client);
  if (revision > 0) revisions.set(listId, revision);
  else revisions.delete(listId);
}

export function onOutdatedAnswer(client: ApolloClient, hear: () => void): () => void {
  const { listeners } = trafficOf(client);
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

function isOvertaken(answer: unknown, heard: readonly (string | null)[]): boolean {
  if (heard.length === 0) return false;
  const text = JSON.stringify(answer ?? null);
  return text.includes('"items":[') || heard.some((about) => about === null || text.includes(about));
}

/** Whether a list was read before what was heard of it. */
function isOlder(answer: unknown, revisions: ReadonlyMap<string, number>): boolean {
  const { list } = (answer ?? {}) as { list?: { id?: string; revision?: number } | null };
  const heard = revisions.get(list?.id ?? '');
  return heard !== undefined && list?.revision !== undefined && list.revision < heard;
}
