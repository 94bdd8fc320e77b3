import { Migration } from '@mikro-orm/migrations';

export class Migration20261122165357 extends Migration {

  override name = 'Migration20261122165357';

  override up(): void | Promise<void> {
    this.addSql(`drop index "mails_created_at_index";`);
    this.addSql(`create index "mails_state_created_at_id_index" on "mails" ("state", "created_at", "id");`);
    this.addSql(`create index "mails_created_at_id_index" on "mails" ("created_at", "id");`);

    this.addSql(`drop index "support_messages_created_at_index";`);
    this.addSql(`create index "support_messages_created_at_id_index" on "support_messages" ("created_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "mails_state_created_at_id_index";`);
    this.addSql(`drop index "mails_created_at_id_index";`);
    this.addSql(`create index "mails_created_at_index" on "mails" ("created_at");`);

    this.addSql(`drop index "support_messages_created_at_id_index";`);
    this.addSql(`create index "support_messages_created_at_index" on "support_messages" ("created_at");`);
  }

}
