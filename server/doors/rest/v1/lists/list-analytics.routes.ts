import { z } from 'zod';
import { envelope, envelopeOf } from '../../envelope.ts';
import { pathIds, type RestApp } from '../../route.ts';
import { listAnalyticsObject, presentListAnalytics } from './list-analytics.presenter.ts';

const day = z.string().default('').meta({ format: 'date' });

export async function listAnalyticsRoutes(app: RestApp) {
  app.get(
    '/lists/:id/analytics',
    {
      config: { action: 'listAnalytics' },
      schema: {
        tag: 'Lists',
        summary: 'Read the analytics of a list',
        description: 'For its owner, on Premium. Days are those of UTC, both included.',
        params: pathIds('id'),
        querystring: z.object({ start: day, end: day }),
        response: { 200: envelopeOf(listAnalyticsObject) },
      },
    },
    async ({ requestContext: { services, viewer }, params, query }) =>
      envelope(presentListAnalytics(await services.analytics.analyticsOf(viewer, params.id, query))),
  );
}
