import type { Page, Request } from '@playwright/test';
import { SCREENS } from '../../../server/doors/public-pages/addresses.ts';
import { PUBLIC_PAGES } from '../../../server/doors/public-pages/public-pages.rules.ts';
import { LONGEST_WAIT_MS } from '../../run-limits.ts';
import { startCaddy } from '../site/caddy.ts';
import { test as base, expect, fillEmail, moveMouse, openShared, openView, type Person } from '../site/e2e-test.ts';
import { linkTo } from '../site/outbox.ts';
import { freePort, startProduct } from '../site/product.ts';

const PATH = '/kindlist';

/** Both ways in which operators put a site below a path. */
const WAYS = {
  'passes the path on': (server: string) => `handle ${PATH}* {
		reverse_proxy ${server}
	}`,
  'strips the path': (server: string) => `redir ${PATH} ${PATH}/
	handle_path ${PATH}/* {
		reverse_proxy ${server}
	}`,
};

interface Below {
  /** Its address, with a slash at the end, from which addresses in tests begin. */
  site: string;
  /** Requests to the host that lead elsewhere than below the path. */
  strays: string[];
  someone: (options?: { javaScriptEnabled?: boolean }) => Promise<Person>;
}

const test = base.extend<{ way: keyof typeof WAYS; below: Below }>({
  way: ['passes the path on', { option: true }],
  below: async ({ aPerson, way }, use) => {
    const [port, serverPort] = [await freePort(), await freePort()];
    const proxy = await startCaddy(port, WAYS[way](`127.0.0.1:${serverPort}`));
    const product = await startProduct({ PUBLIC_URL: proxy.address + PATH }, serverPort);
    const site = `${proxy.address}${PATH}/`;
    const strays: string[] = [];
    const someone: Below['someone'] = async (options) => {
      const person = await aPerson({ baseURL: site, serviceWorkers: 'allow', ...options });
      const note = (url: string) => {
        if (url.startsWith(proxy.address) && !url.startsWith(site) && url !== proxy.address + PATH) strays.push(url);
      };
      const noteSockets = (page: Page) =>
        void page.on('websocket', (socket) => note(socket.url().replace(/^ws/, 'http')));
      noteSockets(person.page);
      person.page.context().on('page', noteSockets);
      person.page.context().on('request', (request) => note(request.url()));
      return person;
    };
    await use({ site, strays, someone });
    await product.stop();
    await proxy.stop();
  },
});

for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[]) {
  test.describe(`behind a proxy that ${way}`, () => {
    test.use({ way });

    test('its owner signs up, shares a list and sees what guests buy, live and without a connection', async ({
      below,
    }) => {
      const { site, strays, someone } = below;
      const { page } = await someone();
      await page.goto('./');
      await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
      await expect(page).toHaveURL(`${site}signup`);
      await signUpOnScreen(page);
      await expect(page).toHaveURL(`${site}dashboard`);
      const [owner, guest, quiet] = [
        await (await someone()).signUp('Ida'),
        await someone(),
        await someone({ javaScriptEnabled: false }),
      ];
      const list = await owner.shareList('Ida turns 7', ['Red bicycle', 'Mug', 'Kite']);

      await test.step('an owner opens the list, reads it again, and goes on', async () => {
        await owner.page.goto('./dashboard');
        await owner.page.getByRole('link', { name: 'Ida turns 7', exact: true }).click();
        await expect(owner.page).toHaveURL(`${site}lists/${list.id}`);
        await owner.page.reload();
        await expect(owner.page.getByRole('heading', { name: 'Mug' })).toBeVisible();
        await owner.page.goBack();
        await expect(owner.page).toHaveURL(`${site}dashboard`);
        await owner.page.goForward();
        await openView(owner.page);
        await owner.page.getByRole('checkbox', { name: 'Show purchased' }).check();
      });

      await test.step('a guest buys, and everybody sees it', async () => {
        const live = guest.page.waitForEvent('websocket');
        await openShared(guest.page, list);
        await live; // or the drawn form is sent
        await card(guest.page, 'Mug').getByRole('button', { name: 'Mark as Purchased' }).click();
        await fillEmail(guest.page, 'ann@example.test');
        await guest.page.getByRole('button', { name: /^Mark .*as Purchased$/ }).click();
        await expect(card(guest.page, 'Mug')).toContainText('You’re giving this');
        await expect(
          owner.page.getByRole('list', { name: 'Purchases of Mug' }).getByText('ann@example.test'),
        ).toBeVisible();
      });

      await test.step('a guest without scripts buys, and takes it back by the link of the mail', async () => {
        const email = `${crypto.randomUUID()}@example.test`;
        await quiet.page.goto(`./shared/${list.shareToken}`);
        await expect.poll(() => lettersOf(quiet.page)).toContain('loaded');
        await card(quiet.page, 'Kite').getByRole('button', { name: 'Mark as Purchased' }).click();
        await quiet.page.getByLabel('Email').fill(email);
        await quiet.page.getByRole('button', { name: 'Mark as Purchased' }).click();
        await expect(quiet.page).toHaveURL(new RegExp(`^${site}shared/${list.shareToken}`));
        await expect(card(quiet.page, 'Kite').getByText('You’re giving this')).toBeVisible();
        const link = await linkTo(quiet.page.request, email, /purchased/, /undo=/);
        expect(link).toMatch(new RegExp(`^${PATH}/shared/`));
        await quiet.page.goto(link);
        await quiet.page.getByRole('button', { name: 'Undo Purchase' }).click();
        await expect(quiet.page.getByText('“Kite” can be bought again.')).toBeVisible();
      });

      await test.step('a page is read again without a connection', async () => {
        const worker = await owner.page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
        expect(worker).toBe(site);
        await expect.poll(() => isServedByWorker(owner.page)).toBe(true);
        await owner.page.context().setOffline(true);
        await owner.page.reload();
        await expect(owner.page.getByRole('heading', { name: 'Red bicycle' })).toBeVisible();
        await owner.page.getByRole('banner').getByRole('link', { name: 'My Lists' }).click();
        await expect(owner.page).toHaveURL(`${site}dashboard`);
      });
      expect(strays).toEqual([]);
    });
  });
}

