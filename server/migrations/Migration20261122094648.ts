import { Migration } from '@mikro-orm/migrations';

export class Migration20261122094648 extends Migration {

  override name = 'Migration20261122094648';

  override up(): void | Promise<void> {
    // Keys that are there go on as they did, but for telling who bought: that is for whoever asks for it.
    this.addSql(`alter table "api_keys" add "scopes" text[] not null default '{READ_LISTS,WRITE_LISTS}';`);
    this.addSql(`alter table "api_keys" alter column "scopes" drop default;`);
    this.addSql(`alter table "api_keys" add constraint "api_keys_scopes_check" check ("scopes" <@ array['READ_LISTS'::text, 'WRITE_LISTS'::text, 'SEE_BUYERS'::text]);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "api_keys" drop constraint "api_keys_scopes_check";`);
    this.addSql(`alter table "api_keys" drop column "scopes";`);
  }

}
