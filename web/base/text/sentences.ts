import { speaker } from '#rules/base/languages/i18n';

export function sentences(...each: (string | null | undefined)[]): string {
  return each.filter(Boolean).join(speaker().language === 'ja' ? '' : ' ');
}
