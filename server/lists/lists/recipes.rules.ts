import { isWebAddress } from '../../base/text/web-address.rules.ts';

/** In characters. */
export const LONGEST_RECIPES = 2_000;

/** The description of an item's recipes, in both APIs. */
export const RECIPES = `The recipes that it is for, one to a line: the name, and behind a space the link; at most ${LONGEST_RECIPES} characters, empty for none.`;

export interface ItemRecipe {
  name: string;
  /** Undefined where the line ends with none that can be opened. */
  link?: string;
}

/** The recipes in the text that an item keeps of them, each once. */
export function recipesIn(text: string): ItemRecipe[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))]
    .filter((line) => line !== '')
    .map((line) => {
      const start = line.lastIndexOf(' ') + 1;
      const link = line.slice(start);
      return /^https?:\/\//.test(link) && isWebAddress(link)
        ? { name: line.slice(0, start).trim(), link }
        : { name: line };
    });
}

/** The text with one more recipe, unless it is there. The earliest make room where there are too many. */
export function withRecipe(text: string, { name, link }: ItemRecipe): string {
  const line = [name.replace(/\s+/g, ' ').trim(), link].filter(Boolean).join(' ');
  const others = text.split('\n').filter((one) => one !== '' && one !== line);
  let lines = [...others, line];
  while (lines.join('\n').length > LONGEST_RECIPES && lines.length > 1) lines = lines.slice(1);
  return lines.join('\n').slice(0, LONGEST_RECIPES);
}
