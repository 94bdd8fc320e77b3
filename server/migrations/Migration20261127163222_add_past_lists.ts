import { Migration } from '@mikro-orm/migrations';

export class Migration20261127163222_add_past_lists extends Migration {

  override name = 'Migration20261127163222_add_past_lists';

  override up(): void | Promise<void> {
    this.addSql(`alter table "lists" add "past_since" timestamptz null, add "asked_about_day" date null, add "settled_day" date null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lists" drop column "past_since", drop column "asked_about_day", drop column "settled_day";`);
  }

}
