import { t } from '@lingui/core/macro';

/** Sentences after each other, without those that are not there. */
export function sentences(...texts: (string | null | undefined)[]): string {
  return texts
    .filter((text) => text != null && text !== '')
    .reduce<string>((first, second) => (first === '' ? `${second}` : bothOf(first, `${second}`)), '');
}

function bothOf(first: string, second: string): string {
  return t({
    message: `${first} ${second}`,
    comment: 'Two whole sentences. Some languages put no space between them.',
  });
}
