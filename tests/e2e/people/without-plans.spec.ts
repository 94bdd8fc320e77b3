import { SCREENS } from '../../../server/doors/public-pages/addresses.ts';
import { expect } from '../site/e2e-test.ts';
import { testWithoutPlans as test } from '../site/site-with-plans.ts';

const OF_PLANS =
  /\b(?:premium|standard|free plan|plans?|pricing|subscriptions?|upgrade|revenue|per (?:month|year))\b/gi;
/** The switch itself and its record, a job by its name, and references of APIs that know plans on any site. */
const MAY_SPEAK_OF_THEM =
  /^\/(?:admin\/(?:settings|audit-log|operation|subscriptions)|subscription|playground|api\/docs.*)$/;

test('where everybody has everything, no screen speaks of plans, prices or limits', async ({ aPerson }) => {
  test.slow();
  const administrator = await (await aPerson()).signInAsAdministrator();
  const { page } = administrator;
  const { id: listId } = await administrator.createList({ name: 'Saturday' });
  const { id: itemId } = await administrator.addItem(listId, 'Milk');
  const known: Record<string, string> = { ':listId': listId, ':itemId': itemId };

  for (const screen of SCREENS.filter((one) => !MAY_SPEAK_OF_THEM.test(one))) {
    await page.goto(screen.replaceAll(/:\w+/g, (part) => known[part] ?? 'nobody'));
    await expect(page.getByRole('main')).toHaveText(/\w/);
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
    const said = (await page.getByRole('main').innerText()).match(OF_PLANS) ?? [];
    expect.soft({ screen, said }).toEqual({ screen, said: [] });
  }

  await page.goto('/admin/users');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Role')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Subscription')).toHaveCount(0);
});
