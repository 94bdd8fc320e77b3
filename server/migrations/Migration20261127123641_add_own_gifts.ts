import { Migration } from '@mikro-orm/migrations';

export class Migration20261127123641_add_own_gifts extends Migration {

  override name = 'Migration20261127123641_add_own_gifts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "holds_list_id" uuid null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop column "holds_list_id";`);
  }

}
