import { Migration } from '@mikro-orm/migrations';

export class Migration20261123075014 extends Migration {

  override name = 'Migration20261123075014';

  override up(): void | Promise<void> {
    this.addSql(`create index "lists_surprise_day_index" on "lists" ("event_starts_at") where "purchase_visibility" = 'SURPRISE';`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'GIFT_PUT_BACK', 'SURPRISE_OVER'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "lists_surprise_day_index";`);

    this.addSql(`delete from "notifications" where "kind" = 'SURPRISE_OVER';`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'GIFT_PUT_BACK'));`);
  }

}
