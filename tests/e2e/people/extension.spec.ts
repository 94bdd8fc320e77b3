import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { aProductPage, aSchemaProduct } from '../../builders/product-pages.ts';
import { aPng } from '../site/drawn-picture.ts';
import { test as base, expect, Person } from '../site/e2e-test.ts';
import { ExtensionBrowser } from '../site/extension.ts';
import { putInShop } from '../site/shop-pages.ts';

const test = base.extend<{ extension: ExtensionBrowser }>({
  extension: async ({ baseURL }, use) => {
    const extension = await ExtensionBrowser.start(baseURL);
    await use(extension);
    await extension.stop();
  },
});

/** The milliseconds until the form of the popup was drawn, and until the page and the site were asked for anything. */
function beginning(popup: Page): Promise<{ drawn: number; asked: number }> {
  return popup.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(?:graphql|scrape-page)$/.test(name));
    const asked = [...performance.getEntriesByName('page-asked'), ...calls].map(({ startTime }) => startTime);
    const [form] = performance.getEntriesByName('form-drawn');
    return { drawn: form?.startTime ?? Number.NaN, asked: Math.min(...asked) };
  });
}

test('the extension adds what the reader sees in a shop to a list, and can do no more', async ({
  extension,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const ida = await new Person(await extension.context.newPage()).signUp('Ida');
  const { page } = ida;
  const { id: listId } = await ida.shareList('Ida turns 7');
  const shop = await extension.context.newPage();
  const picture = await putInShop(page.request, aPng(900, 600, [176, 48, 92]), {
    name: 'b.png',
    contentType: 'image/png',
  });
  const product = aSchemaProduct({ image: picture });
  const bicycle = await putInShop(page.request, aProductPage({ jsonLd: [product] }));

  await test.step('it asks to be connected first', async () => {
    await shop.goto(bicycle);
    const { popup, close } = await extension.press(shop);
    await expect(popup.getByRole('button', { name: 'Connect' })).toBeVisible();
    await close();
  });

  await test.step('one press on the site connects it, and the key is in no address', async () => {
    const seen: string[] = [];
    extension.context.on('request', (request) => seen.push(request.url()));
    await extension.connect(site);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((url) => url.includes('kl_'))).toEqual([]);
  });

  await test.step('it shows what the page offers, and adds it with size and note', async () => {
    await shop.goto(bicycle);
    const { popup, close } = await extension.press(shop);
    await expect(popup.getByLabel('Title')).toHaveValue('Red bicycle');
    await expect(popup.getByText('€249.90')).toBeVisible();
    await expect(popup.locator('img')).toBeVisible();
    await expect(popup.getByLabel('List')).toHaveValue(listId);
    await popup.getByLabel('Size, colour or model').fill('20 inch');
    await popup.getByLabel('Notes').fill('With a bell');
    await popup.getByRole('button', { name: 'Add to Ida turns 7' }).click();
    await expect(popup.getByText('Red bicycle is on Ida turns 7.')).toBeVisible();
    await close();

    await page.goto(`/lists/${listId}`);
    const item = page.getByRole('article').filter({ hasText: 'Red bicycle' });
    await expect(item).toContainText('€249.90');
    await expect(item).toContainText('20 inch');
    await expect(item.locator('img').first()).toHaveAttribute('src', /^\/images\//);
  });

  await test.step('it reads what the reader’s own browser has made of the page', async () => {
    const drawn = await putInShop(page.request, '<!doctype html><title>Shop</title><body></body>');
    await shop.goto(drawn);
    await shop.evaluate((html) => {
      document.body.innerHTML = html;
      document.title = 'Blue mug';
    }, '<h1>Blue mug</h1><p class="price">€12.50</p><button>Add to cart</button>');
    const { popup, close } = await extension.press(shop);
    await expect(popup.getByLabel('Title')).toHaveValue('Blue mug');
    await expect(popup.getByText('No picture found on this page.')).toBeVisible();
    await close();
  });

  await test.step('a page of five megabytes is read, and the popup is drawn before anything of it is looked at', async () => {
    const weight = `<script>/*${'x'.repeat(4_000_000)}*/</script><style>${'.a{color:red}'.repeat(80_000)}</style>`;
    const large = aProductPage({ jsonLd: [product] }).replace('</body>', `${weight}</body>`);
    expect(large.length).toBeGreaterThan(5_000_000);
    await shop.goto(await putInShop(page.request, large));
    const { popup, close } = await extension.press(shop);
    await expect(popup.getByText('€249.90')).toBeVisible();
    const { drawn, asked } = await beginning(popup);
    expect(drawn).toBeLessThanOrEqual(asked); // it waits for neither the page nor the site
    await close();
  });

  await test.step('a page that says nothing is told as such, and can be added by its title', async () => {
    await shop.goto(await putInShop(page.request, '<!doctype html><title>Green chair</title><p>Hello</p>'));
    const { popup, close } = await extension.press(shop);
    await expect(popup.getByText('No price found on this page.')).toBeVisible();
    await popup.getByRole('button', { name: 'Add to Ida turns 7' }).click();
    await expect(popup.getByText('Green chair is on Ida turns 7.')).toBeVisible();
    await close();
  });

  await test.step('its key is listed with the others, and once it is revoked the extension asks again', async () => {
    await page.goto('/profile/security');
    const row = page.getByRole('listitem').filter({ hasText: 'Browser extension' });
    await expect(row).toContainText('adds');
    await row.getByRole('button', { name: 'Revoke Browser extension' }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(row).toHaveCount(0);

    await shop.goto(bicycle);
    const { popup, close } = await extension.press(shop);
    await expect(popup.getByText('This extension is no longer connected.')).toBeVisible();
    await close();
  });
});

test('no page of a shop gets a key, and the page to connect says where it is opened from', async ({
  extension,
  baseURL,
}) => {
  const ida = await new Person(await extension.context.newPage()).signUp('Ida');
  const { page } = ida;
  const shop = await putInShop(
    page.request,
    `<!doctype html><button>Go</button><script>
      const heard = [];
      onmessage = ({ data, source }) => { heard.push(data); source.postMessage('kindlist-ask-to-connect', '*'); };
      document.querySelector('button').onclick = () => { window.opened = open('${baseURL}/connect-extension'); };
    </script>`,
  );
  await page.goto(shop);
  const [opened] = await Promise.all([
    extension.context.waitForEvent('page'),
    page.getByRole('button', { name: 'Go' }).click(),
  ]);

  await expect(opened.getByText('Open this page from the extension')).toBeVisible();
  await expect.poll(() => page.evaluate('heard.length')).toBeGreaterThan(0);
  await opened.evaluate(() => {
    window.addEventListener('message', ({ data }) =>
      requestAnimationFrame(() => document.body.append(`Heard ${data}`)),
    );
  });
  await page.evaluate("opened.postMessage('kindlist-ask-to-connect', '*')");
  await expect(opened.getByText('Heard kindlist-ask-to-connect')).toBeVisible(); // it was asked, and did not believe it
  await expect(opened.getByRole('button', { name: 'Connect' })).toHaveCount(0);
});

test('the popup and the settings have no problem for readers of screens, in the dark, and from right to left', async ({
  baseURL,
}) => {
  const extension = await ExtensionBrowser.start(baseURL, { language: 'ar' });
  try {
    const ida = await new Person(await extension.context.newPage()).signUp('Ida');
    await ida.shareList('Ida turns 7');
    const options = await extension.openOptions();
    await expect(options.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(options.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectNoViolations(options);
    await options.locator('input').fill(baseURL ?? '');
    const [page] = await Promise.all([extension.context.waitForEvent('page'), options.locator('button').click()]);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText('Connected. You can close this page.')).toBeVisible();
    await expectNoViolations(options);

    const shop = await extension.context.newPage();
    await shop.goto(await putInShop(shop.request, aProductPage({ jsonLd: [aSchemaProduct()] })));
    const { popup, close } = await extension.press(shop);
    await expect(popup.locator('input').first()).toHaveValue('Red bicycle');
    await expect(popup.locator('form > button')).toBeEnabled();
    await expectNoViolations(popup);
    await expect.poll(() => popup.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await close();
  } finally {
    await extension.stop();
  }
});

async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // colours of buttons take a moment to change
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const { violations } = (await page.evaluate('axe.run()')) as { violations: { id: string }[] };
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
}
