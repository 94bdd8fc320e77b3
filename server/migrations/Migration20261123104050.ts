import { Migration } from '@mikro-orm/migrations';

export class Migration20261123104050 extends Migration {

  override name = 'Migration20261123104050';

  override up(): void | Promise<void> {
    this.addSql(`alter table "invitations" add "mailed_at" timestamptz not null default now();`);
    this.addSql(`update "invitations" set "mailed_at" = "invited_at";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invitations" drop column "mailed_at";`);
  }

}
