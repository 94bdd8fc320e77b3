import { Migration } from '@mikro-orm/migrations';

export class Migration20261122120344 extends Migration {

  override name = 'Migration20261122120344';

  override up(): void | Promise<void> {
    this.addSql(`create table "daily_revenue" ("day" date not null, "provider" varchar(255) not null, "currency" varchar(3) not null, "amount_minor" bigint not null, primary key ("day", "provider", "currency"));`);

    this.addSql(`create table "monthly_activity" ("month" date not null, "joined_month" date not null, "active_users" int not null, primary key ("month", "joined_month"));`);

    this.addSql(`create table "revenue_changes" ("id" bigserial primary key, "day" date not null, "provider" varchar(255) not null, "currency" varchar(3) not null, "amount_minor" bigint not null);`);

    this.addSql(`alter table "counted_accounts" add "active_days" varbit not null default '';`);

    this.addSql(`drop index "ledger_entries_moved_at_index";`);
    this.addSql(`create or replace function "ledger_entries_ledger_entries_count_insert_fn"() returns trigger as \$\$ begin insert into revenue_changes (day, provider, currency, amount_minor) select (added.moved_at at time zone 'UTC')::date, b.provider, added.currency, sum(added.amount_minor) from added join billing_accounts b on b.id = added.account_id group by 1, 2, 3; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "ledger_entries_count_insert" after insert on "ledger_entries" referencing new table as added for each statement execute function "ledger_entries_ledger_entries_count_insert_fn"();`);
    // What was noted so far: the bits of each month one after the other, from the day on which the account was made to the last that is set.
    this.addSql(`update counted_accounts a set active_days = noted.bits::varbit from (
        select account_id, rtrim(substring(string_agg(coalesce(bits, repeat('0', month_days)), '' order by month) from first_day), '0') as bits
        from (
          select m.account_id, extract(day from a.joined_on)::int as first_day, of.month::date as month,
            extract(day from of.month + interval '1 month - 1 day')::int as month_days
          from (select account_id, max(month) as latest from active_months group by account_id) m
          join counted_accounts a on a.id = m.account_id
          cross join lateral generate_series(date_trunc('month', a.joined_on::timestamp), m.latest::timestamp, interval '1 month') of (month)
        ) months
        left join lateral (
          select left(reverse(k.days::bit(31)::text), month_days) as bits from active_months k
          where k.month = months.month and k.account_id = months.account_id
        ) known on true
        group by account_id, first_day
      ) noted where a.id = noted.account_id`);
    this.addSql(`insert into monthly_activity (month, joined_month, active_users)
      select month, joined_month, count(*) from active_months group by month, joined_month`);
    this.addSql(`insert into daily_revenue (day, provider, currency, amount_minor)
      select (l.moved_at at time zone 'UTC')::date, b.provider, l.currency, sum(l.amount_minor)
      from ledger_entries l join billing_accounts b on b.id = l.account_id group by 1, 2, 3`);

    this.addSql(`drop table if exists "active_months" cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table "active_months" ("account_id" uuid not null, "days" int not null, "joined_month" date not null, "month" date not null, primary key ("month", "account_id"));`);

    this.addSql(`drop table if exists "daily_revenue" cascade;`);
    this.addSql(`drop table if exists "monthly_activity" cascade;`);
    this.addSql(`drop table if exists "revenue_changes" cascade;`);

    this.addSql(`alter table "counted_accounts" drop column "active_days";`);

    this.addSql(`drop trigger if exists "ledger_entries_count_insert" on "ledger_entries";`);
    this.addSql(`drop function if exists "ledger_entries_ledger_entries_count_insert_fn"();`);
    this.addSql(`create index "ledger_entries_moved_at_index" on "ledger_entries" ("moved_at");`);

    this.addSql(`alter table "active_months" add constraint "active_months_account_id_foreign" foreign key ("account_id") references "counted_accounts" ("id") on delete cascade;`);
  }

}
