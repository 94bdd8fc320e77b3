import type { WrittenLine } from './line.rules.ts';
import { isShop, mayBeShop } from './words/shops.rules.ts';

const isAnyShop = ({ text }: WrittenLine) => isShop(text) || mayBeShop(text);

interface Apart {
  headings: (string | null)[];
  isNamed: false;
}

/** Several shops as headings, each between empty lines above what is bought there; null where none of them is sure to be one. */
export function shopsApart(lines: readonly WrittenLine[]): Apart | null {
  const isApart = lines.map(
    (line, index) =>
      isAnyShop(line) && line.block !== lines[index - 1]?.block && line.block !== lines[index + 1]?.block,
  );
  const areOver = isApart.every((is, index) => !is || (index + 1 < lines.length && !isApart[index + 1]));
  const areSure = lines.some(({ text }, index) => isApart[index] && isShop(text));
  if (!isApart[0] || !areOver || !areSure || isApart.filter(Boolean).length < 2) return null;
  return { headings: lines.map(({ text }, index) => (isApart[index] ? text.trim() : null)), isNamed: false };
}

/** A single shop above all things; beside others, it may be a wish like them. */
export function isShopOverAll([first, ...others]: readonly WrittenLine[]): boolean {
  return first !== undefined && isShop(first.text) && !others.some(isAnyShop);
}
