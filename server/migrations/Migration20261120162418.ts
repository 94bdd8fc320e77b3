import { Migration } from '@mikro-orm/migrations';

export class Migration20261120162418 extends Migration {

  override name = 'Migration20261120162418';

  override up(): void | Promise<void> {
    this.addSql(`create table "purchase_notices" ("purchase_id" uuid not null, "list_id" uuid not null, "email" varchar(254) not null, "buyer_id" uuid null, "quantity" int not null, "bought_at" timestamptz not null, "fate" text not null, "list_name" varchar(50) null, "item_title" varchar(200) null, "item_url" varchar(2000) null, "quantity_desired" int not null, "noted_at" timestamptz not null, primary key ("purchase_id"));`);
    this.addSql(`create index "purchase_notices_list_id_index" on "purchase_notices" ("list_id");`);
    this.addSql(`create index "purchase_notices_email_index" on "purchase_notices" ("email");`);
    this.addSql(`create index "purchase_notices_buyer_id_index" on "purchase_notices" ("buyer_id");`);

    this.addSql(`alter table "lists" add "share_link_replaced_at" timestamptz null;`);

    this.addSql(`alter table "purchase_notices" add constraint "purchase_notices_check" check (quantity > 0);`);
    this.addSql(`alter table "purchase_notices" add constraint "purchase_notices_fate_check" check ("fate" in ('CHANGED', 'ITEM_REMOVED', 'LIST_REMOVED'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "purchase_notices" cascade;`);

    this.addSql(`alter table "lists" drop column "share_link_replaced_at";`);
  }

}
