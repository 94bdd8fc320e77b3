import { Migration } from '@mikro-orm/migrations';

export class Migration20261127163222_add_past_lists extends Migration {

  override name = 'Migration20261127163222_add_past_lists';

  override up(): void | Promise<void> {
    this.addSql(`alter table "lists" add "past_since" timestamptz null, add "asked_about_day" date null, add "settled_day" date null;`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'QUESTION_ASKED', 'LIST_EDITED', 'SHOPPING_STARTED', 'LIST_REMOVED', 'LIST_HANDED_OVER', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'GIFTS_TO_DO', 'ITEM_SUGGESTED', 'AFTER_THE_DAY', 'PRICE_FELL', 'SOLD_OUT')) not valid;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lists" drop column "past_since", drop column "asked_about_day", drop column "settled_day";`);

    this.addSql(`delete from "notifications" where "kind" = 'AFTER_THE_DAY';`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'QUESTION_ASKED', 'LIST_EDITED', 'SHOPPING_STARTED', 'LIST_REMOVED', 'LIST_HANDED_OVER', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'GIFTS_TO_DO', 'ITEM_SUGGESTED', 'PRICE_FELL', 'SOLD_OUT'));`);
  }

}
