import { Migration } from '@mikro-orm/migrations';

export class Migration20261126021236_add_identities extends Migration {

  override name = 'Migration20261126021236_add_identities';

  override up(): void | Promise<void> {
    this.addSql(`create table "identities" ("issuer" varchar(500) not null, "subject" varchar(255) not null, "user_id" uuid not null, "issuer_id" varchar(30) not null, "makes_administrator" boolean not null default false, "created_at" timestamptz not null default now(), primary key ("issuer", "subject"));`);
    this.addSql(`alter table "identities" add constraint "identities_user_id_issuer_unique" unique ("user_id", "issuer");`);

    this.addSql(`alter table "identities" add constraint "identities_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    // Servers of 0.2.0 go on reading the column, so it stays for one release.
    this.addSql(`insert into "identities" ("issuer", "subject", "user_id", "issuer_id") select 'https://accounts.google.com', "google_subject", "id", 'google' from "users" where "google_subject" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "identities" cascade;`);
  }

}
