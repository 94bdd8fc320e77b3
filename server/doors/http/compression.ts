import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { Compressors, ENCODINGS, type Encoding } from './compressors.ts';

/** A body that fits into one packet of the network arrives as fast uncompressed. */
const MIN_BYTES = 1400;

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?json\b)/;

/** Files are sent as the build compressed them, and downloads as they come. */
export function compressAnswers(app: FastifyInstance): void {
  const compressors = new Compressors();
  app.addHook('onSend', ({ headers }, reply, payload, done) => {
    const isText = typeof payload === 'string' && TEXT.test(`${reply.getHeader('content-type')}`);
    if (!isText || reply.hasHeader('content-encoding')) return done(null, payload);
    reply.header('vary', ['accept-encoding', reply.getHeader('vary')].filter(Boolean).join(', '));
    const isSmall = payload.length < MIN_BYTES && Buffer.byteLength(payload) < MIN_BYTES; // counting the bytes of long ones takes time
    const encoding = isSmall ? null : negotiate(`${headers['accept-encoding']}`, ENCODINGS);
    if (encoding === null) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    compressors.compress(payload, encoding as Encoding).then((compressed) => done(null, compressed), done);
  });
}
