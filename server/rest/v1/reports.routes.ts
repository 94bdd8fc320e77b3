import type { FastifyInstance } from 'fastify';
import { dual } from './envelope.ts';
import { presentReport, presentStats } from './reports.presenter.ts';

interface OfPeriod {
  Querystring: { start?: string; end?: string };
}

interface OfFile {
  Querystring: OfPeriod['Querystring'] & { format?: string };
}

export async function reportsRoutes(app: FastifyInstance) {
  app.get('/admin/stats', async ({ requestContext: { services, viewer } }) =>
    dual(presentStats(await services.reports.stats(viewer))),
  );

  app.get<OfPeriod>('/admin/reports', async ({ requestContext: { services, viewer }, query }) => {
    const { start, end } = query;
    return dual(presentReport(await services.reports.report(viewer, { start, end })));
  });

  app.get<OfFile>('/admin/reports/export', async ({ requestContext: { services, viewer }, query }, reply) => {
    const { format = '', start, end } = query;
    const { name, type, content } = await services.reports.exportReport(viewer, format, { start, end });
    return reply.header('Content-Disposition', `attachment; filename="${name}"`).type(type).send(content);
  });
}
