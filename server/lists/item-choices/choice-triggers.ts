import type { Trigger } from '@mikro-orm/decorators/legacy';

type TriggerDefinition = Parameters<typeof Trigger>[0];

/**
 * Whether somebody gives an item already, or chips in for it: `pledge_currency` stays while its organiser buys it. Some pieces are enough, and
 * how many are wanted is not asked: else an owner who wants more or fewer would let two people give of one choice.
 */
const isBegun = (item: 'm' | 'old' | 'new') =>
  `(${item}.quantity_purchased > 0 or ${item}.pledge_currency is not null)`;

/**
 * Keeps the items of a choice true to each other, whatever changed one of them: a purchase, its undoing, a hold that lapses, a pool that ends, an
 * item that goes. Once one is begun, those that are not are no longer needed; who began may always go on. A choice of which less than two are left is none.
 */
const settle = (choice: string) => `
  update items i set is_unneeded = c.is_unneeded
  from (
    select m.id, not ${isBegun('m')} and bool_or(${isBegun('m')}) over () as is_unneeded
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

/** Items in the archive are part of no choice. Items of none cost a comparison, and so does one more piece of something that is begun. */
export const CHOICE_UPDATE = choiceTrigger(
  'update',
  'update of choice_id, quantity_purchased, pledge_currency, is_archived',
  `(old.choice_id is not null or new.choice_id is not null) and (old.choice_id is distinct from new.choice_id or old.is_archived <> new.is_archived or ${isBegun('old')} <> ${isBegun('new')})`,
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
