import { type Fields, WRITTEN, type WritableWorld, type Written } from './written-fields.ts';

/** An input of GraphQL, or the body of a call of REST: which row it writes, and how it is sent. */
export interface Sending {
  of: Written;
  /** A mutation's field, or an address. */
  to(world: WritableWorld & { productUrl: string }): string;
  /** The row that is changed; a new one otherwise. */
  id?(world: WritableWorld): string;
  /** Further inputs: always, or with one field. */
  along?: Fields;
  alongWith?: Record<string, Fields>;
  alias?: Record<string, string>;
  /** Fields that no column holds as they were sent: other tests are about them. */
  elsewhere?: string[];
  /** As somebody who has not signed in. */
  asGuest?: boolean;
}

const {
  item,
  list,
  person,
  shop,
  barcode,
  affiliateSite,
  account,
  siteSettings,
  supportMessage,
  listReport,
  invitation,
  purchase,
  apiKey,
} = WRITTEN;

const NEW_MESSAGE = { name: 'Bo', email: 'bo@example.test', subject: 'Hello', message: 'Good day to you.' };
const NEW_SITE = { name: 'Shop', affiliateCode: 'code' };
const NEW_ACCOUNT = { name: 'Bo', email: 'bo@example.test', password: 'correct horse', acceptTerms: true };
const itemId = ({ itemId: id }: WritableWorld) => id;
const listId = ({ listId: id }: WritableWorld) => id;
const siteId = ({ siteId: id }: WritableWorld) => id;
const ownId = ({ viewer: { id } }: WritableWorld) => id;
const otherId = ({ otherId: id }: WritableWorld) => id;

/** The inputs of the mutations, by their names. */
export const INPUTS: Record<string, Sending> = {
  ItemChangesInput: { of: item, id: itemId, to: (at) => `updateItem(itemId: "${at.itemId}", changes: $sent) { id }` },
  ItemsChangesInput: {
    of: item,
    id: itemId,
    to: (at) => `updateItems(listId: "${at.listId}", itemIds: ["${at.itemId}"], changes: $sent) { missingItemIds }`,
  },
  NewItemInput: {
    of: item,
    to: (at) => `createItem(listId: "${at.listId}", input: $sent) { id }`,
    along: { title: 'Tea' },
    elsewhere: ['howToPay'],
  },
  ImportedItemInput: {
    of: item,
    to: (at) => `importItems(listId: "${at.listId}", input: [$sent]) { itemIds }`,
    along: { title: 'Tea' },
    elsewhere: ['quantityBought', 'boughtBy', 'choice', 'shops'],
  },
  ItemFromUrlInput: {
    of: item,
    to: (at) => `addItemFromUrl(listId: "${at.listId}", url: "${at.productUrl}", input: $sent) { id }`,
  },
  ListChangesInput: { of: list, id: listId, to: (at) => `updateList(listId: "${at.listId}", changes: $sent) { id }` },
  NewListInput: { of: list, to: () => 'createList(input: $sent) { id }', along: { name: 'Tea' } },
  NewPersonInput: { of: person, to: () => 'createPerson(input: $sent) { id }', along: { name: 'Emma' } },
  PersonChangesInput: {
    of: person,
    id: ({ personId }) => personId,
    to: (at) => `updatePerson(personId: "${at.personId}", changes: $sent) { id }`,
  },
  NewShopInput: {
    of: shop,
    to: (at) => `createShop(listId: "${at.shoppingId}", input: $sent) { shop { id } }`,
    along: { name: 'Market' },
  },
  NamedBarcodeInput: {
    of: barcode,
    to: (at) => `rememberBarcode(listId: "${at.shoppingId}", input: $sent) { code }`,
    along: { code: '4006381333931', title: 'Pen' },
  },
  ShopChangesInput: {
    of: shop,
    id: ({ shopId }) => shopId,
    to: (at) => `updateShop(shopId: "${at.shopId}", changes: $sent) { id }`,
  },
  AffiliateSiteChangesInput: {
    of: affiliateSite,
    id: siteId,
    to: (at) => `updateAffiliateSite(siteId: "${at.siteId}", changes: $sent) { id }`,
  },
  NewAffiliateSiteInput: { of: affiliateSite, to: () => 'createAffiliateSite(input: $sent) { id }', along: NEW_SITE },
  PreferencesChangesInput: { of: account, id: ownId, to: () => 'updatePreferences(changes: $sent) { id }' },
  ProfileChangesInput: { of: account, id: ownId, to: () => 'updateProfile(changes: $sent) { id }' },
  SettingsChangesInput: { of: siteSettings, to: () => 'saveSettings(changes: $sent) { siteName }' },
  ContactMessageInput: {
    of: supportMessage,
    to: () => 'sendContactMessage(input: $sent)',
    along: NEW_MESSAGE,
    asGuest: true,
  },
  ListReportInput: {
    of: listReport,
    to: (at) => `reportList(token: "${at.sharedToken}", input: $sent)`,
    along: { reason: 'OTHER', details: 'See' },
    elsewhere: ['offListGiftId', 'questionId'],
    asGuest: true,
  },
  NewInvitationInput: {
    of: invitation,
    to: (at) => `inviteCollaborator(listId: "${at.listId}", input: $sent) { __typename }`,
    along: { email: 'bo@example.test' },
  },
  NewPurchaseInput: {
    of: purchase,
    to: (at) =>
      `purchaseSharedItem(token: "${at.sharedToken}", itemId: "${at.sharedItemId}", input: $sent) { remaining }`,
    along: { email: 'bo@example.test' },
    asGuest: true,
  },
  SignUpInput: {
    of: account,
    to: () => 'signUp(input: $sent) { accessToken }',
    along: NEW_ACCOUNT,
    elsewhere: ['password', 'acceptTerms', 'rememberMe', 'invitationToken'],
    asGuest: true,
  },
};

