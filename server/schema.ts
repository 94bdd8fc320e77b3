import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import { buildSchema } from 'type-graphql';
import { AccountsResolver } from './accounts/accounts.resolver.ts';
import { ApiKeysResolver } from './accounts/api-keys.resolver.ts';
import { GoogleSignInResolver } from './accounts/google-sign-in.resolver.ts';
import { SessionsResolver } from './accounts/sessions.resolver.ts';
import { SettingsResolver } from './admin/settings.resolver.ts';
import { SupportResolver } from './admin/support.resolver.ts';
import { AnalyticsResolver } from './analytics/analytics.resolver.ts';
import { CollaboratorsResolver } from './collaborators/collaborators.resolver.ts';
import { MailDeliveriesResolver } from './email/mail-deliveries.resolver.ts';
import { UnsubscribeResolver } from './email/unsubscribe.resolver.ts';
import { ItemsResolver } from './items/items.resolver.ts';
import { ShownItem } from './items/shown-item.ts';
import { ListsResolver } from './lists/lists.resolver.ts';
import { LiveResolver } from './live/live.resolver.ts';
import { NotificationsResolver } from './notifications/notifications.resolver.ts';
import { answerPlainly } from './plain-answers.ts';
import { AvatarsResolver, ProfileResolver } from './profile/profile.resolver.ts';
import { PublicProfilesResolver } from './profile/public-profiles.resolver.ts';
import { PurchasesResolver } from './sharing/purchases.resolver.ts';
import { ShareLinksResolver } from './sharing/share-links.resolver.ts';
import { SharedListsResolver } from './sharing/shared-lists.resolver.ts';

export async function createSchema() {
  const schema = await buildSchema({
    resolvers: [
      AccountsResolver,
      GoogleSignInResolver,
      SessionsResolver,
      ApiKeysResolver,
      ProfileResolver,
      AvatarsResolver,
      PublicProfilesResolver,
      ListsResolver,
      ItemsResolver,
      CollaboratorsResolver,
      SharedListsResolver,
      ShareLinksResolver,
      PurchasesResolver,
      AnalyticsResolver,
      SettingsResolver,
      SupportResolver,
      LiveResolver,
      NotificationsResolver,
      UnsubscribeResolver,
      MailDeliveriesResolver,
    ],
    validate: false,
    pubSub: createPubSub(), // demanded by rc.4, unused: every subscription brings its own `subscribe`
  });
  answerPlainly(schema, 'Item', ShownItem);
  return schema;
}
