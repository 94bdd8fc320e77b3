import { Migration } from '@mikro-orm/migrations';

export class Migration20261122093745 extends Migration {

  override name = 'Migration20261122093745';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_ARCHIVED', 'ITEM_RESTORED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'GIFT_PUT_BACK'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'GIFT_PUT_BACK'));`);
  }

}
