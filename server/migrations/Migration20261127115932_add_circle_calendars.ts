import { Migration } from '@mikro-orm/migrations';

export class Migration20261127115932_add_circle_calendars extends Migration {

  override name = 'Migration20261127115932_add_circle_calendars';

  override up(): void | Promise<void> {
    this.addSql(`alter table "circle_members" add "has_calendar" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "circle_members" drop column "has_calendar";`);
  }

}
