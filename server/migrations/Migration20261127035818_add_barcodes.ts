import { Migration } from '@mikro-orm/migrations';

export class Migration20261127035818_add_barcodes extends Migration {

  override name = 'Migration20261127035818_add_barcodes';

  override up(): void | Promise<void> {
    this.addSql(`create table "barcode_readings" ("code" varchar(14) not null, "title" text null, "expires_at" timestamptz not null, primary key ("code"));`);
    this.addSql(`create index "barcode_readings_expires_at_index" on "barcode_readings" ("expires_at");`);

    this.addSql(`create table "remembered_barcodes" ("id" uuid not null, "list_id" uuid null, "named_by_id" uuid not null, "code" varchar(14) not null, "title" text not null, "category" text not null, "amount" text not null, "named_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "remembered_barcodes_named_by_id_named_at_index" on "remembered_barcodes" ("named_by_id", "named_at");`);
    this.addSql(`alter table "remembered_barcodes" add constraint "remembered_barcodes_list_id_code_unique" unique ("list_id", "code");`);

    this.addSql(`alter table "remembered_barcodes" add constraint "remembered_barcodes_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete set null;`);
    this.addSql(`alter table "remembered_barcodes" add constraint "remembered_barcodes_named_by_id_foreign" foreign key ("named_by_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "barcode_readings" cascade;`);
    this.addSql(`drop table if exists "remembered_barcodes" cascade;`);
  }

}
