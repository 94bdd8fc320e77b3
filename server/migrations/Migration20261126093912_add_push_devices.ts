import { Migration } from '@mikro-orm/migrations';

export class Migration20261126093912_add_push_devices extends Migration {

  override name = 'Migration20261126093912_add_push_devices';

  override up(): void | Promise<void> {
    this.addSql(`create table "push_devices" ("id" uuid not null, "user_id" uuid not null, "session_id" uuid not null, "endpoint" varchar(1000) not null, "p256dh" varchar(100) not null, "auth" varchar(50) not null, "kinds" text[] not null, "is_quiet_at_night" boolean not null, "time_zone" varchar(64) not null, "created_at" timestamptz not null, "told_until" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "push_devices_user_id_index" on "push_devices" ("user_id");`);
    this.addSql(`create index "push_devices_session_id_index" on "push_devices" ("session_id");`);
    this.addSql(`alter table "push_devices" add constraint "push_devices_endpoint_unique" unique ("endpoint");`);

    this.addSql(`alter table "push_devices" add constraint "push_devices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "push_devices" add constraint "push_devices_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on delete cascade;`);
    this.addSql(`alter table "push_devices" add constraint "push_devices_kinds_check" check ("kinds" <@ array['GIFTS'::text, 'CHANGES'::text, 'PEOPLE'::text]);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "push_devices" cascade;`);
  }

}
