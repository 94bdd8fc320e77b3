import { statement } from '../../base/database/prepared.ts';
import { receivesOn, worksOn } from '../../core/access/list.policy.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { IS_TAKEN } from '../../lists/off-list-gifts/off-list-rows.ts';
import {
  MOST_CIRCLE_GUESTS,
  MOST_CIRCLES,
  MOST_CIRCLES_OF_LIST,
  MOST_COMING_DAYS,
  MOST_IN_CIRCLE,
  MOST_LISTS_IN_CIRCLE,
} from './circle.rules.ts';
import { isForGuest, isSaidOfGuest } from './guest-recipients.ts';

interface CircleName {
  id: string;
  name: string;
}

export interface CircleMemberRow {
  id: string;
  name: string;
  runsIt: boolean;
}

export interface CircleDrawRow {
  id: string;
  name: string;
  /** As 2026-12-24. */
  day: string;
  isOrganised: boolean;
}

export interface CircleRow extends CircleName {
  linkVersion: number;
  /** That of the viewer's calendar. Null where they have none, and for who is not in the circle. */
  calendarVersion?: number | null;
  /** For who is in the circle: those that they organise, or in which they take part. */
  draws?: CircleDrawRow[];
  /** In the order in which they came. */
  members: CircleMemberRow[];
}

export interface CircleGuestRow {
  id: string;
  name: string;
  language: string;
  isLargeType: boolean;
  hasLink: boolean;
  /** The first list of each person of the circle who the guest is. */
  ownListIds: string[];
  /** The first list of each person of whom it was said whether they are the guest. */
  saidListIds: string[];
}

export interface CircleListRow {
  id: string;
  name: string;
  listType: ListType;
  eventDate: string | null;
  shareToken: string;
  ownerId: string;
  ownerName: string;
  personId: string | null;
  personName: string | null;
  birthMonth: number | null;
  birthDay: number | null;
  /** The first of the lists that is for the same person, whose own id leaves the server never. */
  firstListId: string;
  /** Whether the viewer works on it, and so opens it at another address. */
  isWorkedOn: boolean;
  /** Whether the viewer gives something on it. Null for who receives the gifts, and where there are none. */
  isGivenByYou: boolean | null;
}

/** Selects the circles of somebody, by name. */
export const selectCirclesOf = statement<CircleName, { userId: string }>(
  'circles of a person',
  `select c.id, c.name from circle_members m join circles c on c.id = m.circle_id
   where m.user_id = $userId::uuid order by c.name, c.id limit ${MOST_CIRCLES}`,
);

/** Nobody else learns that there is a draw. For statements that name the circle `c` and the membership `me`. */
const OWN_DRAWS = `array(
  select json_build_object('id', d.id, 'name', d.name, 'day', d.day::text, 'isOrganised', d.organiser_id is not distinct from me.user_id)
  from draws d join users v on v.id = me.user_id
  where d.circle_id = c.id and (d.organiser_id = v.id or exists (
    select from draw_participants p where p.draw_id = d.id
      and (p.user_id = v.id or p.user_id is null and v.email_verified_at is not null and p.email = v.email)
  ))
  order by d.day, d.id limit ${MOST_COMING_DAYS}
) as draws`;

const MEMBERS = `array(
  select json_build_object('id', u.id, 'name', u.name, 'runsIt', m.runs_it)
  from circle_members m join users u on u.id = m.user_id where m.circle_id = c.id order by m.joined_at, u.id limit ${MOST_IN_CIRCLE}
) as members`;

/** Selects a circle for somebody who is in it. */
export const selectCircle = statement<CircleRow, { circleId: string; viewerId: string }>(
  'circle for a member',
  `select c.id, c.name, c.link_version as "linkVersion", case when me.has_calendar then me.calendar_version end as "calendarVersion", ${MEMBERS}, ${OWN_DRAWS}
   from circles c join circle_members me on me.circle_id = c.id and me.user_id = $viewerId::uuid where c.id = $circleId::uuid`,
);

/** Selects the circle of a calendar, and the language of the member whose it is. */
export const selectCalendar = statement<
  CircleName & { language: string | null; draws: CircleDrawRow[] },
  { circleId: string; userId: string; version: number }
>(
  'calendar of a circle',
  `select c.id, c.name, coalesce(u.preferences_language, u.last_language) as language, ${OWN_DRAWS}
   from circle_members me join circles c on c.id = me.circle_id join users u on u.id = me.user_id
   where me.circle_id = $circleId::uuid and me.user_id = $userId::uuid and me.has_calendar and me.calendar_version = $version::int
     and u.suspended_at is null`,
);

/** The first list of each person of the circle of `g` about whom that holds. */
function firstListsWhere(condition: string): string {
  return `array(
       select distinct on (l.owner_id, l.person_id) l.id
       from circle_lists cl join lists l on l.id = cl.list_id and l.owner_id = cl.user_id
         join users o on o.id = l.owner_id left join persons pe on pe.id = l.person_id
       where cl.circle_id = g.circle_id and l.hidden_at is null and ${condition}
       order by l.owner_id, l.person_id, l.id limit ${MOST_LISTS_IN_CIRCLE}
     )`;
}

