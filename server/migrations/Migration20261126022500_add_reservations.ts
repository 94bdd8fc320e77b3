import { Migration } from '@mikro-orm/migrations';

export class Migration20261126022500_add_reservations extends Migration {

  override name = 'Migration20261126022500_add_reservations';

  override up(): void | Promise<void> {
    this.addSql(`create table "lapsed_holds" ("purchase_id" uuid not null, "quantity" int not null, "guest_email" varchar(254) not null, "guest_name" varchar(100) null, "undo_token_hash" varchar(64) null, "lapsed_at" timestamptz not null, "buyer_id" uuid null, "item_id" uuid not null, primary key ("purchase_id"));`);
    this.addSql(`create index "lapsed_holds_guest_email_index" on "lapsed_holds" ("guest_email");`);
    this.addSql(`create index "lapsed_holds_lapsed_at_index" on "lapsed_holds" ("lapsed_at");`);
    this.addSql(`create index "lapsed_holds_buyer_id_index" on "lapsed_holds" ("buyer_id");`);
    this.addSql(`create index "lapsed_holds_item_id_index" on "lapsed_holds" ("item_id");`);

    this.addSql(`alter table "purchase_notices" add "was_held" boolean not null default false;`);

    this.addSql(`alter table "lists" add "hold_days" int not null default 7;`);
    this.addSql(`alter table "lists" add constraint "lists_check" check (hold_days between 1 and 30);`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'GIFT_PUT_BACK', 'SURPRISE_OVER'));`);

    this.addSql(`alter table "items" add "held_until" timestamptz null;`);

    this.addSql(`drop trigger if exists "purchases_count_insert" on "purchases";`);
    this.addSql(`drop function if exists "purchases_purchases_count_insert_fn"();`);
    this.addSql(`alter table "purchases" add "held_until" timestamptz null, add "bought_at" timestamptz null, add "asked_at" timestamptz null;`);
    this.addSql(`create index "purchases_held_until_index" on "purchases" ("held_until") where "held_until" is not null;`);
    this.addSql(`create or replace function "purchases_purchases_count_insert_fn"() returns trigger as \$\$ begin insert into count_changes (day, purchases) select (added.created_at at time zone 'UTC')::date, sum(added.quantity) from added join items i on i.id = added.item_id join lists l on l.id = i.list_id where added.held_until is null and not l.is_demo and not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) group by 1; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purchases_count_insert" after insert on "purchases" referencing new table as added for each statement execute function "purchases_purchases_count_insert_fn"();`);

    this.addSql(`alter table "lapsed_holds" add constraint "lapsed_holds_buyer_id_foreign" foreign key ("buyer_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "lapsed_holds" add constraint "lapsed_holds_item_id_foreign" foreign key ("item_id") references "items" ("id") on delete cascade;`);
    this.addSql(`alter table "lapsed_holds" add constraint "lapsed_holds_check" check (quantity > 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "lapsed_holds" cascade;`);

    this.addSql(`alter table "items" drop column "held_until";`);

    this.addSql(`alter table "lists" drop constraint "lists_check";`);
    this.addSql(`alter table "lists" drop column "hold_days";`);

    this.addSql(`delete from "notifications" where "kind" = 'RELEASED';`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'GIFT_PUT_BACK', 'SURPRISE_OVER'));`);

    this.addSql(`alter table "purchase_notices" drop column "was_held";`);

    this.addSql(`drop index "purchases_held_until_index";`);
    this.addSql(`drop trigger if exists "purchases_count_insert" on "purchases";`);
    this.addSql(`drop function if exists "purchases_purchases_count_insert_fn"();`);
    this.addSql(`alter table "purchases" drop column "held_until", drop column "bought_at", drop column "asked_at";`);
    this.addSql(`create or replace function "purchases_purchases_count_insert_fn"() returns trigger as \$\$ begin insert into count_changes (day, purchases) select (added.created_at at time zone 'UTC')::date, sum(added.quantity) from added join items i on i.id = added.item_id join lists l on l.id = i.list_id where not l.is_demo and not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) group by 1; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purchases_count_insert" after insert on "purchases" referencing new table as added for each statement execute function "purchases_purchases_count_insert_fn"();`);
  }

}
