import { Migration } from '@mikro-orm/migrations';

export class Migration20261122131031 extends Migration {

  override name = 'Migration20261122131031';

  override up(): void | Promise<void> {
    this.addSql(`create table "abuse_signals" ("id" uuid not null, "hour" timestamptz not null, "kind" text not null, "limit_name" varchar(32) not null, "subject" varchar(36) not null, "user_id" uuid null, "list_id" uuid null, "count" int not null, primary key ("id"));`);
    this.addSql(`create index "abuse_signals_user_id_index" on "abuse_signals" ("user_id");`);
    this.addSql(`create index "abuse_signals_list_id_index" on "abuse_signals" ("list_id");`);
    this.addSql(`create unique index "abuse_signals_subject_index" on "abuse_signals" ("hour", "kind", "limit_name", "subject", "list_id") nulls not distinct;`);

    this.addSql(`alter table "abuse_signals" add constraint "abuse_signals_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "abuse_signals" add constraint "abuse_signals_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter table "abuse_signals" add constraint "abuse_signals_kind_check" check ("kind" in ('PURCHASES', 'REFUSALS'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "abuse_signals" cascade;`);
  }

}
