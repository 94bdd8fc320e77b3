import { Migration } from '@mikro-orm/migrations';

export class Migration20261126051000_add_hold_language extends Migration {

  override name = 'Migration20261126051000_add_hold_language';

  override up(): void | Promise<void> {
    this.addSql(`alter table "lapsed_holds" add "language" varchar(10) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lapsed_holds" drop column "language";`);
  }

}
