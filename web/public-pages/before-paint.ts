import {
  APP_START,
  APP_TEMPLATE,
  type AppStart,
  BUY_FORM,
  CARD_WORDS,
  COUNTED_AT,
  DRAWN,
  MEMBER,
  OFFLINE_TEXT,
  PRESSED,
  PURCHASES,
  TITLE_TO_COME,
} from '#rules/doors/public-pages/drawn-page';
import type { AgoWords } from '../base/design/RelativeTime.tsx';
import type { StoredPurchase } from '../guests/purchases/stored-purchases.ts';
import type { CardWords } from '../guests/shared-list/DrawnOwnPurchase.tsx';

// Stands in every page, before everything else, so each byte of it counts. `drawn-page.rules.ts` names what it shares with the
// page and with the app.
const root = document.documentElement.dataset;

// Nothing flashes by that is not the reader's: not another theme, nor the page for guests in front of somebody signed in.
try {
  if ([localStorage, sessionStorage].some((storage) => storage.getItem('kindlist_refresh_token'))) root[MEMBER] = '';
  const account = JSON.parse(
    sessionStorage.getItem('kindlist_user') ?? localStorage.getItem('kindlist_user') ?? 'null',
  );
  const choice = account?.preferences?.theme?.toLowerCase();
  if (choice === 'light' || choice === 'dark') {
    root.theme = choice;
    for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      color.media = color.dataset.scheme === choice ? 'all' : 'not all'; // what the browser draws around the page
    }
  }
} catch {
  // Storage may be forbidden, or hold what another wrote; then the device's preference holds.
}

// A page is painted in the letters that stand in for its fonts, and fetches those once it can be read: asked for
// earlier, they held up the first paint, and pictures after it. They are let in together, since the whole page is laid
// out anew each time. A visitor from another of our pages has them already, and sees no other.
const hasFonts = document.referrer.startsWith(location.origin);
(hasFonts ? requestAnimationFrame : onceSeen)(async () => {
  const rules = document.querySelector<HTMLStyleElement>('#fonts')?.sheet?.cssRules ?? [];
  const faces = ([...rules] as CSSFontFaceRule[]).map(({ style }) => {
    const value = (name: string) => style.getPropertyValue(name).replaceAll('"', '');
    const [weight, unicodeRange] = [value('font-weight'), value('unicode-range')];
    const face = new FontFace(value('font-family'), value('src'), { weight, unicodeRange, display: 'swap' });
    return [face, /latin-[6w]/.test(value('src'))] as const; // other letters, and weights, are for a few words of a few pages
  });
  if (!hasFonts) await Promise.allSettled(faces.map(([face, isFirst]) => isFirst && face.load()));
  for (const [face] of faces) document.fonts.add(face);
});

// Purchases of this browser stand on the list from the first paint on. The server cannot know them, so the page has an
// empty card, which is filled as soon as it was read.
const cards = new MutationObserver(() => {
  const card = document.querySelector<HTMLTemplateElement>(`template[data-${PURCHASES}]`);
  if (!card?.nextSibling) return; // not read to its end
  cards.disconnect();
  drawPurchases(card);
});
cards.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => cards.disconnect());

let hasPurchases = false;

function drawPurchases(template: HTMLTemplateElement) {
  const { [PURCHASES]: listId, [CARD_WORDS]: texts } = template.dataset;
  const words: CardWords = JSON.parse(texts as string);
  const card = template.content.children[0] as Element;
  const rows = part(card, 'ul');
  const bought = purchasesOn(listId).map(({ title, quantity, date, isWithdrawn, heldUntil }) => {
    const row = part(rows, 'li').cloneNode(true) as Element;
    part(row, 'span').textContent = quantity > 1 ? `${quantity} × ${title}` : title;
    const time = part(row, 'time');
    Object.assign(time, { dateTime: date, title: '', textContent: agoText(date, words) });
    const undo = part(row, 'button');
    undo.ariaLabel = (undo.ariaLabel as string).replace(TITLE_TO_COME, () => title);
    const note = isWithdrawn ? words.withdrawn : heldUntil && words.held;
    if (note) {
      (time.parentElement as Element).replaceChildren(note);
      undo.remove(); // the app has the buttons of what is held
    }
    return row;
  });
  if (bought.length === 0) return;
  hasPurchases = true;
  rows.replaceChildren(...bought);
  template.replaceWith(card);
}

function part(element: Element, selector: string): Element {
  return element.querySelector(selector) as Element;
}

function agoText(date: string, { units, now }: AgoWords): string {
  const seconds = (Date.now() - Date.parse(date)) / 1000;
  const unit = units.find(([least]) => seconds >= least);
  if (!unit) return now;
  const [length, texts] = unit;
  const count = Math.trunc(seconds / length);
  const text = texts[count] ?? texts[new Intl.PluralRules(document.documentElement.lang).select(count)];
  return `${text}`.replace('#', `${count}`);
}

// Without what the owner has put back, as the page has heard, and the one that the page tells of by itself.
function purchasesOn(listId: string | undefined): StoredPurchase[] {
  try {
    const purchases: StoredPurchase[] = JSON.parse(localStorage.getItem(`kindlist_purchases_${listId}`) ?? '[]');
    return purchases.filter((one) => !one.isPutBackByOwner && !location.search.includes(one.purchaseId));
  } catch {
    return [];
  }
}

