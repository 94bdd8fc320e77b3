import type { FastifyInstance } from 'fastify';
import { dual } from './envelope.ts';
import { presentSharedList } from './shared-list.presenter.ts';

interface OfSharedList {
  Params: { token: string };
}

export async function sharedListsRoutes(app: FastifyInstance) {
  app.get<OfSharedList>('/lists/shared/:token', async ({ requestContext: { services, viewerOrGuest }, params }) => {
    return dual(presentSharedList(await services.sharedLists.showSharedList(viewerOrGuest, params.token)));
  });
}
