export interface HoldRules {
  holdDays: number;
  /** A calendar date. */
  eventDate: string | null;
}

/** Until when a gift is held that somebody holds now, as the server counts it: never past the day of the event, unless that is over. */
export function holdEndOf({ holdDays, eventDate }: HoldRules, now = new Date()): string {
  const end = new Date(now);
  end.setDate(end.getDate() + holdDays);
  const eventEnd = new Date(`${eventDate}T00:00`);
  eventEnd.setDate(eventEnd.getDate() + 1);
  return (eventEnd > now && eventEnd < end ? eventEnd : end).toISOString();
}
