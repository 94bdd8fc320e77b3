import { statement } from '../../base/database/prepared.ts';
import { receivesOn } from '../../core/access/list.policy.ts';

/** For statements that name the list `l`, its owner `o` and its person `pe`. */
const IS_ITS_RECIPIENT = '(r.person_id = l.person_id or l.person_id is null and r.user_id = l.owner_id)';

/** Whether `l` is for the guest: as was said, and by the name as long as nobody has said anything of this person. */
export function isForGuest(guestId: string, guestName: string): string {
  return `coalesce(
    (select r.is_guest from circle_guest_recipients r where r.guest_id = ${guestId} and ${IS_ITS_RECIPIENT}),
    lower(coalesce(pe.name, o.name)) = lower(${guestName}))`;
}

/** Whether anybody has said that the guest is, or is not, whom `l` is for. */
export function isSaidOfGuest(guestId: string): string {
  return `exists (select from circle_guest_recipients r where r.guest_id = ${guestId} and ${IS_ITS_RECIPIENT})`;
}

/** Whether the guest receives the gifts of `l`, also as an editor. */
export function isKeptFromGuest(guestId: string, guestName: string): string {
  return `(${isForGuest(guestId, guestName)}
    or exists (select from circle_guest_recipients r where r.guest_id = ${guestId} and r.is_guest and ${receivesOn('r.user_id')}))`;
}

interface Said {
  guestId: string;
  circleId: string;
  listIds: readonly string[];
  isForGuest: readonly boolean[];
}

/** Writes for whom of a circle a personal link is, by lists that are open to it. Gives how many of these lists there are. */
export const sayRecipients = statement<{ count: number }, Said>(
  'say for whom of a circle a personal link is',
  `
    with said as (
      select l.id, l.person_id, case when l.person_id is null then l.owner_id end as user_id, s.is_guest
      from unnest($listIds::uuid[], $isForGuest::boolean[]) as s (list_id, is_guest)
        join circle_lists cl on cl.list_id = s.list_id and cl.circle_id = $circleId::uuid
        join lists l on l.id = cl.list_id and l.owner_id = cl.user_id and l.hidden_at is null
    ), persons as (
      insert into circle_guest_recipients (id, guest_id, person_id, is_guest)
      select gen_random_uuid(), $guestId::uuid, person_id, bool_or(is_guest) from said where person_id is not null group by person_id
      on conflict (guest_id, person_id) do update set is_guest = excluded.is_guest
    ), accounts as (
      insert into circle_guest_recipients (id, guest_id, user_id, is_guest)
      select gen_random_uuid(), $guestId::uuid, user_id, bool_or(is_guest) from said where user_id is not null group by user_id
      on conflict (guest_id, user_id) do update set is_guest = excluded.is_guest
    )
    select count(distinct id)::int as count from said`,
);
