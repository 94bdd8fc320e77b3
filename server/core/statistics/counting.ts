import type { Trigger } from '@mikro-orm/decorators/legacy';

type TriggerDefinition = Parameters<typeof Trigger>[0];

export const TODAY = `(now() at time zone 'UTC')::date`;

export const utcDayOf = (row: string) => `(${row}.created_at at time zone 'UTC')::date`;

export function countAdded(table: string, count: string): TriggerDefinition {
  return countRows(table, 'insert', 'new table as added', count);
}

export function countRemoved(table: string, count: string): TriggerDefinition {
  return countRows(table, 'delete', 'old table as removed', count);
}

function countRows(table: string, event: 'insert' | 'delete', rows: string, count: string): TriggerDefinition {
  const name = `${table}_count_${event}`;
  const run = `"${table}_${name}_fn"()`; // the name under which a migration drops it
  const expression = `create or replace function ${run} returns trigger as $$ begin ${oneLine(count)}; return null; end; $$ language plpgsql;
create trigger "${name}" after ${event} on "${table}" referencing ${rows} for each statement execute function ${run}`;
  return { name, timing: 'after', events: [event], forEach: 'statement', expression };
}

export const COUNT_NEW_ACCOUNT: TriggerDefinition = {
  name: 'users_count_insert',
  timing: 'after',
  events: ['insert'],
  body: oneLine(`
    if not new.is_system then
      insert into counted_accounts (user_id, joined_on) values (new.id, ${utcDayOf('new')});
      insert into count_changes (day, sign_ups, free_users, standard_users, premium_users) values (${utcDayOf('new')}, 1,
        (new.subscription_tier = 'FREE')::int, (new.subscription_tier = 'STANDARD')::int, (new.subscription_tier = 'PREMIUM')::int);
    end if;
    return null;`),
};

export const COUNT_NEW_PLAN: TriggerDefinition = {
  name: 'users_count_update',
  timing: 'after',
  events: ['update'],
  body: oneLine(`
    if new.subscription_tier <> old.subscription_tier and not new.is_system then
      insert into count_changes (day, free_users, standard_users, premium_users) values (${TODAY},
        (new.subscription_tier = 'FREE')::int - (old.subscription_tier = 'FREE')::int,
        (new.subscription_tier = 'STANDARD')::int - (old.subscription_tier = 'STANDARD')::int,
        (new.subscription_tier = 'PREMIUM')::int - (old.subscription_tier = 'PREMIUM')::int);
    end if;
    return null;`),
};

/** Before it goes, while it is still known which row is its. */
export const COUNT_DELETED_ACCOUNT: TriggerDefinition = {
  name: 'users_count_delete',
  timing: 'before',
  events: ['delete'],
  body: oneLine(`
    if not old.is_system then
      update counted_accounts set left_on = ${TODAY} where user_id = old.id;
      insert into count_changes (day, accounts_deleted, free_users, standard_users, premium_users) values (${TODAY}, 1,
        -(old.subscription_tier = 'FREE')::int, -(old.subscription_tier = 'STANDARD')::int, -(old.subscription_tier = 'PREMIUM')::int);
    end if;
    return old;`),
};

function oneLine(sql: string): string {
  return sql.replaceAll(/\s+/g, ' ').trim();
}
