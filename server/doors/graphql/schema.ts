import { GiftsResolver } from '../../lists/gifts/gifts.resolver.ts';
import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import { specifiedDirectives } from 'graphql';
import { buildSchema } from 'type-graphql';
import { imageScalars } from '../../base/text/image-scalars.ts';
import { AuditResolver } from '../../core/audit/audit.resolver.ts';
import { SettingsResolver } from '../../core/settings/settings.resolver.ts';
import { UnsubscribeResolver } from '../../core/unsubscribe/unsubscribe.resolver.ts';
import { ApiKeysResolver } from '../../keys/api-keys/api-keys.resolver.ts';
import { SessionsResolver } from '../../keys/sessions/sessions.resolver.ts';
import { AffiliatesResolver } from '../../lists/affiliates/affiliates.resolver.ts';
import { AnalyticsResolver } from '../../lists/analytics/analytics.resolver.ts';
import { CollaboratorsResolver } from '../../lists/collaborators/collaborators.resolver.ts';
import { InvitationsResolver } from '../../lists/collaborators/invitations.resolver.ts';
import { ItemsResolver } from '../../lists/items/items.resolver.ts';
import { ListItemsResolver } from '../../lists/items/list-items.resolver.ts';
import { SeveralItemsResolver } from '../../lists/items/several-items.resolver.ts';
import { ShownItem } from '../../lists/items/shown-item.ts';
import { ListsResolver } from '../../lists/lists/lists.resolver.ts';
import { PurchasesResolver } from '../../lists/purchases/purchases.resolver.ts';
import { ShareLinksResolver } from '../../lists/sharing/share-links.resolver.ts';
import { SharedItemsResolver } from '../../lists/sharing/shared-items.resolver.ts';
import { SharedListsResolver } from '../../lists/sharing/shared-lists.resolver.ts';
import { BillingResolver } from '../../money/billing/billing.resolver.ts';
import { PaymentModeResolver } from '../../money/billing/payment-mode.resolver.ts';
import { ReportsResolver } from '../../money/reports/reports.resolver.ts';
import { CollaboratorsChangedResolver } from '../../news/live/list-change.resolver.ts';
import { LiveResolver } from '../../news/live/live.resolver.ts';
import { NotificationsResolver } from '../../news/notifications/notifications.resolver.ts';
import { AccountsResolver } from '../../people/accounts/accounts.resolver.ts';
import { EmailRestoresResolver } from '../../people/accounts/email-restores.resolver.ts';
import { IssuersResolver } from '../../people/issuers/issuers.resolver.ts';
import { AvatarsResolver, ProfileResolver } from '../../people/profile/profile.resolver.ts';
import { PublicListsResolver, PublicProfilesResolver } from '../../people/profile/public-profiles.resolver.ts';
import { SupportResolver } from '../../people/support/support.resolver.ts';
import { ExportsResolver } from '../../shops/exports/exports.resolver.ts';
import { ImportsResolver } from '../../shops/imports/imports.resolver.ts';
import { OwnShopRulesResolver } from '../../shops/products/own-shop-rules.resolver.ts';
import { ProductsResolver } from '../../shops/products/products.resolver.ts';
import { AdminUsersResolver } from '../../site/admin/admin-users.resolver.ts';
import { MailDeliveriesResolver } from '../../site/mail-deliveries/mail-deliveries.resolver.ts';
import { OperationResolver } from '../../site/operation/operation.resolver.ts';
import { SafetyResolver } from '../../site/safety/safety.resolver.ts';
import { holdToActions } from './action-access.ts';
import { limitAnswers } from './answer-size.ts';
import { leaveDatesToRules } from './date-inputs.ts';
import { describeRoots, withErrorCodes } from './describe-schema.ts';
import { markInheritedDeprecations } from './inherited-deprecations.ts';
import { takeNullAsLeftOut } from './null-inputs.ts';
import { answerNullBesideErrors, semanticNonNull } from './nullable-queries.ts';
import { answerPlainly, answerWhenAsked, nameUnionsAtOnce } from './plain-answers.ts';
import { takeRenamedArguments } from './renamed-arguments.ts';
import { takeStorableArguments } from './storable-arguments.ts';

/** For readers of the schema. tests/server/doors/mutation-conventions.test.ts holds the mutations to it. */
const CONVENTIONS = `Kindlist: wishlists, gift registries and shopping lists.

Queries: what cannot be had is null beside an error with its code, and the rest of the answer stays.

Mutations answer with what they changed: the object as it is now, or an outcome that holds it; its id, where nothing of it is left or may be shown.
An id in the arguments is named after what it is of (\`listId\`, \`itemId\`). What is made comes as \`input\`; what is changed comes as \`changes\`, of which only
what is sent is changed, with \`base\` for what was read before. Null takes away, or is as good as left out where there is
always something, as a name. Those that make something take an \`idempotencyKey\`.

Subscriptions tell how things are, then each change. \`change\` has a type for each kind.`;

/** `siteUrl` says under which address clients find the site. */
export async function createSchema(siteUrl: () => string) {
  const built = await buildSchema({
    resolvers: [
      AccountsResolver,
      EmailRestoresResolver,
      IssuersResolver,
      SessionsResolver,
      ApiKeysResolver,
      ProfileResolver,
      AvatarsResolver,
      PublicProfilesResolver,
      PublicListsResolver,
      ListsResolver,
      ListItemsResolver,
      ItemsResolver,
      SeveralItemsResolver,
      ImportsResolver,
      ExportsResolver,
      CollaboratorsResolver,
      InvitationsResolver,
      SharedListsResolver,
      SharedItemsResolver,
      ShareLinksResolver,
      PurchasesResolver,
      GiftsResolver,
      AnalyticsResolver,
      SettingsResolver,
      BillingResolver,
      PaymentModeResolver,
      SupportResolver,
      CollaboratorsChangedResolver,
      LiveResolver,
      NotificationsResolver,
      UnsubscribeResolver,
      MailDeliveriesResolver,
      ProductsResolver,
      OwnShopRulesResolver,
      AffiliatesResolver,
      AuditResolver,
      AdminUsersResolver,
      SafetyResolver,
      ReportsResolver,
      OperationResolver,
    ],
    directives: [...specifiedDirectives, semanticNonNull],
    scalarsMap: imageScalars(siteUrl),
    validate: false,
    pubSub: createPubSub(), // demanded by rc.4, unused: every subscription brings its own `subscribe`
  });
  const schema = describeRoots(withErrorCodes(built));
  answerNullBesideErrors(schema);
  takeRenamedArguments(schema);
  markInheritedDeprecations(schema);
  takeNullAsLeftOut(schema);
  leaveDatesToRules(schema);
  answerPlainly(schema, 'Item', ShownItem);
  nameUnionsAtOnce(schema);
  answerWhenAsked(schema);
  schema.description = CONVENTIONS;
  holdToActions(schema);
  takeStorableArguments(schema);
  limitAnswers(schema);
  return schema;
}