/** Nothing that one could read again: signing in, and the keys of a browser (`news/pushes.test.ts` and `keys/passkeys.test.ts` have their other fields). */
export const INPUTS_OF_NO_ROW = [
  'SignInInput',
  'SecondStepInput',
  'GiftProofsInput',
  'GiftChangesInput',
  'NewPledgeInput',
  'NewSuggestionInput',
  'PledgeChangesInput',
  'MoneyAmountInput',
  'GoogleSignInInput',
  'IssuerStartInput',
  'IssuerSignInInput',
  'PushDeviceInput',
  'NewFollowInput',
  'NewWebhookInput',
  'WebhookChangesInput',
  'NewPasskeyInput',
  'NewDrawInput',
  'DrawChangesInput',
  'NewDrawParticipantInput',
  'DrawExclusionInput',
  'DrawPartChangesInput',
  'NewHandoverInput',
  'NewCircleInput',
  'CircleChangesInput',
  'NewCircleGuestInput',
  'CircleGuestChangesInput',
  'NewOffListGiftInput',
  'TakenOffListGiftInput',
  'PasskeySignInInput',
];

const ITEM_ALIAS = { name: 'title' };
const LIST_ALIAS = { title: 'name' };
const PERSON_ALIAS = { full_name: 'name', fullName: 'name', email_frequency: 'emailFrequency' };
const newItem = (to: Sending['to']): Sending => ({
  of: item,
  to,
  along: { title: 'Tea' },
  alias: ITEM_ALIAS,
  elsewhere: ['how_to_pay'],
});
const fromUrl = (to: (at: WritableWorld) => string): Sending => ({
  of: item,
  to,
  alias: ITEM_ALIAS,
  elsewhere: ['url'],
});
const userRole: Sending = { of: account, id: otherId, to: (at) => `/admin/users/${at.otherId}` };
const userPlan: Sending = {
  of: account,
  id: otherId,
  to: (at) => `/admin/users/${at.otherId}/subscription`,
  alias: { subscription_tier: 'tier' },
  along: { tier: 'free' },
  elsewhere: ['status'],
};

