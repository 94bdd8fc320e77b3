import { Migration } from '@mikro-orm/migrations';

export class Migration20261126133000_add_gift_notes extends Migration {

  override name = 'Migration20261126133000_add_gift_notes';

  override up(): void | Promise<void> {
    this.addSql(`create table "gift_notes" ("purchase_id" uuid not null, "step" varchar(10) null, "note" varchar(1000) not null default '', "paid_minor" bigint null, "paid_currency" varchar(3) null, primary key ("purchase_id"));`);

    this.addSql(`create table "gift_budgets" ("giver_id" uuid not null, "recipient_id" uuid not null, "year" int not null, "amount_minor" bigint not null, "currency" varchar(3) not null, primary key ("giver_id", "recipient_id", "year"));`);
    this.addSql(`create index "gift_budgets_recipient_id_index" on "gift_budgets" ("recipient_id");`);

    this.addSql(`alter table "gift_notes" add constraint "gift_notes_purchase_id_foreign" foreign key ("purchase_id") references "purchases" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "gift_budgets" add constraint "gift_budgets_recipient_id_foreign" foreign key ("recipient_id") references "users" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "gift_notes" cascade;`);
    this.addSql(`drop table if exists "gift_budgets" cascade;`);
  }

}
