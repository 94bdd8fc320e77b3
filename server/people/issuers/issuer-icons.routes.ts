import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../base/errors/errors.ts';
import type { Issuers } from './issuers.ts';

/** Operators change it rarely. */
const CACHING = 'public, max-age=86400';

/** Nobody's browser asks another site for them. */
export async function issuerIconsRoutes(app: FastifyInstance, { issuers }: { issuers: Issuers }): Promise<void> {
  app.get<{ Params: { id: string } }>('/signin-icons/:id', async ({ params }, reply) => {
    const icon = await issuers.find(params.id)?.icon();
    if (icon) return reply.headers({ 'Content-Type': 'image/png', 'Cache-Control': CACHING }).send(icon);
    const { status, code, message } = new NotFound('Resource');
    reply.header('Cache-Control', 'no-store');
    return reply.code(status).send({ success: false, data: null, message, detail: message, code, errors: [] });
  });
}
