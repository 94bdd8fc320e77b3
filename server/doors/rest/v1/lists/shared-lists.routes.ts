import { dualJson, dualOf } from '../../envelope.ts';
import { pathIds, type RestApp } from '../../route.ts';
import { presentSharedList, sharedListObject } from './shared-list.presenter.ts';

export async function sharedListsRoutes(app: RestApp) {
  app.get(
    '/lists/shared/:token',
    {
      config: { action: 'sharedList' },
      schema: {
        tag: 'Shared lists',
        summary: 'A list by its share link',
        description:
          'A private list opens for its owner and collaborators only. Of a wishlist or registry, gifts that are bought are left out.',
        params: pathIds('token'),
        response: { 200: dualOf(sharedListObject) },
      },
    },
    async ({ requestContext, params }, reply) => {
      const { sharedLists, linkViewer, siteUrl } = requestContext;
      const way = `REST ${siteUrl}`;
      const present = async () => {
        const list = await sharedLists.showSharedList(linkViewer, params.token);
        return sharedLists.cacheResponse(list, way, dualJson(presentSharedList(requestContext, list)));
      };
      const json = (await sharedLists.cachedResponse(linkViewer, params.token, way)) ?? (await present());
      reply.type('application/json; charset=utf-8');
      return json;
    },
  );
}
