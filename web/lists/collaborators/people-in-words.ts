import { plural, t } from '@lingui/core/macro';
import { listText } from '../../base/design/list-text.ts';

const MAX_NAMED = 2;

/** "Ann", "Ann and Bob", "Ann, Bob, and 3 others". */
export function peopleInWords(names: readonly string[]): string {
  const isAll = names.length <= MAX_NAMED;
  const named = isAll ? names : names.slice(0, MAX_NAMED);
  const more = names.length - named.length;
  const parts = isAll ? named : [...named, othersText(more)];
  return listText(parts);
}

function othersText(count: number): string {
  return t({
    message: plural(count, { one: '# other', other: '# others' }),
    comment: 'People at the end of a list: “Ann, Bob, and 3 others”',
  });
}
