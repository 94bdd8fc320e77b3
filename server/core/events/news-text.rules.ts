import { plural, t } from '@lingui/core/macro';
import type { CollaboratorRole } from '../access/list-access.rules.ts';
import { onListNamed, onTheList } from './list-news-text.rules.ts';
import type { NewsAction } from './news-actions.rules.ts';
import { priceFell, soldOut } from './price-news-text.rules.ts';
import { questionAsked, questionsEdited } from './question-news-text.rules.ts';

export interface News {
  action: NewsAction;
  /** In a change of collaborators, the person it is about. Null where the reader may not know. */
  who: string | null;
  itemTitle?: string | null;
  count?: number;
  quantity?: number;
  isShopping?: boolean;
  /** The time until which somebody shops, in words. */
  until?: string;
  day?: string;
  role?: CollaboratorRole;
  areBuyersKept?: boolean;
  listName?: string;
}

export function newsSentence(news: News): string {
  const text = newsText(news);
  return t({ message: `${text}.`, comment: 'Ends a sentence such as “Tom added an item to “Birthday””' });
}

export function newsText(news: News): string {
  const who =
    news.who ?? t({ message: 'Someone', comment: 'Stands in place of a name, as in “Someone added an item”' });
  const { action, itemTitle: item, listName: list, count = 1, isShopping = false, quantity = 1 } = news;
  const isMany = count > 1;
  switch (action) {
    case 'PURCHASED':
      return isShopping ? tickedOff({ who, item, list, isMany }) : bought({ who, item, list, count, quantity });
    case 'PURCHASE_UNDONE':
      return isShopping ? putBack({ who, item, list, count }) : undone({ who, item, list, count });
    case 'RESERVED':
      return reserved({ who, item, list, quantity });
    case 'RELEASED':
      return released({ item, list, count });
    case 'PLEDGED':
      return item ? t`${who} chipped in for “${item}”` : t`${who} chipped in for a gift`;
    case 'PLEDGE_UNDONE':
      return item ? t`${who} took back what they chipped in for “${item}”` : t`${who} took back what they chipped in`;
    case 'ITEM_RESTORED':
      return putBack({ who, item, list, count });
    case 'ITEM_ADDED':
      if (list !== undefined) {
        if (isMany) return plural(count, { other: `${who} added # items to “${list}”` });
        return item ? t`${who} added “${item}” to “${list}”` : t`${who} added an item to “${list}”`;
      }
      if (isMany) return plural(count, { other: `${who} added # items` });
      return item ? t`${who} added “${item}”` : t`${who} added an item`;
    case 'ITEM_EDITED':
      if (list !== undefined) {
        if (isMany) return plural(count, { other: `${who} made # changes to items on “${list}”` });
        return item ? t`${who} changed “${item}” on “${list}”` : t`${who} changed an item on “${list}”`;
      }
      if (isMany) return plural(count, { other: `${who} made # changes to items` });
      return item ? t`${who} changed “${item}”` : t`${who} changed an item`;
    case 'ITEM_ARCHIVED':
      if (list !== undefined) {
        if (isMany) return plural(count, { other: `${who} archived # items on “${list}”` });
        return item ? t`${who} archived “${item}” on “${list}”` : t`${who} archived an item on “${list}”`;
      }
      if (isMany) return plural(count, { other: `${who} archived # items` });
      return item ? t`${who} archived “${item}”` : t`${who} archived an item`;
    case 'ITEM_REMOVED':
      if (list !== undefined) {
        if (isMany) return plural(count, { other: `${who} removed # items from “${list}”` });
        return item ? t`${who} removed “${item}” from “${list}”` : t`${who} removed an item from “${list}”`;
      }
      if (isMany) return plural(count, { other: `${who} removed # items` });
      return item ? t`${who} removed “${item}”` : t`${who} removed an item`;
    case 'QUESTION_ASKED':
      return questionAsked({ item, list, count });
    case 'QUESTIONS_EDITED':
      return questionsEdited(who, item);
    case 'ITEM_SUGGESTED':
      return list === undefined
        ? plural(count, { one: 'Somebody suggested a gift', other: '# gifts were suggested' })
        : plural(count, {
            one: `Somebody suggested a gift for “${list}”`,
            other: `# gifts were suggested for “${list}”`,
          });
    case 'PRICE_FELL':
      return priceFell({ item, list, count });
    case 'SOLD_OUT':
      return soldOut({ item, list, count });
    case 'ROLE_CHANGED':
      return roleChanged(news);
    case 'WISHES_ADDED':
      return list === undefined
        ? plural(count, { one: 'There’s a new wish', other: 'There are # new wishes' })
        : plural(count, { one: `There’s a new wish on “${list}”`, other: `There are # new wishes on “${list}”` });
    case 'STILL_WANTED':
      return stillWanted(news);
    case 'SHOPPING_STARTED':
      return isShoppingUntil(who, news);
    case 'SHOPPING_ENDED':
      return t`${who} is done shopping`;
    case 'GIFTS_TO_DO':
      return stillToDo(news);
    default:
      return list === undefined ? onTheList(action, who) : onListNamed(action, who, list);
  }
}

function isShoppingUntil(who: string, { listName: list, until }: News): string {
  if (until === undefined) return t`${who} is going shopping`;
  return list === undefined
    ? t`${who} is shopping until ${until}`
    : t`${who} is shopping from “${list}” until ${until}`;
}

