import { Migration } from '@mikro-orm/migrations';

export class Migration20261123132541 extends Migration {

  override name = 'Migration20261123132541';

  override up(): void | Promise<void> {
    this.addSql(`create table "hidden_buyers" ("list_id" uuid not null, "began_at" timestamptz null, "ended_at" timestamptz null, primary key ("list_id"));`);
    this.addSql(`create index "hidden_buyers_ended_at_index" on "hidden_buyers" ("ended_at");`);

    // a surprise that became "taken, but not by whom" hides its buyers still
    this.addSql(`insert into "hidden_buyers" select k."list_id", k."began_at", case when l."purchase_visibility" <> 'OWNER_SEES_TAKEN' then k."ended_at" end from "kept_surprises" k join "lists" l on l."id" = k."list_id";`);
    this.addSql(`drop table if exists "kept_surprises" cascade;`);

    this.addSql(`alter table "purchase_notices" rename column "is_surprise_ended" to "is_buyer_shown";`);

    this.addSql(`alter table "hidden_buyers" add constraint "hidden_buyers_list_id_foreign" foreign key ("list_id") references "lists" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table "kept_surprises" ("began_at" timestamptz(6) null, "ended_at" timestamptz(6) null, "list_id" uuid not null, primary key ("list_id"));`);
    this.addSql(`create index "kept_surprises_ended_at_index" on "kept_surprises" ("ended_at");`);

    this.addSql(`insert into "kept_surprises" ("list_id", "began_at", "ended_at") select "list_id", "began_at", "ended_at" from "hidden_buyers";`);
    this.addSql(`drop table if exists "hidden_buyers" cascade;`);

    this.addSql(`alter table "purchase_notices" rename column "is_buyer_shown" to "is_surprise_ended";`);

    this.addSql(`alter table "kept_surprises" add constraint "kept_surprises_list_id_foreign" foreign key ("list_id") references "lists" ("id") on update cascade on delete cascade;`);
  }

}
