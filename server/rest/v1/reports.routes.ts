import type { FastifyInstance } from 'fastify';
import { dual } from './envelope.ts';
import { presentReport, presentStats } from './reports.presenter.ts';

interface OfPeriod {
  Querystring: { start?: string; end?: string };
}

export async function reportsRoutes(app: FastifyInstance) {
  app.get('/admin/stats', async ({ requestContext: { services, viewer } }) =>
    dual(presentStats(await services.reports.stats(viewer))),
  );

  app.get<OfPeriod>('/admin/reports', async ({ requestContext: { services, viewer }, query }) => {
    const { start, end } = query;
    return dual(presentReport(await services.reports.report(viewer, { start, end })));
  });
}
