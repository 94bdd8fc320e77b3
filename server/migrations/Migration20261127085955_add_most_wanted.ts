import { Migration } from '@mikro-orm/migrations';

export class Migration20261127085955_add_most_wanted extends Migration {

  override name = 'Migration20261127085955_add_most_wanted';

  override up(): void | Promise<void> {
    this.addSql(`alter table "items" add "is_most_wanted" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "items" drop column "is_most_wanted";`);
  }

}
