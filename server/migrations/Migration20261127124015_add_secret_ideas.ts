import { Migration } from '@mikro-orm/migrations';

export class Migration20261127124015_add_secret_ideas extends Migration {

  override name = 'Migration20261127124015_add_secret_ideas';

  override up(): void | Promise<void> {
    this.addSql(`alter table "off_list_gifts" add "is_idea" boolean not null default false, add "suggester_id" uuid null, add "suggester_key_id" uuid null, add "notes" varchar(300) not null default '', add "primary_url" text null, add "taken_at" timestamptz null, add "held_until" timestamptz null;`);
    this.addSql(`alter table "off_list_gifts" add constraint "off_list_gifts_suggester_id_foreign" foreign key ("suggester_id") references "users" ("id") on delete set null not valid;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "off_list_gifts" where "is_idea";`);
    this.addSql(`update "lists" l set "off_list_gifts" = (select count(*) from "off_list_gifts" p where p."list_id" = l."id"), "told_off_list_gifts" = (select count(*) from "off_list_gifts" p where p."list_id" = l."id" and p."is_told_after") where l."off_list_gifts" > 0;`);
    this.addSql(`alter table "off_list_gifts" drop constraint "off_list_gifts_suggester_id_foreign";`);

    this.addSql(`alter table "off_list_gifts" drop column "is_idea", drop column "suggester_id", drop column "suggester_key_id", drop column "notes", drop column "primary_url", drop column "taken_at", drop column "held_until";`);
  }

}
