import { Migration } from '@mikro-orm/migrations';

export class Migration20261127010555_add_reopened_pools extends Migration {

  override name = 'Migration20261127010555_add_reopened_pools';

  override up(): void | Promise<void> {
    this.addSql(`alter table "pools" add "settled_at" timestamptz null, add "reopened_at" timestamptz null;`);
    this.addSql(`update "pools" set "settled_at" = "organised_at" where "purchase_id" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "pools" drop column "settled_at", drop column "reopened_at";`);
  }

}
