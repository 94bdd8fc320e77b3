import { Migration } from '@mikro-orm/migrations';

export class Migration20261127083951_add_off_list_gifts extends Migration {

  override name = 'Migration20261127083951_add_off_list_gifts';

  override up(): void | Promise<void> {
    this.addSql(`create table "off_list_gifts" ("id" uuid not null, "list_id" uuid not null, "buyer_id" uuid null, "guest_key_id" uuid null, "what" varchar(200) not null default '', "is_told_after" boolean not null default false, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "off_list_gifts_list_id_index" on "off_list_gifts" ("list_id");`);
    this.addSql(`create index "off_list_gifts_buyer_id_index" on "off_list_gifts" ("buyer_id");`);
    this.addSql(`create index "off_list_gifts_guest_key_id_index" on "off_list_gifts" ("guest_key_id");`);

    this.addSql(`alter table "lists" add "off_list_gifts" smallint not null default 0, add "told_off_list_gifts" smallint not null default 0;`);

    this.addSql(`alter table "off_list_gifts" add constraint "off_list_gifts_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter table "off_list_gifts" add constraint "off_list_gifts_buyer_id_foreign" foreign key ("buyer_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "off_list_gifts" cascade;`);

    this.addSql(`alter table "lists" drop column "off_list_gifts", drop column "told_off_list_gifts";`);
  }

}
