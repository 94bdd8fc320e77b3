import { Migration } from '@mikro-orm/migrations';

export class Migration20261125225743 extends Migration {

  override name = 'Migration20261125225743';

  override up(): void | Promise<void> {
    this.addSql(`create table "site_problems" ("id" uuid not null, "area" text not null, "subject" varchar(300) not null, "message" varchar(1000) not null, "count" int not null default 1, "last_seen_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "site_problems_last_seen_at_index" on "site_problems" ("last_seen_at");`);
    this.addSql(`alter table "site_problems" add constraint "site_problems_area_subject_unique" unique ("area", "subject");`);

    this.addSql(`alter table "billing_accounts" add "busy_key" varchar(255) null;`);

    this.addSql(`alter table "payment_events" add "asked_at" timestamptz null;`);

    this.addSql(`alter table "site_problems" add constraint "site_problems_area_check" check ("area" in ('PAYMENTS', 'SIGN_IN'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "site_problems" cascade;`);

    this.addSql(`alter table "billing_accounts" drop column "busy_key";`);

    this.addSql(`alter table "payment_events" drop column "asked_at";`);
  }

}
