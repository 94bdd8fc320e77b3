import { Migration } from '@mikro-orm/migrations';

export class Migration20261120171456 extends Migration {

  override name = 'Migration20261120171456';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "preferences_notifications" boolean not null default true, add "preferences_email_frequency" text not null default 'WEEKLY', add "preferences_theme" text not null default 'SYSTEM';`);
    this.addSql(`alter table "users" add constraint "users_preferences_email_frequency_check" check ("preferences_email_frequency" in ('DAILY', 'WEEKLY', 'NONE'));`);
    this.addSql(`alter table "users" add constraint "users_preferences_theme_check" check ("preferences_theme" in ('LIGHT', 'DARK', 'SYSTEM'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop constraint "users_preferences_email_frequency_check";`);
    this.addSql(`alter table "users" drop constraint "users_preferences_theme_check";`);
    this.addSql(`alter table "users" drop column "preferences_notifications", drop column "preferences_email_frequency", drop column "preferences_theme";`);
  }

}
