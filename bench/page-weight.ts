import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';

interface ScriptWeight {
  /** What a guest needs to come to the form with which they buy: the app, which never comes here, is not it. */
  beforeBuying: number;
  /** With the app, which takes over the page of the list. */
  inAll: number;
}

/** In bytes, as they travel; what is written into the page counts as if it travelled alone. */
export async function scriptWeight(executablePath: string, listUrl: string): Promise<ScriptWeight> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const withoutApp = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());
    const untilForm = async (page: Page) => {
      await page.getByRole('button', { name: 'Mark as Purchased' }).first().click();
      await page.getByLabel('Email').waitFor();
    };
    const untilApp = (page: Page) => page.locator('.drawn').waitFor({ state: 'detached' });
    const beforeBuying = await scriptsUntil(browser, listUrl, untilForm, withoutApp);
    const inAll = await scriptsUntil(browser, listUrl, untilApp);
    return { beforeBuying, inAll };
  } finally {
    await browser.close();
  }
}

type Page = Awaited<ReturnType<Browser['newPage']>>;

async function scriptsUntil(
  browser: Browser,
  listUrl: string,
  isReady: (page: Page) => Promise<void>,
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  const page = await browser.newPage();
  await prepare(page);
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
  const written = await page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => !src && !type.includes('json')).map(({ text }) => text),
  );
  await page.close();
  const writtenSizes = written.map((text) => brotliCompressSync(text).length);
  return [...(await Promise.all(sizes)), ...writtenSizes].reduce((total, size) => total + size, 0);
}
