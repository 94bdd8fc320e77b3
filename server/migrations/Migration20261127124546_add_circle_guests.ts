import { Migration } from '@mikro-orm/migrations';

export class Migration20261127124546_add_circle_guests extends Migration {

  override name = 'Migration20261127124546_add_circle_guests';

  override up(): void | Promise<void> {
    this.addSql(`create table "circle_guests" ("id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "circle_id" uuid not null, "name" varchar(50) not null, "language" varchar(10) not null, "is_large_type" boolean not null, "secret_hash" varchar(64) null, "known_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "circle_guests_circle_id_index" on "circle_guests" ("circle_id");`);
    this.addSql(`alter table "circle_guests" add constraint "circle_guests_secret_hash_unique" unique ("secret_hash");`);
    this.addSql(`create index "circle_guests_known_by_id_index" on "circle_guests" ("known_by_id");`);

    this.addSql(`alter table "circle_guests" add constraint "circle_guests_circle_id_foreign" foreign key ("circle_id") references "circles" ("id") on delete cascade;`);
    this.addSql(`alter table "circle_guests" add constraint "circle_guests_known_by_id_foreign" foreign key ("known_by_id") references "users" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "circle_guests" cascade;`);
  }

}
