import { Migration } from '@mikro-orm/migrations';

export class Migration20261127005133_add_shopping_trips extends Migration {

  override name = 'Migration20261127005133_add_shopping_trips';

  override up(): void | Promise<void> {
    this.addSql(`create table "shopping_trips" ("id" uuid not null, "list_id" uuid not null, "user_id" uuid not null, "started_at" timestamptz not null, "ends_at" timestamptz not null, "told_at" timestamptz not null, "pushed_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "shopping_trips_user_id_index" on "shopping_trips" ("user_id");`);
    this.addSql(`alter table "shopping_trips" add constraint "shopping_trips_list_id_user_id_unique" unique ("list_id", "user_id");`);

    this.addSql(`alter table "lists" add "shopping_until" timestamptz null;`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'SHOPPING_STARTED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'GIFTS_TO_DO', 'PRICE_FELL', 'SOLD_OUT'));`);

    this.addSql(`alter table "items" add "added_by_id" uuid null;`);

    this.addSql(`alter table "shopping_trips" add constraint "shopping_trips_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter table "shopping_trips" add constraint "shopping_trips_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "shopping_trips" cascade;`);

    this.addSql(`alter table "items" drop column "added_by_id";`);

    this.addSql(`alter table "lists" drop column "shopping_until";`);

    this.addSql(`delete from "notifications" where "kind" in ('SHOPPING_STARTED');`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'GIFTS_TO_DO', 'PRICE_FELL', 'SOLD_OUT'));`);
  }

}
