import { Migration } from '@mikro-orm/migrations';

export class Migration20261129121647_add_last_changes extends Migration {

  override name = 'Migration20261129121647_add_last_changes';

  override up(): void | Promise<void> {
    this.addSql(`alter table "lists" add "changed_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lists" drop column "changed_at";`);
  }

}
