import {
  type ActionAccess,
  OPEN,
  PEOPLE,
  READS_LISTS,
  READS_LISTS_AS_GUEST,
  WRITES_LISTS,
  WRITES_LISTS_AS_GUEST,
} from './access-levels.rules.ts';

/** The actions of guests and givers, for the table of actions. */
export const GUEST_ACTIONS = {
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
  setOwnGiftsShown: WRITES_LISTS,
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
  reserveBoughtItem: OPEN,
  reserveSharedItem: OPEN,
  sharedItemQuestions: OPEN,
  sharedList: OPEN,
  sharedListChanged: OPEN,
  suggestItem: OPEN,
  takeOffListGift: OPEN,
  showDeliveryAddress: PEOPLE,
  updateGift: WRITES_LISTS_AS_GUEST, // of what is theirs alone
  undoPledge: WRITES_LISTS_AS_GUEST, // of what is theirs alone
  undoSharedPurchase: OPEN,
  updatePledge: WRITES_LISTS_AS_GUEST, // of what is theirs alone
} as const satisfies Record<string, ActionAccess>;
