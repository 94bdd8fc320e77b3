import { dual, dualOf } from '../../envelope.ts';
import type { RestApp } from '../../route.ts';
import { configObject, presentConfig, presentSettings, settingsObject } from './settings.presenter.ts';
import { settingsBody } from './settings.reader.ts';

const tag = 'Administration';

export async function settingsRoutes(app: RestApp) {
  app.get(
    '/config',
    {
      config: { action: 'publicConfig' },
      schema: {
        tag: 'The site',
        summary: 'How the site is run',
        description: 'The name and address of the site, who may sign up, and what is switched on; for everybody.',
        response: { 200: dualOf(configObject) },
      },
    },
    async ({ requestContext: { services } }) => {
      const { googleClientId } = services.issuers;
      const { isTestMode: testMode } = services.billing;
      return dual(presentConfig(services.settings.publicConfig(), { googleClientId, testMode }));
    },
  );

  app.get(
    '/admin/settings',
    {
      config: { action: 'adminSettings' },
      schema: { tag, summary: 'The settings', response: { 200: dualOf(settingsObject) } },
    },
    async ({ requestContext: { services, viewer } }) =>
      dual(presentSettings(await services.settings.settingsFor(viewer))),
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/admin/settings',
    config: { action: 'saveSettings' },
    schema: {
      tag,
      summary: 'Change settings',
      description: 'A field that you do not send stays as it is.',
      body: settingsBody,
      response: { 200: dualOf(settingsObject) },
    },
    handler: async ({ requestContext: { services, viewer }, body }) => {
      const settings = await services.settings.saveSettings(viewer, body);
      return dual(presentSettings(settings), 'Settings saved');
    },
  });
}
