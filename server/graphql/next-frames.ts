import type { WebSocket } from 'ws';

/**
 * A client that leaves more than this unread comes back when it can, and is then told how things stand: more than twice what a list of
 * 2,000 items takes, so that a slow line gets it whole.
 */
export const MOST_UNSENT_BYTES = 4 * 1024 * 1024;

/** Up to here it costs less to copy an answer into the frame of each socket than to write in two pieces. */
const MAX_COPIED_BYTES = 4 * 1024;

const TEXT_FRAME = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;
const CLOSING_BRACE = Buffer.from('}');

/** Where bytes go; of a net.Socket this much is needed. */
export interface Wire {
  write(bytes: Buffer): boolean;
  cork(): void;
  uncork(): void;
}

/**
 * Sends answers to one operation of a client as `next` messages of graphql-ws, framed here: `ws` would encode the same
 * answer again for each of a thousand sockets. Messages of the server are not masked, and ours are not compressed.
 */
export function nextSender(socket: WebSocket, wire: Wire, operationId: string): (answer: Buffer) => void {
  const opening = ownBuffer(`{"id":${JSON.stringify(operationId)},"type":"next","payload":`);
  return (answer) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) return socket.terminate();
    const header = headerOf(opening.length + answer.length + CLOSING_BRACE.length);
    if (answer.length <= MAX_COPIED_BYTES) {
      wire.write(Buffer.concat([header, opening, answer, CLOSING_BRACE]));
      return;
    }
    wire.cork();
    wire.write(Buffer.concat([header, opening]));
    wire.write(answer);
    wire.write(CLOSING_BRACE);
    wire.uncork();
  };
}

/** Buffer.from() gives a piece of 8 kB that others share: a socket would keep all of it for as long as it is open. */
function ownBuffer(text: string): Buffer {
  const bytes = Buffer.alloc(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** RFC 6455, 5.2: a whole text message of so many bytes. */
function headerOf(length: number): Buffer {
  if (length < LENGTH_IN_16_BITS) return Buffer.from([TEXT_FRAME, length]);
  if (length <= 0xffff) return Buffer.from([TEXT_FRAME, LENGTH_IN_16_BITS, length >> 8, length & 0xff]);
  const header = Buffer.alloc(10, 0);
  header[0] = TEXT_FRAME;
  header[1] = LENGTH_IN_64_BITS;
  header.writeUInt32BE(length, 6);
  return header;
}
