import { Migration } from '@mikro-orm/migrations';

export class Migration20261127130011_begin_draws_in_circles extends Migration {

  override name = 'Migration20261127130011_begin_draws_in_circles';

  override up(): void | Promise<void> {
    this.addSql(`alter table "draws" add "circle_id" uuid null;`);
    this.addSql(`alter table "draws" add constraint "draws_circle_id_foreign" foreign key ("circle_id") references "circles" ("id") on delete set null not valid;`);

    this.addSql(`alter table "draw_participants" add "told_at" timestamptz null default now();`);
    this.addSql(`alter table "draw_participants" alter column "told_at" drop default;`); // all who were there have it, and no row was written
    this.addSql(`update draw_participants p set user_id = null where exists (select from draw_participants o where o.draw_id = p.draw_id and o.user_id = p.user_id and o.id < p.id);`);
    this.addSql(`alter table "draw_participants" alter column "email" drop not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "draws" drop constraint "draws_circle_id_foreign";`);

    this.addSql(`alter table "draw_participants" drop column "told_at";`);
    this.addSql(`delete from draw_participants where email is null;`);
    this.addSql(`alter table "draw_participants" alter column "email" set not null;`);

    this.addSql(`alter table "draws" drop column "circle_id";`);
  }

}
