import { Migration } from '@mikro-orm/migrations';

export class Migration20261120161952 extends Migration {

  override name = 'Migration20261120161952';

  override up(): void | Promise<void> {
    this.addSql(`alter table "items" add "times_put_back" int not null default 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "items" drop column "times_put_back";`);
  }

}
