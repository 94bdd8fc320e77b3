import { Migration } from '@mikro-orm/migrations';

export class Migration20261122053446 extends Migration {

  override name = 'Migration20261122053446';

  override up(): void | Promise<void> {
    this.addSql(`alter table "lists" add "category_order" jsonb not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lists" drop column "category_order";`);
  }

}