/** By method and path of the OpenAPI document; PUT and PATCH do the same. */
export const BODIES: Record<string, Sending> = {
  'put /items/{id}': { of: item, id: itemId, to: (at) => `/items/${at.itemId}`, alias: ITEM_ALIAS },
  'post /lists/{listId}/items': newItem((at) => `/lists/${at.listId}/items`),
  'post /items/lists/{listId}/items': newItem((at) => `/items/lists/${at.listId}/items`),
  'post /lists/{listId}/items/from-url': fromUrl((at) => `/lists/${at.listId}/items/from-url`),
  'post /items/lists/{listId}/from-url': fromUrl((at) => `/items/lists/${at.listId}/from-url`),
  'post /items/lists/{listId}/items/from-url': fromUrl((at) => `/items/lists/${at.listId}/items/from-url`),
  'put /lists/{id}': { of: list, id: listId, to: (at) => `/lists/${at.listId}`, alias: LIST_ALIAS },
  'post /lists': { of: list, to: () => '/lists', along: { name: 'Tea' }, alias: LIST_ALIAS },
  'put /lists/{id}/branding': {
    of: list,
    id: listId,
    to: (at) => `/lists/${at.listId}/branding`,
    elsewhere: ['banner_url'],
  },
  'post /lists/{id}/share-token': { of: list, id: listId, to: (at) => `/lists/${at.listId}/share-token` },
  'put /admin/affiliate-sites/{id}': {
    of: affiliateSite,
    id: siteId,
    to: (at) => `/admin/affiliate-sites/${at.siteId}`,
  },
  'post /admin/affiliate-sites': {
    of: affiliateSite,
    to: () => '/admin/affiliate-sites',
    along: { name: 'Shop', affiliate_code: 'code' },
  },
  'put /users/me/preferences': { of: account, id: ownId, to: () => '/users/me/preferences', alias: PERSON_ALIAS },
  'put /users/me': { of: account, id: ownId, to: () => '/users/me', alias: PERSON_ALIAS, elsewhere: ['code'] },
  'put /admin/users/{id}': userRole,
  'put /admin/users/{id}/subscription': userPlan,
  'post /admin/users/{id}/subscription': userPlan,
  'put /admin/settings': { of: siteSettings, to: () => '/admin/settings' },
  'post /contact': { of: supportMessage, to: () => '/contact', along: NEW_MESSAGE, asGuest: true },
  'put /admin/messages/{id}': {
    of: supportMessage,
    to: ({ messageId }) => `/admin/messages/${messageId}`,
    id: ({ messageId }) => messageId,
  },
  'post /lists/{id}/collaborators/invite': {
    of: invitation,
    to: (at) => `/lists/${at.listId}/collaborators/invite`,
    along: { email: 'bo@example.test' },
    elsewhere: ['permissions'],
  },
  'put /lists/{id}/collaborators/{collaboratorId}': {
    of: invitation,
    id: ({ invitationId: id }) => id,
    to: (at) => `/lists/${at.listId}/collaborators/${at.invitationId}`,
  },
  'post /lists/shared/{token}/items/{itemId}/purchase': {
    of: purchase,
    to: (at) => `/lists/shared/${at.sharedToken}/items/${at.sharedItemId}/purchase`,
    along: { email: 'bo@example.test' },
    alias: { guest_email: 'email', guestEmail: 'email', guest_name: 'name', guestName: 'name' },
    asGuest: true,
  },
  'post /items/{id}/purchase': { of: purchase, to: (at) => `/items/${at.sharedItemId}/purchase` },
  'post /users/me/api-keys': {
    of: apiKey,
    to: () => '/users/me/api-keys',
    along: { name: 'Key', scopes: ['write_lists'] },
  },
  'post /auth/register': {
    of: account,
    to: () => '/auth/register',
    along: { name: 'Bo', email: 'bo@example.test', password: 'correct horse' },
    alias: PERSON_ALIAS,
    elsewhere: ['password', 'invitation_token', 'invitationToken'],
    asGuest: true,
  },
};

/** They sign in, set a password, put in order, read a page or begin to pay: other tests are about them. */
export const BODIES_OF_NO_ROW = [
  'post /auth/login',
  'post /auth/second-step',
  'post /auth/google-signin',
  'post /auth/refresh',
  'post /auth/forgot-password',
  'post /auth/reset-password/{token}',
  'put /users/me/password',
  'delete /users/me',
  'post /lists/{id}/reorder',
  'put /lists/{id}/delivery-address',
  'post /purchases/{purchaseId}/delivery-address',
  'post /items/scrape-url',
  'post /items/scrape-page',
  'post /subscriptions/checkout',
];