/** Selects the guests with a personal link for somebody who is in the circle, in the order in which they came. */
export const selectCircleGuests = statement<CircleGuestRow, { circleId: string; viewerId: string }>(
  'guests of a circle',
  `select g.id, g.name, g.language, g.is_large_type as "isLargeType", g.secret_hash is not null as "hasLink",
     ${firstListsWhere(isForGuest('g.id', 'g.name'))} as "ownListIds", ${firstListsWhere(isSaidOfGuest('g.id'))} as "saidListIds"
   from circle_guests g
   where g.circle_id = $circleId::uuid and exists (select from circle_members m where m.circle_id = g.circle_id and m.user_id = $viewerId::uuid)
   order by g.id limit ${MOST_CIRCLE_GUESTS}`,
);

/** Selects the circle behind a link, unless the link was replaced. */
export const selectInvitedCircle = statement<CircleRow, { circleId: string; version: number }>(
  'circle behind a link',
  `select c.id, c.name, c.link_version as "linkVersion", ${MEMBERS} from circles c
   where c.id = $circleId::uuid and c.link_version = $version::int`,
);

/**
 * Selects the lists that are open to a circle, by whom they are for. Nothing of it depends on other circles. What the viewer gives, alone, with others or beside the list, is read from what
 * they took on within a year, and told of no list whose gifts they receive.
 */
export const selectCircleLists = statement<CircleListRow, { circleId: string; viewerId: string }>(
  'lists of a circle',
  `
    with given as materialized (
      select i.list_id from purchases p join items i on i.id = p.item_id
      where p.buyer_id = $viewerId::uuid and p.created_at > now() - interval '1 year'
      union
      select i.list_id from pledges p join items i on i.id = p.item_id
      where p.buyer_id = $viewerId::uuid and p.created_at > now() - interval '1 year'
      union
      select p.list_id from off_list_gifts p
      where p.buyer_id = $viewerId::uuid and ${IS_TAKEN} and coalesce(p.taken_at, p.created_at) > now() - interval '1 year'
    )
    select l.id, l.name, first_value(l.id) over (partition by l.owner_id, pe.id order by l.id) as "firstListId",
      l.list_type as "listType", l.event_date::text as "eventDate", l.share_token as "shareToken", l.owner_id as "ownerId",
      o.name as "ownerName", pe.id as "personId", pe.name as "personName", pe.birth_month as "birthMonth", pe.birth_day as "birthDay",
      ${worksOn('$viewerId::uuid')} as "isWorkedOn",
      case when l.list_type <> 'SHOPPING' and not ${receivesOn('$viewerId::uuid')} and (l.past_since is null or l.id in (select list_id from given))
        then l.id in (select list_id from given) end as "isGivenByYou"
    from circle_lists cl join lists l on l.id = cl.list_id and l.owner_id = cl.user_id
      join users o on o.id = l.owner_id left join persons pe on pe.id = l.person_id
    where cl.circle_id = $circleId::uuid and l.hidden_at is null
      and exists (select from circle_members m where m.circle_id = cl.circle_id and m.user_id = $viewerId::uuid)
    order by coalesce(pe.name, o.name), l.owner_id, pe.id, l.event_date, l.name, l.id limit ${MOST_LISTS_IN_CIRCLE}`,
);

/** Selects the circles to which an owner has opened a list, by name. */
export const selectCirclesOfList = statement<CircleName, { listId: string; ownerId: string }>(
  'circles of a list',
  `select c.id, c.name from circle_lists cl join circles c on c.id = cl.circle_id
   where cl.list_id = $listId::uuid and cl.user_id = $ownerId::uuid order by c.name, c.id limit ${MOST_CIRCLES_OF_LIST}`,
);

/** Holds circles, so that lists are opened to each one at a time. */
export const lockCircles = statement<{ id: string }, { circleIds: readonly string[] }>(
  'lock circles',
  `select id from circles where id = any($circleIds::uuid[]) order by id for no key update`,
);

/** Opens a list to these circles of its owner's, and closes it to all others. Gives the circles that see a difference. */
export const openListTo = statement<
  { circleId: string; isOpened: boolean },
  { listId: string; ownerId: string; circleIds: readonly string[] }
>(
  'open a list to circles',
  `
    with closed as (
      delete from circle_lists where list_id = $listId::uuid and (user_id <> $ownerId::uuid or circle_id <> all($circleIds::uuid[])) returning circle_id
    ), opened as (
      insert into circle_lists (list_id, circle_id, user_id)
      select $listId::uuid, circle_id, user_id from circle_members where user_id = $ownerId::uuid and circle_id = any($circleIds::uuid[])
      on conflict do nothing returning circle_id
    )
    select circle_id as "circleId", false as "isOpened" from closed union all select circle_id, true from opened`,
);

/** Selects the circles of these that are full of lists. */
export const selectFullCircles = statement<{ id: string }, { circleIds: readonly string[] }>(
  'circles full of lists',
  `select circle_id as id from circle_lists where circle_id = any($circleIds::uuid[])
   group by circle_id having count(*) > ${MOST_LISTS_IN_CIRCLE}`,
);
