import type { Page } from '@playwright/test';
import { expect as strict } from './e2e-test.ts';
import { smallTargets } from './touch-targets.ts';

/** A walk goes on, so that it tells everything at once. */
const expect = strict.configure({ soft: true, timeout: 10_000 });

/** All that people typed is in another script, so that any Latin word is the product's. */
export const [NAME, LIST, GIFT, NOTE] = ['山田', '誕生日', 'コップ', '青いもの'];

/** In the made-up language every word has an accent. These are names, and what programs read. */
const NAMES =
  /^(?:Kindlist|node|Administrator|alt|at|English|GraphQL|REST|API|URL|CSV|PDF|JSON|PNG|JPEG|GIF|WebP|HEIC|AVIF|Facebook|WhatsApp|Pinterest|Google|Chrome|Firefox|Safari|Chromium|HeadlessChrome|Linux|GET|POST|PUT|PATCH|DELETE|true|false|Stripe|Visa|Mastercard|PayPal|Amazon|PostgreSQL|MB|kB|GB|AM|PM|USD|EUR|GBP|UTC|ms|min|EN|https?|localhost|npm|Jan\w*|Feb\w*|Mar\w*|Apr\w*|May|Jun\w*|Jul\w*|Aug\w*|Sep\w*|Oct\w*|Nov\w*|Dec\w*|Mon\w*|Tue\w*|Wed\w*|Thu\w*|Fri\w*|Sat\w*|Sun\w*)$/;

/** As a translator does who looks for what is missing. */
export async function speakMadeUp(page: Page): Promise<void> {
  const { origin } = new URL(page.url() === 'about:blank' ? (await page.request.get('/robots.txt')).url() : page.url());
  await page.context().addCookies([{ name: 'kindlist_language', value: 'en-XA', url: origin }]);
}

/** Every word is in the catalogue, nothing is wider than the window, cut off or written over an edge, and a thumb finds each control. */
export async function expectSpoken(page: Page, place: string): Promise<void> {
  await expect(page.locator('h1').first(), place).toBeVisible();
  await page.waitForLoadState('networkidle'); // also what comes after the heading
  await expect.poll(() => page.evaluate(unspokenWords, NAMES.source), { message: place }).toEqual([]);
  await expect.poll(() => page.evaluate(cutOffTexts), { message: `${place} cuts off` }).toEqual([]);
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if ((page.viewportSize()?.width ?? 0) < 600)
    await expect.poll(() => page.evaluate(smallTargets), { message: `${place} has controls too small` }).toEqual([]);
  await expect.poll(widest, { message: `${place} is wider than the window` }).toBeLessThanOrEqual(0);
}

/** The words on the page that are in no catalogue. Runs in the page. */
function unspokenWords(names: string): string[] {
  const known = new RegExp(names);
  const found: string[] = [];
  const look = (text: string, element: Element | null) => {
    if (
      !element ||
      /^Mozilla\//.test(text) ||
      element.closest('code, pre, kbd, [lang]:not(html), script, style, template, noscript, input, textarea, time')
    )
      return;
    const withoutCurrencies = text.replaceAll(/\b[A-Z]{3} \([^)]*\)/g, ' '); // names of the browser
    const withoutValues = withoutCurrencies.replaceAll(/"\w+"/g, ' ').replace(/^-1 or /, ''); // of programs, and as the browser’s English joins them
    const withoutNames = withoutValues.replaceAll(/\bdata\.\w+(?: and data\.\w+)*/g, ' '); // of programs, in a list as the browser’s English joins it
    const plain = withoutNames.replaceAll(/\S*(?:@|:\/\/|\.test|\.example|\/)\S*/g, ' ');
    for (const [word] of plain.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      if (/^[A-Za-z]+$/.test(word) && !known.test(word)) found.push(`${word} in “${text.trim().slice(0, 60)}”`);
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) look(node.nodeValue ?? '', node.parentElement);
  for (const element of document.querySelectorAll(
    '[aria-label], [title], [placeholder], [alt], [aria-description], [aria-roledescription]',
  )) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
      if (!element.parentElement?.closest('[role="img"]'))
        look(element.getAttribute(name) ?? '', element.parentElement);
  }
  look(document.title, document.head);
  return [...new Set(found)];
}

/** Texts that end at an edge before they end, unless an ellipsis says so, and those that stand out of their button. Runs in the page. */
function cutOffTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim();
    const parent = node.parentElement;
    if (!text || !parent || parent.closest('[aria-hidden="true"], script, style, template, noscript, select')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width < 2) continue; // for readers of screens alone, or folded away
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow, display, webkitLineClamp, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (edge.width < 2 || overflowX === 'auto' || overflowX === 'scroll') break;
      const isEdge = display !== 'inline' && (overflowX === 'hidden' || overflowX === 'clip');
      const isOut = left < edge.left - 1 || right > edge.right + 1;
      const isButton = box.matches('button, [role="button"], [role="tab"], a[class*="rounded"], label');
      if (isOut && (isEdge || isButton) && textOverflow !== 'ellipsis' && webkitLineClamp === 'none')
        found.push(`“${text.slice(0, 50)}” in ${box.tagName.toLowerCase()}`);
      if (isEdge || position === 'fixed') break;
    }
  }
  return [...new Set(found)];
}
