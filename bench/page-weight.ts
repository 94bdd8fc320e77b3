import { type Browser, chromium } from '@playwright/test';

interface ScriptWeight {
  /** What a guest downloads before they have the form with which they buy. */
  beforeBuying: number;
  /** With the app, which takes over the page of the list. */
  inAll: number;
}

/** In bytes, as they travel. */
export async function scriptWeight(executablePath: string, listUrl: string): Promise<ScriptWeight> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const beforeBuying = await scriptsUntil(browser, listUrl, async (page) => {
      await page.getByRole('button', { name: 'Mark as Purchased' }).first().click();
      await page.getByLabel('Email').waitFor();
    });
    const inAll = await scriptsUntil(browser, listUrl, (page) => page.locator('.drawn').waitFor({ state: 'detached' }));
    return { beforeBuying, inAll };
  } finally {
    await browser.close();
  }
}

type Page = Awaited<ReturnType<Browser['newPage']>>;

async function scriptsUntil(browser: Browser, listUrl: string, isReady: (page: Page) => Promise<void>) {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (/\.js(\?|$)/.test(request.url())) {
      sizes.push(
        request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          () => 0, // the page is left already
        ),
      );
    }
  });
  await page.goto(listUrl, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: /^Birthday of/ }).waitFor();
  await isReady(page);
  const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  await page.close();
  return sum;
}
