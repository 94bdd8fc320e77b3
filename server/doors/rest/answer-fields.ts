import type { Opt } from '@mikro-orm/core';
import { z } from 'zod';

/** The contract writes closed sets in lower case. */
export function lowerCase<Choice extends string>(choices: readonly Choice[]) {
  return z.enum(choices.map(inLowerCase) as [Lowercase<Choice>, ...Lowercase<Choice>[]]);
}

export function inLowerCase<Choice extends string>(choice: Choice | Opt<Choice>): Lowercase<Choice> {
  return choice.toLowerCase() as Lowercase<Choice>;
}
