import { Migration } from '@mikro-orm/migrations';

export class Migration20261120171658 extends Migration {

  override name = 'Migration20261120171658';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "avatar_id" uuid null;`);
    this.addSql(`alter table "users" add constraint "users_avatar_id_foreign" foreign key ("avatar_id") references "images" ("id") on delete set null;`);
    this.addSql(`alter table "users" add constraint "users_avatar_id_unique" unique ("avatar_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop constraint "users_avatar_id_foreign";`);

    this.addSql(`alter table "users" drop constraint "users_avatar_id_unique";`);
    this.addSql(`alter table "users" drop column "avatar_id";`);
  }

}
