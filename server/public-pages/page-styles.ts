import { decode } from 'html-entities';
import { LRUCache } from 'lru-cache';

/** The app's style sheet as the build splits it, in `web/public-pages/page-styles.plugin.ts`. */
export interface SplitStyles {
  before: string;
  utilities: UtilityStyle[];
  after: string;
}

interface UtilityStyle {
  /** Queries and layers around it, outermost first. */
  around: string[];
  /** For each of its selectors, which classes a page must have for it to match anything. */
  classes: string[][];
  text: string;
}

/** Pages that use the same classes share their styles: there are few kinds. */
const MOST_KEPT = 30;

/** What of the app's style sheet a drawn page needs: written into it, it spares a slow phone the wait for the whole. */
export class PageStyles {
  private readonly known = new LRUCache<string, string>({ max: MOST_KEPT });

  constructor(private readonly sheet: SplitStyles) {}

  /** For a page that is drawn in this markup. */
  stylesFor(html: string): string {
    const attributes = [...new Set(html.match(/ class="[^"]+"/g))].join('');
    const known = this.known.get(attributes);
    if (known !== undefined) return known;
    const styles = this.select(classesIn(attributes));
    this.known.set(attributes, styles);
    return styles;
  }

  private select(used: Set<string>): string {
    const { before, utilities, after } = this.sheet;
    const parts = [before];
    let open: string[] = [];
    const enter = (around: string[]) => {
      const isSame = around.length === open.length && around.every((query, depth) => query === open[depth]);
      if (isSame) return;
      parts.push('}'.repeat(open.length), ...around.map((query) => `${query}{`));
      open = around;
    };
    for (const { around, classes, text } of utilities) {
      if (!classes.some((names) => names.every((name) => used.has(name)))) continue;
      enter(around);
      parts.push(text);
    }
    enter([]);
    return parts.join('') + after;
  }
}

function classesIn(attributes: string): Set<string> {
  return new Set([...attributes.matchAll(/"([^"]+)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/)));
}
