import { statement } from '../../base/database/prepared.ts';
import type { PushKind } from './push.rules.ts';

export interface DueDevice {
  id: string;
  userId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  kinds: PushKind[];
  isQuietAtNight: boolean;
  timeZone: string;
  toldUntil: Date | string;
  language: string | null;
}

interface DueQuery {
  afterId: string;
  earliest: Date;
  until: Date;
  limit: number;
}

/** Selects devices whose owners have unread news that these have not been told, by their ids. */
export const selectDueDevices = statement<DueDevice, DueQuery>(
  'devices with news to push',
  `
    select d.id, d.user_id as "userId", d.endpoint, d.p256dh, d.auth, d.kinds, d.is_quiet_at_night as "isQuietAtNight",
      d.time_zone as "timeZone", d.told_until as "toldUntil", coalesce(u.preferences_language, u.last_language) as language
    from push_devices d join users u on u.id = d.user_id join sessions s on s.id = d.session_id
    where d.id > $afterId::uuid and u.preferences_notifications and u.suspended_at is null and s.expires_at > now()
      and exists (
        select from notifications n where n.user_id = d.user_id and n.read_at is null
          and n.news_at > greatest(d.told_until, $earliest::timestamptz) and n.news_at <= $until::timestamptz
      )
    order by d.id limit $limit::int`,
);

interface Claim {
  ids: string[];
  until: Date;
}

/** Gives the devices that no other process is telling the same. */
export const claimDevices = statement<{ id: string }, Claim>(
  'claim devices to push to',
  `update push_devices set told_until = $until where id = any($ids::uuid[]) and told_until < $until returning id`,
);
