import { Migration } from '@mikro-orm/migrations';

export class Migration20261127005305_add_webhooks_of_others extends Migration {

  override name = 'Migration20261127005305_add_webhooks_of_others';

  override up(): void | Promise<void> {
    this.addSql(`create index "webhooks_list_ids_index" on "webhooks" using gin ("list_ids");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "webhooks_list_ids_index";`);
  }

}
