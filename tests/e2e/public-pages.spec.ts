import type { Page } from '@playwright/test';
import { expect, moveMouse, onlyStartAppIfUsed, openDrawn, test, waitForFonts } from './site/e2e-test.ts';

const PAGES = ['/', '/pricing', '/faq', '/terms', '/privacy', '/contact', '/nowhere'];
const PHONE = { width: 360, height: 740 };

test('without JavaScript every public page, and a shared list, is complete on a phone', async ({ aPerson }) => {
  const { page } = await aPerson({ javaScriptEnabled: false, viewport: PHONE });
  const font = page.waitForRequest(/\.woff2$/);
  for (const path of [...PAGES, '/shared/demo-registry']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await font;
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Menu|Monthly|System|Print|Mark/ })).toHaveCount(0); // they would do nothing
    const { x, width } = (await page.locator('body').boundingBox()) ?? { x: 0, width: 0 };
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
  }

  await page.goto('/faq');
  const answer = page.getByText('under “Danger Zone”');
  await expect(answer).toBeHidden();
  await page.getByText('How do I delete my account?').click();
  await expect(answer).toBeVisible();
  await page.getByText('What is Kindlist?').click();
  await expect(answer).toBeHidden();

  await page.goto('/pricing');
  await expect(page.getByText('or $9.99 per month; a year at once saves 16%')).toBeVisible();
});

test('the app takes the place of what was served: nothing moves, nothing is refused, and the place is kept', async ({
  aPerson,
}) => {
  for (const path of [...PAGES.slice(0, -1), '/shared/demo-wishlist']) {
    const { page } = await aPerson({ viewport: PHONE, colorScheme: 'dark' });
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.addInitScript(watchShiftsAndBreaches);
    const release = await openWithoutApp(page, path);
    const title = await page.title();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
    await link.focus();
    const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await place();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    await moveMouse(page);
    release();

    await expect(page.locator('.drawn')).toHaveCount(0);
    await expect(page.locator('h1')).toBeAttached();
    await expect(page).toHaveTitle(title);
    if (path !== '/contact') {
      await expect(link).toBeFocused();
      await expect.poll(place).toBe(before); // though letters that arrive may make what is above it a line longer
    }
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01);
    expect(await page.evaluate(() => window.breaches)).toEqual([]);
    expect(problems).toEqual([]);
    await page.close();
  }
});

test('what a guest sees first stands where it stood when the app has come, on a phone and on a desktop', async ({
  aPerson,
}) => {
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    const { page } = await aPerson({ viewport });
    await onlyStartAppIfUsed(page);
    await page.goto('/shared/demo-registry');
    const places = async () => {
      await waitForFonts(page);
      const headings = await page
        .locator('h1, h2, h3')
        .evaluateAll((all) => all.map((one) => `${one.textContent} ${Math.round(one.getBoundingClientRect().top)}`));
      return headings.slice(0, 6);
    };
    const drawn = await places();
    await moveMouse(page);
    await expect(page.locator('.drawn')).toHaveCount(0);
    await expect.poll(places).toEqual(drawn);
    await page.close();
  }
});

test('the page of a shared list names what its screen needs, so that nothing is waited for twice', async ({
  aPerson,
}) => {
  const { page } = await aPerson();
  const answer = await page.request.get('/shared/demo-wishlist', { headers: { accept: 'text/html' } });
  const preloaded = [...(await answer.text()).matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)];
  const names = preloaded.map(([, path = '']) => path.replace(/^\/assets\/|-[\w-]{7}\.js$/g, ''));
  expect(names).toEqual(expect.arrayContaining(['ApolloLayout', 'SharedListScreen', 'app-client']));
  expect(new Set(preloaded.map(([, path]) => path)).size).toBe(preloaded.length);
  for (const [, path = ''] of preloaded) expect((await page.request.get(path)).status()).toBe(200);
});

