// Runs before the first paint, so that nobody sees flash by what is not for them: another theme than they chose, which is
// kept with the account, and the account with the session; or, signed in, the page as the server draws it for visitors.
try {
  if ([localStorage, sessionStorage].some((storage) => storage.getItem('kindlist_refresh_token'))) {
    document.documentElement.dataset.member = '';
  }
  const account = JSON.parse(
    sessionStorage.getItem('kindlist_user') ?? localStorage.getItem('kindlist_user') ?? 'null',
  );
  const choice = account?.preferences?.theme?.toLowerCase();
  if (choice === 'light' || choice === 'dark') {
    document.documentElement.dataset.theme = choice;
    for (const color of document.querySelectorAll('meta[name="theme-color"]')) {
      color.media = color.dataset.scheme === choice ? 'all' : 'not all'; // what the browser draws around the page
    }
  }
} catch {
  // Storage may be forbidden, or hold what another wrote; then the device's preference holds.
}

// A page is painted in the letters that stand in for its fonts, and fetches those once it can be read: asked for earlier, they
// held up the first paint, and pictures after it. They are let in together, since the whole page is laid out anew each time.
// Who comes from another of our pages has them already, and sees no other.
const hasFonts = document.referrer.startsWith(location.origin);
(hasFonts ? requestAnimationFrame : onceSeen)(async () => {
  const faces = [...(document.getElementById('fonts')?.sheet.cssRules ?? [])].map(({ style }) => {
    const value = (name) => style.getPropertyValue(name).replaceAll('"', '');
    const [weight, unicodeRange] = [value('font-weight'), value('unicode-range')];
    const face = new FontFace(value('font-family'), value('src'), { weight, unicodeRange, display: 'swap' });
    return [face, /latin-[6w]/.test(value('src'))]; // other letters, and weights, are for a few words of a few pages
  });
  if (!hasFonts) await Promise.allSettled(faces.map(([face, isFirst]) => isFirst && face.load()));
  for (const [face] of faces) document.fonts.add(face);
});

// What was bought on a list in this browser, which the server cannot know, stands there from the first paint on. The page has
// an empty card for it, which is filled as soon as it was read.
const cards = new MutationObserver(() => {
  const card = document.querySelector('template[data-purchases]');
  if (!card?.nextSibling) return; // not read to its end
  cards.disconnect();
  drawPurchases(card);
});
cards.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => cards.disconnect());

let hasPurchases = false;

function drawPurchases(template) {
  const { purchases: listId, ago, withdrawn } = template.dataset;
  const [card] = template.content.children;
  const rows = card.querySelector('ul');
  const [row] = rows.children;
  const bought = purchasesOn(listId).map(({ title, quantity, date, isWithdrawn }) => {
    const copy = row.cloneNode(true);
    copy.querySelector('span').textContent = quantity > 1 ? `${quantity} × ${title}` : title;
    const time = copy.querySelector('time');
    Object.assign(time, { dateTime: date, title: '', textContent: agoText(date, JSON.parse(ago)) });
    copy.querySelector('button').ariaLabel += title;
    if (isWithdrawn) {
      time.replaceWith(withdrawn);
      copy.querySelector('button').remove();
    }
    return copy;
  });
  if (bought.length === 0) return;
  hasPurchases = true;
  rows.replaceChildren(...bought);
  template.replaceWith(card);
}

function agoText(date, { units, now }) {
  const seconds = (Date.now() - Date.parse(date)) / 1000;
  const [length, one, several] = units.find(([least]) => seconds >= least) ?? [];
  const count = Math.trunc(seconds / length);
  return length ? (count === 1 ? one : `${count} ${several}`) : now;
}

// Without what the owner has put back, as the page has heard, and the one that the page tells of by itself.
function purchasesOn(listId) {
  try {
    const purchases = JSON.parse(localStorage.getItem(`kindlist_purchases_${listId}`) ?? '[]');
    return purchases.filter((one) => !one.isPutBackByOwner && !location.search.includes(one.purchaseId));
  } catch {
    return [];
  }
}

