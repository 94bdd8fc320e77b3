const WRITTEN = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A day as mails write it, such as 24 December 2026: it reads alike in all of English. */
export function mailDay(at: Date, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-GB', { ...WRITTEN, timeZone }).format(at);
}

/** A moment as mails write it, such as 24 December 2026 at 18:05 UTC. */
export function mailMoment(at: Date): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' }).format(at);
  return `${mailDay(at)} at ${time} UTC`;
}
