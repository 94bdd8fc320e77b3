import type { WebSocket } from 'ws';
import type { Bus } from '../../core/events/bus.ts';

/** graphql-ws: the client is to sign in again before it comes back. */
export const NOT_SIGNED_IN = 4401;

/** The client is to come back at once, and is asked again who it is. */
const COME_BACK = 1012;

/** Longer than it takes from reading a session to adding a socket under it. */
const SESSION_END_REMEMBERED_MS = 60_000;

/** Knows which sockets are open, and under which session or API key; closes those of one that ends. */
export class LiveSockets {
  private openSockets = 0;
  private readonly bySession = new Map<string, Set<WebSocket>>();
  /** Sockets that were opened with a key of somebody, who may lose the plan or the account that a key needs. */
  private readonly byKeyOwner = new Map<string, Set<WebSocket>>();
  /** A socket that opened at that moment may have been taken for signed in. */
  private readonly justEnded = new Set<string>();

  constructor(bus: Bus) {
    bus.onEvent((event) => {
      if (event.kind === 'SESSIONS_ENDED') for (const id of event.sessionIds) this.end(id);
      if (event.kind !== 'ACCOUNT_CHANGED') return;
      for (const socket of this.byKeyOwner.get(event.userId) ?? []) socket.close(COME_BACK, 'Account changed');
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

  /** For as long as the key is good. */
  addOfKey(keyId: string, ownerId: string, socket: WebSocket): void {
    this.keep(this.byKeyOwner, ownerId, socket);
    this.hold(keyId, socket);
  }

  /** `expiresAt` is that of the access token: a client that is still there comes back with its next one. */
  add(sessionId: string, socket: WebSocket, expiresAt: Date): void {
    if (!this.hold(sessionId, socket)) return;
    const expiry = setTimeout(() => endOf(socket), expiresAt.getTime() - Date.now()).unref();
    socket.once('close', () => clearTimeout(expiry));
  }

  /** False where what it was opened with has just ended. */
  private hold(id: string, socket: WebSocket): boolean {
    if (this.justEnded.has(id)) {
      endOf(socket);
      return false;
    }
    this.keep(this.bySession, id, socket);
    return true;
  }

  private keep(kept: Map<string, Set<WebSocket>>, id: string, socket: WebSocket): void {
    const sockets = kept.get(id) ?? new Set();
    kept.set(id, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) kept.delete(id);
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
