import { Migration } from '@mikro-orm/migrations';

export class Migration20261126053217_add_guest_keys extends Migration {

  override name = 'Migration20261126053217_add_guest_keys';

  override up(): void | Promise<void> {
    this.addSql(`create table "guest_addresses" ("guest_key_id" uuid not null, "email" varchar(254) not null, "created_at" timestamptz not null, primary key ("guest_key_id", "email"));`);
    this.addSql(`create index "guest_addresses_email_index" on "guest_addresses" ("email");`);

    this.addSql(`create table "joined_guest_keys" ("id" uuid not null, "joined_to" uuid not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "joined_guest_keys_joined_to_index" on "joined_guest_keys" ("joined_to");`);

    this.addSql(`alter table "purchases" add "guest_key_id" uuid null;`);
    this.addSql(`create index "purchases_guest_key_id_index" on "purchases" ("guest_key_id") where "guest_key_id" is not null;`);

    this.addSql(`alter table "lapsed_holds" add "guest_key_id" uuid null;`);
    this.addSql(`create index "lapsed_holds_guest_key_id_index" on "lapsed_holds" ("guest_key_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "guest_addresses" cascade;`);
    this.addSql(`drop table if exists "joined_guest_keys" cascade;`);

    this.addSql(`drop index "lapsed_holds_guest_key_id_index";`);
    this.addSql(`alter table "lapsed_holds" drop column "guest_key_id";`);

    this.addSql(`drop index "purchases_guest_key_id_index";`);
    this.addSql(`alter table "purchases" drop column "guest_key_id";`);
  }

}
