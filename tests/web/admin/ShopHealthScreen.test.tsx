// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ShopHealthScreenDocument } from '../../../web/admin/site/ShopHealthScreen.generated.ts';
import { ShopHealthScreen } from '../../../web/admin/site/ShopHealthScreen.tsx';
import { openScreen } from '../open-screen.tsx';

const aShop = (overrides: object) => ({
  ...{ __typename: 'ShopHealthEntry', host: 'shop.example', pages: 10, pagesRead: 10, pagesDenied: 0, successRate: 1 },
  ...{ withoutTitle: 0, withoutDescription: 0, withoutPicture: 0, withoutPrice: 0 },
  ...overrides,
});

const answer = (days: number, data: object[], page = 1) => ({
  request: { query: ShopHealthScreenDocument, variables: { page, days } },
  result: { data: { shopHealth: { __typename: 'ShopHealthPage', totalPages: 2, data } } },
});

const open = (answers: object[], search = '') =>
  openScreen(ShopHealthScreen, '/admin/shop-health', `/admin/shop-health${search}`, answers as never);

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
