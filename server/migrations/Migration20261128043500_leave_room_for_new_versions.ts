import { Migration } from '@mikro-orm/migrations';

/** Most writes of these rows change no indexed column: with room on its page a row's new version needs no entry in any of their indexes. */
export class Migration20261128043500_leave_room_for_new_versions extends Migration {

  override name = 'Migration20261128043500_leave_room_for_new_versions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "items" set (fillfactor = 90);`);
    this.addSql(`alter table "lists" set (fillfactor = 90);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "lists" reset (fillfactor);`);
    this.addSql(`alter table "items" reset (fillfactor);`);
  }

}
