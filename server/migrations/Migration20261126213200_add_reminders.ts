import { Migration } from '@mikro-orm/migrations';

export class Migration20261126213200_add_reminders extends Migration {

  override name = 'Migration20261126213200_add_reminders';

  override up(): void | Promise<void> {
    this.addSql(`create table "reminders" ("id" uuid not null, "list_id" uuid not null, "name" varchar(255) not null, "uid" varchar(255) not null, "item_id" uuid not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "reminders_item_id_index" on "reminders" ("item_id");`);
    this.addSql(`alter table "reminders" add constraint "reminders_list_id_name_unique" unique ("list_id", "name");`);

    this.addSql(`alter table "api_keys" drop constraint "api_keys_scopes_check";`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_scopes_check" check ("scopes" <@ array['READ_LISTS'::text, 'WRITE_LISTS'::text, 'SEE_BUYERS'::text, 'ADD_ITEMS'::text, 'SYNC_REMINDERS'::text]);`);

    this.addSql(`alter table "reminders" add constraint "reminders_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "reminders" cascade;`);

    this.addSql(`alter table "api_keys" drop constraint "api_keys_scopes_check";`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_scopes_check" check ("scopes" <@ array['READ_LISTS'::text, 'WRITE_LISTS'::text, 'SEE_BUYERS'::text, 'ADD_ITEMS'::text]);`);
  }

}
