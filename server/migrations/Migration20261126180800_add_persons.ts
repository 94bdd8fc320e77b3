import { Migration } from '@mikro-orm/migrations';

export class Migration20261126180800_add_persons extends Migration {

  override name = 'Migration20261126180800_add_persons';

  override up(): void | Promise<void> {
    this.addSql(`create table "persons" ("id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(50) not null, "birth_month" smallint null, "birth_day" smallint null, "birth_year" smallint null, "owner_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "persons_owner_id_index" on "persons" ("owner_id");`);

    this.addSql(`alter table "gift_budgets" drop constraint "gift_budgets_recipient_id_foreign";`);

    this.addSql(`alter table "lists" add "person_id" uuid null;`);
    this.addSql(`alter table "lists" add constraint "lists_person_id_foreign" foreign key ("person_id") references "persons" ("id") on delete set null;`);
    this.addSql(`create index "lists_person_id_index" on "lists" ("person_id") where "person_id" is not null;`);

    this.addSql(`alter table "persons" add constraint "persons_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lists" drop constraint "lists_person_id_foreign";`);

    this.addSql(`drop table if exists "persons" cascade;`);

    this.addSql(`delete from "gift_budgets" where "recipient_id" not in (select "id" from "users");`);
    this.addSql(`alter table "gift_budgets" add constraint "gift_budgets_recipient_id_foreign" foreign key ("recipient_id") references "users" ("id") on delete cascade;`);

    this.addSql(`drop index "lists_person_id_index";`);
    this.addSql(`alter table "lists" drop column "person_id";`);
  }

}