function stillWanted({ listName: list, day = '', count = 1 }: News): string {
  return list === undefined
    ? plural(count, {
        one: `${day} is near: # gift is still wanted`,
        other: `${day} is near: # gifts are still wanted`,
      })
    : plural(count, {
        one: `“${list}” is on ${day}: # gift is still wanted`,
        other: `“${list}” is on ${day}: # gifts are still wanted`,
      });
}

function stillToDo({ listName: list, count = 1 }: News): string {
  return list === undefined
    ? plural(count, {
        one: 'The day is near: you still have # gift to buy or pay for',
        other: 'The day is near: you still have # gifts to buy or pay for',
      })
    : plural(count, {
        one: `“${list}” is near: you still have # gift to buy or pay for`,
        other: `“${list}” is near: you still have # gifts to buy or pay for`,
      });
}

interface Act {
  who: string;
  item: string | null | undefined;
  list: string | undefined;
}

function tickedOff({ who, item, list, isMany }: Act & { isMany: boolean }): string {
  if (list !== undefined) {
    if (isMany) return t`${who} ticked off items on “${list}”`;
    return item ? t`${who} ticked off “${item}” on “${list}”` : t`${who} ticked off an item on “${list}”`;
  }
  if (isMany) return t`${who} ticked off items`;
  return item ? t`${who} ticked off “${item}”` : t`${who} ticked off an item`;
}

function bought({ who, item, list, count, quantity }: Act & { count: number; quantity: number }): string {
  if (list !== undefined) {
    if (count > 1) return plural(count, { other: `${who} bought # gifts from “${list}”` });
    if (quantity > 1)
      return item
        ? t`${who} bought ${quantity} × “${item}” from “${list}”`
        : t`${who} bought ${quantity} of a gift from “${list}”`;
    return item ? t`${who} bought “${item}” from “${list}”` : t`${who} bought a gift from “${list}”`;
  }
  if (count > 1) return plural(count, { other: `${who} bought # gifts` });
  if (quantity > 1) return item ? t`${who} bought ${quantity} × “${item}”` : t`${who} bought ${quantity} of a gift`;
  return item ? t`${who} bought “${item}”` : t`${who} bought a gift`;
}

function undone({ who, item, list, count }: Act & { count: number }): string {
  if (list !== undefined) {
    if (count > 1) return plural(count, { other: `${who} undid # purchases from “${list}”` });
    return item
      ? t`${who} undid the purchase of “${item}” from “${list}”`
      : t`${who} undid the purchase of a gift from “${list}”`;
  }
  if (count > 1) return plural(count, { other: `${who} undid # purchases` });
  return item ? t`${who} undid the purchase of “${item}”` : t`${who} undid the purchase of a gift`;
}

function reserved({ who, item, list, quantity }: Act & { quantity: number }): string {
  if (list !== undefined) {
    if (quantity > 1 && item) return t`${who} asked us to hold ${quantity} × “${item}” on “${list}”`;
    return item ? t`${who} asked us to hold “${item}” on “${list}”` : t`${who} asked us to hold a gift on “${list}”`;
  }
  if (quantity > 1 && item) return t`${who} asked us to hold ${quantity} × “${item}”`;
  return item ? t`${who} asked us to hold “${item}”` : t`${who} asked us to hold a gift`;
}

function released({ item, list, count }: Omit<Act, 'who'> & { count: number }): string {
  if (list !== undefined) {
    if (count > 1) return plural(count, { other: `# gifts on “${list}” are no longer held` });
    return item ? t`“${item}” on “${list}” is no longer held` : t`A gift on “${list}” is no longer held`;
  }
  if (count > 1) return plural(count, { other: '# gifts are no longer held' });
  return item ? t`“${item}” is no longer held` : t`A gift is no longer held`;
}

function putBack({ who, item, list, count }: Act & { count: number }): string {
  if (list !== undefined) {
    if (count > 1) return plural(count, { other: `${who} put # items back on “${list}”` });
    return item ? t`${who} put “${item}” back on “${list}”` : t`${who} put an item back on “${list}”`;
  }
  if (count > 1) return plural(count, { other: `${who} put # items back on the list` });
  return item ? t`${who} put “${item}” back on the list` : t`${who} put an item back on the list`;
}

/** On a shopping list, where nobody receives anything, there is nothing to say. */
function roleChanged({ role, areBuyersKept, isShopping, listName: list }: News): string {
  if (role === 'HELPER' && areBuyersKept) {
    return list === undefined
      ? t`You’re a helper now: you see what’s taken, not by whom`
      : t`You’re a helper on “${list}” now: you see what’s taken, not by whom`;
  }
  if (role === 'HELPER') {
    return list === undefined
      ? t`You’re a helper now: you see who gives what`
      : t`You’re a helper on “${list}” now: you see who gives what`;
  }
  if (role === 'EDITOR' && !isShopping) {
    return list === undefined
      ? t`You can edit the list now. The gifts are for you, too, so surprises are kept from you`
      : t`You can edit “${list}” now. The gifts are for you, too, so surprises are kept from you`;
  }
  if (role === 'VIEWER') {
    return list === undefined
      ? t`You no longer edit the list: you see it as guests do, and can give from it`
      : t`You no longer edit “${list}”: you see it as guests do, and can give from it`;
  }
  return list === undefined ? t`Your role on the list has changed` : t`Your role on “${list}” has changed`;
}
