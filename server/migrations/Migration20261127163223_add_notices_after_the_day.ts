import { Migration } from '@mikro-orm/migrations';

/** By itself: those who read notices lock them before lists. */
export class Migration20261127163223_add_notices_after_the_day extends Migration {

  override name = 'Migration20261127163223_add_notices_after_the_day';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'QUESTION_ASKED', 'LIST_EDITED', 'SHOPPING_STARTED', 'LIST_REMOVED', 'LIST_HANDED_OVER', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'GIFTS_TO_DO', 'ITEM_SUGGESTED', 'AFTER_THE_DAY', 'PRICE_FELL', 'SOLD_OUT')) not valid;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "notifications" where "kind" = 'AFTER_THE_DAY';`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'QUESTION_ASKED', 'LIST_EDITED', 'SHOPPING_STARTED', 'LIST_REMOVED', 'LIST_HANDED_OVER', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'GIFTS_TO_DO', 'ITEM_SUGGESTED', 'PRICE_FELL', 'SOLD_OUT'));`);
  }

}
