// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

/** Code that reads the path does so once, as its page begins. */
async function below(path: string) {
  document.documentElement.dataset.path = path;
  window.history.replaceState(null, '', `${path}/lists?page=2`);
  const [{ createNavigation }, { pathHere, pathsHere, noteSiteUrl }, { siteAddress }] = await Promise.all([
    import('../../../web/base/routing/navigation.ts'),
    import('../../../web/base/design/picture-address.ts'),
    import('../../../web/base/routing/site-path.ts'),
  ]);
  noteSiteUrl(window.location.origin + path);
  return { navigation: createNavigation([]), pathHere, pathsHere, siteAddress };
}

beforeEach(() => {
  vi.resetModules();
});

test('screens know nothing of the path of their site, and every address that they lead to has it', async () => {
  const { navigation, siteAddress } = await below('/kindlist');

  expect(navigation.place.get().location).toMatchObject({ pathname: '/lists', search: '?page=2' });
  expect(navigation.navigator.createHref({ pathname: '/gifts', search: '', hash: '#mug' })).toBe('/kindlist/gifts#mug');
  await navigation.navigate('/gifts?of=me');
  expect(window.location.pathname + window.location.search).toBe('/kindlist/gifts?of=me');
  await navigation.navigate({ search: '?of=us' });
  expect(window.location.pathname + window.location.search).toBe('/kindlist/gifts?of=us');
  expect(navigation.place.get().location.pathname).toBe('/gifts');
  expect(siteAddress).toBe(`${window.location.origin}/kindlist`);
});

test('pictures of the site are fetched below its path', async () => {
  const { pathHere, pathsHere } = await below('/kindlist');
  const { origin } = window.location;

  expect(pathHere(`${origin}/kindlist/images/mug.webp`)).toBe('/kindlist/images/mug.webp');
  expect(pathsHere(`${origin}/kindlist/a.webp 1x, https://cdn.test/b.webp 2x`)).toBe(
    '/kindlist/a.webp 1x, https://cdn.test/b.webp 2x',
  );
});

test('at the root of a host everything is as it stands', async () => {
  const { navigation, pathHere, siteAddress } = await below('');

  expect(navigation.navigator.createHref('/gifts')).toBe('/gifts');
  expect(navigation.place.get().location.pathname).toBe('/lists');
  expect(pathHere(`${window.location.origin}/images/mug.webp`)).toBe('/images/mug.webp');
  expect(siteAddress).toBe(window.location.origin);
});
