import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import type { StylePart } from '#rules/doors/public-pages/style-part';

const UTILITIES = '@layer utilities';

const TAKEN_APART = ['layer', 'supports'];

/** In parts for `server/doors/public-pages/page-styles.ts`. */
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

export function splitStyles(css: string): StylePart[] {
  const parts = partsIn(postcss.parse(css), []);
  if (!parts.some(({ around }) => around[0] === UTILITIES))
    throw new Error('The style sheet has no layer of utilities.');
  return parts;
}

function partsIn(container: Container, around: string[]): StylePart[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return partsOfRule(node, around);
    if (node.type === 'atrule') return partsOfGroup(node, around);
    return { around, text: String(node) };
  });
}

function partsOfGroup(node: AtRule, around: string[]): StylePart[] {
  const { name, params, nodes } = node;
  const text = `${node}${nodes ? '' : ';'}`;
  if (name === 'property') return [{ around, variable: params, text }];
  const isTakenApart = nodes && (around[0] === UTILITIES || TAKEN_APART.includes(name));
  return isTakenApart ? partsIn(node, [...around, `@${name} ${params}`]) : [{ around, text }];
}

function partsOfRule(node: Rule, around: string[]): StylePart[] {
  const needs = node.selectors.map((selector) => [
    ...accentsIn(selector),
    ...(around[0] === UTILITIES ? classesIn(selector) : []),
  ]);
  if (needs.every(({ length }) => length === 0) && node.nodes.every(isVariable)) {
    const inside = [...around, node.selector];
    return node.nodes.map((each) => ({ around: inside, variable: each.prop, text: `${each};` }));
  }
  return [{ around, needs, text: String(node) }];
}

function isVariable(node: ChildNode): node is Declaration {
  return node.type === 'decl' && node.variable;
}

function accentsIn(selector: string): string[] {
  return selector.match(/data-accent=\w+/g) ?? [];
}

function classesIn(selector: string): string[] {
  return [...selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(
    ([, name = '']) =>
      name
        .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
        .replace(/\\(.)/g, '$1'),
  );
}
