import { Migration } from '@mikro-orm/migrations';

export class Migration20261122054440 extends Migration {

  override name = 'Migration20261122054440';

  override up(): void | Promise<void> {
    this.addSql(`create table "affiliate_sites" ("id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(100) not null, "affiliate_code" varchar(200) not null, "default_logo_url" varchar(2000) null, "logo_id" uuid null, "is_active" boolean not null default true, "url_formats" jsonb not null, "domains" text[] not null, "top_priority" int not null default 0, primary key ("id"));`);
    this.addSql(`alter table "affiliate_sites" add constraint "affiliate_sites_logo_id_unique" unique ("logo_id");`);
    this.addSql(`create index "affiliate_sites_domains_index" on "affiliate_sites" using gin ("domains");`);

    this.addSql(`create table "affiliate_click_days" ("site_id" uuid not null, "day" date not null, "clicks" int not null, primary key ("site_id", "day"));`);

    this.addSql(`alter table "items" add "affiliate_site_id" uuid null, add "affiliate_url" text null, add "affiliate_logo_url" varchar(2000) null;`);

    this.addSql(`alter table "affiliate_sites" add constraint "affiliate_sites_logo_id_foreign" foreign key ("logo_id") references "images" ("id") on delete set null;`);

    this.addSql(`alter table "affiliate_click_days" add constraint "affiliate_click_days_site_id_foreign" foreign key ("site_id") references "affiliate_sites" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "affiliate_click_days" drop constraint "affiliate_click_days_site_id_foreign";`);

    this.addSql(`drop table if exists "affiliate_sites" cascade;`);
    this.addSql(`drop table if exists "affiliate_click_days" cascade;`);

    this.addSql(`alter table "items" drop column "affiliate_site_id", drop column "affiliate_url", drop column "affiliate_logo_url";`);
  }

}
