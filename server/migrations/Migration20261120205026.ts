import { Migration } from '@mikro-orm/migrations';

export class Migration20261120205026 extends Migration {

  override name = 'Migration20261120205026';

  override up(): void | Promise<void> {
    this.addSql(`alter table "mails" rename column "about_list_id" to "about_list_ids";`);
    this.addSql(`alter table "mails" alter column "about_list_ids" type uuid[] using case when "about_list_ids" is not null then array["about_list_ids"] end;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "mails" alter column "about_list_ids" type uuid using "about_list_ids"[1];`);
    this.addSql(`alter table "mails" rename column "about_list_ids" to "about_list_id";`);
  }

}
