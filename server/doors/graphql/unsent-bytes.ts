import type { WebSocket } from 'ws';

/** Less than this goes with the next answers. */
const BEHIND_BYTES = 64 * 1024;

const MOST_UNSENT_BYTES = 256 * 1024 * 1024;

const ANSWERS_PER_COUNT = 32;

type Unread = Pick<WebSocket, 'bufferedAmount' | 'readyState' | 'OPEN' | 'terminate'>;

/** Clients that leave most come back when they can, and are told how things stand. */
export class UnsentBytes {
  private readonly behind = new Set<Unread>();
  private answers = 0;

  constructor(private readonly limit = MOST_UNSENT_BYTES) {}

  note(socket: Unread): void {
    if (socket.bufferedAmount <= BEHIND_BYTES) {
      this.behind.delete(socket);
      return;
    }
    this.behind.add(socket);
    this.answers += 1;
    if (this.answers % ANSWERS_PER_COUNT === 0) this.shed();
  }

  private shed(): void {
    for (const socket of this.behind) {
      if (socket.readyState !== socket.OPEN || socket.bufferedAmount <= BEHIND_BYTES) this.behind.delete(socket);
    }
    let unsent = [...this.behind].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
    if (unsent <= this.limit) return;
    for (const socket of [...this.behind].sort((one, other) => other.bufferedAmount - one.bufferedAmount)) {
      if (unsent <= this.limit) return;
      unsent -= socket.bufferedAmount;
      this.behind.delete(socket);
      socket.terminate();
    }
  }
}
