import { Migration } from '@mikro-orm/migrations';

export class Migration20261123102204 extends Migration {

  override name = 'Migration20261123102204';

  override up(): void | Promise<void> {
    this.addSql(`alter table "purchase_notices" add "item_id" uuid null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "purchase_notices" drop column "item_id";`);
  }

}
