import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { isVisible, withoutTurningSigns, withPlainHyphens } from './visible-text.rules.ts';

const PASSES = 5;
const ENTITY = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z][a-z\d]{0,31}));/gi;

const NO_CHARACTER = /[\p{Cc}\p{Cs}]/u;

/**
 * HTML entities decoded, as often as they were encoded. Empty where nothing could be seen. Shown as plain text,
 * never as markup.
 */
export function displayText(text: string | null | undefined): string {
  let shown = text ?? '';
  for (let pass = 0; pass < PASSES && shown.includes('&'); pass++) {
    const next = shown.replace(ENTITY, (entity, ...found) => decoded(found.at(-1)) ?? entity);
    if (next === shown) break;
    shown = next;
  }
  const straight = withPlainHyphens(withoutTurningSigns(shown));
  return isVisible(straight) ? straight : '';
}

function decoded({ decimal, hex, name }: Record<string, string | undefined>): string | null {
  if (name) return decodeNamedCharacterReference(name) || null;
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
  if (code > 0x10ffff) return null;
  const character = String.fromCodePoint(code);
  return NO_CHARACTER.test(character) && !/\s/.test(character) ? null : character;
}
