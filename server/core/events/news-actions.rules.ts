/** Acts on a list that others are told of, on open screens and in notices. */
export const NEWS_ACTIONS = {
  PURCHASED: 'PURCHASED',
  PURCHASE_UNDONE: 'PURCHASE_UNDONE',
  /** Something that was held was let go, or lapsed. */
  RELEASED: 'RELEASED',
  ITEM_ADDED: 'ITEM_ADDED',
  ITEM_EDITED: 'ITEM_EDITED',
  ITEM_ARCHIVED: 'ITEM_ARCHIVED',
  ITEM_RESTORED: 'ITEM_RESTORED',
  ITEM_REMOVED: 'ITEM_REMOVED',
  LIST_EDITED: 'LIST_EDITED',
  /** A notice of it is there for as long as they shop. */
  SHOPPING_STARTED: 'SHOPPING_STARTED',
  LIST_REMOVED: 'LIST_REMOVED',
  LIST_HIDDEN: 'LIST_HIDDEN',
  LIST_RESTORED: 'LIST_RESTORED',
  COLLABORATOR_ADDED: 'COLLABORATOR_ADDED',
  COLLABORATOR_JOINED: 'COLLABORATOR_JOINED',
  COLLABORATOR_LEFT: 'COLLABORATOR_LEFT',
  COLLABORATOR_REMOVED: 'COLLABORATOR_REMOVED',
} as const;

/** Acts that only open screens tell. */
export const SCREEN_ACTIONS = {
  /** A notice of it says so for as long as it is not bought. */
  RESERVED: 'RESERVED',
  /** A friend pledged, or took it back. */
  PLEDGED: 'PLEDGED',
  PLEDGE_UNDONE: 'PLEDGE_UNDONE',
  ITEMS_REORDERED: 'ITEMS_REORDERED',
  SHOPPING_ENDED: 'SHOPPING_ENDED',
  COLLABORATORS_CHANGED: 'COLLABORATORS_CHANGED',
} as const;

/** Acts that only notices tell, since they are about the reader. */
export const PERSONAL_ACTIONS = {
  /** The one who is told is the one who was added. */
  ADDED_TO_LIST: 'ADDED_TO_LIST',
  REMOVED_FROM_LIST: 'REMOVED_FROM_LIST',
  /** Which role it is by now, is looked up when it is read. */
  ROLE_CHANGED: 'ROLE_CHANGED',
  /** The one who is told is the buyer, whose purchase somebody else undid. */
  GIFT_PUT_BACK: 'GIFT_PUT_BACK',
  /** Nobody did it: its day has come. */
  SURPRISE_OVER: 'SURPRISE_OVER',
  /** About gifts for which the reader chips in. */
  POOL_FULL: 'POOL_FULL',
  POOL_BOUGHT: 'POOL_BOUGHT',
  POOL_WITHDRAWN: 'POOL_WITHDRAWN',
  POOL_ENDED: 'POOL_ENDED',
  POOL_LEADERLESS: 'POOL_LEADERLESS',
  POOL_TAKEN_OVER: 'POOL_TAKEN_OVER',
  /** Gifts are new on a list that the reader follows. */
  WISHES_ADDED: 'WISHES_ADDED',
  /** The day of a list is near, and gifts are still wanted. */
  STILL_WANTED: 'STILL_WANTED',
  /** The day of a list is near, and the reader has gifts for it still to buy or to pay. */
  GIFTS_TO_DO: 'GIFTS_TO_DO',
  /** A shop asks less for something whose price the one who is told watches. */
  PRICE_FELL: 'PRICE_FELL',
  /** The shop has none of it any more. */
  SOLD_OUT: 'SOLD_OUT',
} as const;

export type NewsAction = keyof typeof NEWS_ACTIONS | keyof typeof SCREEN_ACTIONS | keyof typeof PERSONAL_ACTIONS;
