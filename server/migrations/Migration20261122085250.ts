import { Migration } from '@mikro-orm/migrations';

export class Migration20261122085250 extends Migration {

  override name = 'Migration20261122085250';

  override up(): void | Promise<void> {
    this.addSql(`alter table "affiliate_sites" add "deleted_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "affiliate_sites" drop column "deleted_at";`);
  }

}
