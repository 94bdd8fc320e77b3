import { statement } from '../database/prepared.ts';

interface Attempts {
  keys: readonly string[];
  /** How many are allowed under each. */
  points: number;
  /** In milliseconds since 1970. */
  now: number;
  until: number;
}

/** Counts an attempt under each key, as rate-limiter-flexible does it for one, and gives the keys under which it is not one too many. */
export const countAttempts = statement<{ key: string }, Attempts>(
  'count attempts under many keys',
  `with counted as (
     insert into rate_limits as r (key, points, expire) select key, 1, $until::bigint from unnest($keys::text[]) as key order by key
     on conflict (key) do update set points = case when r.expire <= $now::bigint then 1 else r.points + 1 end,
       expire = case when r.expire <= $now::bigint then excluded.expire else r.expire end
     returning key, points
   )
   select key from counted where points <= $points::int`,
);
