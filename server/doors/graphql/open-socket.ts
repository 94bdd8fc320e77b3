import type { WebSocket } from 'ws';
import { MOST_UNSENT_BYTES } from './next-frames.ts';
import { PING_SECONDS } from './sockets.rules.ts';
import type { UnsentBytes } from './unsent-bytes.ts';

/** A socket that does not answer a ping before the next one is gone. */
const PING_MILLISECONDS = PING_SECONDS * 1000;

export function sendOn(socket: WebSocket, message: string, unsent: UnsentBytes): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  if (socket.bufferedAmount > MOST_UNSENT_BYTES) {
    socket.terminate();
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    socket.send(message, (problem) => (problem && socket.readyState === socket.OPEN ? reject(problem) : resolve()));
    unsent.note(socket);
  });
}

export function pingRegularly(socket: WebSocket): () => void {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  const timer = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, PING_MILLISECONDS);
  return () => clearInterval(timer);
}
