import { Migration } from '@mikro-orm/migrations';

export class Migration20261122084725 extends Migration {

  override name = 'Migration20261122084725';

  override up(): void | Promise<void> {
    this.addSql(`create table "count_changes" ("id" bigserial primary key, "sign_ups" int not null default 0, "accounts_deleted" int not null default 0, "free_users" int not null default 0, "standard_users" int not null default 0, "premium_users" int not null default 0, "lists" int not null default 0, "new_lists" int not null default 0, "items" int not null default 0, "new_items" int not null default 0, "purchases" int not null default 0, "shared_list_views" int not null default 0, "active_users" int not null default 0, "visits" int not null default 0, "visit_seconds" int not null default 0, "day" date not null);`);

    this.addSql(`create table "daily_counts" ("day" date not null, "sign_ups" int not null default 0, "accounts_deleted" int not null default 0, "free_users" int not null default 0, "standard_users" int not null default 0, "premium_users" int not null default 0, "lists" int not null default 0, "new_lists" int not null default 0, "items" int not null default 0, "new_items" int not null default 0, "purchases" int not null default 0, "shared_list_views" int not null default 0, "active_users" int not null default 0, "visits" int not null default 0, "visit_seconds" int not null default 0, primary key ("day"));`);

    this.addSql(`create table "counted_accounts" ("id" uuid not null default gen_random_uuid(), "user_id" uuid null, "joined_on" date not null, "left_on" date null, "seen_at" timestamptz null, primary key ("id"));`);
    this.addSql(`alter table "counted_accounts" add constraint "counted_accounts_user_id_unique" unique ("user_id");`);
    this.addSql(`create index "counted_accounts_seen_at_index" on "counted_accounts" ("seen_at");`);

    this.addSql(`create table "active_months" ("month" date not null, "account_id" uuid not null, "joined_month" date not null, "days" int not null, primary key ("month", "account_id"));`);

    this.addSql(`create table "paid_periods" ("id" bigserial primary key, "account_id" uuid not null, "began_at" timestamptz not null, "ended_at" timestamptz null);`);
    this.addSql(`create index "paid_periods_account_id_index" on "paid_periods" ("account_id");`);
    this.addSql(`create unique index "paid_periods_open_index" on "paid_periods" ("account_id") where "ended_at" is null;`);

    this.addSql(`create or replace function "users_users_count_delete_fn"() returns trigger as \$\$ begin if not old.is_system then update counted_accounts set left_on = (now() at time zone 'UTC')::date where user_id = old.id; insert into count_changes (day, accounts_deleted, free_users, standard_users, premium_users) values ((now() at time zone 'UTC')::date, 1, -(old.subscription_tier = 'FREE')::int, -(old.subscription_tier = 'STANDARD')::int, -(old.subscription_tier = 'PREMIUM')::int); end if; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "users_count_delete" BEFORE DELETE on "users" for each ROW execute function "users_users_count_delete_fn"();`);
    this.addSql(`create or replace function "users_users_count_update_fn"() returns trigger as \$\$ begin if new.subscription_tier <> old.subscription_tier and not new.is_system then insert into count_changes (day, free_users, standard_users, premium_users) values ((now() at time zone 'UTC')::date, (new.subscription_tier = 'FREE')::int - (old.subscription_tier = 'FREE')::int, (new.subscription_tier = 'STANDARD')::int - (old.subscription_tier = 'STANDARD')::int, (new.subscription_tier = 'PREMIUM')::int - (old.subscription_tier = 'PREMIUM')::int); end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "users_count_update" AFTER UPDATE on "users" for each ROW execute function "users_users_count_update_fn"();`);
    this.addSql(`create or replace function "users_users_count_insert_fn"() returns trigger as \$\$ begin if not new.is_system then insert into counted_accounts (user_id, joined_on) values (new.id, (new.created_at at time zone 'UTC')::date); insert into count_changes (day, sign_ups, free_users, standard_users, premium_users) values ((new.created_at at time zone 'UTC')::date, 1, (new.subscription_tier = 'FREE')::int, (new.subscription_tier = 'STANDARD')::int, (new.subscription_tier = 'PREMIUM')::int); end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "users_count_insert" AFTER INSERT on "users" for each ROW execute function "users_users_count_insert_fn"();`);

    this.addSql(`create or replace function "lists_lists_count_delete_fn"() returns trigger as \$\$ begin insert into count_changes (day, lists) select (now() at time zone 'UTC')::date, -count(*) from removed where not is_demo having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "lists_count_delete" after delete on "lists" referencing old table as removed for each statement execute function "lists_lists_count_delete_fn"();`);
    this.addSql(`create or replace function "lists_lists_count_insert_fn"() returns trigger as \$\$ begin insert into count_changes (day, lists, new_lists) select (added.created_at at time zone 'UTC')::date, count(*), count(*) from added where not is_demo group by 1; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "lists_count_insert" after insert on "lists" referencing new table as added for each statement execute function "lists_lists_count_insert_fn"();`);

    this.addSql(`create or replace function "items_items_count_delete_fn"() returns trigger as \$\$ begin insert into count_changes (day, items) select (now() at time zone 'UTC')::date, -count(*) from removed where not exists (select from lists l where l.id = removed.list_id and l.is_demo) having count(*) > 0; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "items_count_delete" after delete on "items" referencing old table as removed for each statement execute function "items_items_count_delete_fn"();`);
    this.addSql(`create or replace function "items_items_count_insert_fn"() returns trigger as \$\$ begin insert into count_changes (day, items, new_items) select (added.created_at at time zone 'UTC')::date, count(*), count(*) from added join lists l on l.id = added.list_id where not l.is_demo group by 1; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "items_count_insert" after insert on "items" referencing new table as added for each statement execute function "items_items_count_insert_fn"();`);

    this.addSql(`create or replace function "purchases_purchases_count_insert_fn"() returns trigger as \$\$ begin insert into count_changes (day, purchases) select (added.created_at at time zone 'UTC')::date, sum(added.quantity) from added join items i on i.id = added.item_id join lists l on l.id = i.list_id where not l.is_demo and not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true)) group by 1; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "purchases_count_insert" after insert on "purchases" referencing new table as added for each statement execute function "purchases_purchases_count_insert_fn"();`);

    this.addSql(`create or replace function "billing_accounts_billing_accounts_paid_periods_fn"() returns trigger as \$\$ begin if new.plan_id <> 'free' and new.user_id is not null then insert into paid_periods (account_id, began_at) values (new.id, now()) on conflict (account_id) where ended_at is null do nothing; else update paid_periods set ended_at = now() where account_id = new.id and ended_at is null; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "billing_accounts_paid_periods" AFTER INSERT OR UPDATE on "billing_accounts" for each ROW execute function "billing_accounts_billing_accounts_paid_periods_fn"();`);

    this.addSql(`alter table "counted_accounts" add constraint "counted_accounts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`);

    this.addSql(`alter table "active_months" add constraint "active_months_account_id_foreign" foreign key ("account_id") references "counted_accounts" ("id") on delete cascade;`);

    this.addSql(`alter table "paid_periods" add constraint "paid_periods_account_id_foreign" foreign key ("account_id") references "billing_accounts" ("id");`);

    // What is there already counts from the day on which it was made; what was deleted before now was never counted.
    this.addSql(`insert into counted_accounts (user_id, joined_on, seen_at)
      select u.id, (u.created_at at time zone 'UTC')::date, (select max(s.created_at) from sessions s where s.user_id = u.id)
      from users u where not u.is_system`);
    this.addSql(`insert into active_months (month, account_id, joined_month, days)
      select date_trunc('month', s.created_at at time zone 'UTC')::date, a.id, date_trunc('month', a.joined_on)::date,
        bit_or(1 << (extract(day from s.created_at at time zone 'UTC')::int - 1))
      from sessions s join counted_accounts a on a.user_id = s.user_id group by 1, 2, 3`);
    this.addSql(`insert into daily_counts (day, sign_ups, free_users, lists, new_lists, items, new_items, purchases, shared_list_views, active_users)
      select day, sum(users), sum(users), sum(lists), sum(lists), sum(items), sum(items), sum(purchases), sum(views), sum(active) from (
        select (created_at at time zone 'UTC')::date as day, 1 as users, 0 as lists, 0 as items, 0 as purchases, 0 as views, 0 as active
          from users where not is_system
        union all select (created_at at time zone 'UTC')::date, 0, 1, 0, 0, 0, 0 from lists where not is_demo
        union all select (i.created_at at time zone 'UTC')::date, 0, 0, 1, 0, 0, 0
          from items i join lists l on l.id = i.list_id where not l.is_demo
        union all select (p.created_at at time zone 'UTC')::date, 0, 0, 0, p.quantity, 0, 0
          from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
          where not l.is_demo and not (l.purchase_visibility = 'SURPRISE' and coalesce(l.event_starts_at > now(), true))
        union all select v.day, 0, 0, 0, 0, v.views, 0 from list_visits v join lists l on l.id = v.list_id where not l.is_demo
        union all select (s.created_at at time zone 'UTC')::date, 0, 0, 0, 0, 0, count(distinct s.user_id) from sessions s group by 1
      ) made group by day`);
    this.addSql(`insert into count_changes (day, free_users, standard_users, premium_users)
      select coalesce((b.subscription ->> 'startedAt')::timestamptz at time zone 'UTC', now() at time zone 'UTC')::date, -1,
        (u.subscription_tier = 'STANDARD')::int, (u.subscription_tier = 'PREMIUM')::int
      from users u left join billing_accounts b on b.user_id = u.id and b.plan_id <> 'free'
      where u.subscription_tier <> 'FREE' and not u.is_system`);
    this.addSql(`insert into paid_periods (account_id, began_at)
      select id, coalesce((subscription ->> 'startedAt')::timestamptz, created_at) from billing_accounts
      where plan_id <> 'free' and user_id is not null`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "active_months" drop constraint "active_months_account_id_foreign";`);

    this.addSql(`drop table if exists "count_changes" cascade;`);
    this.addSql(`drop table if exists "daily_counts" cascade;`);
    this.addSql(`drop table if exists "counted_accounts" cascade;`);
    this.addSql(`drop table if exists "active_months" cascade;`);
    this.addSql(`drop table if exists "paid_periods" cascade;`);

    this.addSql(`drop trigger if exists "billing_accounts_paid_periods" on "billing_accounts";`);
    this.addSql(`drop function if exists "billing_accounts_billing_accounts_paid_periods_fn"();`);

    this.addSql(`drop trigger if exists "items_count_delete" on "items";`);
    this.addSql(`drop function if exists "items_items_count_delete_fn"();`);
    this.addSql(`drop trigger if exists "items_count_insert" on "items";`);
    this.addSql(`drop function if exists "items_items_count_insert_fn"();`);

    this.addSql(`drop trigger if exists "lists_count_delete" on "lists";`);
    this.addSql(`drop function if exists "lists_lists_count_delete_fn"();`);
    this.addSql(`drop trigger if exists "lists_count_insert" on "lists";`);
    this.addSql(`drop function if exists "lists_lists_count_insert_fn"();`);

    this.addSql(`drop trigger if exists "purchases_count_insert" on "purchases";`);
    this.addSql(`drop function if exists "purchases_purchases_count_insert_fn"();`);

    this.addSql(`drop trigger if exists "users_count_delete" on "users";`);
    this.addSql(`drop function if exists "users_users_count_delete_fn"();`);
    this.addSql(`drop trigger if exists "users_count_update" on "users";`);
    this.addSql(`drop function if exists "users_users_count_update_fn"();`);
    this.addSql(`drop trigger if exists "users_count_insert" on "users";`);
    this.addSql(`drop function if exists "users_users_count_insert_fn"();`);
  }

}
