interface HoldRules {
  holdDays: number;
  eventStartsAt?: Date | null;
}

/** Until when a gift of the list is reserved that somebody reserves now: never past the day of its event, unless that is over. */
export function holdEnd({ holdDays, eventStartsAt }: HoldRules, now = new Date()): Date {
  const end = afterDays(now, holdDays);
  const eventEnd = eventStartsAt && afterDays(eventStartsAt, 1);
  return eventEnd && eventEnd > now && eventEnd < end ? eventEnd : end;
}

/** The last day of a hold as people are told it: one that ends at midnight lasts through the day before. */
export function lastDayOf(end: Date): Date {
  return new Date(end.getTime() - 1);
}

function afterDays(time: Date, days: number): Date {
  const after = new Date(time);
  after.setDate(after.getDate() + days);
  return after;
}
