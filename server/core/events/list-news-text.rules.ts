import { t } from '@lingui/core/macro';
import type { NewsAction } from './news-actions.rules.ts';

type ListAction = Exclude<
  NewsAction,
  | 'PURCHASED'
  | 'PURCHASE_UNDONE'
  | 'RESERVED'
  | 'RELEASED'
  | 'PLEDGED'
  | 'PLEDGE_UNDONE'
  | 'ITEM_ADDED'
  | 'ITEM_EDITED'
  | 'ITEM_ARCHIVED'
  | 'ITEM_RESTORED'
  | 'ITEM_REMOVED'
  | 'QUESTION_ASKED'
  | 'QUESTIONS_EDITED'
  | 'ITEM_SUGGESTED'
  | 'PRICE_FELL'
  | 'SOLD_OUT'
  | 'ROLE_CHANGED'
  | 'WISHES_ADDED'
  | 'STILL_WANTED'
  | 'SHOPPING_STARTED'
  | 'SHOPPING_ENDED'
  | 'GIFTS_TO_DO'
>;

export function onTheList(action: ListAction, who: string): string {
  switch (action) {
    case 'ITEMS_REORDERED':
      return t`${who} changed the order of the list`;
    case 'LIST_EDITED':
      return t`${who} changed the details of the list`;
    case 'LIST_REMOVED':
      return t`${who} deleted the list`;
    case 'LIST_HANDED_OVER':
      return t`${who} has taken over the list`;
    case 'LIST_HIDDEN':
      return t`We’ve hidden the list from everybody who doesn’t work on it`;
    case 'LIST_RESTORED':
      return t`The list is no longer hidden`;
    case 'COLLABORATORS_CHANGED':
      return t`${who} changed who is invited to the list`;
    case 'COLLABORATOR_ADDED':
      return t`${who} was added to the list`;
    case 'COLLABORATOR_JOINED':
      return t`${who} joined the list`;
    case 'COLLABORATOR_LEFT':
      return t`${who} left the list`;
    case 'COLLABORATOR_REMOVED':
      return t`${who} was removed from the list`;
    case 'ADDED_TO_LIST':
      return t`${who} added you to the list`;
    case 'REMOVED_FROM_LIST':
      return t`${who} removed you from the list`;
    case 'GIFT_PUT_BACK':
      return t`${who} put a gift of yours back on the list`;
    case 'SURPRISE_OVER':
      return t`It’s the day! The list now shows what was given`;
    case 'AFTER_THE_DAY':
      return t`The day was two weeks ago: tick what came, and say thank you`;
    case 'POOL_FULL':
      return t`Enough has come together for a gift that you organise`;
    case 'POOL_BOUGHT':
      return t`${who} bought a gift that you chip in for`;
    case 'POOL_WITHDRAWN':
      return t`A gift that you chip in for was taken off the list`;
    case 'POOL_ENDED':
      return t`A gift that you chipped in for won’t be given together`;
    case 'POOL_LEADERLESS':
      return t`A gift that you chip in for needs somebody to organise it`;
    case 'POOL_TAKEN_OVER':
      return t`${who} now organises a gift that you chip in for`;
  }
}

export function onListNamed(action: ListAction, who: string, list: string): string {
  switch (action) {
    case 'ITEMS_REORDERED':
      return t`${who} changed the order of “${list}”`;
    case 'LIST_EDITED':
      return t`${who} changed the details of “${list}”`;
    case 'LIST_REMOVED':
      return t`${who} deleted “${list}”`;
    case 'LIST_HANDED_OVER':
      return t`${who} has taken over “${list}”`;
    case 'LIST_HIDDEN':
      return t`We’ve hidden “${list}” from everybody who doesn’t work on it`;
    case 'LIST_RESTORED':
      return t`“${list}” is no longer hidden`;
    case 'COLLABORATORS_CHANGED':
      return t`${who} changed who is invited to “${list}”`;
    case 'COLLABORATOR_ADDED':
      return t`${who} was added to “${list}”`;
    case 'COLLABORATOR_JOINED':
      return t`${who} joined “${list}”`;
    case 'COLLABORATOR_LEFT':
      return t`${who} left “${list}”`;
    case 'COLLABORATOR_REMOVED':
      return t`${who} was removed from “${list}”`;
    case 'ADDED_TO_LIST':
      return t`${who} added you to “${list}”`;
    case 'REMOVED_FROM_LIST':
      return t`${who} removed you from “${list}”`;
    case 'GIFT_PUT_BACK':
      return t`${who} put a gift of yours back on “${list}”`;
    case 'SURPRISE_OVER':
      return t`It’s the day! “${list}” now shows what was given`;
    case 'AFTER_THE_DAY':
      return t`The day of “${list}” was two weeks ago: tick what came, and say thank you`;
    case 'POOL_FULL':
      return t`Enough has come together for a gift on “${list}” that you organise`;
    case 'POOL_BOUGHT':
      return t`${who} bought a gift on “${list}” that you chip in for`;
    case 'POOL_WITHDRAWN':
      return t`A gift that you chip in for was taken off “${list}”`;
    case 'POOL_ENDED':
      return t`A gift on “${list}” that you chipped in for won’t be given together`;
    case 'POOL_LEADERLESS':
      return t`A gift on “${list}” that you chip in for needs somebody to organise it`;
    case 'POOL_TAKEN_OVER':
      return t`${who} now organises a gift on “${list}” that you chip in for`;
  }
}
