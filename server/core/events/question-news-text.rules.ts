import { plural, t } from '@lingui/core/macro';

interface Asked {
  item: string | null | undefined;
  list: string | undefined;
  count: number;
}

/** Names nobody: questions come without a name. */
export function questionAsked({ item, list, count }: Asked): string {
  if (list !== undefined) {
    if (count > 1) return plural(count, { one: `# question about “${list}”`, other: `# questions about “${list}”` });
    return item ? t`A question about “${item}” on “${list}”` : t`A question about a gift on “${list}”`;
  }
  if (count > 1) return plural(count, { one: '# question about gifts', other: '# questions about gifts' });
  return item ? t`A question about “${item}”` : t`A question about a gift`;
}

/** Answered, or deleted. */
export function questionsEdited(who: string, item: string | null | undefined): string {
  return item
    ? t`${who} looked after the questions about “${item}”`
    : t`${who} looked after the questions about a gift`;
}
