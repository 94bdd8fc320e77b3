import { Migration } from '@mikro-orm/migrations';

export class Migration20261120174554 extends Migration {

  override name = 'Migration20261120174554';

  override up(): void | Promise<void> {
    this.addSql(`create table "unsubscribed_addresses" ("address_hash" varchar(64) not null, "created_at" timestamptz not null, primary key ("address_hash"));`);

    this.addSql(`create table "digests" ("user_id" uuid not null, "period" date not null, "until" timestamptz not null, primary key ("user_id"));`);

    this.addSql(`alter table "mails" add "unsubscribe_url" text null, add "about_list_id" uuid null, add "tries" int not null default 0;`);

    this.addSql(`alter table "digests" add constraint "digests_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "unsubscribed_addresses" cascade;`);
    this.addSql(`drop table if exists "digests" cascade;`);

    this.addSql(`alter table "mails" drop column "unsubscribe_url", drop column "about_list_id", drop column "tries";`);
  }

}
