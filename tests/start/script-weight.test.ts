import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PublicConfig } from '../../server/core/settings/public-config.type.ts';
import { readPageTemplate } from '../../server/doors/http/web-pages.ts';

/** In bytes, compressed. They were 2,109 and 169,684 when this was set: answering a guest who is offline, and being current without sockets, took 2 kB. */
const MOST_BEFORE_BUYING = 2150;
const MOST_IN_ALL = 170_500;

const site = { siteName: 'Kindlist', siteUrl: 'https://kindlist.test' } as PublicConfig;

const GUESTS_SCREEN = [
  'index.html',
  'shell/ApolloLayout.tsx',
  'lists/offline/app-client.ts',
  'guests/shared-list/SharedListScreen.tsx',
];

type Built = Record<string, { file: string; imports?: string[] }>;

test('a guest buys before the app is fetched: of script there is what runs before the first paint, in the page itself', () => {
  const template = readPageTemplate('dist/web');
  const about = { title: '', description: '', picture: { address: '/x.png', alt: '' }, isListed: false };
  const page = template?.describing({ ...about, drawn: '<h1>A list</h1>', screen: GUESTS_SCREEN }, site) ?? '';
  const atOnce = page.replace(/<template.*<\/template>/s, '');

  expect(atOnce).not.toMatch(/<(?:script|link)[^>]*"\/[^"]+\.(?:js|css)"/);
  const script = /<script>(.+?)<\/script>/s.exec(atOnce)?.[1] as string;
  expect(brotliCompressSync(script).length).toBeLessThan(MOST_BEFORE_BUYING);
});

test('the whole app of a guest stays as small as it has become', () => {
  const built: Built = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));
  const files = new Set<string>();
  const fetchWithImports = (source: string) => {
    const { file, imports = [] } = built[source] as Built[string];
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(fetchWithImports);
  };
  GUESTS_SCREEN.forEach(fetchWithImports);

  const sizes = [...files].map((file) => sizeOf(`dist/web/${file}`));

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_IN_ALL);
});

/** The smallest files are not compressed. */
function sizeOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
