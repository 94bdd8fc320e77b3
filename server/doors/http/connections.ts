import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimited, Unavailable } from '../../base/errors/errors.ts';
import { networkOf } from './network-address.ts';

export interface ConnectionLimits {
  headersMilliseconds: number;
  bodyMilliseconds: number;
  /** Ten megabytes over a poor telephone line. */
  uploadMilliseconds: number;
  silenceMilliseconds: number;
  pendingBytes: number;
  pendingBytesPerAddress: number;
  connections: number;
  /** Behind a proxy all have its address, and none is limited. */
  connectionsPerAddress: number;
  goodbyeMilliseconds: number;
}

const MEGABYTE = 1024 * 1024;

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMilliseconds: 20_000,
  bodyMilliseconds: 30_000,
  uploadMilliseconds: 300_000,
  silenceMilliseconds: 60_000,
  pendingBytes: 256 * MEGABYTE,
  pendingBytesPerAddress: 64 * MEGABYTE,
  connections: 20_000,
  connectionsPerAddress: 2_000,
  goodbyeMilliseconds: 4_000,
};

const CHECKS_PER_LIMIT = 4;

interface Bounds {
  limits: ConnectionLimits;
  /** In bytes. */
  largestBody: { usual: number; upload: number };
  isBehindProxy: boolean;
}

/** Fastify has to be made with them, for `boundConnections` to hold. */
export function connectionOptions({ headersMilliseconds, uploadMilliseconds, silenceMilliseconds }: ConnectionLimits) {
  return {
    connectionTimeout: silenceMilliseconds,
    requestTimeout: uploadMilliseconds,
    http: {
      headersTimeout: headersMilliseconds,
      connectionsCheckingInterval: Math.min(headersMilliseconds, uploadMilliseconds) / CHECKS_PER_LIMIT,
    },
    clientErrorHandler: refuseConnection,
  };
}

/** Slow, silent or too many clients hold what all share. To be called before hooks that do any work. */
export function boundConnections(app: FastifyInstance, { limits, largestBody, isBehindProxy }: Bounds): void {
  app.server.maxConnections = limits.connections;
  if (!isBehindProxy) boundPerAddress(app, limits.connectionsPerAddress);

  const pending = new PendingBytes(limits);
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (!encoding && !Number(length)) return done();
    const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false;
    const atMost = isUpload ? largestBody.upload : largestBody.usual;
    const expected = encoding ? atMost : Math.min(Number(length), atMost);
    reply.header('Connection', 'close'); // a refused client's body is not waited for
    const release = pending.take(networkOf(request.ip), expected);
    reply.removeHeader('Connection');
    reply.raw.once('close', release);
    limitTime(request, isUpload ? limits.uploadMilliseconds : limits.bodyMilliseconds);
    done();
  });

  let goodbye: ReturnType<typeof setTimeout> | undefined;
  app.addHook('preClose', async () => {
    goodbye = setTimeout(() => app.server.closeAllConnections(), limits.goodbyeMilliseconds);
  });
  app.addHook('onClose', async () => clearTimeout(goodbye));
}

function boundPerAddress({ server }: FastifyInstance, atMost: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > atMost) socket.destroy();
  });
}

class PendingBytes {
  private all = 0;
  private readonly byAddress = new Map<string, number>();

  constructor(private readonly limits: ConnectionLimits) {}

  take(address: string, bytes: number): () => void {
    const there = this.byAddress.get(address) ?? 0;
    if (there > 0 && there + bytes > this.limits.pendingBytesPerAddress) throw new RateLimited(RETRY_SECONDS);
    if (this.all + bytes > this.limits.pendingBytes) throw new Unavailable();
    this.all += bytes;
    this.byAddress.set(address, there + bytes);
    return () => this.release(address, bytes);
  }

  private release(address: string, bytes: number): void {
    this.all -= bytes;
    const left = (this.byAddress.get(address) ?? 0) - bytes;
    if (left <= 0) this.byAddress.delete(address);
    else this.byAddress.set(address, left);
  }
}

const RETRY_SECONDS = 10;

/** Node's own limit is that of uploads. */
function limitTime({ raw, server }: FastifyRequest, milliseconds: number): void {
  if (!(raw.socket instanceof Socket)) return; // a request from within the process has no connection to close
  const timer = setTimeout(() => {
    server.server.emit(
      'clientError',
      Object.assign(new Error('The body did not come'), { code: TIMED_OUT }),
      raw.socket,
    );
  }, milliseconds);
  raw.once('end', () => clearTimeout(timer));
  raw.once('close', () => clearTimeout(timer));
}

const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const STATUS_OF: Record<string, number> = { [TIMED_OUT]: 408, HPE_HEADER_OVERFLOW: 431 };

const WORDS: Record<number, string> = {
  400: 'Invalid request. Please check your input.',
  408: 'The request took too long to arrive. Please try again.',
  431: 'The headers of the request are too large.',
};

/** Nobody needs to read of it in the log. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const message = WORDS[status];
  const body = JSON.stringify({
    success: false,
    data: null,
    message,
    detail: message,
    code: 'BAD_REQUEST',
    errors: [],
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
