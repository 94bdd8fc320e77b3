import { Migration } from '@mikro-orm/migrations';

export class Migration20261126140623_add_item_orders extends Migration {

  override name = 'Migration20261126140623_add_item_orders';

  override up(): void | Promise<void> {
    this.addSql(`create index items_date_index on items (list_id, (created_at), order_index, id);`);
    this.addSql(`create index items_category_index on items (list_id, (nullif(left(normalize(lower(category), NFKD), 100), '') collate ucs_basic), order_index, id);`);
    this.addSql(`create index items_price_index on items (list_id, (price_minor), order_index, id);`);
    this.addSql(`create index items_name_index on items (list_id, (left(normalize(lower(title), NFKD), 100) collate ucs_basic), order_index, id);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "items_date_index";`);
    this.addSql(`drop index "items_category_index";`);
    this.addSql(`drop index "items_price_index";`);
    this.addSql(`drop index "items_name_index";`);
  }

}
