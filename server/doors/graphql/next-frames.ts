import type { WebSocket } from 'ws';
import type { UnsentBytes } from './unsent-bytes.ts';

/**
 * A client beyond it comes back when it can, and is told how things stand: more than twice what a list of 2,000
 * items takes, so that a slow line gets it whole.
 */
export const MOST_UNSENT_BYTES = 4 * 1024 * 1024;

/**
 * A short answer is cheaper to copy into the frame of each socket than to write in pieces. A longer one is never
 * copied: a client with many ids could make many copies.
 */
const MAX_COPIED_BYTES = 4 * 1024;

/**
 * The browser app numbers its operations, so that its open pages use the same few ids: for ids up to this length a
 * short answer is framed once for all of them. Ids of other clients hardly ever coincide.
 */
const LONGEST_NUMBER = 3;

const TEXT_FRAME = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;
const CLOSING_BRACE = Buffer.from('}');

export interface Wire {
  write(bytes: Buffer): boolean;
  cork(): void;
  uncork(): void;
}

/**
 * Framed here: `ws` would encode the same answer again for each of a thousand sockets. Messages of the server are
 * not masked, and ours are not compressed.
 */
export function nextSender(
  socket: WebSocket,
  wire: Wire,
  operationId: string,
  unsent: UnsentBytes,
): (answer: Buffer) => void {
  const isNumbered = operationId.length <= LONGEST_NUMBER;
  const opening = ownBuffer(`{"id":${JSON.stringify(operationId)},"type":"next","payload":`);
  return (answer) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) return socket.terminate();
    if (answer.length <= MAX_COPIED_BYTES) {
      wire.write(isNumbered ? sharedFrame(opening, operationId, answer) : frameOf(opening, answer));
    } else {
      wire.cork();
      wire.write(Buffer.concat([headerOf(opening, answer), opening]));
      wire.write(answer);
      wire.write(CLOSING_BRACE);
      wire.uncork();
    }
    unsent.note(socket);
  };
}

const sharedFrames = new WeakMap<Buffer, Map<string, Buffer>>();

function sharedFrame(opening: Buffer, operationId: string, answer: Buffer): Buffer {
  const frames = sharedFrames.get(answer) ?? new Map<string, Buffer>();
  const made = frames.get(operationId);
  if (made) return made;
  const frame = frameOf(opening, answer);
  sharedFrames.set(answer, frames.set(operationId, frame));
  return frame;
}

function frameOf(opening: Buffer, answer: Buffer): Buffer {
  return Buffer.concat([headerOf(opening, answer), opening, answer, CLOSING_BRACE]);
}

/** Buffer.from() gives a piece of 8 kB that others share: a socket would keep all of it for as long as it is open. */
function ownBuffer(text: string): Buffer {
  const bytes = Buffer.alloc(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** RFC 6455, 5.2: a whole text message. */
function headerOf(opening: Buffer, answer: Buffer): Buffer {
  const length = opening.length + answer.length + CLOSING_BRACE.length;
  if (length < LENGTH_IN_16_BITS) return Buffer.from([TEXT_FRAME, length]);
  if (length <= 0xffff) return Buffer.from([TEXT_FRAME, LENGTH_IN_16_BITS, length >> 8, length & 0xff]);
  const header = Buffer.alloc(10, 0);
  header[0] = TEXT_FRAME;
  header[1] = LENGTH_IN_64_BITS;
  header.writeUInt32BE(length, 6);
  return header;
}
