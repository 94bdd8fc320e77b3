import { Migration } from '@mikro-orm/migrations';

export class Migration20261126181200_add_group_gifts extends Migration {

  override name = 'Migration20261126181200_add_group_gifts';

  override up(): void | Promise<void> {
    this.addSql(`create table "pledges" ("id" uuid not null, "item_id" uuid not null, "amount_minor" bigint not null, "guest_email" varchar(254) not null, "guest_name" varchar(100) null, "guest_key_id" uuid null, "buyer_id" uuid null, "language" varchar(10) null, "created_at" timestamptz not null, "paid_at" timestamptz null, "confirmed_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "pledges_item_id_index" on "pledges" ("item_id");`);
    this.addSql(`create index "pledges_guest_email_index" on "pledges" ("guest_email");`);
    this.addSql(`create index "pledges_guest_key_id_index" on "pledges" ("guest_key_id");`);
    this.addSql(`create index "pledges_buyer_id_index" on "pledges" ("buyer_id");`);

    this.addSql(`create table "pools" ("item_id" uuid not null, "organiser_id" uuid null, "pay_back" text null, "purchase_id" uuid null, "began_at" timestamptz not null, primary key ("item_id"));`);
    this.addSql(`create index "pools_organiser_id_index" on "pools" ("organiser_id");`);
    this.addSql(`create index "pools_purchase_id_index" on "pools" ("purchase_id");`);

    this.addSql(`alter table "items" add "is_group_gift" boolean not null default false, add "pledged_minor" bigint not null default '0', add "pledge_count" int not null default 0, add "pledge_currency" varchar(3) null;`);

    this.addSql(`alter table "pledges" add constraint "pledges_item_id_foreign" foreign key ("item_id") references "items" ("id") on delete cascade;`);
    this.addSql(`alter table "pledges" add constraint "pledges_buyer_id_foreign" foreign key ("buyer_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "pledges" add constraint "pledges_check" check (amount_minor > 0);`);

    this.addSql(`alter table "pools" add constraint "pools_item_id_foreign" foreign key ("item_id") references "items" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "pools" add constraint "pools_organiser_id_foreign" foreign key ("organiser_id") references "pledges" ("id") on delete set null;`);
    this.addSql(`alter table "pools" add constraint "pools_purchase_id_foreign" foreign key ("purchase_id") references "purchases" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "pools" drop constraint "pools_organiser_id_foreign";`);

    this.addSql(`drop table if exists "pledges" cascade;`);
    this.addSql(`drop table if exists "pools" cascade;`);

    this.addSql(`alter table "items" drop column "is_group_gift", drop column "pledged_minor", drop column "pledge_count", drop column "pledge_currency";`);
  }

}
