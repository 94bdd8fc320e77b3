import { isOffListKeptFrom, receivesOffList } from './purchase.policy.ts';

/** Reports `r` of texts of guests, with the list `l`, and with `p` where the text is a gift that is not on it. */
export const REPORTED_TEXTS =
  'text_reports r join lists l on l.id = r.list_id left join off_list_gifts p on p.id = r.off_list_gift_id';

export const TEXT_ID = 'coalesce(r.off_list_gift_id, r.question_id)';

/** An administrator may be one of the people whom a gift is for: these learn what guests do, and not before the day. */
export function mayKnowText(viewerId: string): string {
  return `(p.id is null or not ${isOffListKeptFrom(viewerId)} and (p.is_told_after or not ${receivesOffList(viewerId)}))`;
}
