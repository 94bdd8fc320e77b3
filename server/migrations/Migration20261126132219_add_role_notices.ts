import { Migration } from '@mikro-orm/migrations';

export class Migration20261126132219_add_role_notices extends Migration {

  override name = 'Migration20261126132219_add_role_notices';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'ROLE_CHANGED', 'GIFT_PUT_BACK', 'SURPRISE_OVER'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "notifications" where "kind" = 'ROLE_CHANGED';`);
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'RELEASED', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'LIST_HIDDEN', 'LIST_RESTORED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'GIFT_PUT_BACK', 'SURPRISE_OVER'));`);
  }

}
