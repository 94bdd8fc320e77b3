import type { FastifyInstance } from 'fastify';
import { presentAffiliateSite } from './affiliates.presenter.ts';
import { readAffiliateSiteChanges, readNewAffiliateSite } from './affiliates.reader.ts';
import { dual, envelope } from './envelope.ts';
import { readPage } from './support.reader.ts';

interface Listing {
  Querystring: { page?: string; limit?: string };
}

interface Creating {
  Headers: { 'idempotency-key'?: string };
}

interface OfOne {
  Params: { id: string };
}

export async function affiliatesRoutes(app: FastifyInstance) {
  app.get<Listing>('/admin/affiliate-sites', async ({ requestContext: { services, viewer }, query }) => {
    const { page, limit } = readPage({ limit: '100', ...query });
    const { data, ...place } = await services.affiliates.sites(viewer, page, limit);
    return envelope({ data: data.map(presentAffiliateSite), ...place });
  });

  app.post<Creating>('/admin/affiliate-sites', async ({ requestContext, headers, body }, reply) => {
    const { services, viewer } = requestContext;
    const key = headers['idempotency-key'];
    const site = await services.affiliates.createSite(viewer, readNewAffiliateSite(body), key);
    return reply.code(201).send(dual(presentAffiliateSite(site), 'Affiliate site created'));
  });

  app.route<OfOne>({
    method: ['PUT', 'PATCH'],
    url: '/admin/affiliate-sites/:id',
    handler: async ({ requestContext: { services, viewer }, params, body }) => {
      const site = await services.affiliates.updateSite(viewer, params.id, readAffiliateSiteChanges(body));
      return dual(presentAffiliateSite(site), 'Affiliate site updated');
    },
  });

  app.delete<OfOne>('/admin/affiliate-sites/:id', async ({ requestContext: { services, viewer }, params }) => {
    await services.affiliates.deleteSite(viewer, params.id);
    return envelope(null, 'Affiliate site deleted');
  });

  app.post<OfOne>('/items/:id/click', async ({ requestContext: { services }, params }, reply) => {
    await services.affiliateClicks.note(params.id);
    return reply.code(204).send();
  });
}
