import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../base/errors/errors.ts';
import { contentTypeOf, originalKeysOf } from './image-address.ts';
import type { ImageStore } from './image-store.ts';

interface OfPicture {
  Params: { '*': string };
}

/** A key says what it holds and is never used again, so nobody asks twice. */
const CACHING = 'public, max-age=31536000, immutable';

/** Opened by itself, a picture may do nothing at all. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Keys cannot be guessed: who has one was shown the picture. */
export async function imagesRoutes(app: FastifyInstance, { store }: { store: ImageStore }): Promise<void> {
  app.get<OfPicture>('/images/*', async ({ params }, reply) => {
    const found = await findPicture(store, params['*']);
    if (!found) {
      const { status, code, message } = new NotFound('Resource');
      reply.header('Cache-Control', 'no-store');
      return reply.code(status).send({ success: false, data: null, message, detail: message, code, errors: [] });
    }
    const { file, contentType } = found;
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

/** A picture from before there were copies of middle size has only the original. */
async function findPicture(store: ImageStore, key: string) {
  for (const each of [key, ...originalKeysOf(key)]) {
    const contentType = contentTypeOf(each);
    const file = contentType && (await store.get(each));
    if (file) return { file, contentType };
  }
  return null;
}
