import type { Page } from '@playwright/test';
import { startPushService } from '../../fakes/push-service.ts';
import { test as base, expect, type Person } from '../site/e2e-test.ts';
import { startProduct } from '../site/product.ts';

type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A site that pushes to a local push service, in the browser that has notifications: the smaller one refuses them. */
const test = base.extend<{ aReader: (name: string, language: string) => Promise<Reader> }, { pushing: Pushing }>({
  pushing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this parameter
    async ({}, use) => {
      const service = await startPushService();
      const { address, stop } = await startProduct({ EXTRACT_ALLOW_PRIVATE_HOSTS: service.host });
      await use({ site: address, service });
      await stop();
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ pushing: { site } }, use) => use(site),
  launchOptions: [{ executablePath: process.env.EXTENSION_CHROMIUM_PATH }, { scope: 'worker' }],
  aReader: async ({ aPerson, pushing: { site, service } }, use) => {
    await use(async (name, language) => {
      const person = await aPerson({ serviceWorkers: 'allow' });
      await person.page.context().grantPermissions(['notifications'], { origin: site });
      return Reader.start(await person.signUp(name), language, service);
    });
  },
});

interface Pushing {
  site: string;
  service: PushService;
}

interface Shown {
  title: string;
  body: string;
  lang: string;
  dir: string;
}

/** Somebody whose device gets pushes. */
class Reader {
  private constructor(
    readonly person: Person,
    private readonly received: ReturnType<PushService['subscribe']>['device']['received'],
  ) {}

  static async start(person: Person, language: string, service: PushService): Promise<Reader> {
    await person.send('mutation ($language: String) { updatePreferences(changes: { language: $language }) { id } }', {
      language,
    });
    const { device, ...subscription } = service.subscribe();
    await person.send('mutation ($input: PushDeviceInput!) { savePushDevice(input: $input) { device { kinds } } }', {
      input: { ...subscription, kinds: ['GIFTS', 'CHANGES', 'PEOPLE'], isQuietAtNight: false, timeZone: 'UTC' },
    });
    await person.page.goto('/dashboard');
    await expect(person.page.locator('html')).toHaveAttribute('lang', language); // a new language loads the page again
    await expect(person.page.getByRole('main')).toBeVisible();
    await person.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    return new Reader(person, device.received);
  }

  get page(): Page {
    return this.person.page;
  }

  /** Waits for what the site has pushed, and has the browser hand it to the worker of the site, as the maker of the browser would. */
  async deliver(): Promise<Record<string, unknown>> {
    await expect.poll(() => this.received.length).toBeGreaterThan(0);
    const push = this.received.at(-1)?.push ?? {};
    const browser = await this.page.context().newCDPSession(this.page);
    const found = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const registration = registrations.find(({ isDeleted }) => !isDeleted);
        if (registration) resolve(registration.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(this.page.url()).origin,
      registrationId: await found,
      data: JSON.stringify(push),
    });
    await browser.detach();
    return push;
  }

  shown(): Promise<Shown[]> {
    return this.page.evaluate(async () => {
      const notes = await (await navigator.serviceWorker.ready).getNotifications();
      return notes.map(({ title, body, lang, dir }) => ({ title, body, lang, dir }));
    });
  }

  /** Taps on the note. A browser opens pages for fingers alone, so that the worker says which it would have opened or brought to the front. */
  async tap(): Promise<{ opened: string[]; focused: string[] }> {
    const [worker] = this.page.context().serviceWorkers();
    if (!worker) throw new Error('The site has no worker');
    return worker.evaluate(async () => {
      const scope = self as unknown as ServiceWorkerGlobalScope;
      const [opened, focused]: string[][] = [[], []];
      scope.clients.openWindow = async (url) => {
        opened?.push(String(url));
        return null;
      };
      WindowClient.prototype.focus = async function focus() {
        focused?.push(this.url);
        return this;
      };
      const [notification] = await scope.registration.getNotifications();
      if (!notification) throw new Error('Nothing is shown');
      const waits: Promise<unknown>[] = [];
      const press = new NotificationEvent('notificationclick', { notification });
      press.waitUntil = (wait) => void waits.push(Promise.resolve(wait));
      scope.dispatchEvent(press);
      await Promise.all(waits);
      return { opened: opened ?? [], focused: focused ?? [] };
    });
  }
}

test('a push is shown in its reader’s language, tells a locked screen no more than the list, and opens it', async ({
  aReader,
  aPerson,
  pushing: { site },
}) => {
  const [ida, amal] = [await aReader('Ida', 'de'), await aReader('Amal', 'ar')];
  const tom = await (await aPerson()).signUp('Tom Taylor');
  const list = await tom.createList({ name: 'Groceries', listType: 'SHOPPING' });
  await tom.addItem(list.id, 'Secret cake');
  for (const { person } of [ida, amal]) await tom.invite(list.id, person);

  await tom.send('mutation ($id: ID!) { startShopping(listId: $id) { id } }', { id: list.id });
  for (const reader of [ida, amal, ida]) await reader.deliver();

  await expect.poll(() => ida.shown()).toHaveLength(1); // the second is in place of the first
  const [german] = await ida.shown();
  expect(german).toMatchObject({ title: 'Groceries', lang: 'de', dir: 'ltr' });
  expect(german?.body).toMatch(/^Jemand geht bis \d.* einkaufen\./);
  await expect.poll(() => amal.shown()).toHaveLength(1);
  const [arabic] = await amal.shown();
  expect(arabic).toMatchObject({ title: 'Groceries', lang: 'ar', dir: 'rtl' });
  expect(arabic?.body).toMatch(/\p{Script=Arabic}/u);
  expect(JSON.stringify([german, arabic])).not.toMatch(/Tom|Taylor|cake/i);

  const { opened } = await ida.tap();
  expect(opened).toEqual([`${site}/lists/${list.id}`]);
  expect(await ida.shown()).toEqual([]);
  await ida.page.goto(opened[0] ?? '');
  await expect(ida.page.getByRole('heading', { level: 1, name: 'Groceries' })).toBeVisible();
  await expect(ida.page.getByText('Secret cake')).toBeVisible();

  await amal.page.goto(`/lists/${list.id}`);
  expect(await amal.tap()).toEqual({ opened: [], focused: [`${site}/lists/${list.id}`] });
});
