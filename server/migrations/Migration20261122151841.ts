import { Migration } from '@mikro-orm/migrations';

export class Migration20261122151841 extends Migration {

  override name = 'Migration20261122151841';

  override up(): void | Promise<void> {
    // Groups of one, two and three letters, so that a short search is found by the same index as a long one.
    this.addSql(`create or replace function grams_of(words text) returns text[] language sql immutable strict parallel safe as \$\$
      select array_agg(distinct substr(words, place, size))
      from generate_series(1, 3) size, generate_series(1, length(words) - size + 1) place
    \$\$;`);

    this.addSql(`drop index "users_search_index";`);
    this.addSql(`create index "users_search_index" on "users" using gin (grams_of(lower("name" || ' ' || "email")));`);
    this.addSql(`drop index "audit_entries_search_index";`);
    this.addSql(`create index "audit_entries_search_index" on "audit_entries" using gin (grams_of(lower("actor_name" || ' ' || "actor_email" || ' ' || "subject_name")));`);
    this.addSql(`create index "support_messages_search_index" on "support_messages" using gin (grams_of(lower("name" || ' ' || "email" || ' ' || "subject")));`);
    this.addSql(`create index "support_messages_status_created_at_id_index" on "support_messages" ("status", "created_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "users_search_index";`);
    this.addSql(`create index "users_search_index" on "users" using gin (trigrams_of(lower("name" || ' ' || "email")));`);
    this.addSql(`drop index "audit_entries_search_index";`);
    this.addSql(`create index "audit_entries_search_index" on "audit_entries" using gin (trigrams_of(lower("actor_name" || ' ' || "actor_email" || ' ' || "subject_name")));`);
    this.addSql(`drop index "support_messages_search_index";`);
    this.addSql(`drop index "support_messages_status_created_at_id_index";`);
    this.addSql(`drop function if exists grams_of(text);`);
  }

}
