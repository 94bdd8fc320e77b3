import { Migration } from '@mikro-orm/migrations';

export class Migration20261120172632 extends Migration {

  override name = 'Migration20261120172632';

  override up(): void | Promise<void> {
    this.addSql(`create table "notifications" ("id" uuid not null, "user_id" uuid not null, "list_id" uuid null, "kind" text not null, "who_id" uuid null, "item_id" uuid null, "purchase_id" uuid null, "list_name" varchar(50) null, "count" int not null default 1, "news_at" timestamptz not null, "read_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "notifications_list_id_index" on "notifications" ("list_id");`);
    this.addSql(`create index "notifications_user_id_news_at_index" on "notifications" ("user_id", "news_at");`);
    this.addSql(`create index "notifications_purchase_id_index" on "notifications" ("purchase_id") where "purchase_id" is not null;`);
    this.addSql(`create unique index "notifications_open_index" on "notifications" ("user_id", "list_id", "kind", "who_id") nulls not distinct where "read_at" is null and "purchase_id" is null and "list_id" is not null;`);

    this.addSql(`alter table "notifications" add constraint "notifications_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "notifications" cascade;`);
  }

}
