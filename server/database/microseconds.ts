/** A time as the microseconds since 1970 that PostgreSQL knows it by, as text: a Date would lose the last three digits. */
export function microsecondsOf(time: string): string {
  return `(extract(epoch from ${time}) * 1000000)::bigint::text`;
}

/** The time that microsecondsOf() has said. */
export function timeAfterMicroseconds(microseconds: string): string {
  return `('epoch'::timestamptz + ${microseconds}::float8 * interval '1 microsecond')`;
}
