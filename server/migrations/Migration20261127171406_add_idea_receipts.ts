import { Migration } from '@mikro-orm/migrations';

export class Migration20261127171406_add_idea_receipts extends Migration {

  override name = 'Migration20261127171406_add_idea_receipts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "off_list_gifts" add "guest_email" varchar(254) not null default '', add "language" varchar(10) null, add "asked_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "off_list_gifts" drop column "guest_email", drop column "language", drop column "asked_at";`);
  }

}
