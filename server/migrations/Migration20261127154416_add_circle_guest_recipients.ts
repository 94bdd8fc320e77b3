import { Migration } from '@mikro-orm/migrations';

export class Migration20261127154416_add_circle_guest_recipients extends Migration {

  override name = 'Migration20261127154416_add_circle_guest_recipients';

  override up(): void | Promise<void> {
    this.addSql(`create table "circle_guest_recipients" ("id" uuid not null, "guest_id" uuid not null, "person_id" uuid null, "user_id" uuid null, "is_guest" boolean not null, primary key ("id"));`);
    this.addSql(`create index "circle_guest_recipients_person_id_index" on "circle_guest_recipients" ("person_id");`);
    this.addSql(`create index "circle_guest_recipients_user_id_index" on "circle_guest_recipients" ("user_id");`);
    this.addSql(`alter table "circle_guest_recipients" add constraint "circle_guest_recipients_guest_id_user_id_unique" unique ("guest_id", "user_id");`);
    this.addSql(`alter table "circle_guest_recipients" add constraint "circle_guest_recipients_guest_id_person_id_unique" unique ("guest_id", "person_id");`);

    this.addSql(`alter table "circle_guest_recipients" add constraint "circle_guest_recipients_guest_id_foreign" foreign key ("guest_id") references "circle_guests" ("id") on delete cascade;`);
    this.addSql(`alter table "circle_guest_recipients" add constraint "circle_guest_recipients_person_id_foreign" foreign key ("person_id") references "persons" ("id") on delete cascade;`);
    this.addSql(`alter table "circle_guest_recipients" add constraint "circle_guest_recipients_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "circle_guest_recipients" cascade;`);
  }

}