test('no screen and no page of a site below a path asks for anything beside it', async ({ below }) => {
  test.slow(); // it walks through all of them
  const { site, strays, someone } = below;
  const [guest, member] = [await someone(), await (await someone()).signInAsAdministrator()];
  const list = await member.shareList('Ida turns 7', ['Mug']);
  const places = { issuer: 'google', token: 'made-up', userId: member.id, listId: list.id, itemId: 'none' };
  const screens = SCREENS.map((screen) => screen.replaceAll(/:(\w+)/g, (_, name: keyof typeof places) => places[name]));

  const walk = async (page: Page, left: string[]) => {
    const visit = visitsOf(page);
    for (let screen = left.shift(); screen !== undefined; screen = left.shift()) {
      await visit(screen);
      await expect(page.locator('#root > *').first(), screen).toBeAttached();
      expect(page.url(), screen).toContain(site);
      const besides = page.locator(`[href^="/"]:not([href^="${PATH}/"]), [src^="/"]:not([src^="${PATH}/"])`);
      expect(await besides.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), screen).toEqual([]);
      expect(strays, screen).toEqual([]);
    }
  };
  // each page mostly waits to come to rest
  await Promise.all([
    walk(guest.page, [...PUBLIC_PAGES, `/shared/${list.shareToken}`, '/signup', '/no-such-page']),
    walk(member.page, screens),
    walk(await member.page.context().newPage(), screens),
  ]);
});

/** Opens a screen and waits until it asks for nothing more; where that does not come, says what it asks for. */
function visitsOf(page: Page): (screen: string) => Promise<void> {
  const open = new Set<Request>();
  const begun: string[] = [];
  page.on('request', (request) => {
    open.add(request);
    begun.push(request.url());
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async (screen) => {
    open.clear();
    await page.goto(`.${screen}`);
    await moveMouse(page);
    begun.length = 0;
    await page.waitForLoadState('networkidle', { timeout: LONGEST_WAIT_MS }).catch(() => {
      const urls = [...open].map((request) => request.url());
      throw new Error(`${screen} comes to no rest. Open: ${urls.join(', ')}. Begun meanwhile: ${begun.join(', ')}`);
    });
  };
}

async function signUpOnScreen(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ida Berg');
  await page.getByLabel('Email Address').fill(`${crypto.randomUUID()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('Tea-and-cake-4-all');
  await page.getByLabel('Confirm Password').fill('Tea-and-cake-4-all');
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
}

function card(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

function lettersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.fonts].map(({ status }) => status));
}

function isServedByWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    return navigator.serviceWorker.controller !== null && caches.length > 0;
  });
}
