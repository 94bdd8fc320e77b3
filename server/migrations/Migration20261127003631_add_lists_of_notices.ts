import { Migration } from '@mikro-orm/migrations';

export class Migration20261127003631_add_lists_of_notices extends Migration {

  override name = 'Migration20261127003631_add_lists_of_notices';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notifications" add "about_list_id" uuid null;`);
    this.addSql(`create index "notifications_about_list_id_index" on "notifications" ("about_list_id") where "about_list_id" is not null;`);

    this.addSql(`alter table "gone_pledges" add "cleared_at" timestamptz null;`);
    this.addSql(`create index "gone_pledges_organiser_id_index" on "gone_pledges" ("organiser_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "gone_pledges_organiser_id_index";`);
    this.addSql(`alter table "gone_pledges" drop column "cleared_at";`);

    this.addSql(`drop index "notifications_about_list_id_index";`);
    this.addSql(`alter table "notifications" drop column "about_list_id";`);
  }

}
