import { Migration } from '@mikro-orm/migrations';

export class Migration20261126220500_add_webhooks extends Migration {

  override name = 'Migration20261126220500_add_webhooks';

  override up(): void | Promise<void> {
    this.addSql(`create table "webhooks" ("id" uuid not null, "user_id" uuid not null, "url" varchar(1000) not null, "events" text[] not null, "list_ids" uuid[] null, "is_on" boolean not null default true, "secret_version" int not null default 1, "old_secret_until" timestamptz null, "failures" int not null default 0, "rests_until" timestamptz null, "claimed_until" timestamptz null, "last_turn_at" timestamptz null, "is_slow" boolean not null default false, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "webhooks_user_id_index" on "webhooks" ("user_id");`);

    this.addSql(`create table "webhook_deliveries" ("id" uuid not null, "webhook_id" uuid not null, "message_id" uuid not null, "type" varchar(30) not null, "attempt" int not null, "status" int null, "problem" text null, "milliseconds" int not null, "sealed" text not null, "created_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "webhook_deliveries_webhook_id_created_at_id_index" on "webhook_deliveries" ("webhook_id", "created_at", "id");`);

    this.addSql(`create table "webhook_messages" ("id" uuid not null, "webhook_id" uuid not null, "list_id" uuid not null, "position" bigserial, "event" text not null, "happened" jsonb not null, "happened_at" timestamptz not null, "due_at" timestamptz not null, "tries" int not null, primary key ("id"));`);
    this.addSql(`create index "webhook_messages_due_at_index" on "webhook_messages" ("due_at");`);
    this.addSql(`create index "webhook_messages_webhook_id_list_id_position_index" on "webhook_messages" ("webhook_id", "list_id", "position");`);

    this.addSql(`alter table "webhooks" add constraint "webhooks_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "webhooks" add constraint "webhooks_events_check" check ("events" <@ array['ITEM_ADDED'::text, 'ITEM_CHANGED'::text, 'ITEM_ARCHIVED'::text, 'ITEM_DELETED'::text, 'ITEM_PURCHASED'::text, 'PURCHASE_UNDONE'::text, 'LIST_CHANGED'::text, 'LIST_DELETED'::text, 'COLLABORATOR_JOINED'::text, 'COLLABORATOR_LEFT'::text]);`);

    this.addSql(`alter table "webhook_deliveries" add constraint "webhook_deliveries_webhook_id_foreign" foreign key ("webhook_id") references "webhooks" ("id") on delete cascade;`);
    this.addSql(`alter table "webhook_deliveries" add constraint "webhook_deliveries_problem_check" check ("problem" in ('TIMEOUT', 'NETWORK', 'BLOCKED', 'INVALID'));`);

    this.addSql(`alter table "webhook_messages" add constraint "webhook_messages_webhook_id_foreign" foreign key ("webhook_id") references "webhooks" ("id") on delete cascade;`);
    this.addSql(`alter table "webhook_messages" add constraint "webhook_messages_event_check" check ("event" in ('ITEM_ADDED', 'ITEM_CHANGED', 'ITEM_ARCHIVED', 'ITEM_DELETED', 'ITEM_PURCHASED', 'PURCHASE_UNDONE', 'LIST_CHANGED', 'LIST_DELETED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "webhook_deliveries" drop constraint "webhook_deliveries_webhook_id_foreign";`);
    this.addSql(`alter table "webhook_messages" drop constraint "webhook_messages_webhook_id_foreign";`);

    this.addSql(`drop table if exists "webhooks" cascade;`);
    this.addSql(`drop table if exists "webhook_deliveries" cascade;`);
    this.addSql(`drop table if exists "webhook_messages" cascade;`);
  }

}
