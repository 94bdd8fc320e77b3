import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { BadRequest, InvalidInput } from '../errors/errors.ts';
import { LARGEST_CONNECTION_PAGE, USUAL_CONNECTION_PAGE } from './page-sizes.rules.ts';

/** In characters; every cursor of ours is shorter. */
const LONGEST_CURSOR = 700;

export interface PageArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

export interface KeysetWindow<Keys> {
  limit: number;
  isFromEnd: boolean;
  after: Keys | null;
  before: Keys | null;
}

interface KeysetCursor<Keys> {
  encode(keys: Keys): string;
  keysIn(cursor: string | null | undefined): Keys | null;
  /** Refuses arguments that mean no page, and cursors that are not from a list of this kind. */
  windowOf(page: PageArguments): KeysetWindow<Keys>;
}

/** A page goes on where the last one ended, whatever was added or deleted. */
export function keysetCursor<Keys>(keys: z.ZodType<Keys>): KeysetCursor<Keys> {
  const keysIn = (text: string | null | undefined): Keys | null =>
    text != null && text.length <= LONGEST_CURSOR ? (keys.safeParse(parsed(text)).data ?? null) : null;
  const decode = (argument: 'after' | 'before', text: string | null | undefined): Keys | null => {
    const known = keysIn(text);
    if (text != null && known === null) throw new InvalidInput({ [argument]: [t`This is not a cursor of this list.`] });
    return known;
  };
  return {
    encode: (values) => Buffer.from(JSON.stringify(values)).toString('base64url'),
    keysIn,
    windowOf: ({ first, after, last, before }) => {
      if (first != null && last != null)
        throw new BadRequest(t`Ask for the first entries or for the last, not for both.`);
      const [argument, limit] =
        last != null ? (['last', last] as const) : (['first', first ?? USUAL_CONNECTION_PAGE] as const);
      if (limit < 0 || limit > LARGEST_CONNECTION_PAGE) {
        throw new InvalidInput({ [argument]: [t`Ask for 0 to ${LARGEST_CONNECTION_PAGE} at once.`] });
      }
      return { limit, isFromEnd: last != null, after: decode('after', after), before: decode('before', before) };
    },
  };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

export interface KeysetPage<Entry> {
  entries: Entry[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export const EMPTY_PAGE = { entries: [], hasNextPage: false, hasPreviousPage: false };

export function rowsToRead({ limit }: KeysetWindow<unknown>): number {
  return limit + 1;
}

export function keysetPage<Entry>(
  rows: readonly Entry[],
  { limit, isFromEnd, after, before }: KeysetWindow<unknown>,
): KeysetPage<Entry> {
  const isMore = rows.length > limit;
  return {
    entries: isFromEnd ? rows.slice(Math.max(0, rows.length - limit)) : rows.slice(0, limit),
    hasNextPage: isFromEnd ? before !== null : isMore,
    hasPreviousPage: isFromEnd ? isMore : after !== null,
  };
}

export const integerKey = z.int32();
export const idKey = z.uuid();
export const timeKey = z.string().regex(/^\d{1,16}$/);

/** In place of a cursor, so that a statement always has its bounds. */
export const LEAST = { integer: -(2 ** 31), id: '00000000-0000-0000-0000-000000000000', time: '0' };
export const GREATEST = {
  integer: 2 ** 31 - 1,
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  time: '9'.repeat(16),
};

export type TimeKeys = [microseconds: string, id: string];

export const TIME_CURSOR = keysetCursor<TimeKeys>(z.tuple([timeKey, idKey]));

export function timeBounds(window: KeysetWindow<TimeKeys>, order: 'oldest first' | 'newest first') {
  const [oldest, newest] = [
    [LEAST.time, LEAST.id],
    [GREATEST.time, GREATEST.id],
  ] as const;
  const [first, last] = order === 'oldest first' ? [oldest, newest] : [newest, oldest];
  const [[afterTime, afterId], [beforeTime, beforeId]] = [window.after ?? first, window.before ?? last];
  return { afterTime, afterId, beforeTime, beforeId, limit: rowsToRead(window) };
}

export type TimeBounds = ReturnType<typeof timeBounds>;

/** Read by a key of its neighbour, at the same cost on every page, or else by counting from the first entry. */
export interface NumberedWindow {
  limit: number;
  offset: number;
  after: TimeKeys | null;
  before: TimeKeys | null;
}

export interface NeighbourKeys {
  after?: string | null;
  before?: string | null;
}

/** A malformed key counts as left out: the page has its number, too. */
export function numberedWindow(
  { limit, offset }: { limit: number; offset: number },
  { after, before }: NeighbourKeys,
): NumberedWindow {
  return { limit, offset, after: TIME_CURSOR.keysIn(after), before: TIME_CURSOR.keysIn(before) };
}

export function keysAround(rows: readonly { id: string; time: string }[]) {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    firstKey: first ? TIME_CURSOR.encode([first.time, first.id]) : null,
    lastKey: last ? TIME_CURSOR.encode([last.time, last.id]) : null,
  };
}
