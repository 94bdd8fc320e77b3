import { Migration } from '@mikro-orm/migrations';

export class Migration20261126140315_add_item_variants extends Migration {

  override name = 'Migration20261126140315_add_item_variants';

  override up(): void | Promise<void> {
    this.addSql(`alter table "items" add "variant" varchar(200) not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "items" drop column "variant";`);
  }

}
