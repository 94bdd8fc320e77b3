import { Migration } from '@mikro-orm/migrations';

export class Migration20261122124041 extends Migration {

  override name = 'Migration20261122124041';

  override up(): void | Promise<void> {
    this.addSql(`create table "reported_lists" ("list_id" uuid not null, "open_reports" int not null default 0, "all_reports" int not null default 0, "reported_at" timestamptz not null, primary key ("list_id"));`);
    this.addSql(`create index "reported_lists_closed_index" on "reported_lists" ("reported_at", "list_id") where "open_reports" = 0;`);
    this.addSql(`create index "reported_lists_open_index" on "reported_lists" ("reported_at", "list_id") where "open_reports" > 0;`);

    this.addSql(`create table "list_reports" ("id" uuid not null, "list_id" uuid not null, "reason" text not null, "details" varchar(500) not null default '', "reporter_key" varchar(22) not null, "created_at" timestamptz not null, "resolved_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "list_reports_list_id_id_index" on "list_reports" ("list_id", "id");`);
    this.addSql(`create unique index "list_reports_open_index" on "list_reports" ("list_id", "reporter_key") where "resolved_at" is null;`);

    this.addSql(`alter table "lists" add "hidden_at" timestamptz null, add "hidden_reason" varchar(500) null;`);
    this.addSql(`create index "lists_hidden_index" on "lists" ("hidden_at", "id") where "hidden_at" is not null;`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'GIFT_PUT_BACK'));`);

    this.addSql(`alter table "reported_lists" add constraint "reported_lists_list_id_foreign" foreign key ("list_id") references "lists" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "list_reports" add constraint "list_reports_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter table "list_reports" add constraint "list_reports_reason_check" check ("reason" in ('SPAM', 'FRAUD', 'OFFENSIVE', 'PRIVATE_DATA', 'OTHER'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "reported_lists" cascade;`);
    this.addSql(`drop table if exists "list_reports" cascade;`);

    this.addSql(`drop index "lists_hidden_index";`);
    this.addSql(`alter table "lists" drop column "hidden_at", drop column "hidden_reason";`);

    this.addSql(`delete from notifications where kind in ('LIST_HIDDEN', 'LIST_RESTORED');`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'GIFT_PUT_BACK'));`);
  }

}
