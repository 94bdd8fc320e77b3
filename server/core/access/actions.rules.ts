import type { KeyAccess } from './enough-key.rules.ts';

export interface ActionAccess {
  signIn: 'required' | 'optional';
  key: KeyAccess;
  role?: 'administrator';
}

const OPEN: ActionAccess = { signIn: 'optional', key: 'nothing' };
const ANY_KEY: ActionAccess = { signIn: 'required', key: 'nothing' };
/** Not for programs: somebody who finds a key must not get the account. */
const ACCOUNT: ActionAccess = { signIn: 'required', key: 'never' };
const PEOPLE: ActionAccess = { signIn: 'optional', key: 'never' };
const ADMINISTRATION: ActionAccess = { ...ACCOUNT, role: 'administrator' };
const READS_LISTS: ActionAccess = { signIn: 'required', key: 'READ_LISTS' };
/** Demo lists are there for guests, too. */
const READS_LISTS_AS_GUEST: ActionAccess = { signIn: 'optional', key: 'READ_LISTS' };
const ADDS_ITEMS: ActionAccess = { signIn: 'required', key: 'ADD_ITEMS' };
export const WRITES_LISTS: ActionAccess = { signIn: 'required', key: 'WRITE_LISTS' };
const WRITES_LISTS_AS_GUEST: ActionAccess = { signIn: 'optional', key: 'WRITE_LISTS' };
const SYNCS_REMINDERS: ActionAccess = { signIn: 'required', key: 'SYNC_REMINDERS' };