// A page that was served whole can be read, and its gifts bought, without the app. So the app comes when it is of use: at the
// first touch, key, scrolling or moving of the mouse, or some seconds later, and is fetched meanwhile, once the page was painted,
// its pictures are there, and the browser has nothing better to do. Where nothing works before it has come, as the page says, it
// comes after the first paint; where it would show something else, once a button needs it; and for members, who do not see
// that page, at once; after the first paint, too, for who has bought something on the list, since it may have been undone
// elsewhere, and for who comes back to the page, of which they have seen an older state. What is pressed meanwhile is marked, and the app does it when it has come; what leads somewhere leads
// there.
const isUsed = new Promise(onceUsed); // also before the page is there as a whole
addEventListener('DOMContentLoaded', () => {
  const app = document.getElementById('app');
  if (!app) return;
  const { start } = app.dataset;
  const cameBack = performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
  const files = filesOf(app).map((file) => file.getAttribute('src') ?? file.getAttribute('href'));
  const startApp = () => document.head.append(app.content); // a second time there is nothing left of it
  if ((document.hidden && start !== 'pressed') || 'member' in document.documentElement.dataset) startApp();
  else if (start === 'painted' || (start === 'used' && (hasPurchases || cameBack))) onceSeen(startApp);
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
      const leave = () => button.isConnected && button.form.requestSubmit(button);
      if (isOnline)
        setTimeout(() => navigator.onLine && leave(), 3000); // where the app does not come
      else waitOffline(leave);
    }
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.dataset.pressed = '';
    startApp();
  });
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, countClick);
});

const OFFLINE = 'You’re offline. This goes on as soon as you’re back.';

// Says on the page that there is no connection, in place of the browser's page that would say so; what was pressed is done after.
function waitOffline(then) {
  const note = Object.assign(document.createElement('p'), { role: 'alert', textContent: OFFLINE });
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

function onceSeen(callback) {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) requestAnimationFrame(() => setTimeout(callback));
  else new PerformanceObserver(callback).observe({ type: 'paint', buffered: true });
}

function onceUsed(callback) {
  const listening = new AbortController();
  const onUse = ({ type, target, movementX, movementY }) => {
    if (type === 'pointermove' && !movementX && !movementY) return; // browsers tell each new page of a mouse at rest
    if (target instanceof Element && target.closest('.drawn :is(a, [type="submit"])')) return; // those lead away
    listening.abort();
    callback();
  };
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    addEventListener(kind, onUse, { capture: true, passive: true, signal: listening.signal });
}

// Fields that wait for the app take no press: what is behind them hears it. The button before them leads to them.
function pressedButton({ target, clientX, clientY }) {
  const button = target instanceof Element && target.closest('.drawn button:is([type="button"], [form="buy"])');
  if (button) return button;
  const fields = document.querySelector('.drawn search[inert]');
  const { left, right, top, bottom } = fields?.getBoundingClientRect() ?? {};
  const isInside = left < clientX && clientX < right && top < clientY && clientY < bottom;
  return isInside ? fields.previousElementSibling.querySelector('button') : null;
}

function filesOf(app) {
  return [...app.content.querySelectorAll(':is([src], [href])')];
}

function isHere(file) {
  return performance.getEntriesByName(new URL(file, location).href).length > 0;
}

function onceIdle(callback) {
  const wait = () => whenIdle(callback);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

function whenIdle(callback) {
  (window.requestIdleCallback ?? setTimeout)(callback);
}

// Has the files of the app at hand, and none of them run. One by one: asking for all at once would hold the page up.
function fetchApp(app) {
  const file = filesOf(app).find(({ dataset }) => !('fetched' in dataset));
  if (!file) return;
  file.dataset.fetched = '';
  const href = file.getAttribute('src') ?? file.getAttribute('href');
  const as = href.endsWith('.css') ? 'style' : 'script';
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, crossOrigin: '', href }));
  whenIdle(() => fetchApp(app));
}

// The app's own links count by themselves, as affiliates/count-click.ts says.
function countClick({ target, button }) {
  const link = target instanceof Element && target.closest('.drawn a[data-counted-at]');
  if (link && button < 2) navigator.sendBeacon?.(link.dataset.countedAt);
}
