import { Migration } from '@mikro-orm/migrations';

export class Migration20261126001133 extends Migration {

  override name = 'Migration20261126001133';

  override up(): void | Promise<void> {
    this.addSql(`create table "shop_rules" ("name" varchar(80) not null, "rule" jsonb not null, "updated_at" timestamptz not null, primary key ("name"));`);

    this.addSql(`alter table "shop_days" add "rule_failed" int not null default 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "shop_rules" cascade;`);

    this.addSql(`alter table "shop_days" drop column "rule_failed";`);
  }

}
