import { createStore, useStore } from '../state/store.ts';

export type ConnectionState = 'online' | 'reconnecting';

/** Whether the server can be reached. The socket and failed calls set it, and the frame shows it. */
export const connection = createStore<ConnectionState>('online');

export function useConnection(): ConnectionState {
  return useStore(connection);
}
