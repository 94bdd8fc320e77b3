import { Migration } from '@mikro-orm/migrations';

export class Migration20261122063759 extends Migration {

  override name = 'Migration20261122063759';

  override up(): void | Promise<void> {
    this.addSql(`create table "billing_reconciliations" ("id" uuid not null, "created_at" timestamptz not null, "accounts_compared" int not null, "events_fetched" int not null, "difference_count" int not null, "differences" jsonb not null, primary key ("id"));`);
    this.addSql(`create index "billing_reconciliations_created_at_index" on "billing_reconciliations" ("created_at");`);

    this.addSql(`create table "test_payment_customers" ("id" varchar(60) not null, "state" jsonb not null, "due_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "test_payment_customers_due_at_index" on "test_payment_customers" ("due_at");`);

    this.addSql(`create table "test_payment_pages" ("id" varchar(60) not null, "customer_id" varchar(60) not null, "key" varchar(60) null, "purpose" jsonb not null, "state" varchar(20) not null default 'open', "expires_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "test_payment_pages_customer_id_index" on "test_payment_pages" ("customer_id");`);
    this.addSql(`alter table "test_payment_pages" add constraint "test_payment_pages_key_unique" unique ("key");`);
    this.addSql(`create index "test_payment_pages_expires_at_index" on "test_payment_pages" ("expires_at");`);

    this.addSql(`create table "test_payment_events" ("id" uuid not null, "customer_id" varchar(60) not null, "occurred_at" timestamptz not null, "fact" jsonb not null, "created_at" timestamptz not null, "is_delivered" boolean not null default false, primary key ("id"));`);
    this.addSql(`create index "test_payment_events_customer_id_index" on "test_payment_events" ("customer_id");`);
    this.addSql(`create index "test_payment_events_created_at_index" on "test_payment_events" ("created_at");`);
    this.addSql(`create index "test_payment_events_is_delivered_index" on "test_payment_events" ("is_delivered");`);

    this.addSql(`create table "tier_grants" ("id" uuid not null, "user_id" uuid not null, "tier" text not null, "replaces" jsonb not null, "granted_by_id" uuid null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "tier_grants_granted_by_id_index" on "tier_grants" ("granted_by_id");`);
    this.addSql(`create index "tier_grants_user_id_id_index" on "tier_grants" ("user_id", "id");`);

    this.addSql(`create table "billing_accounts" ("id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "user_id" uuid null, "provider" text not null, "customer_id" varchar(255) null, "plan_id" text not null default 'free', "subscription" jsonb null, "plan_ends_at" timestamptz null, "open_checkout" jsonb null, "busy_until" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "billing_accounts_plan_ends_at_index" on "billing_accounts" ("plan_ends_at");`);
    this.addSql(`alter table "billing_accounts" add constraint "billing_accounts_provider_customer_id_unique" unique ("provider", "customer_id");`);
    this.addSql(`alter table "billing_accounts" add constraint "billing_accounts_user_id_provider_unique" unique ("user_id", "provider");`);

    this.addSql(`create table "billing_transactions" ("id" uuid not null, "account_id" uuid not null, "kind" text not null, "object_id" varchar(255) not null, "date" timestamptz not null, "description" varchar(500) not null, "amount_minor" int not null, "currency" varchar(3) not null, "status" text not null, "about_invoice_id" varchar(255) null, "lines" jsonb null, "invoice_number" int null, primary key ("id"));`);
    this.addSql(`alter table "billing_transactions" add constraint "billing_transactions_invoice_number_unique" unique ("invoice_number");`);
    this.addSql(`create index "billing_transactions_account_id_date_id_index" on "billing_transactions" ("account_id", "date", "id");`);
    this.addSql(`alter table "billing_transactions" add constraint "billing_transactions_account_id_kind_object_id_unique" unique ("account_id", "kind", "object_id");`);

    this.addSql(`create table "payment_events" ("id" uuid not null, "provider" text not null, "event_id" varchar(255) not null, "account_id" uuid not null, "occurred_at" timestamptz not null, "received_at" timestamptz not null, "fact" jsonb not null, primary key ("id"));`);
    this.addSql(`create index "payment_events_account_id_index" on "payment_events" ("account_id");`);
    this.addSql(`alter table "payment_events" add constraint "payment_events_provider_event_id_unique" unique ("provider", "event_id");`);

    this.addSql(`create table "ledger_entries" ("id" uuid not null, "account_id" uuid not null, "kind" text not null, "object_id" varchar(255) not null, "amount_minor" int not null, "currency" varchar(3) not null, "moved_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "ledger_entries_moved_at_index" on "ledger_entries" ("moved_at");`);
    this.addSql(`alter table "ledger_entries" add constraint "ledger_entries_account_id_kind_object_id_unique" unique ("account_id", "kind", "object_id");`);

    this.addSql(`alter table "test_payment_pages" add constraint "test_payment_pages_customer_id_foreign" foreign key ("customer_id") references "test_payment_customers" ("id") on delete cascade;`);

    this.addSql(`alter table "tier_grants" add constraint "tier_grants_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "tier_grants" add constraint "tier_grants_granted_by_id_foreign" foreign key ("granted_by_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "tier_grants" add constraint "tier_grants_tier_check" check ("tier" in ('FREE', 'STANDARD', 'PREMIUM'));`);

    this.addSql(`alter table "billing_accounts" add constraint "billing_accounts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "billing_accounts" add constraint "billing_accounts_provider_check" check ("provider" in ('STRIPE', 'TEST'));`);
    this.addSql(`alter table "billing_accounts" add constraint "billing_accounts_plan_id_check" check ("plan_id" in ('free', 'standard', 'premium'));`);

    this.addSql(`alter table "billing_transactions" add constraint "billing_transactions_account_id_foreign" foreign key ("account_id") references "billing_accounts" ("id");`);
    this.addSql(`alter table "billing_transactions" add constraint "billing_transactions_kind_check" check ("kind" in ('INVOICE', 'REFUND', 'DISPUTE'));`);
    this.addSql(`alter table "billing_transactions" add constraint "billing_transactions_status_check" check ("status" in ('PAID', 'PENDING', 'FAILED'));`);

    this.addSql(`alter table "payment_events" add constraint "payment_events_account_id_foreign" foreign key ("account_id") references "billing_accounts" ("id");`);
    this.addSql(`alter table "payment_events" add constraint "payment_events_provider_check" check ("provider" in ('STRIPE', 'TEST'));`);
    this.addSql(`create or replace function "payment_events_payment_events_update_delete_trigger_fn"() returns trigger as \$\$ begin raise exception '% is never changed', tg_table_name; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "payment_events_update_delete_trigger" BEFORE UPDATE OR DELETE on "payment_events" for each ROW execute function "payment_events_payment_events_update_delete_trigger_fn"();`);

    this.addSql(`alter table "ledger_entries" add constraint "ledger_entries_account_id_foreign" foreign key ("account_id") references "billing_accounts" ("id");`);
    this.addSql(`alter table "ledger_entries" add constraint "ledger_entries_kind_check" check ("kind" in ('CHARGE', 'REFUND', 'REFUND_RETURNED', 'DISPUTE', 'DISPUTE_WON'));`);
    this.addSql(`create or replace function "ledger_entries_ledger_entries_update_delete_trigger_fn"() returns trigger as \$\$ begin raise exception '% is never changed', tg_table_name; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "ledger_entries_update_delete_trigger" BEFORE UPDATE OR DELETE on "ledger_entries" for each ROW execute function "ledger_entries_ledger_entries_update_delete_trigger_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "test_payment_pages" drop constraint "test_payment_pages_customer_id_foreign";`);
    this.addSql(`alter table "billing_transactions" drop constraint "billing_transactions_account_id_foreign";`);
    this.addSql(`alter table "payment_events" drop constraint "payment_events_account_id_foreign";`);
    this.addSql(`alter table "ledger_entries" drop constraint "ledger_entries_account_id_foreign";`);

    this.addSql(`drop table if exists "billing_reconciliations" cascade;`);
    this.addSql(`drop table if exists "test_payment_customers" cascade;`);
    this.addSql(`drop table if exists "test_payment_pages" cascade;`);
    this.addSql(`drop table if exists "test_payment_events" cascade;`);
    this.addSql(`drop table if exists "tier_grants" cascade;`);
    this.addSql(`drop table if exists "billing_accounts" cascade;`);
    this.addSql(`drop table if exists "billing_transactions" cascade;`);
    this.addSql(`drop trigger if exists "payment_events_update_delete_trigger" on "payment_events";`);
    this.addSql(`drop function if exists "payment_events_payment_events_update_delete_trigger_fn"();`);
    this.addSql(`drop table if exists "payment_events" cascade;`);
    this.addSql(`drop trigger if exists "ledger_entries_update_delete_trigger" on "ledger_entries";`);
    this.addSql(`drop function if exists "ledger_entries_ledger_entries_update_delete_trigger_fn"();`);
    this.addSql(`drop table if exists "ledger_entries" cascade;`);
  }

}
