/** Keeps the app itself on the device, so that it opens without a connection. Not while developing: there is no build. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const message = { kind: 'take over', script: script && new URL(script).pathname };
  registration.waiting?.postMessage(message);
}
