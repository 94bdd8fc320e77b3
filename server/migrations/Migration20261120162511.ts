import { Migration } from '@mikro-orm/migrations';

export class Migration20261120162511 extends Migration {

  override name = 'Migration20261120162511';

  override up(): void | Promise<void> {
    this.addSql(`create table "images" ("id" uuid not null, "original_key" varchar(100) not null, "thumbnail_key" varchar(100) not null, "filename" varchar(255) not null, "content_type" varchar(20) not null, "size" int not null, "width" int not null, "height" int not null, "uploaded_at" timestamptz not null, "kept_until" timestamptz null, "uploader_id" uuid null, primary key ("id"));`);
    this.addSql(`alter table "images" add constraint "images_original_key_unique" unique ("original_key");`);
    this.addSql(`create index "images_uploader_id_index" on "images" ("uploader_id");`);
    this.addSql(`create index "images_kept_until_index" on "images" ("kept_until") where "kept_until" is not null;`);

    this.addSql(`alter table "lists" add "accent_color" text null, add "banner_id" uuid null;`);
    this.addSql(`alter table "lists" add constraint "lists_banner_id_foreign" foreign key ("banner_id") references "images" ("id") on delete set null;`);
    this.addSql(`alter table "lists" add constraint "lists_banner_id_unique" unique ("banner_id");`);
    this.addSql(`alter table "lists" add constraint "lists_accent_color_check" check ("accent_color" in ('BERRY', 'ROSE', 'TERRACOTTA', 'AMBER', 'FOREST', 'OCEAN', 'PLUM', 'SLATE'));`);

    this.addSql(`alter table "items" add "image_id" uuid null;`);
    this.addSql(`alter table "items" add constraint "items_image_id_foreign" foreign key ("image_id") references "images" ("id") on delete set null;`);
    this.addSql(`alter table "items" add constraint "items_image_id_unique" unique ("image_id");`);

    this.addSql(`alter table "images" add constraint "images_uploader_id_foreign" foreign key ("uploader_id") references "users" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lists" drop constraint "lists_banner_id_foreign";`);
    this.addSql(`alter table "items" drop constraint "items_image_id_foreign";`);

    this.addSql(`drop table if exists "images" cascade;`);

    this.addSql(`alter table "items" drop constraint "items_image_id_unique";`);
    this.addSql(`alter table "items" drop column "image_id";`);

    this.addSql(`alter table "lists" drop constraint "lists_banner_id_unique";`);
    this.addSql(`alter table "lists" drop constraint "lists_accent_color_check";`);
    this.addSql(`alter table "lists" drop column "accent_color", drop column "banner_id";`);
  }

}
