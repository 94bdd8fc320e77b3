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
  ITEMS_REORDERED: 'ITEMS_REORDERED',
  COLLABORATORS_CHANGED: 'COLLABORATORS_CHANGED',
} as const;

/** Acts that only notices tell, since they are about the reader. */
export const PERSONAL_ACTIONS = {
  /** The one who is told is the one who was added. */
  ADDED_TO_LIST: 'ADDED_TO_LIST',
  REMOVED_FROM_LIST: 'REMOVED_FROM_LIST',
  /** The one who is told is the buyer, whose purchase somebody else undid. */
  GIFT_PUT_BACK: 'GIFT_PUT_BACK',
  /** Nobody did it: its day has come. */
  SURPRISE_OVER: 'SURPRISE_OVER',
} as const;

export type NewsAction = keyof typeof NEWS_ACTIONS | keyof typeof SCREEN_ACTIONS | keyof typeof PERSONAL_ACTIONS;

export interface News {
  action: NewsAction;
  /**
   * The name of the person who did it; of a change of collaborators, of the person it is about. Null where the reader
   * may not know.
   */
  who: string | null;
  /** Present for news of a single item. */
  itemTitle?: string | null;
  /** How often in a row. */
  count?: number;
  /** How many pieces were bought at once. */
  quantity?: number;
  isShopping?: boolean;
  /** Present where the reader does not have the list before them. */
  listName?: string;
}

/** Tells the news in a sentence without a full stop: the same wherever it is told. */
export function newsText({ action, itemTitle, count = 1, quantity = 1, isShopping = false, ...news }: News): string {
  const who = news.who ?? 'Someone';
  const list = news.listName === undefined ? 'the list' : `“${news.listName}”`;
  const listFirst = `${list.charAt(0).toUpperCase()}${list.slice(1)}`;
  const at = (preposition: string) => (news.listName === undefined ? '' : ` ${preposition} ${list}`);
  const items = count > 1 ? `${count} items` : itemTitle ? `“${itemTitle}”` : 'an item';
  switch (action) {
    case 'PURCHASED':
      if (isShopping) return `${who} ticked off ${count > 1 ? 'items' : items}${at('on')}`;
      return `${who} bought ${quantity > 1 ? `${quantity} × ` : ''}${items}${at('from')}`;
    case 'PURCHASE_UNDONE':
      if (isShopping) return `${who} put ${items} back on ${list}`;
      return `${who} undid ${count > 1 ? `${count} purchases` : `the purchase of ${items}`}${at('from')}`;
    case 'RESERVED':
      return `${who} reserved ${quantity > 1 ? `${quantity} × ` : ''}${items}${at('on')}`;
    case 'RELEASED':
      return `${count > 1 ? `${count} gifts are` : `${items.charAt(0).toUpperCase()}${items.slice(1)} is`} no longer reserved${at('on')}`;
    case 'ITEM_ADDED':
      return `${who} added ${items}${at('to')}`;
    case 'ITEM_EDITED':
      return count > 1 ? `${who} made ${count} changes to items${at('on')}` : `${who} changed ${items}${at('on')}`;
    case 'ITEM_ARCHIVED':
      return `${who} archived ${items}${at('on')}`;
    case 'ITEM_RESTORED':
      return `${who} put ${items} back on ${list}`;
    case 'ITEM_REMOVED':
      return `${who} removed ${items}${at('from')}`;
    case 'ITEMS_REORDERED':
      return `${who} changed the order of ${list}`;
    case 'LIST_EDITED':
      return `${who} changed the details of ${list}`;
    case 'LIST_REMOVED':
      return `${who} deleted ${list}`;
    case 'LIST_HIDDEN':
      return `We’ve hidden ${list} from everybody who doesn’t work on it`;
    case 'LIST_RESTORED':
      return `${listFirst} is no longer hidden`;
    case 'COLLABORATORS_CHANGED':
      return `${who} changed who is invited to ${list}`;
    case 'COLLABORATOR_ADDED':
      return `${who} was added to ${list}`;
    case 'COLLABORATOR_JOINED':
      return `${who} joined ${list}`;
    case 'COLLABORATOR_LEFT':
      return `${who} left ${list}`;
    case 'COLLABORATOR_REMOVED':
      return `${who} was removed from ${list}`;
    case 'ADDED_TO_LIST':
      return `${who} added you to ${list}`;
    case 'REMOVED_FROM_LIST':
      return `${who} removed you from ${list}`;
    case 'GIFT_PUT_BACK':
      return `${who} put something that you bought back on ${list}`;
    case 'SURPRISE_OVER':
      return `It’s the day! ${listFirst} now shows what was given`;
  }
}
