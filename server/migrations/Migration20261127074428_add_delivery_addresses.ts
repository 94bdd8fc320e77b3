import { Migration } from '@mikro-orm/migrations';

export class Migration20261127074428_add_delivery_addresses extends Migration {

  override name = 'Migration20261127074428_add_delivery_addresses';

  override up(): void | Promise<void> {
    this.addSql(`create table "delivery_addresses" ("list_id" uuid not null, "sealed" text not null, "times_shown" int not null default 0, primary key ("list_id"));`);

    this.addSql(`alter table "delivery_addresses" add constraint "delivery_addresses_list_id_foreign" foreign key ("list_id") references "lists" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "delivery_addresses" cascade;`);
  }

}
