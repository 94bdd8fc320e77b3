import { Migration } from '@mikro-orm/migrations';

export class Migration20261126091532_add_item_amounts extends Migration {

  override name = 'Migration20261126091532_add_item_amounts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "items" add "amount" varchar(40) not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "items" drop column "amount";`);
  }

}
