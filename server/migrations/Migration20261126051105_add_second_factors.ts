import { Migration } from '@mikro-orm/migrations';

export class Migration20261126051105_add_second_factors extends Migration {

  override name = 'Migration20261126051105_add_second_factors';

  override up(): void | Promise<void> {
    this.addSql(`create table "recovery_codes" ("hash" varchar(64) not null, "user_id" uuid not null, "created_at" timestamptz not null, primary key ("hash"));`);
    this.addSql(`create index "recovery_codes_user_id_index" on "recovery_codes" ("user_id");`);

    this.addSql(`create table "pending_sign_ins" ("hash" varchar(64) not null, "user_id" uuid not null, "is_remembered" boolean not null, "is_by_password" boolean not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("hash"));`);
    this.addSql(`create index "pending_sign_ins_user_id_index" on "pending_sign_ins" ("user_id");`);
    this.addSql(`create index "pending_sign_ins_expires_at_index" on "pending_sign_ins" ("expires_at");`);

    this.addSql(`create table "authenticator_apps" ("user_id" uuid not null, "sealed_secret" varchar(200) not null, "confirmed_at" timestamptz null, "last_step" int null, "created_at" timestamptz not null, primary key ("user_id"));`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('ROLE_CHANGED', 'TIER_CHANGED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'ACCOUNT_DELETED', 'API_KEYS_REVOKED', 'SECOND_FACTOR_RESET', 'LIST_HIDDEN', 'LIST_RESTORED', 'REPORTS_RESOLVED', 'SETTINGS_SAVED', 'MESSAGE_STATUS_CHANGED', 'AFFILIATE_SITE_CREATED', 'AFFILIATE_SITE_CHANGED', 'AFFILIATE_SITE_DELETED', 'JOBS_RETRIED'));`);

    this.addSql(`alter table "users" add "second_factor_since" timestamptz null;`);

    this.addSql(`alter table "sessions" add "is_two_factor" boolean not null default false;`);

    this.addSql(`alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "pending_sign_ins" add constraint "pending_sign_ins_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "authenticator_apps" add constraint "authenticator_apps_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "recovery_codes" cascade;`);
    this.addSql(`drop table if exists "pending_sign_ins" cascade;`);
    this.addSql(`drop table if exists "authenticator_apps" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('ROLE_CHANGED', 'TIER_CHANGED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'ACCOUNT_DELETED', 'API_KEYS_REVOKED', 'LIST_HIDDEN', 'LIST_RESTORED', 'REPORTS_RESOLVED', 'SETTINGS_SAVED', 'MESSAGE_STATUS_CHANGED', 'AFFILIATE_SITE_CREATED', 'AFFILIATE_SITE_CHANGED', 'AFFILIATE_SITE_DELETED', 'JOBS_RETRIED'));`);

    this.addSql(`alter table "sessions" drop column "is_two_factor";`);

    this.addSql(`alter table "users" drop column "second_factor_since";`);
  }

}
