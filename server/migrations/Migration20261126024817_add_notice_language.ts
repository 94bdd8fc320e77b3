import { Migration } from '@mikro-orm/migrations';

export class Migration20261126024817_add_notice_language extends Migration {

  override name = 'Migration20261126024817_add_notice_language';

  override up(): void | Promise<void> {
    this.addSql(`alter table "purchase_notices" add "language" varchar(10) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "purchase_notices" drop column "language";`);
  }

}
