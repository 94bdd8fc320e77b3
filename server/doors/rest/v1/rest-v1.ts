import type { FastifyInstance } from 'fastify';
import { AnswerTooLarge, MAX_ANSWER_CHARACTERS } from '../../../base/errors/errors.ts';
import { UnderMaintenance } from '../../../core/settings/errors.ts';
import { isAllowedPath } from '../../../core/settings/maintenance.ts';
import { takeApiKey } from '../../../keys/api-keys/take-api-key.ts';
import { checkAccess } from '../access.ts';
import { readBodiesAsJson } from '../body-parsing.ts';
import { errorHandling, notFoundHandler } from '../error-handler.ts';
import { noteNames } from '../field-names.ts';
import { MethodsByAddress } from '../methods-by-address.ts';
import { takeZodSchemas } from '../route.ts';
import type { ApiDescription } from './api-description.ts';
import { healthRoutes } from './health.routes.ts';
import { affiliatesRoutes } from './lists/affiliates.routes.ts';
import { collaboratorsRoutes } from './lists/collaborators.routes.ts';
import { deliveryAddressesRoutes } from './lists/delivery-addresses.routes.ts';
import { imagesRoutes } from './lists/images.routes.ts';
import { itemsRoutes } from './lists/items.routes.ts';
import { listAnalyticsRoutes } from './lists/list-analytics.routes.ts';
import { listsRoutes } from './lists/lists.routes.ts';
import { productsRoutes } from './lists/products.routes.ts';
import { purchasesRoutes } from './lists/purchases.routes.ts';
import { sharedListsRoutes } from './lists/shared-lists.routes.ts';
import { openApiRoutes } from './openapi.routes.ts';
import { adminUsersRoutes } from './site/admin-users.routes.ts';
import { apiKeysRoutes } from './site/api-keys.routes.ts';
import { authRoutes } from './site/auth.routes.ts';
import { reportsRoutes } from './site/reports.routes.ts';
import { settingsRoutes } from './site/settings.routes.ts';
import { subscriptionsRoutes } from './site/subscriptions.routes.ts';
import { supportRoutes } from './site/support.routes.ts';
import { usersRoutes } from './site/users.routes.ts';

/** The contract's spellings and envelopes, nothing else. */
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
  await app.register(deliveryAddressesRoutes);
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
