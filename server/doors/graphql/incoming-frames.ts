import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** A page of ours sends a dozen at once; beyond, reading pauses. */
const MOST_WAITING = 50;

type Hear = (message: string) => Promise<void>;

/**
 * Each frame has a turn of the event loop of its own: ten thousand of one client hold nobody else up. While the
 * client leaves unread what it was answered nothing more is heard.
 */
export class IncomingFrames {
  private waiting: string[] = [];
  private isAtWork = false;
  private begun: () => void = () => {};

  constructor(
    private readonly socket: WebSocket,
    private readonly wire: Socket,
    private readonly hear: Hear,
    private readonly fail: (problem: unknown) => void,
  ) {
    socket.on('message', (message) => {
      if (socket.readyState !== socket.OPEN) return; // a goodbye was said
      this.waiting.push(String(message));
      if (this.waiting.length > MOST_WAITING) socket.pause();
      if (!this.isAtWork) void this.work();
    });
    socket.once('close', () => {
      this.waiting = []; // nobody waits for an answer
      this.begun();
    });
  }

  /** An operation goes on as long as its client wants; the next frame waits only until it has begun. */
  hasBegun(): void {
    this.begun();
  }

  private async work(): Promise<void> {
    this.isAtWork = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      await this.hearOne(next);
      await new Promise(setImmediate);
      if (this.socket.readyState !== this.socket.OPEN) this.waiting = [];
      else if (this.wire.writableNeedDrain) await this.untilRead();
      if (this.waiting.length <= MOST_WAITING / 2 && this.socket.isPaused) this.socket.resume();
    }
    this.isAtWork = false;
  }

  private async hearOne(message: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.begun = resolve;
    const heard = this.hear(message).catch(this.fail);
    await Promise.race([heard, promise]);
  }

  private async untilRead(): Promise<void> {
    const ended = new AbortController();
    const stop = () => ended.abort();
    this.socket.once('close', stop);
    await Promise.race([
      once(this.wire, 'drain', { signal: ended.signal }).catch(() => {}),
      once(this.wire, 'close', { signal: ended.signal }).catch(() => {}),
    ]);
    stop();
    this.socket.off('close', stop);
  }
}
