import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';

interface ScriptWeight {
  /** The app never comes here. */
  beforeBuying: number;
  /** The app takes over the page of the list. */
  inAll: number;
}

/** In bytes, as they travel; scripts in the page count as if they travelled alone. */
export async function scriptWeight(executablePath: string, listUrl: string): Promise<ScriptWeight> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const withoutApp = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());
    const untilForm = async (page: Page) => {
      await page.getByRole('button', { name: 'Mark as Purchased' }).first().click();
      await page.getByLabel('Email').waitFor();
      return () => true;
    };
    const untilApp = async (page: Page) => {
      const needed = new Set(await page.evaluate(filesAtArrival));
      return (file: string) => needed.has(file); // others come a moment later, for what may be pressed
    };
    const beforeBuying = await scriptsUntil(browser, listUrl, untilForm, withoutApp);
    const inAll = await scriptsUntil(browser, listUrl, untilApp);
    return { beforeBuying, inAll };
  } finally {
    await browser.close();
  }
}

function filesAtArrival(): Promise<string[]> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.querySelector('.drawn')) return;
      observer.disconnect();
      resolve(performance.getEntriesByType('resource').map(({ name }) => name));
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true });
    check();
  });
}

type Page = Awaited<ReturnType<Browser['newPage']>>;

async function scriptsUntil(
  browser: Browser,
  listUrl: string,
  isReady: (page: Page) => Promise<(file: string) => boolean>,
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  const page = await browser.newPage();
  await prepare(page);
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const file = request.url();
    if (!/\.js(\?|$)/.test(file) || sizes.has(file)) return; // a second time the browser has it
    const size = request.sizes().then(
      ({ responseBodySize }) => responseBodySize,
      () => 0, // the page is left already
    );
    sizes.set(file, size);
  });
  await page.goto(listUrl, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: /^Birthday of/ }).waitFor();
  const isNeeded = await isReady(page);
  const written = await page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => !src && !type.includes('json')).map(({ text }) => text),
  );
  const neededSizes = await Promise.all([...sizes].flatMap(([file, size]) => (isNeeded(file) ? size : [])));
  await page.close();
  const writtenSizes = written.map((text) => brotliCompressSync(text).length);
  return [...neededSizes, ...writtenSizes].reduce((total, size) => total + size, 0);
}
