import { firstValueFrom } from 'rxjs';
import { SOURCE_LANGUAGE } from '#rules/base/languages/languages';
import { LANGUAGE_PARAMETER } from '#rules/base/languages/reader-language';
import { pageLanguage } from '../../base/design/page-language.ts';
import { retryDelay } from '../../base/network/retry-delay.ts';
import { sitePath } from '../../base/routing/site-path.ts';

const IDLE_AT_THE_LATEST_MS = 2000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Keeps the app itself on the device, so that it opens and goes on without a connection, from the first session on. Not
 * before the first screen has what it needs; tried again until every file is there. Not while developing: there is no build.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
  await idle();
  for (let attempt = 1; ; attempt++) {
    try {
      return await register();
    } catch (problem) {
      if (problem instanceof DOMException) return; // this browser forbids it
      await firstValueFrom(retryDelay(attempt, LONGEST_PAUSE_MS));
    }
  }
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress());
  await installed(registration.installing);
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const message = { kind: 'take over', script: script && new URL(script).pathname };
  registration.waiting?.postMessage(message);
}

/** A worker holds the files of one language. */
function workerAddress(): string {
  const language = pageLanguage();
  return `${sitePath}/service-worker.js${language === SOURCE_LANGUAGE ? '' : `?${LANGUAGE_PARAMETER}=${language}`}`;
}

/** A worker that misses one of its files is thrown away by the browser. */
function installed(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!worker) return resolve();
    const look = () => {
      if (worker.state === 'redundant') reject(new TypeError('a file of the app could not be fetched'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function idle(): Promise<void> {
  if (typeof requestIdleCallback !== 'function') return new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: IDLE_AT_THE_LATEST_MS }));
}
