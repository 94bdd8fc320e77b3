import { Migration } from '@mikro-orm/migrations';

export class Migration20261127082809_add_item_drafts extends Migration {

  override name = 'Migration20261127082809_add_item_drafts';

  override up(): void | Promise<void> {
    this.addSql(`create table "item_drafts" ("id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "list_id" uuid not null, "values" jsonb not null, "image_id" uuid null, "is_suggestion" boolean not null default false, "added_by_id" uuid null, "suggested_by" varchar(100) null, primary key ("id"));`);
    this.addSql(`alter table "item_drafts" add constraint "item_drafts_image_id_unique" unique ("image_id");`);
    this.addSql(`create index "item_drafts_list_id_created_at_id_index" on "item_drafts" ("list_id", "created_at", "id");`);

    this.addSql(`alter table "lists" add "draft_count" smallint not null default 0, add "suggestion_count" smallint not null default 0;`);

    this.addSql(`alter table "item_drafts" add constraint "item_drafts_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter table "item_drafts" add constraint "item_drafts_image_id_foreign" foreign key ("image_id") references "images" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "item_drafts" cascade;`);

    this.addSql(`alter table "lists" drop column "draft_count", drop column "suggestion_count";`);
  }

}
