import { Migration } from '@mikro-orm/migrations';

export class Migration20261126204946_add_watched_prices extends Migration {

  override name = 'Migration20261126204946_add_watched_prices';

  override up(): void | Promise<void> {
    this.addSql(`create table "price_watches" ("item_id" uuid not null, "url" varchar(2000) not null, "host" varchar(260) not null, "languages" varchar(100) null, "look_at" timestamptz not null, "seen_at" timestamptz null, "failures" smallint not null default 0, "problem" varchar(20) null, "known_minor" bigint null, "known_currency" varchar(3) null, "is_known_sold_out" boolean not null default false, "told_at" timestamptz null, primary key ("item_id"));`);
    this.addSql(`create index "price_watches_host_look_at_index" on "price_watches" ("host", "look_at");`);

    this.addSql(`create table "price_looks" ("watch_item_id" uuid not null, "seen_at" timestamptz not null, "price_minor" bigint null, "currency" varchar(3) null, "is_sold_out" boolean not null, primary key ("watch_item_id", "seen_at"));`);

    this.addSql(`create table "price_watchers" ("watch_item_id" uuid not null, "user_id" uuid not null, primary key ("watch_item_id", "user_id"));`);
    this.addSql(`create index "price_watchers_user_id_index" on "price_watchers" ("user_id");`);

    this.addSql(`create table "watched_shops" ("host" varchar(260) not null, "next_look_at" timestamptz not null, "robots" text null, "robots_read_at" timestamptz null, primary key ("host"));`);
    this.addSql(`create index "watched_shops_next_look_at_index" on "watched_shops" ("next_look_at");`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'PRICE_FELL', 'SOLD_OUT'));`);

    this.addSql(`alter table "price_watches" add constraint "price_watches_item_id_foreign" foreign key ("item_id") references "items" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "price_looks" add constraint "price_looks_watch_item_id_foreign" foreign key ("watch_item_id") references "price_watches" ("item_id") on delete cascade;`);

    this.addSql(`alter table "price_watchers" add constraint "price_watchers_watch_item_id_foreign" foreign key ("watch_item_id") references "price_watches" ("item_id") on update cascade on delete cascade;`);
    this.addSql(`alter table "price_watchers" add constraint "price_watchers_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "price_looks" drop constraint "price_looks_watch_item_id_foreign";`);
    this.addSql(`alter table "price_watchers" drop constraint "price_watchers_watch_item_id_foreign";`);

    this.addSql(`drop table if exists "price_watches" cascade;`);
    this.addSql(`drop table if exists "price_looks" cascade;`);
    this.addSql(`drop table if exists "price_watchers" cascade;`);
    this.addSql(`drop table if exists "watched_shops" cascade;`);

    this.addSql(`delete from "notifications" where "kind" in ('PRICE_FELL', 'SOLD_OUT');`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER'));`);
  }

}
