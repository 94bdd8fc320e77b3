import { Migration } from '@mikro-orm/migrations';

export class Migration20261120162658 extends Migration {

  override name = 'Migration20261120162658';

  override up(): void | Promise<void> {
    this.addSql(`create unlogged table "presences" ("list_id" uuid not null, "user_id" uuid not null, "process_id" uuid not null, "arrived_at" timestamptz not null default now(), "seen_at" timestamptz not null default now(), primary key ("list_id", "user_id", "process_id"));`);
    this.addSql(`create index "presences_process_id_index" on "presences" ("process_id");`);
    this.addSql(`create index "presences_seen_at_index" on "presences" ("seen_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "presences" cascade;`);
  }

}
