import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOfScreens } from '../../server/public-pages/files-of-screens.ts';
import { PageTemplate } from '../../server/public-pages/page-template.ts';
import type { PublicConfig } from '../../server/settings/public-config.type.ts';

/** In bytes, compressed. They were 800 and 169,500 when this was set. */
const MOST_BEFORE_BUYING = 2000;
const MOST_IN_ALL = 172_000;

const site = { siteName: 'Kindlist', siteUrl: 'https://kindlist.test' } as PublicConfig;

const GUESTS_SCREEN = ['index.html', 'shell/ApolloLayout.tsx', 'app-client.ts', 'sharing/SharedListScreen.tsx'];

type Built = Record<string, { file: string; imports?: string[] }>;

test('a guest buys before the app is fetched: of script there is what runs before the first paint', () => {
  const template = new PageTemplate(readFileSync('dist/web/index.html', 'utf8'), filesOfScreens('dist/web'));
  const about = { title: '', description: '', picture: { address: '/x.png', alt: '' }, isListed: false };
  const page = template.describing({ ...about, drawn: '<h1>A list</h1>', screen: GUESTS_SCREEN }, site);

  const fetched = [...page.replace(/<template.*<\/template>/s, '').matchAll(/<(?:script|link)[^>]*"\/([^"]+\.js)"/g)];

  expect(fetched.map(([, file]) => file)).toEqual(['before-paint.js']);
  const sizes = fetched.map(([, file]) => sizeOf(`dist/web/${file}`));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BEFORE_BUYING);
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
