import { expect, test } from '../site/e2e-test.ts';
import { expectInOrder, violationsOn } from '../site/in-order.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const PUSHED = {
  title: 'Groceries',
  body: 'Something on the list has changed.',
  path: '/notifications',
  tag: 'groceries',
  lang: 'en',
  dir: 'ltr',
};

test('somebody sees how notes on this device are switched on, and the worker shows what is pushed', async ({
  aPerson,
}) => {
  const { page } = await (await aPerson({ viewport: { width: 360, height: 740 } })).signUp('Ida');
  await page.goto('/profile/preferences');

  await test.step('the section says what a note is, and has one button', async () => {
    await expect(page.getByRole('heading', { name: 'Notes on this device' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch on for this device' })).toBeVisible();
    await expectInOrder(page);
    expect(await violationsOn(page)).toEqual([]);
  });

  await test.step('a push is shown in its language, and leads to its page', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    const chromium = await page.context().newCDPSession(page);
    const registered = Promise.withResolvers<string>();
    chromium.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) registered.resolve(registrationId);
    });
    await chromium.send('ServiceWorker.enable');
    const registrationId = await registered.promise;
    const { origin } = new URL(page.url());

    await chromium.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(PUSHED) });

    const shown = () =>
      page.evaluate(async () => {
        const notes = await (await navigator.serviceWorker.ready).getNotifications();
        return notes.map(({ title, body, tag, lang, dir, data }) => ({ title, body, tag, lang, dir, ...data }));
      });
    await expect.poll(shown).toEqual([PUSHED]);
  });
});
