import { statement } from '../../base/database/prepared.ts';
import { worksOn } from '../../core/access/list.policy.ts';

interface TripOfPerson {
  listId: string;
  userId: string;
  now: Date;
}

/**
 * Begins a trip, or gives the one that is on another end. `isTold`: the others were not told lately, and are to be told now. The list
 * knows until when somebody shops, so that reading it costs nothing where nobody does. It is locked first, as where lists are deleted.
 * Gives no row where the list is gone.
 */
export const beginTrip = statement<{ isTold: boolean }, TripOfPerson & { endsAt: Date; toldBefore: Date }>(
  'begin shopping trip',
  `with list as (
     select id from lists where id = $listId::uuid for no key update
   ), telling as materialized (
     select id, clock_timestamp() as at from list -- of two presses in one millisecond, one tells
   ), trip as (
     insert into shopping_trips (id, list_id, user_id, started_at, ends_at, told_at)
     select gen_random_uuid(), id, $userId::uuid, $now::timestamptz, $endsAt::timestamptz, at from telling
     on conflict (list_id, user_id) do update set ends_at = excluded.ends_at,
       started_at = case when shopping_trips.ends_at > excluded.started_at then shopping_trips.started_at else excluded.started_at end,
       told_at = case when shopping_trips.told_at > $toldBefore::timestamptz then shopping_trips.told_at else excluded.told_at end
     returning told_at
   ), known as (
     update lists set shopping_until = greatest(shopping_until, $endsAt::timestamptz) where id in (select id from list)
   )
   select told_at = (select at from telling) as "isTold" from trip`,
);

/**
 * Ends the trip that has this end, or any. Gives a row where there was a trip to end, with the people whose bell tells of it until now. The list is locked
 * first, as where a trip begins.
 */
export const endTrip = statement<{ toldIds: string[] }, TripOfPerson & { endsAt: Date | null }>(
  'end shopping trip',
  `with list as (
     select id from lists where id = $listId::uuid for no key update
   ), ended as (
     update shopping_trips set ends_at = $now::timestamptz
     where list_id in (select id from list) and user_id = $userId::uuid and ends_at > $now::timestamptz
       and ($endsAt::timestamptz is null or ends_at = $endsAt::timestamptz) returning list_id
   )
   select array(
     select distinct n.user_id from notifications n
     where n.list_id = ended.list_id and n.who_id = $userId::uuid and n.kind = 'SHOPPING_STARTED' and n.read_at is null
   ) as "toldIds" from ended`,
);

interface TripRow {
  id: string;
  listId: string;
  userId: string;
  startedAt: Date | string;
  endsAt: Date | string;
  newItemIds: string[];
}

/** The trips that are on, of people who work on the list, and what others have added or taken out of the archive meanwhile. */
export const selectTrips = statement<TripRow, { listIds: readonly string[]; now: Date; limit: number }>(
  'shopping trips',
  `select t.id, t.list_id as "listId", t.user_id as "userId", t.started_at as "startedAt", t.ends_at as "endsAt",
     array(
       select id from (
         select i.id, i.created_at as since from items i where i.list_id = t.list_id and i.created_at > t.started_at
           and i.added_by_id <> t.user_id and not i.is_archived
         union all
         select i.id, e.edited_at from field_edits e join items i on i.id = e.subject_id
         where e.list_id = t.list_id and e.field = 'isArchived' and e.edited_at > t.started_at and e.editor_id <> t.user_id
           and i.created_at <= t.started_at and not i.is_archived
       ) new order by since desc, id limit $limit::int
     ) as "newItemIds"
   from shopping_trips t join lists l on l.id = t.list_id
   where t.list_id = any($listIds::uuid[]) and t.ends_at > $now::timestamptz and l.list_type = 'SHOPPING' and ${worksOn('t.user_id')}
   order by t.started_at, t.id`,
);
