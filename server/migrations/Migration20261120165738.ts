import { Migration } from '@mikro-orm/migrations';

export class Migration20261120165738 extends Migration {

  override name = 'Migration20261120165738';

  override up(): void | Promise<void> {
    this.addSql(`create table "support_messages" ("id" uuid not null, "name" varchar(100) not null, "email" varchar(254) not null, "subject" varchar(200) not null, "message" text not null, "is_priority" boolean not null default false, "status" text not null default 'OPEN', "created_at" timestamptz not null, "sender_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "support_messages_created_at_index" on "support_messages" ("created_at");`);
    this.addSql(`create index "support_messages_sender_id_index" on "support_messages" ("sender_id");`);

    this.addSql(`create table "site_settings" ("id" smallint not null default 1, "values" jsonb not null, "updated_at" timestamptz not null, "updated_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "site_settings_updated_by_id_index" on "site_settings" ("updated_by_id");`);

    this.addSql(`create table "settings_changes" ("id" uuid not null, "changed_at" timestamptz not null, "changed_by_id" uuid null, "changes" jsonb not null, primary key ("id"));`);
    this.addSql(`create index "settings_changes_changed_by_id_index" on "settings_changes" ("changed_by_id");`);

    this.addSql(`alter table "support_messages" add constraint "support_messages_sender_id_foreign" foreign key ("sender_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "support_messages" add constraint "support_messages_status_check" check ("status" in ('OPEN', 'DONE'));`);

    this.addSql(`alter table "site_settings" add constraint "site_settings_updated_by_id_foreign" foreign key ("updated_by_id") references "users" ("id") on delete set null;`);

    this.addSql(`alter table "settings_changes" add constraint "settings_changes_changed_by_id_foreign" foreign key ("changed_by_id") references "users" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "support_messages" cascade;`);
    this.addSql(`drop table if exists "site_settings" cascade;`);
    this.addSql(`drop table if exists "settings_changes" cascade;`);
  }

}
