/** Gives the time zone of this device by its IANA name: the days that are typed here are meant there. */
export function timeZoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
