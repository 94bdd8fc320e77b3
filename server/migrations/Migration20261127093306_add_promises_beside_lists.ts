import { Migration } from '@mikro-orm/migrations';

export class Migration20261127093306_add_promises_beside_lists extends Migration {

  override name = 'Migration20261127093306_add_promises_beside_lists';

  override up(): void | Promise<void> {
    this.addSql(`alter table "lists" add "off_list_kept_from" uuid[] not null default '{}', add "off_list_kept_until" timestamptz null;`);

    this.addSql(`alter table "off_list_gifts" add "kept_from" uuid[] not null default '{}', add "kept_until" timestamptz null;`);
    this.addSql(`update "off_list_gifts" p set "kept_until" = coalesce(l."event_starts_at", '9999-12-31Z'), "kept_from" = case when l."person_id" is null
      then array(select l."owner_id" union select c."user_id" from "collaborators" c where c."list_id" = l."id" and c."role" = 'EDITOR') else '{}' end
      from "lists" l where l."id" = p."list_id";`);
    this.addSql(`alter table "off_list_gifts" alter column "kept_until" set not null;`);
    this.addSql(`update "lists" l set "off_list_kept_until" = (select max(p."kept_until") from "off_list_gifts" p where p."list_id" = l."id"),
      "off_list_kept_from" = array(select distinct k.id from "off_list_gifts" p cross join unnest(p."kept_from") as k (id) where p."list_id" = l."id")
      where l."off_list_gifts" > 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lists" drop column "off_list_kept_from", drop column "off_list_kept_until";`);

    this.addSql(`alter table "off_list_gifts" drop column "kept_from", drop column "kept_until";`);
  }

}
