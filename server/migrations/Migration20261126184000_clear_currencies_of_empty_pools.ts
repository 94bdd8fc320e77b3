import { Migration } from '@mikro-orm/migrations';

/** From now on an item has a currency of pledges as long as it has a pool: one without a count is bought. */
export class Migration20261126184000_clear_currencies_of_empty_pools extends Migration {

  override name = 'Migration20261126184000_clear_currencies_of_empty_pools';

  override up(): void | Promise<void> {
    this.addSql(`update "items" set "pledge_currency" = null where "pledge_currency" is not null and not exists (select from "pledges" where "pledges"."item_id" = "items"."id");`);
  }

  override down(): void | Promise<void> {}

}
