import { Migration } from '@mikro-orm/migrations';

export class Migration20261126050405_add_name_enough extends Migration {

  override name = 'Migration20261126050405_add_name_enough';

  override up(): void | Promise<void> {
    this.addSql(`alter table "lists" add "is_name_enough" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lists" drop column "is_name_enough";`);
  }

}
