import type { Opt } from '@mikro-orm/core';
import { z } from 'zod';

/** One of a closed set, which the contract writes in lower case. */
export function lowerCase<Choice extends string>(choices: readonly Choice[]) {
  return z.enum(choices.map(inLowerCase) as [Lowercase<Choice>, ...Lowercase<Choice>[]]);
}

/** A member of a closed set as the contract writes it. */
export function inLowerCase<Choice extends string>(choice: Choice | Opt<Choice>): Lowercase<Choice> {
  return choice.toLowerCase() as Lowercase<Choice>;
}
