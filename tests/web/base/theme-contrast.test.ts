import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentColor } from '../../../server/lists/lists/list.rules.ts';

const css = readFileSync(new URL('../../../web/base/design/theme.css', import.meta.url), 'utf8');
const pairs = css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
const colours = new Map(Array.from(pairs, ([, name = '', light = '', dark = '']) => [name, { light, dark }]));

/** The colours of a shared page that its owner has dressed, in the brand's place. */
const ACCENTS = accentColor.options.map((name) => `accent-${name.toLowerCase()}`);

/** Text needs 4.5:1 on what it stands on. */
const TEXTS: [text: string, grounds: string[]][] = [
  ['ink', ['paper', 'sunk', 'card', 'wishlist-wash', 'registry-wash', 'shopping-wash', 'problem-wash']],
  ['muted', ['paper', 'sunk', 'card', 'registry-wash']],
  ['brand', ['paper', 'sunk', 'card']],
  ['on-brand', ['brand', 'brand-strong']],
  ...ACCENTS.map((accent): [string, string[]] => [accent, ['paper', 'sunk', 'card']]),
  ['on-brand', ACCENTS.flatMap((accent) => [accent, `${accent}-strong`])],
  ['on-band', ['band']],
  ['band', ['on-band']],
  ['wishlist-ink', ['paper', 'sunk', 'card', 'wishlist-wash']],
  ['registry-ink', ['paper', 'sunk', 'card', 'registry-wash']],
  ['shopping-ink', ['paper', 'sunk', 'card', 'shopping-wash']],
  ['problem', ['paper', 'sunk', 'card', 'problem-wash']],
  ['on-problem', ['problem-fill']],
];

/** Icons, ribbons and the edges of controls need 3:1. */
const SHAPES: [shape: string, grounds: string[]][] = [
  ['edge', ['paper', 'sunk', 'card']],
  ['wishlist', ['paper', 'card']],
  ['registry', ['paper', 'card']],
  ['shopping', ['paper', 'card']],
  ['on-kind', ['wishlist', 'registry', 'shopping']],
  ['brand', ['paper', 'sunk', 'card']],
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function colour(name: string, theme: 'light' | 'dark'): string {
  const found = colours.get(name);
  if (!found) throw new Error(`theme.css has no --color-${name}`);
  return found[theme];
}

function tooFaint(wanted: [string, string[]][], least: number, theme: 'light' | 'dark'): string[] {
  return wanted.flatMap(([name, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(colour(name, theme), colour(ground, theme));
      return ratio < least ? [`${name} on ${ground}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

test.each(['light', 'dark'] as const)('every text can be read on what it stands on, %s', (theme) => {
  expect(tooFaint(TEXTS, 4.5, theme)).toEqual([]);
});

test.each(['light', 'dark'] as const)('every icon and edge stands out, %s', (theme) => {
  expect(tooFaint(SHAPES, 3, theme)).toEqual([]);
});

test('the page, the installed app and the icon have the colours of the theme', () => {
  const contentOf = (file: string) => readFileSync(new URL(`../../../web/${file}`, import.meta.url), 'utf8');
  const bars = contentOf('index.html').matchAll(/name="theme-color" data-scheme="(\w+)".* content="(#\w{6})"/g);
  expect(Array.from(bars, ([, scheme, content]) => [scheme, content])).toEqual([
    ['light', colour('paper', 'light')],
    ['dark', colour('paper', 'dark')],
  ]);
  const { background_color, theme_color } = JSON.parse(contentOf('public/site.webmanifest'));
  expect([background_color, theme_color]).toEqual([colour('paper', 'light'), colour('paper', 'light')]);
  expect(contentOf('public/favicon.svg')).toContain(`fill="${colour('brand', 'light')}"`);
});
