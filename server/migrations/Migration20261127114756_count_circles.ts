import { Migration } from '@mikro-orm/migrations';

export class Migration20261127114756_count_circles extends Migration {

  override name = 'Migration20261127114756_count_circles';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "circle_count" int not null default 0;`);

    this.addSql(`create or replace function "circle_members_circle_members_count_delete_fn"() returns trigger as \$\$ begin update users set circle_count = circle_count - changed.circles from (select user_id, count(*)::int as circles from removed group by user_id) changed where users.id = changed.user_id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "circle_members_count_delete" after delete on "circle_members" referencing old table as removed for each statement execute function "circle_members_circle_members_count_delete_fn"();`);
    this.addSql(`create or replace function "circle_members_circle_members_count_insert_fn"() returns trigger as \$\$ begin update users set circle_count = circle_count + changed.circles from (select user_id, count(*)::int as circles from added group by user_id) changed where users.id = changed.user_id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "circle_members_count_insert" after insert on "circle_members" referencing new table as added for each statement execute function "circle_members_circle_members_count_insert_fn"();`);
    this.addSql(`update users set circle_count = own.circles from (select user_id, count(*)::int as circles from circle_members group by user_id) own where users.id = own.user_id;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "circle_members_count_delete" on "circle_members";`);
    this.addSql(`drop function if exists "circle_members_circle_members_count_delete_fn"();`);
    this.addSql(`drop trigger if exists "circle_members_count_insert" on "circle_members";`);
    this.addSql(`drop function if exists "circle_members_circle_members_count_insert_fn"();`);

    this.addSql(`alter table "users" drop column "circle_count";`);
  }

}
