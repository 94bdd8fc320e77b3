import { speaker } from '#rules/base/languages/i18n';

/** One sentence after the other, without those that are empty. */
export function sentences(...each: (string | null | undefined)[]): string {
  return each.filter(Boolean).join(speaker().language === 'ja' ? '' : ' ');
}
