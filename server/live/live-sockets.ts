import type { WebSocket } from 'ws';
import type { Bus } from './bus.ts';

/** graphql-ws: the client is to sign in again before it comes back. */
export const NOT_SIGNED_IN = 4401;

/** Knows which sockets were opened under which session, and closes them when it ends. */
export class LiveSockets {
  private readonly bySession = new Map<string, Set<WebSocket>>();

  constructor(bus: Bus) {
    bus.onEvent((event) => {
      if (event.kind === 'SESSIONS_ENDED') for (const id of event.sessionIds) this.close(id);
    });
  }

  /** `expiresAt` is that of the access token: a client that is still there comes back with its next one. */
  add(sessionId: string, socket: WebSocket, expiresAt: Date): void {
    const sockets = this.bySession.get(sessionId) ?? new Set();
    this.bySession.set(sessionId, sockets.add(socket));
    const expiry = setTimeout(() => endOf(socket), expiresAt.getTime() - Date.now()).unref();
    socket.once('close', () => {
      clearTimeout(expiry);
      sockets.delete(socket);
      if (sockets.size === 0) this.bySession.delete(sessionId);
    });
  }

  private close(sessionId: string): void {
    for (const socket of this.bySession.get(sessionId) ?? []) endOf(socket);
  }
}

function endOf(socket: WebSocket): void {
  socket.close(NOT_SIGNED_IN, 'Unauthorized');
}
