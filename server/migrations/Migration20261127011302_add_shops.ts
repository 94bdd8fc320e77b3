import { Migration } from '@mikro-orm/migrations';

export class Migration20261127011302_add_shops extends Migration {

  override name = 'Migration20261127011302_add_shops';

  override up(): void | Promise<void> {
    this.addSql(`create table "shops" ("id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(40) not null, "category_order" jsonb not null default '[]', "ordered_at" timestamptz null, "walks" jsonb not null default '[]', "list_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "shops_list_id_index" on "shops" ("list_id");`);

    this.addSql(`create table "shop_items" ("shop_id" uuid not null, "item_id" uuid not null, primary key ("shop_id", "item_id"));`);
    this.addSql(`create index "shop_items_item_id_index" on "shop_items" ("item_id");`);

    this.addSql(`alter table "lists" add "shop_count" smallint not null default 0;`);

    this.addSql(`alter table "shops" add constraint "shops_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);

    this.addSql(`alter table "shop_items" add constraint "shop_items_shop_id_foreign" foreign key ("shop_id") references "shops" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "shop_items" add constraint "shop_items_item_id_foreign" foreign key ("item_id") references "items" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "shop_items" drop constraint "shop_items_shop_id_foreign";`);

    this.addSql(`drop table if exists "shops" cascade;`);
    this.addSql(`drop table if exists "shop_items" cascade;`);

    this.addSql(`alter table "lists" drop column "shop_count";`);
  }

}
