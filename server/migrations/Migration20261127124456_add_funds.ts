import { Migration } from '@mikro-orm/migrations';

export class Migration20261127124456_add_funds extends Migration {

  override name = 'Migration20261127124456_add_funds';

  override up(): void | Promise<void> {
    this.addSql(`create table "funds" ("item_id" uuid not null, "how_to_pay" text not null, primary key ("item_id"));`);

    this.addSql(`alter table "items" add "is_fund" boolean not null default false;`);
    this.addSql(`alter table "items" add constraint "items_fund_check" check (not is_fund or (quantity_purchased = 0 and choice_id is null and not is_group_gift and not is_most_wanted)) not valid;`);

    this.addSql(`alter table "pledges" add "note_id" uuid null;`);
    this.addSql(`alter table "pledges" add constraint "pledges_note_id_foreign" foreign key ("note_id") references "thank_notes" ("id") on delete set null not valid;`);

    this.addSql(`alter table "funds" add constraint "funds_item_id_foreign" foreign key ("item_id") references "items" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "funds" cascade;`);

    this.addSql(`alter table "pledges" drop constraint "pledges_note_id_foreign";`);

    this.addSql(`alter table "items" drop constraint "items_fund_check";`);
    this.addSql(`alter table "items" drop column "is_fund";`);

    this.addSql(`alter table "pledges" drop column "note_id";`);
  }

}
