import { Migration } from '@mikro-orm/migrations';

export class Migration20261127002618_add_turns_of_watches extends Migration {

  override name = 'Migration20261127002618_add_turns_of_watches';

  override up(): void | Promise<void> {
    this.addSql(`alter table "price_watches" add "turn_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "price_watches" drop column "turn_at";`);
  }

}
