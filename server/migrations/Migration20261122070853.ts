import { Migration } from '@mikro-orm/migrations';

export class Migration20261122070853 extends Migration {

  override name = 'Migration20261122070853';

  override up(): void | Promise<void> {
    this.addSql(`alter table "purchase_notices" drop constraint "purchase_notices_fate_check";`);
    this.addSql(`alter table "purchase_notices" add constraint "purchase_notices_fate_check" check ("fate" in ('CHANGED', 'ITEM_REMOVED', 'LIST_REMOVED', 'PURCHASE_UNDONE'));`);

    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST', 'GIFT_PUT_BACK'));`);

    this.addSql(`alter table "purchases" add "thanked_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notifications" drop constraint "notifications_kind_check";`);
    this.addSql(`alter table "notifications" add constraint "notifications_kind_check" check ("kind" in ('PURCHASED', 'PURCHASE_UNDONE', 'ITEM_ADDED', 'ITEM_EDITED', 'ITEM_REMOVED', 'LIST_EDITED', 'LIST_REMOVED', 'COLLABORATOR_ADDED', 'COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'COLLABORATOR_REMOVED', 'ADDED_TO_LIST', 'REMOVED_FROM_LIST'));`);

    this.addSql(`alter table "purchase_notices" drop constraint "purchase_notices_fate_check";`);
    this.addSql(`alter table "purchase_notices" add constraint "purchase_notices_fate_check" check ("fate" in ('CHANGED', 'ITEM_REMOVED', 'LIST_REMOVED'));`);

    this.addSql(`alter table "purchases" drop column "thanked_at";`);
  }

}
