import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import { assertKeyMay, type KeyAccess } from '../api-keys/key-access.ts';
import type { RequestContext } from '../request-context.ts';

/**
 * Which scope an API key needs for each operation. It is what the routes of REST v1 ask for, which a test compares; an
 * operation without a line is for no key.
 */
const OPERATIONS: Readonly<Record<KeyAccess, string>> = {
  nothing: `me demoLists invitation mailSubscription plans publicConfig publicProfile purchaseOfReceipt sharedList
    purchaseSharedItem undoSharedPurchase reportList sendContactMessage unsubscribe resubscribe refreshSession requestPasswordReset
    resetPassword signIn signInWithGoogle signOut signUp verifyEmail publicConfigChanged sharedListChanged`,
  READ_LISTS: 'list lists myLists item collaborators listAnalytics listChanged myListsChanged',
  WRITE_LISTS: `addItemFromUrl checkItem createItem createList deleteItem deleteList inviteCollaborator orderCategories
    purchaseItem removeCollaborator removeItemImage reorderItems rotateShareLink scrapePage scrapeUrl setBranding
    setItemArchived setPurchaseThanked setShareLinkExpiry takeOverFromPage undoPurchase updateItem updateList`,
  SEE_BUYERS: '',
  never: `accountChanged acceptInvitation apiKeys changePassword createApiKey createCheckout deleteAccount endOtherSessions
    endSession listPresenceChanged markNotificationsRead myNotifications mySubscription myTransactions notifications
    notificationsChanged openBillingPortal planChangeEffects removeAvatar resendVerification revokeApiKey sessions
    updatePreferences updateProfile
    adminReport adminSettings adminStats adminStatsChanged adminUser adminUsers affiliateLink affiliateSite affiliateSites
    auditLog billingReconciliations createAffiliateSite deleteAffiliateSite deleteUser mailDeliveries restoreUser
    revokeUserApiKeys saveSettings setAffiliateSiteActive setMessageStatus setUserRole setUserTier shopHealth statistics
    supportMessages suspendUser updateAffiliateSite
    abuseSignals adminOperation retryJobs moderatedLists closeListReports hideList restoreList`,
};

/** The same by operation. */
export const KEY_ACCESS: ReadonlyMap<string, KeyAccess> = new Map(
  (Object.keys(OPERATIONS) as KeyAccess[]).flatMap((needed) =>
    OPERATIONS[needed].split(/\s+/).flatMap((name) => (name ? [[name, needed] as const] : [])),
  ),
);

/** Fields that name a buyer, and when: who did something else than buying is no secret of the scope. */
const BUYERS: Readonly<Record<string, Record<string, (source: Record<string, unknown>) => boolean>>> = {
  Purchase: { guestEmail: isAnothers, guestName: isAnothers, buyer: isAnothers },
  ListChanged: { actor: isAboutBuying },
  ListNews: { who: isAboutBuying },
  ItemPurchased: { actor: () => true },
  PurchaseUndone: { actor: () => true },
};

/** Holds API keys to their scopes, wherever an operation comes from: over HTTP, over a socket, by name or by hash. */
export function holdKeysToScopes(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) guard(field, KEY_ACCESS.get(field.name) ?? 'never');
  }
  for (const [typeName, fields] of Object.entries(BUYERS)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`There is no object type ${typeName}`);
    for (const [name, isBuyer] of Object.entries(fields)) hide(type.getFields()[name], isBuyer);
  }
}

function guard(field: GraphQLField<unknown, RequestContext>, needed: KeyAccess): void {
  const { resolve, subscribe } = field;
  if (subscribe) {
    field.subscribe = (source, args, context, info) => {
      assertKeyMay(context.keyScopes, needed);
      return subscribe(source, args, context, info);
    };
  } else if (resolve) {
    field.resolve = (source, args, context, info) => {
      assertKeyMay(context.keyScopes, needed);
      return resolve(source, args, context, info);
    };
  }
}

function hide(
  field: GraphQLField<Record<string, unknown>, RequestContext> | undefined,
  isBuyer: (source: Record<string, unknown>) => boolean,
): void {
  if (!field) throw new Error('A field that names a buyer has another name by now');
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) =>
    context.areBuyersHidden && isBuyer(source) ? null : resolve(source, args, context, info);
}

function isAnothers({ mine }: Record<string, unknown>): boolean {
  return !mine;
}

function isAboutBuying({ kind, action }: Record<string, unknown>): boolean {
  return ['PURCHASED', 'PURCHASE_UNDONE'].includes(`${kind ?? action}`);
}
