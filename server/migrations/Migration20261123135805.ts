import { Migration } from '@mikro-orm/migrations';

export class Migration20261123135805 extends Migration {

  override name = 'Migration20261123135805';

  override up(): void | Promise<void> {
    this.addSql(`alter table "purchase_notices" add "list_type" text null;`);
    this.addSql(`alter table "purchase_notices" add constraint "purchase_notices_list_type_check" check ("list_type" in ('WISHLIST', 'REGISTRY', 'SHOPPING'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "purchase_notices" drop constraint "purchase_notices_list_type_check";`);
    this.addSql(`alter table "purchase_notices" drop column "list_type";`);
  }

}
