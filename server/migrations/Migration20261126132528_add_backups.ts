import { Migration } from '@mikro-orm/migrations';

export class Migration20261126132528_add_backups extends Migration {

  override name = 'Migration20261126132528_add_backups';

  override up(): void | Promise<void> {
    this.addSql(`create table "backups" ("id" uuid not null, "name" varchar(100) not null, "store" text not null, "made_at" timestamptz not null, "checked_at" timestamptz not null, "megabytes" int not null, "list_count" int not null, "picture_count" int not null, "missing_picture_count" int not null, primary key ("id"));`);
    this.addSql(`alter table "backups" add constraint "backups_name_unique" unique ("name");`);
    this.addSql(`create index "backups_made_at_index" on "backups" ("made_at");`);

    this.addSql(`alter table "site_problems" drop constraint "site_problems_area_check";`);
    this.addSql(`alter table "site_problems" add constraint "site_problems_area_check" check ("area" in ('PAYMENTS', 'SIGN_IN', 'BACKUPS'));`);

    this.addSql(`alter table "backups" add constraint "backups_store_check" check ("store" in ('disk', 's3'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "backups" cascade;`);

    this.addSql(`alter table "site_problems" drop constraint "site_problems_area_check";`);
    this.addSql(`alter table "site_problems" add constraint "site_problems_area_check" check ("area" in ('PAYMENTS', 'SIGN_IN'));`);
  }

}
