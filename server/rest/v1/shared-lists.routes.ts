import type { FastifyInstance } from 'fastify';
import { dualJson } from './envelope.ts';
import { presentSharedList } from './shared-list.presenter.ts';

interface OfSharedList {
  Params: { token: string };
}

export async function sharedListsRoutes(app: FastifyInstance) {
  app.get<OfSharedList>('/lists/shared/:token', async ({ requestContext, params }, reply) => {
    const { services, linkViewer, publicUrl } = requestContext;
    const list = await services.sharedLists.showSharedList(linkViewer, params.token);
    reply.type('application/json; charset=utf-8');
    return dualJson(presentSharedList(list, publicUrl));
  });
}
