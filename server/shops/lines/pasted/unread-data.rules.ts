import { type Fields, isFields, textOf } from './data-line.rules.ts';

/** In values left out, and in characters of each. */
const MOST_UNREAD = 50;
const LONGEST_UNREAD = 200;

/** In levels and values: beyond them nothing is looked at, so that no data take long. */
const DEEPEST = 40;
const MOST_VALUES = 500_000;

/** Keys that programs keep for themselves. */
const OF_PROGRAM =
  /(?:^|_)(?:id|ids|uuid|uid|guid|token|hash|etag|key)$|[a-z](?:Id|Ids|Uuid|Uid|Guid|At)$|^id[A-Z_]|(?:^|_)(?:at|ts)$|^(?:id|type|kind|object|version|schema|generator|locale|lang|language|time_?zone|slug|kindlist)$|^(?:date_?)?(?:created|updated|modified|added|last\w{0,30}|last_?edited|exported|synced)(?:_?(?:on|date|time|by))?$|^(?:child_?)?(?:order|pos|position|sort\w{0,20}|rank|index|indent|depth)$|^self_?(?:link|url)?$|(?:timestamp|usec|position)s?$/i;

/** A number there is a program's, a word is somebody's. */
const IN_NUMBERS = /^priority$/i;

/** Keys of data that a program works with, and nobody wrote. */
const BESIDE_ALL = /^(?:actions|plugin\w{0,20}|.{0,30}positions?|memberships|limits|prefs|preferences|settings)$/i;

/** Keys that say no more than the key of what they stand in. */
const PLAIN_KEY = /^(?:name|title|text|content|value|label)$/i;

export function isOfProgram(key: string, value: unknown): boolean {
  return OF_PROGRAM.test(key) || (IN_NUMBERS.test(key) && !/\p{L}/u.test(textOf(value)));
}

interface Read {
  /** The keys of each object that were read. */
  taken: ReadonlyMap<Fields, ReadonlySet<string>>;
  /** Values that were read wherever they stand. */
  said: ReadonlySet<string>;
  /** Objects that are left out as a whole, and said to be. */
  gone: ReadonlySet<Fields>;
}

/**
 * Values in data that no reading of them has, with their keys: "age: 7". This is the net below the reading of data, so that nothing
 * that somebody wrote is gone without a word.
 */
export function unreadValues(value: unknown, { taken, said, gone }: Read): string[] {
  const unread = new Set<string>();
  let seen = 0;
  const visit = (one: unknown, key: string, depth: number): void => {
    seen += 1;
    if (depth > DEEPEST || seen > MOST_VALUES || unread.size >= MOST_UNREAD) return;
    if (Array.isArray(one)) {
      const texts = one.filter((each) => typeof each !== 'object').map(textOf);
      const unsaid = texts.filter((text) => text !== '' && !said.has(text));
      if (unsaid.length > 0) unread.add(saidOf(key, unsaid.slice(0, MOST_UNREAD).join(', ')));
      for (const each of one) if (typeof each === 'object' && each !== null) visit(each, key, depth + 1);
    } else if (isFields(one)) {
      if (gone.has(one)) return;
      const read = taken.get(one);
      for (const [inner, each] of Object.entries(one)) {
        if (read?.has(inner) || isOfProgram(inner, each) || BESIDE_ALL.test(inner)) continue;
        visit(each, PLAIN_KEY.test(inner) && key !== '' ? key : inner, depth + 1);
      }
    } else if (typeof one !== 'boolean') {
      const text = textOf(one);
      if (text !== '' && !said.has(text)) unread.add(saidOf(key, text));
    }
  };
  visit(value, '', 0);
  return [...unread];
}

function saidOf(key: string, text: string): string {
  const written = text.replace(/\s+/g, ' ');
  return (key === '' ? written : `${key}: ${written}`).slice(0, LONGEST_UNREAD);
}
