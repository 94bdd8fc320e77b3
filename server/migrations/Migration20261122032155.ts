import { Migration } from '@mikro-orm/migrations';

export class Migration20261122032155 extends Migration {

  override name = 'Migration20261122032155';

  override up(): void | Promise<void> {
    this.addSql(`create table "page_readings" ("key" varchar(64) not null, "outcome" jsonb null, "read_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("key"));`);
    this.addSql(`create index "page_readings_expires_at_index" on "page_readings" ("expires_at");`);

    this.addSql(`create table "shop_days" ("host" varchar(255) not null, "day" date not null, "pages" int not null, "pages_read" int not null, "pages_denied" int not null, "without_title" int not null, "without_description" int not null, "without_picture" int not null, "without_price" int not null, primary key ("host", "day"));`);
    this.addSql(`create index "shop_days_day_index" on "shop_days" ("day");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "page_readings" cascade;`);
    this.addSql(`drop table if exists "shop_days" cascade;`);
  }

}
