import { Migration } from '@mikro-orm/migrations';

export class Migration20261122060821 extends Migration {

  override name = 'Migration20261122060821';

  override up(): void | Promise<void> {
    this.addSql(`create table "field_edits" ("subject_id" uuid not null, "field" varchar(40) not null, "list_id" uuid not null, "editor_id" uuid not null, "edited_at" timestamptz not null default now(), primary key ("subject_id", "field"));`);
    this.addSql(`create index "field_edits_list_id_index" on "field_edits" ("list_id");`);
    this.addSql(`create index "field_edits_editor_id_index" on "field_edits" ("editor_id");`);

    this.addSql(`alter table "field_edits" add constraint "field_edits_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter table "field_edits" add constraint "field_edits_editor_id_foreign" foreign key ("editor_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "field_edits" cascade;`);
  }

}
