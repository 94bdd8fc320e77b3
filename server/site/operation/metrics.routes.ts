import type { FastifyInstance } from 'fastify';
import { hashSecret, isSecret } from '../../base/database/secret-token.ts';
import { NotFound, NotSignedIn } from '../../base/errors/errors.ts';
import type { OperationMonitor } from './operation-monitor.ts';

interface MetricsOptions {
  monitor: OperationMonitor;
  token: string | null;
}

/** Without a token in the settings there is no such page, and nothing is measured. */
export async function registerMetrics(app: FastifyInstance, { monitor, token }: MetricsOptions): Promise<void> {
  if (token === null) {
    app.get('/metrics', async () => {
      throw new NotFound('Resource');
    });
    return;
  }
  const { Metrics } = await import('./metrics.ts'); // costs memory where it is not wanted
  const metrics = new Metrics(monitor);
  const tokenHash = hashSecret(token);
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observe(request, reply);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isSecret(tokenIn(request.headers.authorization), tokenHash)) {
      reply.header('WWW-Authenticate', 'Bearer');
      throw new NotSignedIn();
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** The token may hold spaces, which no credential of a person does. */
function tokenIn(authorization = ''): string | undefined {
  return /^Bearer (.+)$/i.exec(authorization)?.[1];
}
