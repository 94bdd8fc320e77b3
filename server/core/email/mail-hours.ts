/** From where on the clock of a list news and reminders come, and until when. */
export const MAIL_HOURS = { from: 9, to: 20 };

/** Whether it is such a time of day, by `$now`, where the list with this alias is. */
export function isMailHourOn(list: string): string {
  return `extract(hour from $now::timestamptz at time zone ${list}.time_zone) between ${MAIL_HOURS.from} and ${MAIL_HOURS.to - 1}`;
}
