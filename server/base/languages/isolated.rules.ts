import { speaker } from './i18n.rules.ts';
import { isolatedIn } from './isolates.rules.ts';

/**
 * Words of a person as they stand alone or in a sentence: those of the other direction keep their brackets, numbers and full
 * stops, and leave those of the sentence where they are.
 */
export function isolated(words: string): string {
  return isolatedIn(speaker().locale, words);
}
