import { Migration } from '@mikro-orm/migrations';

/** Nobody hears again of what has been so for long. */
export class Migration20261126221917_add_gone_pledges_and_thanks extends Migration {

  override name = 'Migration20261126221917_add_gone_pledges_and_thanks';

  override up(): void | Promise<void> {
    this.addSql(`create table "thank_notes" ("id" uuid not null, "list_id" uuid not null, "author_id" uuid not null, "text" varchar(1000) not null, "written_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "thank_notes_list_id_index" on "thank_notes" ("list_id");`);
    this.addSql(`create index "thank_notes_author_id_index" on "thank_notes" ("author_id");`);

    this.addSql(`create table "received_gifts" ("purchase_id" uuid not null, "received_at" timestamptz null, "note_id" uuid null, primary key ("purchase_id"));`);
    this.addSql(`create index "received_gifts_note_id_index" on "received_gifts" ("note_id");`);

    this.addSql(`create table "gone_pledges" ("id" uuid not null, "list_id" uuid not null, "share_token" varchar(64) not null, "fate" text not null, "title" varchar(200) null, "list_name" varchar(50) null, "currency" varchar(3) not null, "amount_minor" bigint not null, "guest_email" varchar(254) not null, "guest_key_id" uuid null, "buyer_id" uuid null, "language" varchar(10) null, "is_bought" boolean not null, "is_paid" boolean not null, "is_confirmed" boolean not null, "paid_to" varchar(100) null, "organiser_id" uuid null, "pay_back" text null, "paid" jsonb null, "kept_from" uuid[] not null, "gone_at" timestamptz not null, "told_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "gone_pledges_list_id_index" on "gone_pledges" ("list_id");`);
    this.addSql(`create index "gone_pledges_guest_email_index" on "gone_pledges" ("guest_email");`);
    this.addSql(`create index "gone_pledges_guest_key_id_index" on "gone_pledges" ("guest_key_id");`);
    this.addSql(`create index "gone_pledges_buyer_id_index" on "gone_pledges" ("buyer_id");`);
    this.addSql(`create index "gone_pledges_gone_at_index" on "gone_pledges" ("gone_at");`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'PRICE_FELL', 'SOLD_OUT'));`);

    this.addSql(`alter table "pledges" add "paid_to" varchar(100) null;`);

    this.addSql(`alter table "pools" add "organised_at" timestamptz not null default now(), add "told" text[] not null default '{}', add "told_organiser_id" uuid null;`);
    this.addSql(`update "pools" set "told_organiser_id" = "organiser_id", "told" = case when "purchase_id" is not null then array['BOUGHT'] else '{}' end;`);

    this.addSql(`alter table "thank_notes" add constraint "thank_notes_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter table "thank_notes" add constraint "thank_notes_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "received_gifts" add constraint "received_gifts_purchase_id_foreign" foreign key ("purchase_id") references "purchases" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "received_gifts" add constraint "received_gifts_note_id_foreign" foreign key ("note_id") references "thank_notes" ("id") on delete set null;`);

    this.addSql(`alter table "gone_pledges" add constraint "gone_pledges_buyer_id_foreign" foreign key ("buyer_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "gone_pledges" add constraint "gone_pledges_check" check (amount_minor > 0);`);
    this.addSql(`alter table "gone_pledges" add constraint "gone_pledges_fate_check" check ("fate" in ('LAPSED', 'RELEASED', 'ITEM_REMOVED', 'LIST_REMOVED'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "received_gifts" drop constraint "received_gifts_note_id_foreign";`);

    this.addSql(`drop table if exists "thank_notes" cascade;`);
    this.addSql(`drop table if exists "received_gifts" cascade;`);
    this.addSql(`drop table if exists "gone_pledges" cascade;`);

    this.addSql(`delete from "notifications" where "kind" in ('POOL_BOUGHT', 'POOL_ENDED', 'POOL_FULL', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'POOL_WITHDRAWN');`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'PRICE_FELL', 'SOLD_OUT'));`);

    this.addSql(`alter table "pledges" drop column "paid_to";`);

    this.addSql(`alter table "pools" drop column "organised_at", drop column "told", drop column "told_organiser_id";`);
  }

}
