import { Migration } from '@mikro-orm/migrations';

export class Migration20261127090056_add_gift_questions extends Migration {

  override name = 'Migration20261127090056_add_gift_questions';

  override up(): void | Promise<void> {
    this.addSql(`create table "gift_questions" ("id" uuid not null, "item_id" uuid not null, "text" varchar(300) not null, "asked_at" timestamptz not null, "answer" varchar(500) null, "answered_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "gift_questions_item_id_index" on "gift_questions" ("item_id");`);

    this.addSql(`alter table "users" add "preferences_questions" boolean not null default true;`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'QUESTION_ASKED', 'LIST_EDITED', 'SHOPPING_STARTED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'GIFTS_TO_DO', 'ITEM_SUGGESTED', 'PRICE_FELL', 'SOLD_OUT'));`);

    this.addSql(`alter table "items" add "question_count" int not null default 0;`);

    this.addSql(`alter table "gift_questions" add constraint "gift_questions_item_id_foreign" foreign key ("item_id") references "items" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "gift_questions" cascade;`);

    this.addSql(`alter table "items" drop column "question_count";`);

    this.addSql(`delete from "notifications" where "kind" in ('QUESTION_ASKED');`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'SHOPPING_STARTED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'GIFTS_TO_DO', 'ITEM_SUGGESTED', 'PRICE_FELL', 'SOLD_OUT'));`);

    this.addSql(`alter table "users" drop column "preferences_questions";`);
  }

}
