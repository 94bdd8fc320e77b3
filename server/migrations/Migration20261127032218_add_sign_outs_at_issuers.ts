import { Migration } from '@mikro-orm/migrations';

export class Migration20261127032218_add_sign_outs_at_issuers extends Migration {

  override name = 'Migration20261127032218_add_sign_outs_at_issuers';

  override up(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('ROLE_CHANGED', 'TIER_CHANGED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'ACCOUNT_DELETED', 'API_KEYS_REVOKED', 'SECOND_FACTOR_RESET', 'SESSIONS_ENDED', 'LIST_HIDDEN', 'LIST_RESTORED', 'REPORTS_RESOLVED', 'SETTINGS_SAVED', 'MESSAGE_STATUS_CHANGED', 'AFFILIATE_SITE_CREATED', 'AFFILIATE_SITE_CHANGED', 'AFFILIATE_SITE_DELETED', 'JOBS_RETRIED'));`);

    this.addSql(`alter table "sessions" add "issuer_id" varchar(30) null, add "issuer_subject" varchar(255) null, add "issuer_session" varchar(255) null, add "sealed_id_token" text null;`);
    this.addSql(`create index "sessions_issuer_session_index" on "sessions" ("issuer_session") where "issuer_id" is not null;`);
    this.addSql(`create index "sessions_issuer_subject_index" on "sessions" ("issuer_subject") where "issuer_id" is not null;`);

    this.addSql(`alter table "pending_sign_ins" add "issuer_id" varchar(30) null, add "issuer_subject" varchar(255) null, add "issuer_session" varchar(255) null, add "sealed_id_token" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('ROLE_CHANGED', 'TIER_CHANGED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'ACCOUNT_DELETED', 'API_KEYS_REVOKED', 'SECOND_FACTOR_RESET', 'LIST_HIDDEN', 'LIST_RESTORED', 'REPORTS_RESOLVED', 'SETTINGS_SAVED', 'MESSAGE_STATUS_CHANGED', 'AFFILIATE_SITE_CREATED', 'AFFILIATE_SITE_CHANGED', 'AFFILIATE_SITE_DELETED', 'JOBS_RETRIED'));`);

    this.addSql(`alter table "pending_sign_ins" drop column "issuer_id", drop column "issuer_subject", drop column "issuer_session", drop column "sealed_id_token";`);

    this.addSql(`drop index "sessions_issuer_session_index";`);
    this.addSql(`drop index "sessions_issuer_subject_index";`);
    this.addSql(`alter table "sessions" drop column "issuer_id", drop column "issuer_subject", drop column "issuer_session", drop column "sealed_id_token";`);
  }

}
