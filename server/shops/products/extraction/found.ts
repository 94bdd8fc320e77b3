/** The sources of a field, from those written for programs to those written for people. */
export const FIELD_SOURCES = [
  'SHOP_RULE',
  'JSON_LD',
  'MICRODATA',
  'RDFA',
  'META_TAGS',
  'EMBEDDED_STATE',
  'VISIBLE_TEXT',
  'METASCRAPER',
  'PAGE_ADDRESS',
] as const;

export type FieldSource = (typeof FIELD_SOURCES)[number];

/** Kinds of pages that stand in place of the one that was asked for; here, since the server must not load what finds them. */
export const STAND_INS = ['CONSENT', 'SIGN_IN', 'NOT_FOUND', 'QUEUE', 'AGE', 'COUNTRY', 'MAINTENANCE'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** A value, where it was read, and how sure it is: from 0 for a guess to 1. */
export interface Found<Value> {
  value: Value;
  source: FieldSource;
  confidence: number;
}

/** The surest one; of equals the first. */
export function surest<Value>(candidates: readonly Found<Value>[]): Found<Value> | null {
  return candidates.reduce<Found<Value> | null>(
    (best, candidate) => (best && best.confidence >= candidate.confidence ? best : candidate),
    null,
  );
}
