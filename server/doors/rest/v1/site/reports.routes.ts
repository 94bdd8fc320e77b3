import { z } from 'zod';
import { UNKNOWN_FORMAT } from '../../../../money/reports/report.rules.ts';
import { dual, dualOf } from '../../envelope.ts';
import type { RestApp } from '../../route.ts';
import { presentReport, presentStats, reportObject, statsObject } from './reports.presenter.ts';

const tag = 'Administration';

const day = z.string().optional().meta({ format: 'date' });
const period = z.object({ start: day, end: day });

export async function reportsRoutes(app: RestApp) {
  app.get(
    '/admin/stats',
    {
      config: { action: 'adminStats' },
      schema: { tag, summary: 'The figures of the site', response: { 200: dualOf(statsObject).loose() } },
    },
    async ({ requestContext: { services, viewer } }) => dual(presentStats(await services.reports.stats(viewer))),
  );

  app.get(
    '/admin/reports',
    {
      config: { action: 'adminReport' },
      schema: {
        tag,
        summary: 'The report of a period',
        querystring: period,
        response: { 200: dualOf(reportObject).loose() },
      },
    },
    async ({ requestContext: { services, viewer }, query }) =>
      dual(presentReport(await services.reports.report(viewer, query))),
  );

  app.get(
    '/admin/reports/export',
    {
      config: { action: 'adminReport' },
      schema: {
        tag,
        summary: 'The report as a file',
        description: 'As CSV or PDF.',
        querystring: period.extend({
          format: z
            .string({ error: UNKNOWN_FORMAT })
            .default('')
            .meta({ enum: ['csv', 'pdf'] }),
        }),
        produces: 'text/csv',
      },
    },
    async ({ requestContext: { services, viewer }, query: { format, ...days } }, reply) => {
      const { name, type, content } = await services.reports.exportReport(viewer, format, days);
      return reply.header('Content-Disposition', `attachment; filename="${name}"`).type(type).send(content);
    },
  );
}
