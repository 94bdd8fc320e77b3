import { statement } from '../../base/database/prepared.ts';
import { collaboratorRolesOf, type ListAccess } from '../../core/access/list.policy.ts';

/** A process that has not written for so long counts as dead. */
const PRESENCE_TIMEOUT = `interval '40 seconds'`;

/** The process that writes, and the channel on which the others hear of it. */
interface PresentProcess {
  processId: string;
  channel: string;
}

/** Lists, people and what they edit belong together where they stand in the same places. */
interface PresenceMoves extends PresentProcess {
  comingLists: string[];
  comingPeople: string[];
  /** Ids with commas between them. */
  comingEdits: string[];
  leavingLists: string[];
  leavingPeople: string[];
}

export interface PresentRow {
  ownerId: string;
  collaboratorRoles: ListAccess['collaboratorRoles'];
  presentIds: string[];
  /** Editors in the order in which they came to the list. */
  edits: { userId: string; editedId: string }[];
}

const notifyOf = (lists: string) => `
  select pg_notify($channel, json_build_object('kind', 'PRESENCE_CHANGED', 'listId', list_id)::text)
  from (select distinct list_id from (${lists}) changed) lists`;

/** Writes who has come, edits something else, or has left, and tells every process. */
export const movePresences = statement<never, PresenceMoves>(
  'move presences',
  `
    with come as (
      insert into presences (process_id, list_id, user_id, edited_ids)
      select $processId::uuid, list_id, user_id, string_to_array(edited_ids, ',')::uuid[]
      from unnest($comingLists::uuid[], $comingPeople::uuid[], $comingEdits::text[]) as coming (list_id, user_id, edited_ids)
      on conflict (list_id, user_id, process_id) do update set seen_at = now(), edited_ids = excluded.edited_ids
      returning list_id
    ), left_now as (
      delete from presences p using unnest($leavingLists::uuid[], $leavingPeople::uuid[]) as leaving (list_id, user_id)
      where p.process_id = $processId and p.list_id = leaving.list_id and p.user_id = leaving.user_id
      returning p.list_id
    )
    ${notifyOf('select list_id from come union all select list_id from left_now')}`,
);

/** Says that this process is alive, clears away what dead ones have left, and answers how many are here by its word. */
export const beat = statement<{ mine: number }, PresentProcess>(
  'beat of presences',
  `
    with mine as (
      update presences set seen_at = now() where process_id = $processId returning 1
    ), dead as (
      delete from presences where (list_id, user_id, process_id) in (
        select list_id, user_id, process_id from presences
        where seen_at < now() - ${PRESENCE_TIMEOUT} and process_id <> $processId for update skip locked
      ) returning list_id
    ), notified as (${notifyOf('select list_id from dead')})
    select (select count(*) from mine)::int as mine, (select count(*) from notified) as notified`,
);

/** Selects the rows of this process. */
export const selectOwnPresences = statement<
  { listId: string; userId: string; editedIds: string[] },
  { processId: string }
>(
  'own presences',
  'select list_id as "listId", user_id as "userId", edited_ids as "editedIds" from presences where process_id = $processId',
);

export const leaveAll = statement<never, PresentProcess>(
  'leave all presences',
  `
    with gone as (delete from presences where process_id = $processId returning list_id)
    ${notifyOf('select list_id from gone')}`,
);

/**
 * Selects the people who have a list open, in the order in which they came, with their edits and the facts that decide
 * who may know.
 */
export const selectPresent = statement<PresentRow, { listId: string }>(
  'who is here',
  `
    select l.owner_id as "ownerId",
      ${collaboratorRolesOf({ id: 'l.id', ownerId: 'l.owner_id' })} as "collaboratorRoles",
      array(
        select user_id from presences where list_id = l.id and seen_at >= now() - ${PRESENCE_TIMEOUT}
        group by user_id order by min(arrived_at), user_id
      ) as "presentIds",
      (
        select coalesce(json_agg(json_build_object('userId', p.user_id, 'editedId', e.id) order by p.arrived_at, p.user_id), '[]')
        from presences p cross join unnest(p.edited_ids) e (id)
        where p.list_id = l.id and p.seen_at >= now() - ${PRESENCE_TIMEOUT}
      ) as edits
    from lists l where l.id = $listId`,
);
