import { Migration } from '@mikro-orm/migrations';

export class Migration20261127041741_add_passkey_codes extends Migration {

  override name = 'Migration20261127041741_add_passkey_codes';

  override up(): void | Promise<void> {
    this.addSql(`create table "passkey_codes" ("hash" varchar(64) not null, "user_id" uuid not null, "expires_at" timestamptz not null, primary key ("hash"));`);
    this.addSql(`create index "passkey_codes_user_id_index" on "passkey_codes" ("user_id");`);
    this.addSql(`create index "passkey_codes_expires_at_index" on "passkey_codes" ("expires_at");`);

    this.addSql(`alter table "passkey_codes" add constraint "passkey_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "passkey_codes" cascade;`);
  }

}
