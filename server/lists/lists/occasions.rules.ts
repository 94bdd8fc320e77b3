import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '../../base/languages/say.rules.ts';

/** Kept by their English word, so that each reader has them in their own language. What else people celebrate stays as it was typed. */
const OCCASIONS = {
  Birthday: msg`Birthday`,
  Wedding: msg`Wedding`,
  'Baby shower': msg`Baby shower`,
  Christmas: msg`Christmas`,
  Housewarming: msg`Housewarming`,
  Anniversary: msg`Anniversary`,
  Graduation: msg({ message: 'Graduation', comment: 'The occasion: from school or university' }),
} satisfies Record<string, MessageDescriptor>;

export type Occasion = keyof typeof OCCASIONS;

export const ALL_OCCASIONS = Object.keys(OCCASIONS) as Occasion[];

/** As its reader reads it. */
export function occasionText<Kept extends string | null | undefined>(kept: Kept): Kept | string {
  return kept && isOccasion(kept) ? say(OCCASIONS[kept]) : kept;
}

/** As it is kept: an occasion that was chosen or typed in the language of the one who writes becomes its English word. */
export function keptOccasion(written: string): string {
  return ALL_OCCASIONS.find((occasion) => occasionText(occasion) === written) ?? written;
}

function isOccasion(text: string): text is Occasion {
  return Object.hasOwn(OCCASIONS, text);
}
