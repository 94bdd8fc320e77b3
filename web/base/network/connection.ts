import { createStore, useStore } from '../state/store.ts';

type ConnectionState = 'online' | 'reconnecting';

/** The socket and failed calls set it, and the frame shows it. */
export const connection = createStore<ConnectionState>('online');

export function useConnection(): ConnectionState {
  return useStore(connection);
}

export function onReconnected(callBack: () => void): () => void {
  const stop = connection.subscribe(() => {
    if (connection.get() === 'online') callBack();
  });
  window.addEventListener('online', callBack);
  return () => {
    stop();
    window.removeEventListener('online', callBack);
  };
}
