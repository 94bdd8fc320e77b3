/// <reference lib="webworker" />

/** The content of a push, as the server wrote it in the language of its reader. */
interface Push {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** Shows what the server pushes, and opens the page that it is about. */
export function showPushes(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('push', (event) => event.data && event.waitUntil(show(self, event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(self, event.notification.data?.path));
  });
}

/** Browsers take the right to push away from a worker that shows nothing. */
async function show({ registration }: ServiceWorkerGlobalScope, data: PushMessageData): Promise<void> {
  const { title, body, path, tag, lang, dir } = data.json() as Push;
  await registration.showNotification(title, { body, tag, lang, dir, icon: 'icon-192.png', data: { path } });
}

/** The path begins at the root of the site, where the worker is. */
async function open({ clients, location }: ServiceWorkerGlobalScope, path: unknown): Promise<void> {
  const address = new URL(typeof path === 'string' ? path.replace('/', './') : '.', location.href);
  if (address.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === address.pathname);
  await (there ? there.focus() : clients.openWindow(address.href));
}
