import { NotFound } from '../../../../base/errors/errors.ts';
import { dual, dualOf, envelope, pageOf } from '../../envelope.ts';
import { pathIds, type RestApp } from '../../route.ts';
import { adminUserObject, presentAdminUser } from './admin-users.presenter.ts';
import { roleBody, tierBody, userListing } from './admin-users.reader.ts';

const tag = 'Administration';
const params = pathIds('id');

export async function adminUsersRoutes(app: RestApp) {
  app.get(
    '/admin/users',
    {
      config: { action: 'adminUsers' },
      schema: {
        tag,
        summary: 'Accounts',
        description: 'Newest first.',
        querystring: userListing,
        response: { 200: pageOf(adminUserObject) },
      },
    },
    async ({ requestContext: { services, viewer, siteUrl }, query }) => {
      const { data, total, page, pageSize, totalPages } = await services.adminUsers.users(viewer, query);
      return { ...envelope(data.map((user) => presentAdminUser(siteUrl, user))), total, page, pageSize, totalPages };
    },
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/admin/users/:id',
    config: { action: 'setUserRole' },
    schema: {
      tag,
      summary: 'Give or take the role',
      params,
      body: roleBody,
      response: { 200: dualOf(adminUserObject) },
    },
    handler: async ({ requestContext: { services, viewer, siteUrl }, params: { id }, body }) => {
      const user = await services.adminUsers.setRole(viewer, id, body.role);
      return dual(presentAdminUser(siteUrl, user), 'User updated');
    },
  });

  app.route({
    method: ['PUT', 'PATCH', 'POST'],
    url: '/admin/users/:id/subscription',
    config: { action: 'setUserTier' },
    schema: { tag, summary: 'Set the plan', params, body: tierBody, response: { 200: dualOf(adminUserObject) } },
    handler: async ({ requestContext: { services, viewer, siteUrl }, params: { id }, body }) => {
      await services.planGrants.setTier(viewer, id, body.tier);
      const user = await services.adminUsers.user(viewer, id);
      if (!user) throw new NotFound('Resource'); // deleted in the meantime
      return dual(presentAdminUser(siteUrl, user), 'Subscription updated');
    },
  });
}
