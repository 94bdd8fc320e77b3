import type { Trigger } from '@mikro-orm/decorators/legacy';

type TriggerDefinition = Parameters<typeof Trigger>[0];

/**
 * Keeps the items of a choice true to each other, whatever changed one of them: a purchase, its undoing, a hold that lapses, another
 * quantity, an item that goes. Once one is taken in full, the others are no longer needed. A choice of which less than two are left is none.
 */
const settle = (choice: string) => `
  update items i set is_unneeded = c.is_unneeded
  from (
    select m.id, m.quantity_purchased < m.quantity_desired and bool_or(m.quantity_purchased >= m.quantity_desired) over () as is_unneeded
    from items m where m.choice_id = ${choice}
  ) c
  where i.id = c.id and i.is_unneeded <> c.is_unneeded;`;

const settleWhatIsLeft = (choice: string) => `
  update items set choice_id = null where choice_id = ${choice} and (select count(*) from items m where m.choice_id = ${choice}) < 2;
  ${settle(choice)}`;

/** Items are made one after the other: the first of a choice is alone for a moment. */
export const CHOICE_INSERT = choiceTrigger('insert', 'insert', 'new.choice_id is not null', settle('new.choice_id'));

export const CHOICE_DELETE = choiceTrigger(
  'delete',
  'delete',
  'old.choice_id is not null',
  settleWhatIsLeft('old.choice_id'),
);

/** Items in the archive are part of no choice. Items of none cost a comparison. */
export const CHOICE_UPDATE = choiceTrigger(
  'update',
  'update of choice_id, quantity_desired, quantity_purchased, is_archived',
  'old.choice_id is not null or new.choice_id is not null',
  `
  if new.is_archived and new.choice_id is not null then
    update items set choice_id = null where id = new.id;
    return null;
  end if;
  if new.choice_id is null and new.is_unneeded then
    update items set is_unneeded = false where id = new.id;
  end if;
  if old.choice_id is distinct from new.choice_id and old.choice_id is not null then
    ${settleWhatIsLeft('old.choice_id')}
  end if;
  if new.choice_id is not null then
    ${settle('new.choice_id')}
  end if;`,
);

function choiceTrigger(
  event: 'insert' | 'update' | 'delete',
  moment: string,
  condition: string,
  body: string,
): TriggerDefinition {
  const name = `items_choice_${event}`;
  const run = `"items_${name}_fn"()`; // the name under which a migration drops it
  const expression = `create or replace function ${run} returns trigger as $$ begin ${oneLine(body)} return null; end; $$ language plpgsql;
create trigger "${name}" after ${moment} on "items" for each row when (${condition}) execute function ${run}`;
  return { name, timing: 'after', events: [event], forEach: 'row', expression };
}

function oneLine(sql: string): string {
  return sql.replaceAll(/\s+/g, ' ').trim();
}
