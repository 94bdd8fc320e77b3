import { Migration } from '@mikro-orm/migrations';

export class Migration20261127035625_add_draws extends Migration {

  override name = 'Migration20261127035625_add_draws';

  override up(): void | Promise<void> {
    this.addSql(`create table "draws" ("id" uuid not null, "name" varchar(100) not null, "day" date not null, "budget_minor" bigint null, "budget_currency" varchar(3) null, "note" varchar(1000) not null, "organiser_id" uuid null, "drawn_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "draws_day_index" on "draws" ("day");`);
    this.addSql(`create index "draws_organiser_id_index" on "draws" ("organiser_id");`);

    this.addSql(`create table "draw_participants" ("id" uuid not null, "draw_id" uuid not null, "name" varchar(50) not null, "email" varchar(254) not null, "user_id" uuid null, "language" varchar(10) null, "confirmed_at" timestamptz null, "wishlist_id" uuid null, "wishlist_url" varchar(2000) null, "drawn" varchar(200) null, primary key ("id"));`);
    this.addSql(`create index "draw_participants_email_index" on "draw_participants" ("email");`);
    this.addSql(`create index "draw_participants_user_id_index" on "draw_participants" ("user_id");`);
    this.addSql(`create index "draw_participants_wishlist_id_index" on "draw_participants" ("wishlist_id");`);
    this.addSql(`alter table "draw_participants" add constraint "draw_participants_draw_id_email_unique" unique ("draw_id", "email");`);

    this.addSql(`create table "draw_exclusions" ("id" uuid not null, "draw_id" uuid not null, "giver_id" uuid not null, "receiver_id" uuid not null, "is_mutual" boolean not null, primary key ("id"));`);
    this.addSql(`create index "draw_exclusions_draw_id_index" on "draw_exclusions" ("draw_id");`);
    this.addSql(`create index "draw_exclusions_giver_id_index" on "draw_exclusions" ("giver_id");`);
    this.addSql(`create index "draw_exclusions_receiver_id_index" on "draw_exclusions" ("receiver_id");`);

    this.addSql(`alter table "draws" add constraint "draws_organiser_id_foreign" foreign key ("organiser_id") references "users" ("id") on delete set null;`);

    this.addSql(`alter table "draw_participants" add constraint "draw_participants_draw_id_foreign" foreign key ("draw_id") references "draws" ("id") on delete cascade;`);
    this.addSql(`alter table "draw_participants" add constraint "draw_participants_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "draw_participants" add constraint "draw_participants_wishlist_id_foreign" foreign key ("wishlist_id") references "lists" ("id") on delete set null;`);

    this.addSql(`alter table "draw_exclusions" add constraint "draw_exclusions_draw_id_foreign" foreign key ("draw_id") references "draws" ("id") on delete cascade;`);
    this.addSql(`alter table "draw_exclusions" add constraint "draw_exclusions_giver_id_foreign" foreign key ("giver_id") references "draw_participants" ("id") on delete cascade;`);
    this.addSql(`alter table "draw_exclusions" add constraint "draw_exclusions_receiver_id_foreign" foreign key ("receiver_id") references "draw_participants" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "draw_participants" drop constraint "draw_participants_draw_id_foreign";`);
    this.addSql(`alter table "draw_exclusions" drop constraint "draw_exclusions_draw_id_foreign";`);
    this.addSql(`alter table "draw_exclusions" drop constraint "draw_exclusions_giver_id_foreign";`);
    this.addSql(`alter table "draw_exclusions" drop constraint "draw_exclusions_receiver_id_foreign";`);

    this.addSql(`drop table if exists "draws" cascade;`);
    this.addSql(`drop table if exists "draw_participants" cascade;`);
    this.addSql(`drop table if exists "draw_exclusions" cascade;`);
  }

}
