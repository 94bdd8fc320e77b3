import { Migration } from '@mikro-orm/migrations';

export class Migration20261122033010 extends Migration {

  override name = 'Migration20261122033010';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "time_zone" varchar(64) null;`);

    this.addSql(`alter table "lists" add "time_zone" varchar(64) not null default 'UTC', add "event_starts_at" timestamptz null;`);
    this.addSql(`update "lists" set "event_starts_at" = "event_date"::timestamp at time zone 'UTC' where "event_date" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lists" drop column "time_zone", drop column "event_starts_at";`);

    this.addSql(`alter table "users" drop column "time_zone";`);
  }

}