test('a page that is served whole has its app fetched after its look', async ({ aPerson }) => {
  const { page } = await aPerson();
  const textOf = async (path: string) => (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  const scripts = /<(script type="module"|link rel="modulepreload")[^>]*>/g;
  for (const path of ['/', '/shared/demo-wishlist']) {
    const [atOnce, later = ''] = (await textOf(path)).split('<template id="app" data-start="used">');
    expect(atOnce?.match(scripts)).toBeNull();
    expect(later.match(scripts)?.length).toBeGreaterThan(2);
  }
  expect((await textOf('/signin')).match(scripts)?.length).toBeGreaterThan(2);
  expect(await textOf('/signin')).not.toContain('<template');
});

test('a page is painted before it fetches its fonts, unless another has fetched them', async ({ aPerson }) => {
  const { page } = await aPerson();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  const fontsSinceThePaint = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-paint');
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return files.map(({ startTime }) => startTime - (paint?.startTime ?? Number.POSITIVE_INFINITY));
    });
  await page.goto('/pricing');
  await expect.poll(async () => (await fontsSinceThePaint()).length).toBeGreaterThan(0);
  expect(Math.min(...(await fontsSinceThePaint()))).toBeGreaterThanOrEqual(0);

  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}; // so that no page hears that it was painted
  });
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL('/faq');
  await expect.poll(async () => (await fontsSinceThePaint()).length).toBeGreaterThan(0);
});

test('what of the style sheet is written into a page is all that its drawing needs', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', [{ title: 'Mug', quantityDesired: 3, notes: 'Blue. '.repeat(40) }]);
  const kite = await owner.addItem(list.id, { title: 'Kite', category: 'Toys' });
  const guests = `/shared/${list.shareToken}`;
  const form = await owner.page.request.get('/signin', { headers: { accept: 'text/html' } });
  const [sheet = ''] = (await form.text()).match(/\/assets\/index-[^"]+\.css/) ?? [];
  const { page } = await aPerson({ viewport: PHONE });
  await page.route('**/assets/index-*.js', (route) => route.abort());
  for (const path of ['/', '/pricing', '/shared/demo-shopping', guests, `${guests}/items/${kite.id}/buy`]) {
    await page.route('**/assets/index-*.css', (route) => route.abort());
    await page.goto(path);
    await expect(
      page
        .getByRole('contentinfo')
        .or(page.getByRole('button', { name: 'Mark as Purchased' }))
        .first(),
    ).toBeVisible();
    await waitForFonts(page);
    const before = await looks(page);

    await page.unroute('**/assets/index-*.css');
    await page.addStyleTag({ url: sheet });

    expect(await looks(page)).toEqual(before);
  }
});

test('the public pages come without the code that asks the server', async ({ aPerson }) => {
  const { page } = await aPerson();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const path of ['/', '/pricing', '/faq']) {
    await openDrawn(page, path);
    await expect(page.locator('.drawn')).toHaveCount(0);
  }
  expect(fetched.filter((url) => /\/assets\/react-/.test(url)).length).toBeGreaterThan(0);
  expect(fetched.filter((url) => /\/assets\/queries-/.test(url))).toEqual([]);
});

test('what is pressed before the app has come is done then', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Mug', 'Kite']);
  const { page } = await aPerson({ viewport: PHONE });
  const release = await openWithoutApp(page, `/shared/${list.shareToken}`);
  await page.getByRole('button', { name: 'Report this list' }).click();

  release();

  await expect(page.getByRole('dialog', { name: 'Report this list' })).toBeVisible();
});

test('who is signed in never sees the page that visitors are served', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  const seen = page.waitForFunction(() => document.querySelector('.drawn') !== null, null, { polling: 'raf' });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await seen;
    expect(await page.locator('.drawn').isVisible()).toBe(false);
    await route.continue();
  });

  await page.goto('/');

  await expect(page.getByRole('button', { name: 'Ida' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Your Wishlist Now' })).toHaveAttribute('href', '/lists/create');
});

/** Opens a page whose scripts and fonts wait until they are let go. */
async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.(js|woff2)$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('.drawn h1')).toBeVisible();
  return release;
}

declare global {
  interface Window {
    shift: number;
    /** Attempts of the page that the content policy forbids. */
    breaches: string[];
  }
}

/** How each thing on the page looks. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(template, script, noscript)')].map((element) => {
      const style = getComputedStyle(element);
      const properties = [...style].filter((name) => !name.startsWith('--'));
      return `${element.outerHTML.slice(0, 60)} ${properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
    }),
  );
}

function watchShiftsAndBreaches() {
  window.shift = 0;
  window.breaches = [];
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => window.breaches.push(blockedURI));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test('a link from a mail that opens nothing any more says so, and whom to ask', async ({ aPerson }) => {
  const { page } = await aPerson({ viewport: { width: 390, height: 844 } });
  for (const path of ['/c/nowhere', '/d/nowhere', '/handover/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer open' })).toBeVisible();
    await expect(page.getByText('Ask who sent it to you for a new one.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toBeVisible();
  }
});
