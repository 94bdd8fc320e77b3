import { Migration } from '@mikro-orm/migrations';

export class Migration20261126214640_add_follows extends Migration {

  override name = 'Migration20261126214640_add_follows';

  override up(): void | Promise<void> {
    this.addSql(`create table "follows" ("id" uuid not null, "list_id" uuid not null, "follower_key" varchar(64) not null, "user_id" uuid null, "email" varchar(254) null, "endpoint" varchar(1000) null, "p256dh" varchar(100) null, "auth" varchar(50) null, "language" varchar(10) null, "created_at" timestamptz not null, "told_until" timestamptz not null, "reminded_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "follows_user_id_index" on "follows" ("user_id");`);
    this.addSql(`create index "follows_email_index" on "follows" ("email");`);
    this.addSql(`alter table "follows" add constraint "follows_list_id_follower_key_unique" unique ("list_id", "follower_key");`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'PRICE_FELL', 'SOLD_OUT'));`);

    this.addSql(`alter table "purchases" add "reminded_at" timestamptz null;`);

    this.addSql(`alter table "pledges" add "reminded_at" timestamptz null;`);

    this.addSql(`alter table "follows" add constraint "follows_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter table "follows" add constraint "follows_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "follows" cascade;`);

    this.addSql(`delete from "notifications" where "kind" in ('STILL_WANTED', 'WISHES_ADDED');`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'PRICE_FELL', 'SOLD_OUT'));`);

    this.addSql(`alter table "pledges" drop column "reminded_at";`);

    this.addSql(`alter table "purchases" drop column "reminded_at";`);
  }

}
