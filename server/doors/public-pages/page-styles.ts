import { decode } from 'html-entities';
import { LRUCache } from 'lru-cache';
import type { StylePart } from './style-part.rules.ts';

/** Pages that use the same classes share their styles. */
const MOST_KEPT = 30;

/** Written into the page, it spares a slow phone the wait for the whole sheet. */
export class PageStyles {
  private readonly known = new LRUCache<string, string>({ max: MOST_KEPT });
  private readonly textsOf = new Map<string, string[]>();
  private readonly parts: StylePart[];
  readonly fonts: string;

  constructor(all: StylePart[]) {
    this.fonts = written(all.filter(isFont));
    this.parts = all.filter((part) => !isFont(part));
    for (const { variable, text } of this.parts) {
      if (variable) this.textsOf.set(variable, [...(this.textsOf.get(variable) ?? []), text]);
    }
  }

  /** Variables in `style` attributes are not looked for: nothing drawn has any. */
  stylesFor(html: string): string {
    const attributes = [...new Set(html.match(/ (?:class|data-accent)="[^"]+"/g))].join('');
    const known = this.known.get(attributes);
    if (known !== undefined) return known;
    const styles = this.select(namesIn(attributes));
    this.known.set(attributes, styles);
    return styles;
  }

  private select(used: Set<string>): string {
    const isMatching = ({ needs, variable }: StylePart) =>
      !variable && (!needs || needs.some((names) => names.every((name) => used.has(name))));
    const variables = this.variablesIn(this.parts.filter(isMatching));
    return written(this.parts.filter((part) => isMatching(part) || (part.variable && variables.has(part.variable))));
  }

  private variablesIn(parts: StylePart[]): Set<string> {
    const found = new Set<string>();
    const search = (text: string) => {
      for (const name of text.match(/--[\w-]+/g) ?? []) {
        if (found.has(name)) continue;
        found.add(name);
        this.textsOf.get(name)?.forEach(search);
      }
    };
    for (const { text } of parts) search(text);
    return found;
  }
}

function isFont({ text }: StylePart): boolean {
  return text.startsWith('@font-face') && text.includes('url(');
}

function written(parts: StylePart[]): string {
  const texts: string[] = [];
  let open: string[] = [];
  const enter = (around: string[]) => {
    const isSame = around.length === open.length && around.every((each, depth) => each === open[depth]);
    if (isSame) return;
    texts.push('}'.repeat(open.length), ...around.map((each) => `${each}{`));
    open = around;
  };
  for (const { around, text } of parts) {
    enter(around);
    texts.push(text);
  }
  enter([]);
  return texts.join('');
}

function namesIn(attributes: string): Set<string> {
  const names = [...attributes.matchAll(/ ([\w-]+)="([^"]+)"/g)].flatMap(([, attribute, value = '']) =>
    attribute === 'class' ? decode(value).split(/\s+/) : `${attribute}=${value}`,
  );
  return new Set(names);
}
