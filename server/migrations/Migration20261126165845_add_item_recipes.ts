import { Migration } from '@mikro-orm/migrations';

export class Migration20261126165845_add_item_recipes extends Migration {

  override name = 'Migration20261126165845_add_item_recipes';

  override up(): void | Promise<void> {
    this.addSql(`alter table "items" add "recipes" varchar(2000) not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "items" drop column "recipes";`);
  }

}
