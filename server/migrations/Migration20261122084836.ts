import { Migration } from '@mikro-orm/migrations';

export class Migration20261122084836 extends Migration {

  override name = 'Migration20261122084836';

  override up(): void | Promise<void> {
    // The groups of three letters in a text, for searches that no extension helps with.
    this.addSql(`create or replace function trigrams_of(words text) returns text[] language sql immutable strict parallel safe as \$\$
      select array_agg(distinct substr(words, place, 3)) from generate_series(1, length(words) - 2) place
    \$\$;`);

    this.addSql(`create table "audit_entries" ("id" uuid not null, "happened_at" timestamptz not null, "actor_id" uuid null, "actor_name" varchar(100) not null, "actor_email" varchar(254) not null default '', "action" text not null, "subject_kind" text not null, "subject_id" uuid null, "subject_name" varchar(100) not null default '', "changes" jsonb not null, "reason" varchar(500) null, "address" varchar(64) not null, "user_agent" varchar(300) null, primary key ("id"));`);
    this.addSql(`create index "audit_entries_search_index" on "audit_entries" using gin (trigrams_of(lower("actor_name" || ' ' || "actor_email" || ' ' || "subject_name")));`);
    this.addSql(`create index "audit_entries_actor_id_id_index" on "audit_entries" ("actor_id", "id");`);
    this.addSql(`create index "audit_entries_subject_id_id_index" on "audit_entries" ("subject_id", "id");`);
    this.addSql(`create index "audit_entries_action_id_index" on "audit_entries" ("action", "id");`);

    this.addSql(`insert into "audit_entries" ("id", "happened_at", "actor_id", "actor_name", "actor_email", "action", "subject_kind", "changes", "address")
      select c.id, c.changed_at, c.changed_by_id, coalesce(u.name, 'Unknown'), coalesce(u.email, ''), 'SETTINGS_SAVED', 'SETTINGS', c.changes, ''
      from settings_changes c left join users u on u.id = c.changed_by_id;`);
    this.addSql(`drop table if exists "settings_changes" cascade;`);

    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('ROLE_CHANGED', 'TIER_CHANGED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_RESTORED', 'ACCOUNT_DELETED', 'API_KEYS_REVOKED', 'LIST_HIDDEN', 'LIST_RESTORED', 'REPORTS_RESOLVED', 'SETTINGS_SAVED', 'MESSAGE_STATUS_CHANGED', 'AFFILIATE_SITE_CREATED', 'AFFILIATE_SITE_CHANGED', 'AFFILIATE_SITE_DELETED'));`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('USER', 'LIST', 'SETTINGS', 'MESSAGE', 'AFFILIATE_SITE'));`);
    this.addSql(`create or replace function "audit_entries_audit_entries_update_delete_trigger_fn"() returns trigger as \$\$ begin raise exception '% is never changed', tg_table_name; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "audit_entries_update_delete_trigger" BEFORE UPDATE OR DELETE on "audit_entries" for each ROW execute function "audit_entries_audit_entries_update_delete_trigger_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table "settings_changes" ("changed_at" timestamptz(6) not null, "changed_by_id" uuid null, "changes" jsonb not null, "id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "settings_changes_changed_by_id_index" on "settings_changes" ("changed_by_id");`);

    this.addSql(`insert into settings_changes ("id", "changed_at", "changed_by_id", "changes")
      select e.id, e.happened_at, u.id, e.changes from audit_entries e left join users u on u.id = e.actor_id
      where e.action = 'SETTINGS_SAVED';`);
    this.addSql(`drop trigger if exists "audit_entries_update_delete_trigger" on "audit_entries";`);
    this.addSql(`drop function if exists "audit_entries_audit_entries_update_delete_trigger_fn"();`);
    this.addSql(`drop table if exists "audit_entries" cascade;`);
    this.addSql(`drop function if exists trigrams_of(text);`);

    this.addSql(`alter table "settings_changes" add constraint "settings_changes_changed_by_id_foreign" foreign key ("changed_by_id") references "users" ("id") on delete set null;`);
  }

}
