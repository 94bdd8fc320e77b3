import type { FastifyInstance } from 'fastify';
import { takeApiKey } from '../../api-keys/take-api-key.ts';
import { AnswerTooLarge, MAX_ANSWER_CHARACTERS } from '../../errors.ts';
import { UnderMaintenance } from '../../settings/errors.ts';
import { isAllowedPath } from '../../settings/maintenance.ts';
import { checkAccess } from './access.ts';
import { adminUsersRoutes } from './admin-users.routes.ts';
import { affiliatesRoutes } from './affiliates.routes.ts';
import type { ApiDescription } from './api-description.ts';
import { apiKeysRoutes } from './api-keys.routes.ts';
import { authRoutes } from './auth.routes.ts';
import { readBodiesAsJson } from './body-parsing.ts';
import { collaboratorsRoutes } from './collaborators.routes.ts';
import { errorHandling, notFoundHandler } from './error-handler.ts';
import { noteNames } from './field-names.ts';
import { healthRoutes } from './health.routes.ts';
import { imagesRoutes } from './images.routes.ts';
import { itemsRoutes } from './items.routes.ts';
import { listAnalyticsRoutes } from './list-analytics.routes.ts';
import { listsRoutes } from './lists.routes.ts';
import { MethodsByAddress } from './methods-by-address.ts';
import { openApiRoutes } from './openapi.routes.ts';
import { productsRoutes } from './products.routes.ts';
import { purchasesRoutes } from './purchases.routes.ts';
import { reportsRoutes } from './reports.routes.ts';
import { takeZodSchemas } from './route.ts';
import { settingsRoutes } from './settings.routes.ts';
import { sharedListsRoutes } from './shared-lists.routes.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';
import { supportRoutes } from './support.routes.ts';
import { usersRoutes } from './users.routes.ts';

/** The thin adapter for API clients: the contract's spellings and envelopes, nothing else. */
export async function restV1(plain: FastifyInstance, { description }: { description: ApiDescription }): Promise<void> {
  description.watch(plain);
  const methods = new MethodsByAddress();
  methods.watch(plain);
  const app = takeZodSchemas(plain);
  app.setErrorHandler(errorHandling());
  app.setNotFoundHandler(notFoundHandler(methods));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    if (typeof payload === 'string' && payload.length > MAX_ANSWER_CHARACTERS) throw new AnswerTooLarge();
    done();
  });
  app.addHook('onRequest', takeApiKey);
  app.addHook('onRequest', ({ requestContext, url }, _reply, done) => {
    const [path = ''] = url.slice(app.prefix.length).split('?');
    if (requestContext.isShutOut && !isAllowedPath(path)) throw new UnderMaintenance();
    done();
  });
  checkAccess(app);
  readBodiesAsJson(app);
  noteNames(app);

  await app.register(openApiRoutes, { description });
  await app.register(healthRoutes);
  await app.register(authRoutes);
  await app.register(usersRoutes);
  await app.register(apiKeysRoutes);
  await app.register(settingsRoutes);
  await app.register(supportRoutes);
  await app.register(subscriptionsRoutes);
  await app.register(listsRoutes);
  await app.register(listAnalyticsRoutes);
  await app.register(collaboratorsRoutes);
  await app.register(itemsRoutes);
  await app.register(productsRoutes);
  await app.register(imagesRoutes);
  await app.register(sharedListsRoutes);
  await app.register(purchasesRoutes);
  await app.register(affiliatesRoutes);
  await app.register(adminUsersRoutes);
  await app.register(reportsRoutes);
}
