import { Migration } from '@mikro-orm/migrations';

export class Migration20261122093151 extends Migration {

  override name = 'Migration20261122093151';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "suspended_at" timestamptz null, add "suspension_reason" varchar(500) null;`);
    this.addSql(`create index "users_search_index" on "users" using gin (trigrams_of(lower("name" || ' ' || "email")));`);
    this.addSql(`create index "users_suspended_index" on "users" ("created_at", "id") where "suspended_at" is not null;`);
    this.addSql(`create index "users_tier_index" on "users" ("subscription_tier", "created_at", "id") where not "is_system";`);
    this.addSql(`create index "users_role_index" on "users" ("role", "created_at", "id") where not "is_system";`);
    this.addSql(`create index "users_newest_index" on "users" ("created_at", "id") where not "is_system";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "users_search_index";`);
    this.addSql(`drop index "users_suspended_index";`);
    this.addSql(`drop index "users_tier_index";`);
    this.addSql(`drop index "users_role_index";`);
    this.addSql(`drop index "users_newest_index";`);
    this.addSql(`alter table "users" drop column "suspended_at", drop column "suspension_reason";`);
  }

}
