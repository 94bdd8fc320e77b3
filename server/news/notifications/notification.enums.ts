import { registerEnumType } from 'type-graphql';
import { NOTIFICATION_KINDS } from '../../core/events/notification-kinds.ts';

export const NotificationKindEnum = NOTIFICATION_KINDS;

registerEnumType(NotificationKindEnum, {
  name: 'NotificationKind',
  description: 'An act of others. Several unread ones of a kind are one notification.',
  valuesConfig: {
    PURCHASED: { description: 'Somebody bought or reserved an item of your list, or ticked it off.' },
    PURCHASE_UNDONE: { description: 'Somebody undid a purchase.' },
    RELEASED: { description: 'An item of your list is no longer reserved.' },
    ITEM_ADDED: { description: 'Somebody added an item.' },
    ITEM_EDITED: { description: 'Somebody changed an item.' },
    ITEM_ARCHIVED: { description: 'Somebody archived an item.' },
    ITEM_RESTORED: { description: 'Somebody put an archived item back.' },
    ITEM_REMOVED: { description: 'Somebody deleted an item.' },
    QUESTION_ASKED: { description: 'Somebody asks about a gift. Nobody learns who.' },
    LIST_EDITED: { description: 'Somebody changed the list itself.' },
    SHOPPING_STARTED: { description: 'Somebody is out shopping with the list. It is gone when they are back.' },
    LIST_REMOVED: { description: 'The owner deleted the list.' },
    LIST_HANDED_OVER: { description: 'Somebody’s account has taken over a list that was for them.' },
    LIST_HIDDEN: { description: 'An administrator hid the list. The list says why.' },
    LIST_RESTORED: { description: 'An administrator opened the list again.' },
    COLLABORATOR_ADDED: { description: 'The owner added somebody to the list.' },
    COLLABORATOR_JOINED: { description: 'Somebody accepted an invitation.' },
    COLLABORATOR_LEFT: { description: 'Somebody left the list.' },
    COLLABORATOR_REMOVED: { description: 'The owner removed somebody.' },
    ADDED_TO_LIST: { description: 'You were added to a list.' },
    REMOVED_FROM_LIST: { description: 'You were removed from a list.' },
    ROLE_CHANGED: { description: 'You were given another role on a list: `text` says which, and what it means.' },
    GIFT_PUT_BACK: { description: 'Somebody else undid a purchase of yours.' },
    ITEM_SUGGESTED: { description: 'Somebody who sees your list suggests a gift for it: see `itemDrafts`.' },
    AFTER_THE_DAY: {
      description: 'The day of your list was two weeks ago: tick what came, say thank you, or put the list away.',
    },
    PRICE_FELL: { description: 'An item whose price you watch costs less at its shop.' },
    SOLD_OUT: { description: 'An item whose price you watch is sold out at its shop.' },
    SURPRISE_OVER: {
      description: 'The day of a surprise that was kept from you has come. The list shows what was bought.',
    },
    POOL_FULL: { description: 'Enough was pledged for a gift that you organise, so that you can buy it.' },
    POOL_BOUGHT: { description: 'The organiser bought a gift for which you pledged.' },
    POOL_WITHDRAWN: { description: 'A gift for which you pledged was archived. Your pledge stays.' },
    POOL_ENDED: { description: 'A gift for which you pledged lapsed, was ended, or is gone: see `GonePledge`.' },
    POOL_LEADERLESS: {
      description: 'A gift for which you pledged has no organiser, or one who gave no sign for two weeks.',
    },
    POOL_TAKEN_OVER: { description: 'Somebody else organises a gift for which you pledged.' },
    STILL_WANTED: {
      description: 'The day of your list, or of one that you follow, is near, and gifts are still wanted.',
    },
    GIFTS_TO_DO: {
      description:
        'The day of a list is near, and you have gifts for it still to buy, or your part of one still to pay.',
    },
    WISHES_ADDED: { description: 'Gifts are new on a list that you follow.' },
  },
});
