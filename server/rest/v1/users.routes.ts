import type { FastifyInstance } from 'fastify';
import { dual } from './envelope.ts';
import { presentUser } from './user.presenter.ts';

export async function usersRoutes(app: FastifyInstance) {
  app.get('/users/me', async ({ requestContext: { services, viewer } }) => {
    return dual(presentUser(viewer, await services.accounts.countLists(viewer)));
  });
}
