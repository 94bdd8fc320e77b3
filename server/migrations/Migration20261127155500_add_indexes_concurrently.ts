import { Migration } from '@mikro-orm/migrations';

/** Indexes of tables that are written to meanwhile. Databases on which the migrations before it have made them keep theirs. */
export class Migration20261127155500_add_indexes_concurrently extends Migration {

  override name = 'Migration20261127155500_add_indexes_concurrently';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`create index concurrently if not exists "off_list_gifts_suggester_id_index" on "off_list_gifts" ("suggester_id");`);
    this.addSql(`create index concurrently if not exists "off_list_gifts_suggester_key_id_index" on "off_list_gifts" ("suggester_key_id");`);
    this.addSql(`create index concurrently if not exists "pledges_note_id_index" on "pledges" ("note_id");`);
    this.addSql(`create index concurrently if not exists "draws_circle_id_index" on "draws" ("circle_id");`);
    this.addSql(`update draw_participants p set user_id = null where user_id is not null and exists (select from draw_participants o where o.draw_id = p.draw_id and o.user_id = p.user_id and o.id < p.id);`);
    this.addSql(`create unique index concurrently if not exists "draw_participants_draw_id_user_id_unique" on "draw_participants" ("draw_id", "user_id");`);
    this.addSql(`do $$ begin if not exists (select from pg_constraint where conname = 'draw_participants_draw_id_user_id_unique') then alter table "draw_participants" add constraint "draw_participants_draw_id_user_id_unique" unique using index "draw_participants_draw_id_user_id_unique"; end if; end $$;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "draw_participants" drop constraint "draw_participants_draw_id_user_id_unique";`);
    this.addSql(`drop index concurrently "draws_circle_id_index";`);
    this.addSql(`drop index concurrently "pledges_note_id_index";`);
    this.addSql(`drop index concurrently "off_list_gifts_suggester_key_id_index";`);
    this.addSql(`drop index concurrently "off_list_gifts_suggester_id_index";`);
  }

}
