import { expect, test, vi } from 'vitest';
import { showPushes } from '../../../web/lists/offline/pushes.ts';
import { endSubscription } from '../../../web/people/notifications/push-subscription.ts';

/** A worker at this address; gives the addresses that a press on a note opens or brings to the front. */
function aWorker(scope: string, open: string[] = []) {
  const listeners = new Map<string, (event: unknown) => void>();
  const opened: string[] = [];
  const pages = open.map((url) => ({ url, focus: async () => void opened.push(`there: ${url}`) }));
  const self = {
    location: new URL(`${scope}service-worker.js`),
    clients: { matchAll: async () => pages, openWindow: async (url: string) => void opened.push(url) },
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
  };
  showPushes(self as unknown as ServiceWorkerGlobalScope);
  const press = async (path: unknown) => {
    const waits: Promise<unknown>[] = [];
    const notification = { close: vi.fn(), data: { path } };
    listeners.get('notificationclick')?.({ notification, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
    return opened;
  };
  return press;
}

test.for([
  ['at the root of its host', 'https://lists.example.test/', '/lists/1', 'https://lists.example.test/lists/1'],
  ['below a path', 'https://home.example.test/kindlist/', '/lists/1', 'https://home.example.test/kindlist/lists/1'],
  [
    'below a path, without a page',
    'https://home.example.test/kindlist/',
    undefined,
    'https://home.example.test/kindlist/',
  ],
] as const)('a press on a note of a site %s opens its page', async ([, scope, path, address]) => {
  expect(await aWorker(scope)(path)).toEqual([address]);
});

test('a page below a path that is open already comes to the front', async () => {
  const address = 'https://home.example.test/kindlist/lists/1';
  const press = aWorker('https://home.example.test/kindlist/', ['https://home.example.test/lists/1', address]);
  expect(await press('/lists/1')).toEqual([`there: ${address}`]);
});

test('a press opens no other site', async () => {
  expect(await aWorker('https://lists.example.test/')('//elsewhere.example.test')).not.toContain(
    'https://elsewhere.example.test/',
  );
});

test('a push is shown in the language and direction in which it was written, in place of one about the same', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const showNotification = vi.fn(async () => {});
  const self = {
    registration: { showNotification },
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
  };
  showPushes(self as unknown as ServiceWorkerGlobalScope);
  const push = {
    title: 'Kindlist',
    body: 'أخبار في «عيد ميلاد»',
    path: '/lists/1',
    tag: 'gifts',
    lang: 'ar',
    dir: 'rtl',
  };
  const waits: Promise<unknown>[] = [];

  listeners.get('push')?.({ data: { json: () => push }, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);

  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Kindlist', {
    body: push.body,
    tag: 'gifts',
    lang: 'ar',
    dir: 'rtl',
    icon: 'icon-192.png',
    data: { path: '/lists/1' },
  });
});

test('a device whose sign-out the server could not be told gets no pushes any more', async () => {
  const unsubscribe = vi.fn(async () => true);
  const getSubscription = vi.fn(async () => ({ unsubscribe }) as unknown as PushSubscription | null);
  const getRegistration = vi.fn(async () => ({ pushManager: { getSubscription } }));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });

  await endSubscription();
  expect(unsubscribe).toHaveBeenCalledOnce();

  getSubscription.mockResolvedValue(null);
  await endSubscription();
  vi.stubGlobal('navigator', {});
  await endSubscription();
  expect(unsubscribe).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
