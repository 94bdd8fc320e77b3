import { Migration } from '@mikro-orm/migrations';

export class Migration20261120161959 extends Migration {

  override name = 'Migration20261120161959';

  override up(): void | Promise<void> {
    this.addSql(`alter table "lists" add "share_link_expires_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lists" drop column "share_link_expires_at";`);
  }

}
