import { Migration } from '@mikro-orm/migrations';

export class Migration20261127090021_add_circles extends Migration {

  override name = 'Migration20261127090021_add_circles';

  override up(): void | Promise<void> {
    this.addSql(`create table "circles" ("id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(50) not null, "link_version" int not null default 1, primary key ("id"));`);

    this.addSql(`create table "circle_members" ("circle_id" uuid not null, "user_id" uuid not null, "runs_it" boolean not null default false, "joined_at" timestamptz not null default now(), "calendar_version" int not null default 1, primary key ("circle_id", "user_id"));`);
    this.addSql(`create index "circle_members_user_id_index" on "circle_members" ("user_id");`);

    this.addSql(`create table "circle_lists" ("list_id" uuid not null, "circle_id" uuid not null, "user_id" uuid not null, primary key ("list_id", "circle_id", "user_id"));`);
    this.addSql(`create index "circle_lists_circle_id_user_id_index" on "circle_lists" ("circle_id", "user_id");`);

    this.addSql(`alter table "circle_members" add constraint "circle_members_circle_id_foreign" foreign key ("circle_id") references "circles" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "circle_members" add constraint "circle_members_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "circle_lists" add constraint "circle_lists_list_id_foreign" foreign key ("list_id") references "lists" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "circle_lists" add constraint "circle_lists_circle_id_user_id_foreign" foreign key ("circle_id", "user_id") references "circle_members" ("circle_id", "user_id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "circle_members" drop constraint "circle_members_circle_id_foreign";`);
    this.addSql(`alter table "circle_lists" drop constraint "circle_lists_circle_id_user_id_foreign";`);

    this.addSql(`drop table if exists "circles" cascade;`);
    this.addSql(`drop table if exists "circle_members" cascade;`);
    this.addSql(`drop table if exists "circle_lists" cascade;`);
  }

}
