import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors.ts';
import { presentAdminUser } from './admin-users.presenter.ts';
import { readRole, readTier, readUserQuery, type UserListing } from './admin-users.reader.ts';
import { dual, envelope } from './envelope.ts';

interface Listing {
  Querystring: UserListing;
}

interface OfUser {
  Params: { id: string };
}

export async function adminUsersRoutes(app: FastifyInstance) {
  app.get<Listing>('/admin/users', async ({ requestContext: { services, viewer, publicUrl }, query }) => {
    const { data, total, page, pageSize, totalPages } = await services.adminUsers.users(viewer, readUserQuery(query));
    return { ...envelope(data.map((user) => presentAdminUser(publicUrl, user))), total, page, pageSize, totalPages };
  });

  app.route<OfUser>({
    method: ['PUT', 'PATCH'],
    url: '/admin/users/:id',
    handler: async ({ requestContext: { services, viewer, publicUrl }, params, body }) => {
      const user = await services.adminUsers.setRole(viewer, params.id, readRole(body));
      return dual(presentAdminUser(publicUrl, user), 'User updated');
    },
  });

  app.route<OfUser>({
    method: ['PUT', 'PATCH', 'POST'],
    url: '/admin/users/:id/subscription',
    handler: async ({ requestContext: { services, viewer, publicUrl }, params, body }) => {
      await services.planGrants.setTier(viewer, params.id, readTier(body));
      const user = await services.adminUsers.user(viewer, params.id);
      if (!user) throw new NotFound('Resource'); // deleted in the meantime
      return dual(presentAdminUser(publicUrl, user), 'Subscription updated');
    },
  });
}
