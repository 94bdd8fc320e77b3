import { statement } from '../database/prepared.ts';

interface Points {
  key: string;
  points: number;
  /** In milliseconds since 1970. */
  now: number;
  /** The count must be one that had begun by then. */
  countedAt: number;
  /** How long it lasts, in milliseconds. */
  lasts: number;
}

/** Takes points off a count again, and never more than it has: else what was counted elsewhere, or long ago, would make room here. */
export const giveBackPoints = statement<{ points: number }, Points>(
  'give points back',
  `update rate_limits set points = greatest(0, points - $points::int)
   where key = $key and expire > $now::bigint and expire - $lasts::bigint <= $countedAt::bigint
   returning points`,
);
