import { Migration } from '@mikro-orm/migrations';

export class Migration20261122103741 extends Migration {

  override name = 'Migration20261122103741';

  override up(): void | Promise<void> {
    this.addSql(`create table "gift_edits" ("id" bigserial primary key, "item_id" uuid not null, "list_id" uuid not null, "item_title" varchar(200) not null, "item_url" varchar(2000) null, "quantity_desired" int not null, "is_archived" boolean not null, "edited_at" timestamptz not null);`);
    this.addSql(`create index "gift_edits_item_id_index" on "gift_edits" ("item_id");`);
    this.addSql(`create index "gift_edits_list_id_index" on "gift_edits" ("list_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "gift_edits" cascade;`);
  }

}
