import { Migration } from '@mikro-orm/migrations';

export class Migration20261125150500 extends Migration {

  override name = 'Migration20261125150500';

  override up(): void | Promise<void> {
    this.addSql(`alter table "kept_answers" alter column "key" type text;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "kept_answers" alter column "key" type varchar(500) using ("key"::varchar(500));`);
  }

}
