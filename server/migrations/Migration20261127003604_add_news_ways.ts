import { Migration } from '@mikro-orm/migrations';

export class Migration20261127003604_add_news_ways extends Migration {

  override name = 'Migration20261127003604_add_news_ways';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "preferences_reminders" boolean not null default true;`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'GIFTS_TO_DO', 'PRICE_FELL', 'SOLD_OUT'));`);

    this.addSql(`alter table "webhooks" drop constraint "webhooks_events_check";`);
    this.addSql(`alter table "webhooks" add constraint "webhooks_events_check" check ("events" <@ array['ITEM_ADDED'::text, 'ITEM_CHANGED'::text, 'ITEM_ARCHIVED'::text, 'ITEM_DELETED'::text, 'ITEM_PURCHASED'::text, 'PURCHASE_UNDONE'::text, 'LIST_CHANGED'::text, 'LIST_DELETED'::text, 'COLLABORATOR_JOINED'::text, 'COLLABORATOR_LEFT'::text, 'PRICE_FELL'::text, 'SOLD_OUT'::text, 'WISHES_ADDED'::text, 'STILL_WANTED'::text, 'SURPRISE_OVER'::text, 'GIFTS_TO_DO'::text]);`);

    this.addSql(`alter table "webhook_messages" drop constraint "webhook_messages_event_check";`);
    this.addSql(`alter table "webhook_messages" add constraint "webhook_messages_event_check" check ("event" in ('ITEM_ADDED', 'ITEM_CHANGED', 'ITEM_ARCHIVED', 'ITEM_DELETED', 'ITEM_PURCHASED', 'PURCHASE_UNDONE', 'LIST_CHANGED', 'LIST_DELETED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'PRICE_FELL', 'SOLD_OUT', 'WISHES_ADDED', 'STILL_WANTED', 'SURPRISE_OVER', 'GIFTS_TO_DO'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "notifications" where "kind" in ('GIFTS_TO_DO');`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER', 'POOL_FULL', 'POOL_BOUGHT', 'POOL_WITHDRAWN', 'POOL_ENDED', 'POOL_LEADERLESS', 'POOL_TAKEN_OVER', 'WISHES_ADDED', 'STILL_WANTED', 'PRICE_FELL', 'SOLD_OUT'));`);

    this.addSql(`alter table "users" drop column "preferences_reminders";`);

    this.addSql(`alter table "webhook_messages" drop constraint "webhook_messages_event_check";`);
    this.addSql(`alter table "webhook_messages" add constraint "webhook_messages_event_check" check ("event" in ('ITEM_ADDED', 'ITEM_CHANGED', 'ITEM_ARCHIVED', 'ITEM_DELETED', 'ITEM_PURCHASED', 'PURCHASE_UNDONE', 'LIST_CHANGED', 'LIST_DELETED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT'));`);

    this.addSql(`alter table "webhooks" drop constraint "webhooks_events_check";`);
    this.addSql(`alter table "webhooks" add constraint "webhooks_events_check" check ("events" <@ array['ITEM_ADDED'::text, 'ITEM_CHANGED'::text, 'ITEM_ARCHIVED'::text, 'ITEM_DELETED'::text, 'ITEM_PURCHASED'::text, 'PURCHASE_UNDONE'::text, 'LIST_CHANGED'::text, 'LIST_DELETED'::text, 'COLLABORATOR_JOINED'::text, 'COLLABORATOR_LEFT'::text]);`);
  }

}
