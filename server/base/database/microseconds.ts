/** As text: a Date would lose the last three digits. */
export function microsecondsOf(time: string): string {
  return `(extract(epoch from ${time}) * 1000000)::bigint::text`;
}

export function timeAfterMicroseconds(microseconds: string): string {
  return `('epoch'::timestamptz + ${microseconds}::float8 * interval '1 microsecond')`;
}

export function isBetweenTimes(time: string, id: string, order: 'oldest first' | 'newest first'): string {
  const [after, before] = order === 'oldest first' ? ['>', '<'] : ['<', '>'];
  return `(${time}, ${id}) ${after} (${timeAfterMicroseconds('$afterTime')}, $afterId::uuid)
        and (${time}, ${id}) ${before} (${timeAfterMicroseconds('$beforeTime')}, $beforeId::uuid)`;
}