/** GraphQL and REST alike. An action has the name of its GraphQL operation; a REST route names its action, and so does CalDAV. */
export const ACTIONS = {
  // the site
  apiDescription: OPEN,
  health: OPEN,
  plans: OPEN,
  publicConfig: OPEN,
  publicConfigChanged: OPEN,
  sendContactMessage: OPEN,

  // signing in
  beginIssuerSignIn: OPEN,
  beginIssuerSignOut: OPEN,
  beginPasskeySignIn: OPEN,
  completeSignIn: OPEN,
  refreshSession: OPEN,
  emailRestore: OPEN,
  requestPasswordReset: OPEN,
  resetPassword: OPEN,
  restoreEmail: OPEN,
  signIn: OPEN,
  signInWithGoogle: OPEN,
  signInWithIssuer: OPEN,
  signInWithPasskey: OPEN,
  signOut: OPEN,
  signUp: OPEN,
  verifyEmail: OPEN,

  // the account
  me: ANY_KEY,
  accountChanged: ACCOUNT,
  addPasskey: ACCOUNT,
  apiKeys: ACCOUNT,
  beginPasskey: ACCOUNT,
  changePassword: ACCOUNT,
  checkPasskey: ACCOUNT,
  confirmSecondFactor: ACCOUNT,
  createApiKey: ACCOUNT,
  createWebhook: ACCOUNT,
  deleteAccount: ACCOUNT,
  deleteWebhook: ACCOUNT,
  endOtherSessions: ACCOUNT,
  endSession: ACCOUNT,
  exportAccount: ACCOUNT,
  removeAvatar: ACCOUNT,
  removePasskey: ACCOUNT,
  removeSecondFactor: ACCOUNT,
  renewRecoveryCodes: ACCOUNT,
  resendVerification: ACCOUNT,
  revokeApiKey: ACCOUNT,
  revokeThisApiKey: ADDS_ITEMS,
  renamePasskey: ACCOUNT,
  rotateWebhookSecret: ACCOUNT,
  sessions: ACCOUNT,
  setAvatar: ACCOUNT,
  setUpSecondFactor: ACCOUNT,
  takeGiftsAlong: ACCOUNT,
  testWebhook: ACCOUNT,
  updatePreferences: ACCOUNT,
  updateProfile: ACCOUNT,
  updateWebhook: ACCOUNT,
  webhookDeliveries: ACCOUNT,
  webhooks: ACCOUNT,

  // notifications and mails
  mailSubscription: OPEN,
  resubscribe: OPEN,
  unsubscribe: OPEN,
  markNotificationsRead: ACCOUNT,
  myNotifications: ACCOUNT,
  notifications: ACCOUNT,
  pushState: ACCOUNT,
  removePushDevice: ACCOUNT,
  savePushDevice: ACCOUNT,
  notificationsChanged: ACCOUNT,

  // plans and payments
  invoice: OPEN, // the link is signed
  createCheckout: ACCOUNT,
  mySubscription: ACCOUNT,
  myTransactions: ACCOUNT,
  openBillingPortal: ACCOUNT,
  planChangeEffects: ACCOUNT,

  // lists
  demoLists: OPEN,
  publicProfile: OPEN,
  list: READS_LISTS_AS_GUEST,
  listChanged: READS_LISTS_AS_GUEST,
  listAnalytics: READS_LISTS,
  lists: READS_LISTS,
  myLists: READS_LISTS,
  myListsChanged: READS_LISTS,
  listPresenceChanged: ACCOUNT,
  createList: WRITES_LISTS,
  createShop: WRITES_LISTS,
  deliveryAddress: ACCOUNT,
  deleteList: WRITES_LISTS,
  deleteShop: WRITES_LISTS,
  learnShopOrder: WRITES_LISTS,
  endShopping: WRITES_LISTS,
  dissolveChoices: WRITES_LISTS,
  makeChoice: WRITES_LISTS,
  orderCategories: WRITES_LISTS,
  rotateShareLink: WRITES_LISTS,
  setBranding: WRITES_LISTS,
  setDeliveryAddress: ACCOUNT,
  setItemShops: WRITES_LISTS,
  setShareLinkExpiry: WRITES_LISTS,
  startShopping: WRITES_LISTS,
  updateList: WRITES_LISTS,
  updateShop: WRITES_LISTS,

  // people who work on a list
  invitation: OPEN,
  acceptInvitation: ACCOUNT,
  collaborators: READS_LISTS,
  inviteCollaborator: WRITES_LISTS,
  removeCollaborator: WRITES_LISTS,
  setCollaboratorRole: WRITES_LISTS,
  viewedLists: READS_LISTS,

  // people without an account
  createPerson: WRITES_LISTS,
  persons: READS_LISTS,
  removePerson: WRITES_LISTS,
  updatePerson: WRITES_LISTS,

  // draws of names
  addDrawParticipant: ACCOUNT,
  createDraw: ACCOUNT,
  deleteDraw: ACCOUNT,
  draw: ACCOUNT,
  drawNames: ACCOUNT,
  drawPart: OPEN, // the link is signed
  drawParts: ACCOUNT,
  draws: ACCOUNT,
  leaveDraw: OPEN, // the link is signed
  removeDrawParticipant: ACCOUNT,
  setDrawExclusions: ACCOUNT,
  updateDraw: ACCOUNT,
  updateDrawPart: OPEN, // the link is signed

  // items
  followAffiliateLink: OPEN,
  item: READS_LISTS_AS_GUEST,
  addItemFromPage: ADDS_ITEMS,
  addItemFromUrl: WRITES_LISTS,
  answerQuestion: WRITES_LISTS,
  checkItem: WRITES_LISTS,
  createItem: WRITES_LISTS,
  deleteItem: WRITES_LISTS,
  deleteItemDrafts: WRITES_LISTS,
  deleteItems: WRITES_LISTS,
  deleteQuestion: WRITES_LISTS,
  exportList: READS_LISTS,
  importItems: WRITES_LISTS,
  itemDrafts: READS_LISTS,
  itemQuestions: READS_LISTS_AS_GUEST,
  listsToAddTo: ADDS_ITEMS,
  lookUpBarcode: WRITES_LISTS,
  moveItem: WRITES_LISTS,
  publishItemDrafts: WRITES_LISTS,
  rememberBarcode: WRITES_LISTS,
  rememberedBarcodes: READS_LISTS,
  reorderItems: WRITES_LISTS,
  saveItemDraft: WRITES_LISTS,
  scrapePage: ADDS_ITEMS,
  scrapeUrl: WRITES_LISTS,
  setItemArchived: WRITES_LISTS,
  setItemsArchived: WRITES_LISTS,
  setPriceWatched: WRITES_LISTS,
  syncReminders: SYNCS_REMINDERS,
  takeOverFromPage: WRITES_LISTS,
  watchedPrice: READS_LISTS,
  updateItem: WRITES_LISTS,
  updateItemDraft: WRITES_LISTS,
  updateItems: WRITES_LISTS,
  // pictures
  doPlannedUpload: OPEN, // what was planned is signed
  imageServiceStatus: OPEN,
  planUpload: WRITES_LISTS,
  removeItemImage: WRITES_LISTS,
  setItemImage: WRITES_LISTS,
  uploadImage: WRITES_LISTS,

  // what guests do
  askQuestion: OPEN,
  extendReservation: OPEN,
  findMyGifts: OPEN,
  followList: WRITES_LISTS_AS_GUEST,
  addOffListGift: OPEN,
  followState: READS_LISTS_AS_GUEST,
  followedLists: READS_LISTS,
  unfollowList: WRITES_LISTS_AS_GUEST,
  joinGifts: OPEN, // what proves them is sent along
  myGifts: READS_LISTS_AS_GUEST,
  myOffListGifts: READS_LISTS_AS_GUEST,
  offListGifts: READS_LISTS_AS_GUEST,
  removeOffListGift: WRITES_LISTS_AS_GUEST, // of what is theirs alone, or on a list that they help with
  setGiftBudget: WRITES_LISTS_AS_GUEST, // of what is theirs alone
  confirmPledge: WRITES_LISTS_AS_GUEST, // of a pool that is theirs
  myPledges: READS_LISTS_AS_GUEST,
  pledgeToSharedItem: OPEN,
  purchaseGroupGift: WRITES_LISTS_AS_GUEST, // of a pool that is theirs
  purchaseOfReceipt: OPEN,
  purchaseReservedItem: OPEN,
  purchaseSharedItem: OPEN,
  purchasesOfReceipts: OPEN,
  renewReservation: OPEN,
  reportList: OPEN,
  reserveSharedItem: OPEN,
  sharedItemQuestions: OPEN,
  sharedList: OPEN,
  sharedListChanged: OPEN,
  suggestItem: OPEN,
  showDeliveryAddress: PEOPLE,
  updateGift: WRITES_LISTS_AS_GUEST, // of what is theirs alone
  undoPledge: WRITES_LISTS_AS_GUEST, // of what is theirs alone
  undoSharedPurchase: OPEN,
  updatePledge: WRITES_LISTS_AS_GUEST, // of what is theirs alone

  // purchases on lists of one's own
  purchaseItem: WRITES_LISTS,
  releaseGroupGift: WRITES_LISTS,
  receivedGifts: READS_LISTS,
  setGiftsReceived: WRITES_LISTS,
  setPurchaseThanked: WRITES_LISTS,
  thankGivers: WRITES_LISTS,
  undoPurchase: WRITES_LISTS,

  // running the site
  abuseSignals: ADMINISTRATION,
  adminOperation: ADMINISTRATION,
  adminReport: ADMINISTRATION,
  adminSettings: ADMINISTRATION,
  adminStats: ADMINISTRATION,
  adminStatsChanged: ADMINISTRATION,
  adminUser: ADMINISTRATION,
  adminUsers: ADMINISTRATION,
  affiliateLink: ADMINISTRATION,
  affiliateSite: ADMINISTRATION,
  affiliateSites: ADMINISTRATION,
  auditLog: ADMINISTRATION,
  billingReconciliations: ADMINISTRATION,
  closeListReports: ADMINISTRATION,
  createAffiliateSite: ADMINISTRATION,
  deleteAffiliateSite: ADMINISTRATION,
  deleteShopRule: ADMINISTRATION,
  deleteUser: ADMINISTRATION,
  hideList: ADMINISTRATION,
  mailDeliveries: ADMINISTRATION,
  moderatedLists: ADMINISTRATION,
  resetSecondFactor: ADMINISTRATION,
  restoreList: ADMINISTRATION,
  restoreUser: ADMINISTRATION,
  retryJobs: ADMINISTRATION,
  revokeUserApiKeys: ADMINISTRATION,
  saveSettings: ADMINISTRATION,
  saveShopRule: ADMINISTRATION,
  setAffiliateSiteActive: ADMINISTRATION,
  setMessageStatus: ADMINISTRATION,
  setUserRole: ADMINISTRATION,
  setUserTier: ADMINISTRATION,
  shopHealth: ADMINISTRATION,
  shopRules: ADMINISTRATION,
  statistics: ADMINISTRATION,
  supportMessages: ADMINISTRATION,
  suspendUser: ADMINISTRATION,
  updateAffiliateSite: ADMINISTRATION,
} as const satisfies Record<string, ActionAccess>;

export type Action = keyof typeof ACTIONS;

/** An action without a line is open only to people who have signed in. */
export function accessOf(action: string | undefined): ActionAccess {
  return action && Object.hasOwn(ACTIONS, action) ? ACTIONS[action as Action] : ACCOUNT;
}
