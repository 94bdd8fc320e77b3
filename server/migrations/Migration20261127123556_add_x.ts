import { Migration } from '@mikro-orm/migrations';

export class Migration20261127123556_add_x extends Migration {

  override name = 'Migration20261127123556_add_x';

  override up(): void | Promise<void> {
    this.addSql(`alter table "off_list_gifts" drop constraint "off_list_holds_list_id_foreign";`);

    this.addSql(`alter table "off_list_gifts" add constraint "off_list_gifts_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter index "off_list_holds_list_id_index" rename to "off_list_gifts_list_id_index";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "off_list_gifts" drop constraint "off_list_gifts_list_id_foreign";`);

    this.addSql(`alter table "off_list_gifts" add constraint "off_list_holds_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter index "off_list_gifts_list_id_index" rename to "off_list_holds_list_id_index";`);
  }

}
