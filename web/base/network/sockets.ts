import { createStore, useStore } from '../state/store.ts';

/**
 * Whether news comes over a socket. `lost`: it is being opened again. `blocked`: sockets do not get through here, so that
 * what is open is asked for now and then, while sockets are tried again by and by.
 */
export type SocketState = 'working' | 'lost' | 'blocked';

export const sockets = createStore<SocketState>('working');

export function useSockets(): SocketState {
  return useStore(sockets);
}
