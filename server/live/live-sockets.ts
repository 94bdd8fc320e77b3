import type { WebSocket } from 'ws';
import type { Bus } from '../events/bus.ts';

/** graphql-ws: the client is to sign in again before it comes back. */
export const NOT_SIGNED_IN = 4401;

/** Longer than it takes from reading a session to adding a socket under it. */
const SESSION_END_REMEMBERED_MS = 60_000;

/** Knows which sockets are open, and under which session; closes those of a session that ends. */
export class LiveSockets {
  private openSockets = 0;
  private readonly bySession = new Map<string, Set<WebSocket>>();
  /** A socket that opened at that moment may have been taken for signed in. */
  private readonly justEnded = new Set<string>();

  constructor(bus: Bus) {
    bus.onEvent((event) => {
      if (event.kind === 'SESSIONS_ENDED') for (const id of event.sessionIds) this.end(id);
    });
  }

  /** Also of people who are not signed in. */
  get openCount(): number {
    return this.openSockets;
  }

  count(socket: WebSocket): void {
    this.openSockets += 1;
    socket.once('close', () => {
      this.openSockets -= 1;
    });
  }

  /** `expiresAt` is that of the access token: a client that is still there comes back with its next one. */
  add(sessionId: string, socket: WebSocket, expiresAt: Date): void {
    if (this.justEnded.has(sessionId)) {
      endOf(socket);
      return;
    }
    const sockets = this.bySession.get(sessionId) ?? new Set();
    this.bySession.set(sessionId, sockets.add(socket));
    const expiry = setTimeout(() => endOf(socket), expiresAt.getTime() - Date.now()).unref();
    socket.once('close', () => {
      clearTimeout(expiry);
      sockets.delete(socket);
      if (sockets.size === 0) this.bySession.delete(sessionId);
    });
  }

  private end(sessionId: string): void {
    this.justEnded.add(sessionId);
    setTimeout(() => this.justEnded.delete(sessionId), SESSION_END_REMEMBERED_MS).unref();
    for (const socket of this.bySession.get(sessionId) ?? []) endOf(socket);
  }
}

function endOf(socket: WebSocket): void {
  socket.close(NOT_SIGNED_IN, 'Unauthorized');
}
