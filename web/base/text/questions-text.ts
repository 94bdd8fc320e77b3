import { plural, t } from '@lingui/core/macro';

/** Names how many questions there are about a gift; without any, the way to the first. */
export function questionsText(count: number): string {
  return count === 0 ? t`Ask a question` : plural(count, { one: '# question', other: '# questions' });
}

/** The same for those who hear it without the gift beside it. */
export function questionsLabel(count: number, title: string): string {
  return count === 0
    ? t`Ask a question: ${title}`
    : plural(count, { one: `# question: ${title}`, other: `# questions: ${title}` });
}
