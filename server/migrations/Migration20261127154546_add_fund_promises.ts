import { Migration } from '@mikro-orm/migrations';

export class Migration20261127154546_add_fund_promises extends Migration {

  override name = 'Migration20261127154546_add_fund_promises';

  override up(): void | Promise<void> {
    this.addSql(`alter table "pledges" add "lapse_asked_at" timestamptz null;`);

    this.addSql(`alter table "gone_pledges" add "is_fund" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "gone_pledges" drop column "is_fund";`);

    this.addSql(`alter table "pledges" drop column "lapse_asked_at";`);
  }

}
