import { Migration } from '@mikro-orm/migrations';

export class Migration20261126180900_add_items_scope extends Migration {

  override name = 'Migration20261126180900_add_items_scope';

  override up(): void | Promise<void> {
    this.addSql(`alter table "api_keys" drop constraint "api_keys_scopes_check";`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_scopes_check" check ("scopes" <@ array['READ_LISTS'::text, 'WRITE_LISTS'::text, 'SEE_BUYERS'::text, 'ADD_ITEMS'::text]);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "api_keys" drop constraint "api_keys_scopes_check";`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_scopes_check" check ("scopes" <@ array['READ_LISTS'::text, 'WRITE_LISTS'::text, 'SEE_BUYERS'::text]);`);
  }

}
