import { useSyncExternalStore } from 'react';

export type ConnectionState = 'online' | 'reconnecting';

let state: ConnectionState = 'online';
const listeners = new Set<() => void>();

/** Told by whoever holds the socket, shown by the frame. */
export const connection = {
  set(next: ConnectionState): void {
    if (next === state) return;
    state = next;
    for (const hear of listeners) hear();
  },
  get: (): ConnectionState => state,
  subscribe,
};

function subscribe(hear: () => void) {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export function useConnection(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.get, connection.get);
}
