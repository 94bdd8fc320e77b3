import { done, dual, dualOf, envelope } from '../../envelope.ts';
import { pathIds, type RestApp } from '../../route.ts';
import { confirmation, passwordChange, preferencesChanges, profileChanges } from './profile.reader.ts';
import { presentPublicProfile, publicProfileObject } from './public-profile.presenter.ts';
import { preferencesObject, presentPreferences, presentUser, userObject } from './user.presenter.ts';

const tag = 'Your account';

export async function usersRoutes(app: RestApp) {
  app.get(
    '/users/me',
    {
      config: { action: 'me' },
      schema: {
        tag,
        summary: 'Read your account',
        description: 'Your account, with its plan and preferences.',
        response: { 200: dualOf(userObject) },
      },
    },
    async ({ requestContext }) => dual(await presentUser(requestContext, requestContext.viewer)),
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/users/me',
    config: { action: 'updateProfile' },
    schema: {
      tag,
      summary: 'Change your name or address',
      body: profileChanges,
      response: { 200: dualOf(userObject) },
    },
    handler: async ({ requestContext, body }) => {
      const { services, viewer } = requestContext;
      const user = await services.profile.updateProfile(viewer, body, 'none');
      return dual(await presentUser(requestContext, user), 'Profile updated successfully');
    },
  });

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/users/me/preferences',
    config: { action: 'updatePreferences' },
    schema: {
      tag,
      summary: 'Change your preferences',
      body: preferencesChanges,
      response: { 200: dualOf(preferencesObject) },
    },
    handler: async ({ requestContext: { services, viewer }, body }) => {
      const user = await services.profile.updatePreferences(viewer, body);
      return dual(presentPreferences(user), 'Preferences updated successfully');
    },
  });

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/users/me/password',
    config: { action: 'changePassword' },
    schema: {
      tag,
      summary: 'Change your password',
      description: 'Ends all other sessions.',
      body: passwordChange,
      response: { 200: done },
    },
    handler: async ({ requestContext: { services, viewer, sessionId }, body }) => {
      await services.profile.changePassword(viewer, sessionId, body);
      return envelope(null, 'Password changed successfully');
    },
  });

  app.get(
    '/users/me/export',
    {
      config: { action: 'exportAccount' },
      schema: { tag, summary: 'Everything that is kept of you', produces: 'application/zip' },
    },
    async ({ requestContext: { services, viewer, sessionId } }, reply) => {
      const archive = await services.accountExport.exportAccount(viewer, sessionId);
      const day = new Date().toISOString().slice(0, 10);
      reply.header('Content-Disposition', `attachment; filename="your-data-${day}.zip"`).type('application/zip');
      return reply.send(archive);
    },
  );

  app.get(
    '/users/:id/public',
    {
      config: { action: 'publicProfile' },
      schema: {
        tag: 'Shared lists',
        summary: 'The public profile of a member',
        description: 'The name and the public lists of somebody who chose to have a public page.',
        params: pathIds('id'),
        response: { 200: dualOf(publicProfileObject) },
      },
    },
    async ({ requestContext: { services, siteUrl }, params }) =>
      dual(presentPublicProfile(await services.publicProfiles.showProfile(params.id), siteUrl)),
  );

  app.delete(
    '/users/me',
    {
      config: { action: 'deleteAccount' },
      schema: { tag, summary: 'Delete your account', body: confirmation, response: { 200: done } },
    },
    async ({ requestContext: { services, viewer }, body }) => {
      await services.profile.deleteAccount(viewer, body);
      return envelope(null, 'Account deleted');
    },
  );
}
