import { Migration } from '@mikro-orm/migrations';

export class Migration20261120120000 extends Migration {

  override name = 'Migration20261120120000';

  override up(): void | Promise<void> {
    this.addSql(`create table "kept_answers" ("key" varchar(500) not null, "answer" jsonb null, "created_at" timestamptz not null default now(), primary key ("key"));`);
    this.addSql(`create index "kept_answers_created_at_index" on "kept_answers" ("created_at");`);

    this.addSql(`create table "mails" ("id" uuid not null, "to" varchar(254) not null, "subject" varchar(255) not null, "text" text not null, "html" text not null, "state" text not null default 'QUEUED', "problem" text null, "created_at" timestamptz not null, "claimed_until" timestamptz null, "delivered_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "mails_to_index" on "mails" ("to");`);
    this.addSql(`create index "mails_created_at_index" on "mails" ("created_at");`);

    this.addSql(`create table "rate_limits" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`);
    this.addSql(`create index "rate_limits_expire_index" on "rate_limits" ("expire");`);

    this.addSql(`create table "users" ("id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(100) not null, "email" varchar(254) not null, "email_verified_at" timestamptz null, "password_hash" varchar(255) null, "role" text not null default 'USER', "subscription_tier" text not null default 'FREE', "is_system" boolean not null default false, "terms_version" varchar(20) null, "terms_accepted_at" timestamptz null, primary key ("id"));`);
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);

    this.addSql(`create table "sessions" ("id" uuid not null, "user_id" uuid not null, "is_remembered" boolean not null, "user_agent" varchar(300) null, "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "sessions_user_id_index" on "sessions" ("user_id");`);
    this.addSql(`create index "sessions_expires_at_index" on "sessions" ("expires_at");`);

    this.addSql(`create table "refresh_tokens" ("hash" varchar(64) not null, "session_id" uuid not null, "created_at" timestamptz not null, "replaced_at" timestamptz null, primary key ("hash"));`);
    this.addSql(`create index "refresh_tokens_session_id_index" on "refresh_tokens" ("session_id");`);

    this.addSql(`create table "lists" ("id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(50) not null, "description" varchar(500) not null default '', "list_type" text not null default 'WISHLIST', "privacy" text not null default 'PRIVATE', "purchase_visibility" text not null default 'OWNER_SEES_BUYERS', "event_type" varchar(100) null, "event_date" date null, "is_demo" boolean not null default false, "revision" int not null default 0, "purchase_revision" int not null default 0, "owner_id" uuid not null, "share_token" varchar(64) not null, primary key ("id"));`);
    this.addSql(`create index "lists_owner_id_index" on "lists" ("owner_id");`);
    this.addSql(`alter table "lists" add constraint "lists_share_token_unique" unique ("share_token");`);
    this.addSql(`create index "lists_demo_index" on "lists" ("id") where "is_demo";`);

    this.addSql(`create table "items" ("id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "title" varchar(200) not null, "description" varchar(1000) not null default '', "notes" varchar(1000) not null default '', "category" varchar(1000) not null default '', "primary_url" varchar(2000) null, "secondary_url" varchar(2000) null, "image_url" varchar(2000) null, "price_minor" bigint null, "currency" varchar(3) not null default 'USD', "quantity_desired" int not null default 1, "quantity_purchased" int not null default 0, "order_index" int not null default 0, "is_archived" boolean not null default false, "list_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "items_list_id_order_index_index" on "items" ("list_id", "order_index");`);

    this.addSql(`create table "purchases" ("id" uuid not null, "quantity" int not null, "guest_email" varchar(254) not null, "guest_name" varchar(100) null, "undo_token_hash" varchar(64) null, "created_at" timestamptz not null, "buyer_id" uuid null, "item_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "purchases_guest_email_index" on "purchases" ("guest_email");`);
    this.addSql(`create index "purchases_buyer_id_index" on "purchases" ("buyer_id");`);
    this.addSql(`create index "purchases_item_id_index" on "purchases" ("item_id");`);

    this.addSql(`create table "invitations" ("id" uuid not null, "list_id" uuid not null, "email" varchar(254) not null, "invited_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "invitations_email_index" on "invitations" ("email");`);
    this.addSql(`alter table "invitations" add constraint "invitations_list_id_email_unique" unique ("list_id", "email");`);

