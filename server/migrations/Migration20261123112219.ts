import { Migration } from '@mikro-orm/migrations';

export class Migration20261123112219 extends Migration {

  override name = 'Migration20261123112219';

  override up(): void | Promise<void> {
    this.addSql(`create table "kept_surprises" ("list_id" uuid not null, "began_at" timestamptz null, "ended_at" timestamptz null, primary key ("list_id"));`);
    this.addSql(`create index "kept_surprises_ended_at_index" on "kept_surprises" ("ended_at");`);

    this.addSql(`alter table "purchase_notices" add "undo_token_hash" varchar(64) null, add "is_surprise_ended" boolean not null default false, add "owner_name" varchar(100) null;`);

    this.addSql(`alter table "kept_surprises" add constraint "kept_surprises_list_id_foreign" foreign key ("list_id") references "lists" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "kept_surprises" cascade;`);

    this.addSql(`alter table "purchase_notices" drop column "undo_token_hash", drop column "is_surprise_ended", drop column "owner_name";`);
  }

}
