import { Migration } from '@mikro-orm/migrations';

export class Migration20261122123603 extends Migration {

  override name = 'Migration20261122123603';

  override up(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_subject_kind_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('ROLE_CHANGED', 'TIER_CHANGED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'ACCOUNT_DELETED', 'API_KEYS_REVOKED', 'LIST_HIDDEN', 'LIST_RESTORED', 'REPORTS_RESOLVED', 'SETTINGS_SAVED', 'MESSAGE_STATUS_CHANGED', 'AFFILIATE_SITE_CREATED', 'AFFILIATE_SITE_CHANGED', 'AFFILIATE_SITE_DELETED', 'JOBS_RETRIED'));`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('USER', 'LIST', 'SETTINGS', 'MESSAGE', 'AFFILIATE_SITE', 'JOBS'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_subject_kind_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('ROLE_CHANGED', 'TIER_CHANGED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'ACCOUNT_DELETED', 'API_KEYS_REVOKED', 'LIST_HIDDEN', 'LIST_RESTORED', 'REPORTS_RESOLVED', 'SETTINGS_SAVED', 'MESSAGE_STATUS_CHANGED', 'AFFILIATE_SITE_CREATED', 'AFFILIATE_SITE_CHANGED', 'AFFILIATE_SITE_DELETED'));`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('USER', 'LIST', 'SETTINGS', 'MESSAGE', 'AFFILIATE_SITE'));`);
  }

}
