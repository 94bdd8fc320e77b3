import { Migration } from '@mikro-orm/migrations';

export class Migration20261127081702_add_index_of_who_added extends Migration {

  override name = 'Migration20261127081702_add_index_of_who_added';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "items_choice_delete" on "items";`);
    this.addSql(`drop function if exists "items_items_choice_delete_fn"();`);
    this.addSql(`drop trigger if exists "items_choice_insert" on "items";`);
    this.addSql(`drop function if exists "items_items_choice_insert_fn"();`);
    this.addSql(`drop trigger if exists "items_choice_update" on "items";`);
    this.addSql(`drop function if exists "items_items_choice_update_fn"();`);
    this.addSql(`create index "items_added_by_id_index" on "items" ("added_by_id");`);
    this.addSql(`create or replace function "items_items_choice_delete_fn"() returns trigger as \$\$ begin update items set choice_id = null where choice_id = old.choice_id and (select count(*) from items m where m.choice_id = old.choice_id) < 2; update items i set is_unneeded = c.is_unneeded from ( select m.id, m.quantity_purchased < m.quantity_desired and bool_or(m.quantity_purchased >= m.quantity_desired) over () as is_unneeded from items m where m.choice_id = old.choice_id ) c where i.id = c.id and i.is_unneeded <> c.is_unneeded; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "items_choice_delete" after delete on "items" for each row when (old.choice_id is not null) execute function "items_items_choice_delete_fn"();`);
    this.addSql(`create or replace function "items_items_choice_insert_fn"() returns trigger as \$\$ begin update items i set is_unneeded = c.is_unneeded from ( select m.id, m.quantity_purchased < m.quantity_desired and bool_or(m.quantity_purchased >= m.quantity_desired) over () as is_unneeded from items m where m.choice_id = new.choice_id ) c where i.id = c.id and i.is_unneeded <> c.is_unneeded; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "items_choice_insert" after insert on "items" for each row when (new.choice_id is not null) execute function "items_items_choice_insert_fn"();`);
    this.addSql(`create or replace function "items_items_choice_update_fn"() returns trigger as \$\$ begin if new.is_archived and new.choice_id is not null then update items set choice_id = null where id = new.id; return null; end if; if new.choice_id is null and new.is_unneeded then update items set is_unneeded = false where id = new.id; end if; if old.choice_id is distinct from new.choice_id and old.choice_id is not null then update items set choice_id = null where choice_id = old.choice_id and (select count(*) from items m where m.choice_id = old.choice_id) < 2; update items i set is_unneeded = c.is_unneeded from ( select m.id, m.quantity_purchased < m.quantity_desired and bool_or(m.quantity_purchased >= m.quantity_desired) over () as is_unneeded from items m where m.choice_id = old.choice_id ) c where i.id = c.id and i.is_unneeded <> c.is_unneeded; end if; if new.choice_id is not null then update items i set is_unneeded = c.is_unneeded from ( select m.id, m.quantity_purchased < m.quantity_desired and bool_or(m.quantity_purchased >= m.quantity_desired) over () as is_unneeded from items m where m.choice_id = new.choice_id ) c where i.id = c.id and i.is_unneeded <> c.is_unneeded; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "items_choice_update" after update of choice_id, quantity_desired, quantity_purchased, is_archived on "items" for each row when (old.choice_id is not null or new.choice_id is not null) execute function "items_items_choice_update_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "items_added_by_id_index";`);
    this.addSql(`drop trigger if exists "items_choice_delete" on "items";`);
    this.addSql(`drop function if exists "items_items_choice_delete_fn"();`);
    this.addSql(`drop trigger if exists "items_choice_update" on "items";`);
    this.addSql(`drop function if exists "items_items_choice_update_fn"();`);
    this.addSql(`drop trigger if exists "items_choice_insert" on "items";`);
    this.addSql(`drop function if exists "items_items_choice_insert_fn"();`);
    this.addSql(`create or replace function "items_items_choice_delete_fn"() returns trigger as \$\$ begin update items set choice_id = null where choice_id = old.choice_id and (select count(*) from items m where m.choice_id = old.choice_id) < 2; update items i set is_unneeded = c.is_unneeded from ( select m.id, not (m.quantity_purchased > 0 or m.pledge_currency is not null) and bool_or((m.quantity_purchased > 0 or m.pledge_currency is not null)) over () as is_unneeded from items m where m.choice_id = old.choice_id ) c where i.id = c.id and i.is_unneeded <> c.is_unneeded; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "items_choice_delete" after delete on "items" for each row when (old.choice_id is not null) execute function "items_items_choice_delete_fn"();`);
    this.addSql(`create or replace function "items_items_choice_update_fn"() returns trigger as \$\$ begin if new.is_archived and new.choice_id is not null then update items set choice_id = null where id = new.id; return null; end if; if new.choice_id is null and new.is_unneeded then update items set is_unneeded = false where id = new.id; end if; if old.choice_id is distinct from new.choice_id and old.choice_id is not null then update items set choice_id = null where choice_id = old.choice_id and (select count(*) from items m where m.choice_id = old.choice_id) < 2; update items i set is_unneeded = c.is_unneeded from ( select m.id, not (m.quantity_purchased > 0 or m.pledge_currency is not null) and bool_or((m.quantity_purchased > 0 or m.pledge_currency is not null)) over () as is_unneeded from items m where m.choice_id = old.choice_id ) c where i.id = c.id and i.is_unneeded <> c.is_unneeded; end if; if new.choice_id is not null then update items i set is_unneeded = c.is_unneeded from ( select m.id, not (m.quantity_purchased > 0 or m.pledge_currency is not null) and bool_or((m.quantity_purchased > 0 or m.pledge_currency is not null)) over () as is_unneeded from items m where m.choice_id = new.choice_id ) c where i.id = c.id and i.is_unneeded <> c.is_unneeded; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "items_choice_update" after update of choice_id, quantity_purchased, pledge_currency, is_archived on "items" for each row when ((old.choice_id is not null or new.choice_id is not null) and (old.choice_id is distinct from new.choice_id or old.is_archived <> new.is_archived or (old.quantity_purchased > 0 or old.pledge_currency is not null) <> (new.quantity_purchased > 0 or new.pledge_currency is not null))) execute function "items_items_choice_update_fn"();`);
    this.addSql(`create or replace function "items_items_choice_insert_fn"() returns trigger as \$\$ begin update items i set is_unneeded = c.is_unneeded from ( select m.id, not (m.quantity_purchased > 0 or m.pledge_currency is not null) and bool_or((m.quantity_purchased > 0 or m.pledge_currency is not null)) over () as is_unneeded from items m where m.choice_id = new.choice_id ) c where i.id = c.id and i.is_unneeded <> c.is_unneeded; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "items_choice_insert" after insert on "items" for each row when (new.choice_id is not null) execute function "items_items_choice_insert_fn"();`);
  }

}
