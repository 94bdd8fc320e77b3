/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { LANGUAGE_PARAMETER } from '#rules/base/languages/reader-language';
import { showPushes } from './pushes.ts';
import { isForServer } from './server-pages.ts';

declare const self: ServiceWorkerGlobalScope;
interface BuiltFile {
  /** From where this worker is: at the root of the site, which may be below a path. */
  url: string;
  revision: string | null;
}

declare const FILES_OF_THIS_BUILD: BuiltFile[];
/** Files that are there in each language. */
declare const SPOKEN_FILES: string[];

const FETCHED_AT_ONCE = 6;

/** After which a page is opened from the device, though there may be a connection of some kind. */
const PAGE_TIMEOUT_MS = 4000;
/** The language of the pages that it serves, as they registered it; null for English. */
const language = new URL(self.location.href).searchParams.get(LANGUAGE_PARAMETER);
const SHELL = pathOf(language ? `index.${language}.html` : 'index.html');
const files = language ? FILES_OF_THIS_BUILD.map(inLanguage) : FILES_OF_THIS_BUILD;

/**
 * Opens the app without a connection. It holds the files of one build and nothing else: no answer of the server, no
 * picture, nothing of anybody. A new build waits until no page of the old one is open, so that no page ever loses its files.
 */
self.addEventListener('install', (event) => event.waitUntil(fetchAhead()));
precache(files);
cleanupOutdatedCaches();

// The server's page, if it comes: it is the newest, and knows titles that the shell does not.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isForServer(placeOf(url)),
  ({ request }) => pageInTime(request),
);

const mine = new Set(files.map(({ url }) => pathOf(url)));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname !== SHELL && mine.has(url.pathname),
  async ({ request, url }) => (await matchPrecache(url.pathname)) ?? fetch(request),
);

// A page that was there before its worker goes on without a connection, too. What it needs beyond this build it still fetches.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** From a page of this build: it may have this worker at once, if it is the only one open. */
self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data?.kind === 'take over' && mine.has(data.script)) event.waitUntil(takeOver(source));
});

showPushes(self);

/** Into the browser's own cache: one after the other, as they are kept, each would wait for its own answer. */
async function fetchAhead(): Promise<void> {
  const waiting = files.filter(({ revision }) => revision === null).values();
  const fetchSome = async () => {
    for (const { url } of waiting)
      await fetch(url).then(
        (file) => file.arrayBuffer(),
        () => {},
      ); // keeping it says if one is missing
  };
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, fetchSome));
}

async function takeOver(asking: ExtendableMessageEvent['source']): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.every(({ id }) => asking !== null && 'id' in asking && id === asking.id)) await self.skipWaiting();
}

async function pageInTime(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS, null));
  const page = fetch(request).catch(() => null);
  const inTime = await Promise.race([page, late]);
  if (inTime && inTime.status < 500) return inTime;
  return (await matchPrecache(SHELL)) ?? (await page) ?? Response.error();
}

/** Within the site, with its query. */
function placeOf({ pathname, search }: URL): string {
  return pathname.slice(pathOf('').length - 1) + search;
}

function pathOf(file: string): string {
  return new URL(file || '.', self.location.href).pathname;
}

function inLanguage({ url, revision }: BuiltFile): BuiltFile {
  if (url === 'index.html') return { url: SHELL, revision };
  return { url: SPOKEN_FILES.includes(url) ? url.replace('assets/', `assets/${language}/`) : url, revision };
}
