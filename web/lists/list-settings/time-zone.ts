/** Where this device is, by its IANA name: the days that are typed here are meant there. */
export function timeZoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
