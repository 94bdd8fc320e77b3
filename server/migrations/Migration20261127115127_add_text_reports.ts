import { Migration } from '@mikro-orm/migrations';

export class Migration20261127115127_add_text_reports extends Migration {

  override name = 'Migration20261127115127_add_text_reports';

  override up(): void | Promise<void> {
    this.addSql(`create table "text_reports" ("id" uuid not null, "list_id" uuid not null, "off_list_gift_id" uuid null, "question_id" uuid null, "reason" text not null, "details" varchar(500) not null default '', "reporter_key" varchar(22) not null, "created_at" timestamptz not null, "resolved_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "text_reports_list_id_index" on "text_reports" ("list_id");`);
    this.addSql(`create index "text_reports_off_list_gift_id_index" on "text_reports" ("off_list_gift_id");`);
    this.addSql(`create index "text_reports_question_id_index" on "text_reports" ("question_id");`);
    this.addSql(`create unique index "text_reports_open_index" on "text_reports" ("reporter_key") where "resolved_at" is null;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('ROLE_CHANGED', 'TIER_CHANGED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'ACCOUNT_DELETED', 'API_KEYS_REVOKED', 'SECOND_FACTOR_RESET', 'SESSIONS_ENDED', 'LIST_HIDDEN', 'LIST_RESTORED', 'REPORTS_RESOLVED', 'TEXT_REMOVED', 'TEXT_REPORTS_RESOLVED', 'SETTINGS_SAVED', 'MESSAGE_STATUS_CHANGED', 'AFFILIATE_SITE_CREATED', 'AFFILIATE_SITE_CHANGED', 'AFFILIATE_SITE_DELETED', 'JOBS_RETRIED')) not valid;`);

    this.addSql(`alter table "text_reports" add constraint "text_reports_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter table "text_reports" add constraint "text_reports_off_list_gift_id_foreign" foreign key ("off_list_gift_id") references "off_list_gifts" ("id") on delete cascade;`);
    this.addSql(`alter table "text_reports" add constraint "text_reports_question_id_foreign" foreign key ("question_id") references "gift_questions" ("id") on delete cascade;`);
    this.addSql(`alter table "text_reports" add constraint "text_reports_reason_check" check ("reason" in ('SPAM', 'FRAUD', 'OFFENSIVE', 'PRIVATE_DATA', 'OTHER'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "text_reports" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('ROLE_CHANGED', 'TIER_CHANGED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'ACCOUNT_DELETED', 'API_KEYS_REVOKED', 'SECOND_FACTOR_RESET', 'SESSIONS_ENDED', 'LIST_HIDDEN', 'LIST_RESTORED', 'REPORTS_RESOLVED', 'SETTINGS_SAVED', 'MESSAGE_STATUS_CHANGED', 'AFFILIATE_SITE_CREATED', 'AFFILIATE_SITE_CHANGED', 'AFFILIATE_SITE_DELETED', 'JOBS_RETRIED')) not valid;`); // entries of the log stay
  }

}