// A page that was served whole can be read, and its gifts bought, without the app. So the app starts when it is of use:
// - at the first touch, key, scrolling or moving of the mouse, or some seconds later;
// - after the first paint, where the page says that nothing works without it;
// - once a button needs it, where it would show something else;
// - at once for members, who do not see the served page;
// - after the first paint for buyers, whose purchase may have been undone elsewhere, and for visitors who come back and
//   see an older state.
// It is fetched meanwhile, once the page was painted, its pictures are there, and the browser is idle. Buttons that are
// pressed before are marked, and the app does their work when it has come; links lead on at once.
const isUsed = new Promise<void>(onceUsed); // also before the page is there as a whole
addEventListener('DOMContentLoaded', () => {
  const app = document.querySelector<HTMLTemplateElement>(`#${APP_TEMPLATE}`);
  if (!app) return;
  const start = app.dataset[APP_START] as AppStart;
  const [{ type: arrival } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = filesOf(app).map(addressOf);
  const startApp = () => document.head.append(app.content); // a second time there is nothing left of it
  if ((document.hidden && start !== 'pressed') || MEMBER in root) startApp();
  else if (start === 'painted' || (start === 'used' && (hasPurchases || arrival === 'back_forward')))
    onceSeen(startApp);
  else if (start === 'used') {
    isUsed.then(startApp);
    onceSeen(() => onceIdle(() => fetchApp(app)));
  }
  if (start !== 'pressed') setTimeout(startApp, 7000);
  document.addEventListener('click', (event) => {
    const button = pressedButton(event);
    if (!button || button.popoverTargetElement) return; // what opens by itself is open already
    if (button.type === 'submit') {
      const isOnline = navigator.onLine;
      if (isOnline && !files.every(isHere)) return; // its page is the shorter way
      event.preventDefault();
      const leave = () => button.isConnected && button.form?.requestSubmit(button);
      if (isOnline)
        setTimeout(() => navigator.onLine && leave(), 3000); // where the app does not come
      else waitOffline(button.form?.dataset[OFFLINE_TEXT], leave);
    }
    document.querySelector(`[data-${PRESSED}]`)?.removeAttribute(`data-${PRESSED}`);
    button.dataset[PRESSED] = '';
    startApp();
  });
  for (const kind of ['click', 'auxclick'] as const) document.addEventListener(kind, countClick);
});

// Says on the page that there is no connection, in place of the browser's page that would say so; what was pressed is done after.
function waitOffline(textContent: string | undefined, then: () => void) {
  const note = Object.assign(document.createElement('p'), { role: 'alert', textContent });
  note.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;z-index:50;padding:.75rem 1rem;border:1px solid;border-radius:12px;background:Canvas;color:CanvasText;font-weight:600';
  document.body.append(note);
  addEventListener(
    'online',
    () => {
      note.remove();
      setTimeout(then, 3000); // unless the app was quicker
    },
    { once: true },
  );
}

function onceSeen(callback: () => void) {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) requestAnimationFrame(() => setTimeout(callback));
  else new PerformanceObserver(callback).observe({ type: 'paint', buffered: true });
}

function onceUsed(callback: () => void) {
  const listening = new AbortController();
  const onUse = (event: Event) => {
    const { type, target, movementX, movementY } = event as PointerEvent;
    if (type === 'pointermove' && !movementX && !movementY) return; // browsers tell each new page of a mouse at rest
    if (target instanceof Element && target.closest(`.${DRAWN} :is(a, [type="submit"])`)) return; // those lead away
    listening.abort();
    callback();
  };
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    addEventListener(kind, onUse, { capture: true, passive: true, signal: listening.signal });
}

// Fields that wait for the app take no press: what is behind them hears it. The button before them leads to them.
function pressedButton({ target, clientX, clientY }: MouseEvent): HTMLButtonElement | null {
  const buttons = `.${DRAWN} button:is([type="button"], [form="${BUY_FORM}"])`;
  const button = target instanceof Element && target.closest<HTMLButtonElement>(buttons);
  if (button) return button;
  const fields = document.querySelector(`.${DRAWN} search[inert]`);
  if (!fields) return null;
  const { left, right, top, bottom } = fields.getBoundingClientRect();
  const isInside = left < clientX && clientX < right && top < clientY && clientY < bottom;
  return isInside ? (fields.previousElementSibling?.querySelector('button') ?? null) : null;
}

function filesOf(app: HTMLTemplateElement): HTMLElement[] {
  return [...app.content.querySelectorAll<HTMLElement>(':is([src], [href])')];
}

function addressOf(file: Element): string {
  return file.getAttribute('src') ?? file.getAttribute('href') ?? '';
}

function isHere(file: string): boolean {
  return performance.getEntriesByName(new URL(file, location.href).href).length > 0;
}

function onceIdle(callback: () => void) {
  const wait = () => whenIdle(callback);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

function whenIdle(callback: () => void) {
  (window.requestIdleCallback ?? setTimeout)(callback);
}

// Has the files of the app at hand, and none of them run. One by one: asking for all at once would hold the page up.
function fetchApp(app: HTMLTemplateElement) {
  const file = filesOf(app).find(({ dataset }) => !('fetched' in dataset));
  if (!file) return;
  file.dataset.fetched = '';
  const href = addressOf(file);
  const as = href.endsWith('.css') ? 'style' : 'script';
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, crossOrigin: '', href }));
  whenIdle(() => fetchApp(app));
}

// The app's own links count by themselves, as affiliates/count-click.ts says.
function countClick({ target, button }: MouseEvent) {
  const link = target instanceof Element && target.closest<HTMLElement>(`.${DRAWN} a[data-${COUNTED_AT}]`);
  if (link && button < 2) navigator.sendBeacon?.(link.dataset[COUNTED_AT] ?? '');
}
