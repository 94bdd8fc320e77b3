import type { FastifyInstance } from 'fastify';
import { dual } from './envelope.ts';
import { presentConfig, presentSettings } from './settings.presenter.ts';
import { readSettings } from './settings.reader.ts';

export async function settingsRoutes(app: FastifyInstance) {
  app.get('/config', async ({ requestContext: { services } }) => {
    const { clientId: googleClientId } = services.google;
    return dual(
      presentConfig(services.settings.publicConfig(), { googleClientId, testMode: services.billing.isTestMode }),
    );
  });

  app.get('/admin/settings', async ({ requestContext: { services, viewer } }) =>
    dual(presentSettings(await services.settings.settingsFor(viewer))),
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/admin/settings',
    handler: async ({ requestContext: { services, viewer }, body }) => {
      const settings = await services.settings.saveSettings(viewer, readSettings(body));
      return dual(presentSettings(settings), 'Settings saved');
    },
  });
}
