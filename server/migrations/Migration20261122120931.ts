import { Migration } from '@mikro-orm/migrations';

export class Migration20261122120931 extends Migration {

  override name = 'Migration20261122120931';

  override up(): void | Promise<void> {
    this.addSql(`alter table "kept_answers" add "request_hash" varchar(43) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "kept_answers" drop column "request_hash";`);
  }

}
