import { Migration } from '@mikro-orm/migrations';

export class Migration20261123170505 extends Migration {

  override name = 'Migration20261123170505';

  override up(): void | Promise<void> {
    this.addSql(`alter table "hidden_buyers" add "promised_until" timestamptz null;`);
    // What those were promised is not known: as if it had been for good, nobody is left untold.
    this.addSql(`update "hidden_buyers" set "promised_until" = 'infinity' where "ended_at" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "hidden_buyers" drop column "promised_until";`);
  }

}
