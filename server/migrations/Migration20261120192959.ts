import { Migration } from '@mikro-orm/migrations';

export class Migration20261120192959 extends Migration {

  override name = 'Migration20261120192959';

  override up(): void | Promise<void> {
    this.addSql(`alter table "mails" add "reply_to" varchar(254) null, add "expires_at" timestamptz null;`);
    this.addSql(`create index "mails_queued_index" on "mails" ("created_at") where "state" = 'QUEUED';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "mails_queued_index";`);
    this.addSql(`alter table "mails" drop column "reply_to", drop column "expires_at";`);
  }

}
