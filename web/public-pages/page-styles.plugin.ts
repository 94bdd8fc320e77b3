import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';

/** A rule of the style sheet that holds for some classes. */
export interface UtilityStyle {
  /** Queries and layers around it, outermost first. */
  around: string[];
  /** For each of its selectors, which classes a page must have for it to match anything. */
  classes: string[][];
  text: string;
}

/** The app's style sheet, in parts of which the server writes those into a page that its drawing needs. */
export interface SplitStyles {
  before: string;
  utilities: UtilityStyle[];
  after: string;
}

const UTILITIES = 'utilities';

/** Writes the style sheet beside the app's files once more, split for `server/public-pages/page-styles.ts`. */
export function pageStyles(): Plugin {
  return {
    name: 'kindlist:page-styles',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const css = readFileSync(join(dir, sheetOf(bundle)), 'utf8').replaceAll('url(./', 'url(/assets/');
      writeFileSync(join(dir, '.vite/page-styles.json'), JSON.stringify(splitStyles(css)));
    },
  };
}

function sheetOf(bundle: Rolldown.OutputBundle): string {
  for (const part of Object.values(bundle)) {
    const [sheet] = part.type === 'chunk' && part.isEntry ? (part.viteMetadata?.importedCss ?? []) : [];
    if (sheet) return sheet;
  }
  throw new Error('The app has no style sheet.');
}

export function splitStyles(css: string): SplitStyles {
  const { nodes } = postcss.parse(css);
  const place = nodes.findIndex((node) => node.type === 'atrule' && node.params === UTILITIES && node.nodes);
  if (place === -1) throw new Error('The style sheet has no layer of utilities.');
  return {
    before: textOf(nodes.slice(0, place)),
    utilities: utilitiesIn(nodes[place] as Container, []),
    after: textOf(nodes.slice(place + 1)),
  };
}

function textOf(nodes: ChildNode[]): string {
  return nodes.map((node) => `${node}${node.type === 'atrule' && !node.nodes ? ';' : ''}`).join('');
}

function utilitiesIn(container: Container, outside: string[]): UtilityStyle[] {
  const { name, params } = container as unknown as { name: string; params: string };
  const around = [...outside, `@${name} ${params}`];
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return { around, classes: node.selectors.map(classesOf), text: String(node) };
    return node.type === 'atrule' ? utilitiesIn(node, around) : [];
  });
}

function classesOf(selector: Rule['selector']): string[] {
  return [...selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(
    ([, name = '']) =>
      name
        .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
        .replace(/\\(.)/g, '$1'),
  );
}
