import { type ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, tap } from 'rxjs';

interface Traffic {
  /** How many calls are on their way, */
  calls: number;
  /** and what live changes of other people were about meanwhile: items, lists, or null for a list with all its items. */
  heard: (string | null)[];
  listeners: Set<() => void>;
}

const trafficOfClients = new WeakMap<ApolloClient, Traffic>();

function trafficOf(client: ApolloClient): Traffic {
  const traffic = trafficOfClients.get(client) ?? { calls: 0, heard: [], listeners: new Set() };
  trafficOfClients.set(client, traffic);
  return traffic;
}

/**
 * The answer to a change may be on its way for longer than somebody else's later change, which comes live: then it
 * brings back what that has replaced. This notices it, for whoever shows the list to read it again.
 */
export const overtakenAnswers = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  const traffic = trafficOf(operation.client);
  const before = traffic.heard.length;
  traffic.calls += 1;
  return forward(operation).pipe(
    tap(({ data }) => {
      if (!isOvertaken(data, traffic.heard.slice(before))) return;
      setTimeout(() => traffic.listeners.forEach((hear) => void hear())); // when the answer is in the cache
    }),
    finalize(() => {
      traffic.calls -= 1;
      if (traffic.calls === 0) traffic.heard = [];
    }),
  );
});

/** To be called with each live change that somebody else made. */
export function hearLive(client: ApolloClient, about: string | null): void {
  const { calls, heard } = trafficOf(client);
  if (calls > 0) heard.push(about);
}

export function onOvertaken(client: ApolloClient, hear: () => void): () => void {
  const { listeners } = trafficOf(client);
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

function isOvertaken(answer: unknown, heard: readonly (string | null)[]): boolean {
  if (heard.length === 0) return false;
  const text = JSON.stringify(answer ?? null);
  return text.includes('"items":[') || heard.some((about) => about === null || text.includes(about));
}
