import { createStore, useStore } from '../state/store.ts';

/**
 * `lost`: it is being opened again. `blocked`: sockets do not get through here, so that open screens ask now and
 * then, while sockets are tried again.
 */
type SocketState = 'working' | 'lost' | 'blocked';

export const sockets = createStore<SocketState>('working');

export function useSockets(): SocketState {
  return useStore(sockets);
}
