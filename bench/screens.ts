import { type Browser, chromium, type Page } from '@playwright/test';
import type { Account } from './account.ts';

/** In milliseconds. */
export interface Feel {
  /** The page has nothing more to compute: the rest of a long list has come by then. */
  settled: number;
  worstFrame: number;
  p95Frame: number;
  /** To the picture that shows what was found. */
  keystroke: number;
}

export interface Screen {
  url: string;
  account: Account;
  search: string;
  words: string;
  row: string;
}

const SCROLL_FRAMES = 240;

/** In milliseconds. */
export function firstRowsOf(browser: Browser, screen: Screen): Promise<number> {
  return visit(browser, screen, (page) => page.evaluate(untilFirstRows, screen.row));
}

export function feelOf(browser: Browser, screen: Screen): Promise<Feel> {
  return visit(browser, screen, async (page) => {
    const firstRows = await page.evaluate(untilFirstRows, screen.row);
    await page.getByText(/^Loading the rest/).waitFor({ state: 'detached' }); // pages may come without a task that is long
    const settled = Math.max(
      await page.evaluate(untilSettled, firstRows),
      await page.evaluate(() => performance.now()),
    );
    const frames = await page.evaluate(framesWhileScrolling, SCROLL_FRAMES);
    frames.sort((one, other) => one - other);
    const keystroke = await keystrokeToPaint(page, screen.search, screen.words);
    return {
      settled,
      worstFrame: frames.at(-1) as number,
      p95Frame: frames[Math.floor(frames.length * 0.95)] as number,
      keystroke,
    };
  });
}

export function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** The browser has seen nothing of the product yet. */
async function visit<Seen>(
  browser: Browser,
  { url, account }: Screen,
  look: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript(signIn, account);
    await context.addInitScript(watch);
    const page = await context.newPage();
    await page.goto(url);
    return await look(page);
  } finally {
    await context.close();
  }
}

async function keystrokeToPaint(page: Page, search: string, words: string): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByLabel(search).focus();
  for (const [index, key] of [...words].entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((count) => window.keystrokes.length > count, index);
  }
  return Math.max(...(await page.evaluate(() => window.keystrokes)));
}

// The rest runs in the page.

declare global {
  interface Window {
    lastLongTask: number;
    keystrokes: number[];
  }
}

function signIn({ accessToken, refreshToken, account }: Account): void {
  localStorage.setItem('kindlist_access_token', accessToken);
  localStorage.setItem('kindlist_refresh_token', refreshToken);
  localStorage.setItem('kindlist_user', JSON.stringify(account));
}

function watch(): void {
  window.lastLongTask = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.lastLongTask = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });

  window.keystrokes = [];
  const pressed = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => setTimeout(() => window.keystrokes.push(performance.now() - timeStamp)));
  window.addEventListener('keydown', pressed, { capture: true });
}

async function untilFirstRows(row: string): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!document.querySelector(row)) await nextFrame();
  await nextFrame();
  return performance.now();
}

/** A quiet half second shows that the page has settled; its end of work counts. */
async function untilSettled(firstRows: number): Promise<number> {
  const QUIET = 500;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (performance.now() - Math.max(firstRows, window.lastLongTask) < QUIET) await nextFrame();
  return Math.max(firstRows, window.lastLongTask);
}

/** As fast as a thumb throws a page; where it ends, it turns around. */
async function framesWhileScrolling(count: number): Promise<number[]> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  let step = 120;
  const frames: number[] = [];
  let before = await nextFrame();
  for (let frame = 0; frame < count; frame += 1) {
    const from = window.scrollY;
    window.scrollBy(0, step);
    if (window.scrollY === from) step = -step;
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
  }
  return frames;
}