    this.addSql(`create table "email_tokens" ("hash" varchar(64) not null, "purpose" text not null, "user_id" uuid not null, "email" varchar(254) not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null, primary key ("hash"));`);
    this.addSql(`create index "email_tokens_user_id_index" on "email_tokens" ("user_id");`);
    this.addSql(`create index "email_tokens_expires_at_index" on "email_tokens" ("expires_at");`);

    this.addSql(`create table "collaborators" ("list_id" uuid not null, "user_id" uuid not null, "invited_at" timestamptz not null, "joined_at" timestamptz not null, primary key ("list_id", "user_id"));`);
    this.addSql(`create index "collaborators_user_id_index" on "collaborators" ("user_id");`);

    this.addSql(`alter table "mails" add constraint "mails_state_check" check ("state" in ('QUEUED', 'SENT', 'KEPT', 'FAILED'));`);

    this.addSql(`alter table "users" add constraint "users_role_check" check ("role" in ('USER', 'ADMIN'));`);
    this.addSql(`alter table "users" add constraint "users_subscription_tier_check" check ("subscription_tier" in ('FREE', 'STANDARD', 'PREMIUM'));`);

    this.addSql(`alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "refresh_tokens" add constraint "refresh_tokens_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on delete cascade;`);

    this.addSql(`alter table "lists" add constraint "lists_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "lists" add constraint "lists_list_type_check" check ("list_type" in ('WISHLIST', 'REGISTRY', 'SHOPPING'));`);
    this.addSql(`alter table "lists" add constraint "lists_privacy_check" check ("privacy" in ('PRIVATE', 'PUBLIC'));`);
    this.addSql(`alter table "lists" add constraint "lists_purchase_visibility_check" check ("purchase_visibility" in ('OWNER_SEES_BUYERS', 'OWNER_SEES_TAKEN', 'SURPRISE'));`);

    this.addSql(`alter table "items" add constraint "items_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);
    this.addSql(`alter table "items" add constraint "items_check" check (quantity_desired > 0 and quantity_purchased >= 0);`);

    this.addSql(`alter table "purchases" add constraint "purchases_buyer_id_foreign" foreign key ("buyer_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "purchases" add constraint "purchases_item_id_foreign" foreign key ("item_id") references "items" ("id") on delete cascade;`);
    this.addSql(`alter table "purchases" add constraint "purchases_check" check (quantity > 0);`);

    this.addSql(`alter table "invitations" add constraint "invitations_list_id_foreign" foreign key ("list_id") references "lists" ("id") on delete cascade;`);

    this.addSql(`alter table "email_tokens" add constraint "email_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "email_tokens" add constraint "email_tokens_purpose_check" check ("purpose" in ('VERIFY_EMAIL', 'RESET_PASSWORD'));`);

    this.addSql(`alter table "collaborators" add constraint "collaborators_list_id_foreign" foreign key ("list_id") references "lists" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "collaborators" add constraint "collaborators_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sessions" drop constraint "sessions_user_id_foreign";`);
    this.addSql(`alter table "lists" drop constraint "lists_owner_id_foreign";`);
    this.addSql(`alter table "purchases" drop constraint "purchases_buyer_id_foreign";`);
    this.addSql(`alter table "email_tokens" drop constraint "email_tokens_user_id_foreign";`);
    this.addSql(`alter table "collaborators" drop constraint "collaborators_user_id_foreign";`);
    this.addSql(`alter table "refresh_tokens" drop constraint "refresh_tokens_session_id_foreign";`);
    this.addSql(`alter table "items" drop constraint "items_list_id_foreign";`);
    this.addSql(`alter table "invitations" drop constraint "invitations_list_id_foreign";`);
    this.addSql(`alter table "collaborators" drop constraint "collaborators_list_id_foreign";`);
    this.addSql(`alter table "purchases" drop constraint "purchases_item_id_foreign";`);

    this.addSql(`drop table if exists "kept_answers" cascade;`);
    this.addSql(`drop table if exists "mails" cascade;`);
    this.addSql(`drop table if exists "rate_limits" cascade;`);
    this.addSql(`drop table if exists "users" cascade;`);
    this.addSql(`drop table if exists "sessions" cascade;`);
    this.addSql(`drop table if exists "refresh_tokens" cascade;`);
    this.addSql(`drop table if exists "lists" cascade;`);
    this.addSql(`drop table if exists "items" cascade;`);
    this.addSql(`drop table if exists "purchases" cascade;`);
    this.addSql(`drop table if exists "invitations" cascade;`);
    this.addSql(`drop table if exists "email_tokens" cascade;`);
    this.addSql(`drop table if exists "collaborators" cascade;`);
  }

}
