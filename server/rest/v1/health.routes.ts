import type { FastifyInstance } from 'fastify';
import { envelope } from './envelope.ts';

export async function healthRoutes(app: FastifyInstance) {
  app.get('/health', async ({ requestContext: { services } }) => {
    await services.health.check();
    return envelope({ status: 'ok', database: 'ok' });
  });
}
