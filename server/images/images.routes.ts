import type { FastifyInstance } from 'fastify';
import { NotFound } from '../errors.ts';
import { contentTypeOf } from './image-address.ts';
import type { ImageStore } from './image-store.ts';

interface OfPicture {
  Params: { '*': string };
}

/** A key says what it holds and is never used again, so nobody asks twice. */
const CACHING = 'public, max-age=31536000, immutable';

/** Opened by itself, a picture may do nothing at all. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the pictures. Their keys cannot be guessed: who has one was shown the picture. */
export async function imagesRoutes(app: FastifyInstance, { store }: { store: ImageStore }): Promise<void> {
  app.get<OfPicture>('/images/*', async ({ params }, reply) => {
    const key = params['*'];
    const contentType = contentTypeOf(key);
    const file = contentType && (await store.get(key));
    if (!file) {
      const { status, code, message } = new NotFound('Resource');
      reply.header('Cache-Control', 'no-store');
      return reply.code(status).send({ success: false, data: null, message, detail: message, code, errors: [] });
    }
    reply.headers({
      'Content-Type': contentType,
      'Content-Length': file.size,
      'Content-Disposition': 'inline',
      'Cache-Control': CACHING,
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin', // clients of the API show them on sites of their own
    });
    return reply.send(file.content);
  });
}
