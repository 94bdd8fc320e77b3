import { languageOf } from '../../core/users/note-language.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { Ways } from '../lines/line.rules.ts';

/** How a person writes lines of a shopping list. */
export function waysOf(person: User, currency: string): Ways {
  const parts = new Intl.NumberFormat(languageOf(person) ?? 'en').formatToParts(1_234_567.8);
  return { kind: 'SHOPPING', currency, groupSign: parts.find(({ type }) => type === 'group')?.value };
}
