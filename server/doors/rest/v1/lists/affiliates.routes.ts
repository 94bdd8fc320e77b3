import { z } from 'zod';
import { done, dual, dualOf, envelope, nestedPageOf } from '../../envelope.ts';
import { paging } from '../../page.reader.ts';
import { idempotent, pathIds, type RestApp } from '../../route.ts';
import { affiliateSiteObject, presentAffiliateSite } from './affiliates.presenter.ts';
import { affiliateSiteChanges, newAffiliateSite } from './affiliates.reader.ts';

const tag = 'Administration';

export async function affiliatesRoutes(app: RestApp) {
  app.get(
    '/admin/affiliate-sites',
    {
      config: { action: 'affiliateSites' },
      schema: {
        tag,
        summary: 'Affiliate sites',
        querystring: z.object(paging(100)),
        response: { 200: nestedPageOf(affiliateSiteObject) },
      },
    },
    async ({ requestContext: { services, viewer }, query: { page, limit } }) => {
      const { data, ...place } = await services.affiliates.sites(viewer, page, limit);
      return envelope({ data: data.map(presentAffiliateSite), ...place });
    },
  );

  app.post(
    '/admin/affiliate-sites',
    {
      config: { action: 'createAffiliateSite' },
      schema: {
        tag,
        summary: 'Add an affiliate site',
        headers: idempotent,
        body: newAffiliateSite,
        response: { 201: dualOf(affiliateSiteObject) },
      },
    },
    async ({ requestContext: { services, viewer }, headers, body }, reply) => {
      const site = await services.affiliates.createSite(viewer, body, headers['idempotency-key']);
      return reply.code(201).send(dual(presentAffiliateSite(site), 'Affiliate site created'));
    },
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/admin/affiliate-sites/:id',
    config: { action: 'updateAffiliateSite' },
    schema: {
      tag,
      summary: 'Change an affiliate site',
      params: pathIds('id'),
      body: affiliateSiteChanges,
      response: { 200: dualOf(affiliateSiteObject) },
    },
    handler: async ({ requestContext: { services, viewer }, params, body }) => {
      const site = await services.affiliates.updateSite(viewer, params.id, body);
      return dual(presentAffiliateSite(site), 'Affiliate site updated');
    },
  });

  app.delete(
    '/admin/affiliate-sites/:id',
    {
      config: { action: 'deleteAffiliateSite' },
      schema: { tag, summary: 'Delete an affiliate site', params: pathIds('id'), response: { 200: done } },
    },
    async ({ requestContext: { services, viewer }, params }) => {
      await services.affiliates.deleteSite(viewer, params.id);
      return envelope(null, 'Affiliate site deleted');
    },
  );

  app.post(
    '/items/:id/click',
    {
      config: { action: 'followAffiliateLink' },
      schema: {
        tag: 'Items',
        summary: 'Count that a link was followed',
        description: 'For pages that show `outgoing_url`.',
        params: pathIds('id'),
        response: { 200: done },
      },
    },
    async ({ requestContext: { services }, params }) => {
      await services.affiliateClicks.note(params.id);
      return envelope(null);
    },
  );
}
