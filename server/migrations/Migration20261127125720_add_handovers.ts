import { Migration } from '@mikro-orm/migrations';

export class Migration20261127125720_add_handovers extends Migration {

  override name = 'Migration20261127125720_add_handovers';

  override up(): void | Promise<void> {
    this.addSql(`create table "handovers" ("id" uuid not null, "person_id" uuid not null, "email" varchar(254) null, "stays_as_helper" boolean not null, "expires_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`alter table "handovers" add constraint "handovers_person_id_unique" unique ("person_id");`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'QUESTION_ASKED', 'LIST_EDITED', 'SHOPPING_STARTED', 'LIST_REMOVED', 'LIST_HANDED_OVER', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'GIFTS_TO_DO', 'ITEM_SUGGESTED', 'PRICE_FELL', 'SOLD_OUT')) not valid;`);

    this.addSql(`alter table "handovers" add constraint "handovers_person_id_foreign" foreign key ("person_id") references "persons" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "handovers" cascade;`);

    this.addSql(`delete from "notifications" where "kind" in ('LIST_HANDED_OVER');`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'QUESTION_ASKED', 'LIST_EDITED', 'SHOPPING_STARTED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'GIFTS_TO_DO', 'ITEM_SUGGESTED', 'PRICE_FELL', 'SOLD_OUT'));`);
  }

}
