import type { FastifyInstance } from 'fastify';
import { dual, envelope } from './envelope.ts';
import { readConfirmation, readPasswordChange, readPreferencesChanges, readProfileChanges } from './profile.reader.ts';
import { presentPublicProfile } from './public-profile.presenter.ts';
import { presentPreferences, presentUser } from './user.presenter.ts';

interface OfUser {
  Params: { id: string };
}

export async function usersRoutes(app: FastifyInstance) {
  app.get('/users/me', async ({ requestContext }) => dual(await presentUser(requestContext, requestContext.viewer)));

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/users/me',
    handler: async ({ requestContext, body }) => {
      const { services, viewer } = requestContext;
      const user = await services.profile.updateProfile(viewer, readProfileChanges(body));
      return dual(await presentUser(requestContext, user), 'Profile updated successfully');
    },
  });

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/users/me/preferences',
    handler: async ({ requestContext: { services, viewer }, body }) => {
      const user = await services.profile.updatePreferences(viewer, readPreferencesChanges(body));
      return dual(presentPreferences(user), 'Preferences updated successfully');
    },
  });

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/users/me/password',
    handler: async ({ requestContext: { services, viewer, sessionId }, body }) => {
      await services.profile.changePassword(viewer, sessionId, readPasswordChange(body));
      return envelope(null, 'Password changed successfully');
    },
  });

  app.get('/users/me/export', async ({ requestContext: { services, viewer, sessionId } }, reply) => {
    const archive = await services.accountExport.exportAccount(viewer, sessionId);
    const day = new Date().toISOString().slice(0, 10);
    reply.header('Content-Disposition', `attachment; filename="your-data-${day}.zip"`).type('application/zip');
    return reply.send(archive);
  });

  app.get<OfUser>('/users/:id/public', async ({ requestContext: { services, publicUrl }, params }) => {
    return dual(presentPublicProfile(await services.publicProfiles.showProfile(params.id), publicUrl));
  });

  app.delete('/users/me', async ({ requestContext: { services, viewer }, body }) => {
    await services.profile.deleteAccount(viewer, readConfirmation(body));
    return envelope(null, 'Account deleted');
  });
}
