import { Migration } from '@mikro-orm/migrations';

export class Migration20261127081812_add_index_of_who_added extends Migration {

  override name = 'Migration20261127081812_add_index_of_who_added';

  override up(): void | Promise<void> {
    this.addSql(`create index "items_added_by_id_index" on "items" ("added_by_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "items_added_by_id_index";`);
  }

}
