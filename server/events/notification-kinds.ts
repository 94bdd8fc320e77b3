export const NOTIFICATION_KINDS = {
  PURCHASED: 'PURCHASED',
  PURCHASE_UNDONE: 'PURCHASE_UNDONE',
  ITEM_ADDED: 'ITEM_ADDED',
  ITEM_EDITED: 'ITEM_EDITED',
  ITEM_REMOVED: 'ITEM_REMOVED',
  LIST_EDITED: 'LIST_EDITED',
  LIST_REMOVED: 'LIST_REMOVED',
  COLLABORATOR_ADDED: 'COLLABORATOR_ADDED',
  COLLABORATOR_JOINED: 'COLLABORATOR_JOINED',
  COLLABORATOR_LEFT: 'COLLABORATOR_LEFT',
  COLLABORATOR_REMOVED: 'COLLABORATOR_REMOVED',
  /** The one who is told is the one who was added. */
  ADDED_TO_LIST: 'ADDED_TO_LIST',
  REMOVED_FROM_LIST: 'REMOVED_FROM_LIST',
  /** The one who is told is the buyer, whose purchase somebody else undid. */
  GIFT_PUT_BACK: 'GIFT_PUT_BACK',
} as const;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** How somebody came to work on a list, or ceased to. */
export type MembershipChange = 'ADDED' | 'JOINED' | 'LEFT' | 'REMOVED';
