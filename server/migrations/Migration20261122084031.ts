import { Migration } from '@mikro-orm/migrations';

export class Migration20261122084031 extends Migration {

  override name = 'Migration20261122084031';

  override up(): void | Promise<void> {
    this.addSql(`alter table "presences" add "edited_ids" uuid[] not null default '{}';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "presences" drop column "edited_ids";`);
  }

}
