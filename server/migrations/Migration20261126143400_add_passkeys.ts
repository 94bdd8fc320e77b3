import { Migration } from '@mikro-orm/migrations';

export class Migration20261126143400_add_passkeys extends Migration {

  override name = 'Migration20261126143400_add_passkeys';

  override up(): void | Promise<void> {
    this.addSql(`create table "passkey_challenges" ("hash" varchar(64) not null, "user_id" uuid null, "expires_at" timestamptz not null, primary key ("hash"));`);
    this.addSql(`create index "passkey_challenges_user_id_index" on "passkey_challenges" ("user_id");`);
    this.addSql(`create index "passkey_challenges_expires_at_index" on "passkey_challenges" ("expires_at");`);

    this.addSql(`create table "passkeys" ("id" uuid not null, "user_id" uuid not null, "name" varchar(50) not null, "credential_id" varchar(1400) not null, "public_key" varchar(4000) not null, "counter" bigint not null, "transports" text[] not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "passkeys_user_id_index" on "passkeys" ("user_id");`);
    this.addSql(`alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id");`);

    this.addSql(`alter table "passkey_challenges" add constraint "passkey_challenges_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "passkey_challenges" cascade;`);
    this.addSql(`drop table if exists "passkeys" cascade;`);
  }

}
