import { z } from 'zod';
import { envelope, envelopeOf } from '../envelope.ts';
import type { RestApp } from '../route.ts';

const healthy = z.object({ status: z.literal('ok'), database: z.literal('ok') });

export async function healthRoutes(app: RestApp) {
  app.get(
    '/health',
    {
      config: { action: 'health' },
      schema: {
        tag: 'The site',
        summary: 'Whether the server is well',
        description: 'Answers 503 where the database does not answer. For load balancers and monitors.',
        response: { 200: envelopeOf(healthy) },
      },
    },
    async ({ requestContext: { services } }) => {
      await services.health.check();
      return envelope({ status: 'ok', database: 'ok' });
    },
  );
}
