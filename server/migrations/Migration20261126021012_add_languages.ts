import { Migration } from '@mikro-orm/migrations';

export class Migration20261126021012_add_languages extends Migration {

  override name = 'Migration20261126021012_add_languages';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "preferences_language" varchar(10) null, add "last_language" varchar(10) null;`);

    this.addSql(`alter table "purchases" add "language" varchar(10) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "purchases" drop column "language";`);

    this.addSql(`alter table "users" drop column "preferences_language", drop column "last_language";`);
  }

}
