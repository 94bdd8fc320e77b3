import { Migration } from '@mikro-orm/migrations';

export class Migration20261123075258 extends Migration {

  override name = 'Migration20261123075258';

  override up(): void | Promise<void> {
    this.addSql(`alter table "email_tokens" drop constraint "email_tokens_purpose_check";`);
    this.addSql(`alter table "email_tokens" add constraint "email_tokens_purpose_check" check ("purpose" in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'RESTORE_EMAIL'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "email_tokens" where "purpose" = 'RESTORE_EMAIL';`);
    this.addSql(`alter table "email_tokens" drop constraint "email_tokens_purpose_check";`);
    this.addSql(`alter table "email_tokens" add constraint "email_tokens_purpose_check" check ("purpose" in ('VERIFY_EMAIL', 'RESET_PASSWORD'));`);
  }

}
