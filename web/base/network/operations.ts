import { type DocumentNode, Kind } from 'graphql';

/** Without a session they are answered as for a guest. A test holds them to the server. */
export const FOR_GUESTS: ReadonlySet<string> = new Set([
  'addOffListGift',
  'askQuestion',
  'beginIssuerSignIn',
  'beginIssuerSignOut',
  'beginPasskeySignIn',
  'circleInvitation',
  'completeSignIn',
  'confirmPledge',
  'demoLists',
  'drawPart',
  'emailRestore',
  'extendReservation',
  'findMyGifts',
  'followList',
  'followState',
  'invitation',
  'joinGifts',
  'leaveDraw',
  'mailSubscription',
  'myGifts',
  'myOffListGifts',
  'myPledges',
  'offListGifts',
  'openHandover',
  'plans',
  'pledgeToSharedItem',
  'publicConfig',
  'publicConfigChanged',
  'publicProfile',
  'purchaseGroupGift',
  'purchaseOfReceipt',
  'purchaseReservedItem',
  'purchaseSharedItem',
  'purchasesOfReceipts',
  'removeOffListGift',
  'renewReservation',
  'reportList',
  'requestPasswordReset',
  'reserveBoughtItem',
  'reserveSharedItem',
  'resetPassword',
  'restoreEmail',
  'resubscribe',
  'sendContactMessage',
  'setGiftBudget',
  'sharedList',
  'sharedItemQuestions',
  'sharedListChanged',
  'suggestItem',
  'takeOffListGift',
  'showDeliveryAddress',
  'signIn',
  'signInWithGoogle',
  'signInWithIssuer',
  'signInWithPasskey',
  'signOut',
  'signUp',
  'undoPledge',
  'undoSharedPurchase',
  'unfollowList',
  'unsubscribe',
  'updateDrawPart',
  'updateGift',
  'updatePledge',
  'verifyEmail',
]);

/** The second time they find done what they ask for. */
export const REPEATABLE: ReadonlySet<string> = new Set([
  'acceptInvitation',
  'extendReservation',
  'joinGifts',
  'moveItem',
  'purchaseReservedItem',
  'refreshSession',
  'renewReservation',
  'reorderItems',
  'reportList',
  'resendVerification',
  'setItemArchived',
  'setGiftBudget',
  'signOut',
  'takeGiftsAlong',
  'updateGift',
  'updateItem',
  'updateList',
  'verifyEmail',
]);

export function isForGuests(document: DocumentNode): boolean {
  return rootFields(document).every((field) => FOR_GUESTS.has(field));
}

export function isRepeatable(document: DocumentNode, variables: Record<string, unknown>): boolean {
  const isQuery = document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query',
  );
  return isQuery || Boolean(variables.idempotencyKey) || rootFields(document).every((field) => REPEATABLE.has(field));
}

function rootFields(document: DocumentNode): string[] {
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []))
    .filter((field) => field !== '__typename');
}
