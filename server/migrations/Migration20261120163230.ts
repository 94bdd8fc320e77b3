import { Migration } from '@mikro-orm/migrations';

export class Migration20261120163230 extends Migration {

  override name = 'Migration20261120163230';

  override up(): void | Promise<void> {
    this.addSql(`create table "list_visits" ("list_id" uuid not null, "day" date not null, "visitor" varchar(22) not null, "views" int not null, "seen_at" timestamptz not null, primary key ("list_id", "day", "visitor"));`);
    this.addSql(`create index "list_visits_day_index" on "list_visits" ("day");`);

    this.addSql(`alter table "list_visits" add constraint "list_visits_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "list_visits" cascade;`);
  }

}
