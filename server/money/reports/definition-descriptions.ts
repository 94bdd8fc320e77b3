import { inEnglish } from '../../base/languages/say.rules.ts';
import { DEFINITIONS, type Defined } from './definitions.rules.ts';

export const DESCRIPTIONS = Object.fromEntries(
  Object.entries(DEFINITIONS).map(([name, definition]) => [name, inEnglish(definition)]),
) as Record<Defined, string>;
