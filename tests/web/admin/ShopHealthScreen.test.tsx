// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ShopHealthScreenDocument } from '../../../web/admin/site/ShopHealthScreen.generated.ts';
import { ShopHealthScreen } from '../../../web/admin/site/ShopHealthScreen.tsx';
import { SaveShopRuleDocument, ShopRulesDocument } from '../../../web/admin/site/ShopRules.generated.ts';
import { openScreen } from '../open-screen.tsx';

const aShop = (overrides: object) => ({
  ...{ __typename: 'ShopHealthEntry', host: 'shop.example', pages: 10, pagesRead: 10, pagesDenied: 0, successRate: 1 },
  ...{ withoutTitle: 0, withoutDescription: 0, withoutPicture: 0, withoutPrice: 0, ruleFailed: 0 },
  ...overrides,
});

const answer = (days: number, data: object[], page = 1) => ({
  request: { query: ShopHealthScreenDocument, variables: { page, days } },
  result: { data: { shopHealth: { __typename: 'ShopHealthPage', totalPages: 2, data } } },
});

const RULE = { __typename: 'OwnShopRule', name: 'Wheels', rule: '{"name":"Wheels"}' };
const rules = (shopRules: object[]) => ({ request: { query: ShopRulesDocument }, result: { data: { shopRules } } });

const open = (answers: object[], search = '', known: object[] = []) => {
  const all = [...answers, rules(known)];
  return openScreen(ShopHealthScreen, '/admin/shop-health', `/admin/shop-health${search}`, all as never);
};

test('each shop shows how many of its pages could be read, and what was missing', async () => {
  const denying = { host: 'amazon.com', pages: 20, pagesRead: 8, pagesDenied: 12, successRate: 0.4, withoutPrice: 2 };
  const screen = open([answer(30, [aShop(denying), aShop({})])]);

  expect(await screen.findByText('40% read')).toBeDefined();
  for (const text of [
    '8 of 20 pages read, 12 turned us away',
    'No price on 2 of 8 (25%)',
    '100% read',
    'Nothing was missing.',
  ]) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

test('period and page are in the address', async () => {
  const answers = [answer(7, [aShop({ host: 'first.example' })]), answer(7, [aShop({ host: 'later.example' })], 2)];
  const screen = open(answers, '?days=7');
  expect(await screen.findByText('first.example')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  expect(await screen.findByText('later.example')).toBeDefined();
  expect(screen.getByText('Page 2 of 2')).toBeDefined();
  expect(screen.router.state.location.search).toBe('?days=7&page=2');
});

test('a rule that fails is said, and one can be written in its place', async () => {
  const saved = {
    request: { query: SaveShopRuleDocument, variables: { rule: RULE.rule } },
    result: { data: { saveShopRule: RULE } },
  };
  const screen = open([answer(30, [aShop({ ruleFailed: 4 })]), saved, rules([RULE])], '', [
    RULE,
    { ...RULE, name: 'Gears' },
  ]);
  expect(await screen.findByText('Its rule failed on 4 pages')).toBeDefined();

  await userEvent.click(await screen.findByRole('button', { name: 'Edit Wheels' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Rule' }));

  await waitFor(() => expect(screen.queryByText('Gears')).toBeNull());
  expect(screen.getByText('Wheels')).toBeDefined();
});
