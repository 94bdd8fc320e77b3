import { Migration } from '@mikro-orm/migrations';

export class Migration20261120171301 extends Migration {

  override name = 'Migration20261120171301';

  override up(): void | Promise<void> {
    this.addSql(`create table "api_keys" ("id" uuid not null, "user_id" uuid not null, "name" varchar(50) not null, "prefix" varchar(12) not null, "hash" varchar(64) not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "api_keys_user_id_index" on "api_keys" ("user_id");`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_hash_unique" unique ("hash");`);

    this.addSql(`alter table "users" add "google_subject" varchar(255) null;`);
    this.addSql(`alter table "users" add constraint "users_google_subject_unique" unique ("google_subject");`);

    this.addSql(`alter table "api_keys" add constraint "api_keys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "api_keys" cascade;`);

    this.addSql(`alter table "users" drop constraint "users_google_subject_unique";`);
    this.addSql(`alter table "users" drop column "google_subject";`);
  }

}
