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

// A page that was served whole can be read, and its gifts bought, without the app. So the app comes when it is of use: at the
// first touch, key, scrolling or moving of the mouse, or some seconds later, and is fetched meanwhile, once the page with its
// pictures is there and the browser has nothing better to do. Where nothing works before it has come, as the page says, it
// comes after the first paint; where it would show something else, once a button needs it; and for members, who do not see
// that page, at once. What is pressed meanwhile is marked, and the app does it when it has come; what leads somewhere leads
// there.
addEventListener('DOMContentLoaded', () => {
  const app = document.getElementById('app');
  if (!app) return;
  const { start } = app.dataset;
  const startApp = () => document.head.append(app.content); // a second time there is nothing left of it
  if ((document.hidden && start !== 'pressed') || 'member' in document.documentElement.dataset) startApp();
  else if (start === 'painted') onceSeen(startApp);
  else if (start === 'used') {
    onceUsed(startApp);
    onceIdle(() => fetchApp(app));
  }
  if (start !== 'pressed') setTimeout(startApp, 7000);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.drawn button[type="button"]');
    if (!button || button.popoverTargetElement) return; // what opens by itself is open already
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.dataset.pressed = '';
    startApp();
  });
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, countClick);
});

function onceSeen(callback) {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) requestAnimationFrame(() => setTimeout(callback));
  else new PerformanceObserver(callback).observe({ type: 'paint', buffered: true });
}

function onceUsed(callback) {
  const onUse = ({ target }) => {
    if (!(target instanceof Element && target.closest('.drawn :is(a, [type="submit"])'))) callback(); // those lead away
  };
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    addEventListener(kind, onUse, { capture: true, passive: true });
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
  const file = app.content.querySelector(':is([src], [href]):not([data-fetched])');
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
