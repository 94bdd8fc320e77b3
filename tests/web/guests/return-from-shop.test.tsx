// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { SharedListScreenDocument } from '../../../web/guests/shared-list/SharedListScreen.generated.ts';
import { SharedListScreen } from '../../../web/guests/shared-list/SharedListScreen.tsx';
import { openScreen } from '../open-screen.tsx';
import { aSharedItem, aSharedList } from './shared-lists.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const MUG = aSharedItem({ outgoingUrl: 'https://shop.example/mug' });
const KITE = aSharedItem({ id: 'i2', title: 'Kite', outgoingUrl: 'https://shop.example/kite', orderIndex: 1 });

async function open(overrides: object = {}) {
  const sharedList = aSharedList({ items: [MUG, KITE], ...overrides });
  const answers = [
    { request: { query: SharedListScreenDocument, variables: { token: 't1' } }, result: { data: { sharedList } } },
  ];
  const screen = openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', answers as never, NEVER);
  await screen.findByRole('heading', { name: 'Mug' });
  const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
  return {
    ...screen,
    card,
    /** Follows the link of a gift, and is back after so many milliseconds. */
    visitShop(title: string, milliseconds: number) {
      const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
      fireEvent.click(card(title).getByRole('link', { name: new RegExp(`^View Item: ${title}`) }));
      now.mockReturnValue(1_000_000 + milliseconds);
      document.dispatchEvent(new Event('visibilitychange'));
      now.mockRestore();
    },
  };
}

const QUESTION = 'Did you get it?';

test('who comes back from the shop of a gift is asked on its card, and “Yes” opens what it is bought with', async () => {
  const screen = await open();

  screen.visitShop('Mug', 60_000);
  expect(await screen.card('Mug').findByText(QUESTION)).toBeTruthy();
  expect(screen.getAllByText(QUESTION)).toHaveLength(1);
  fireEvent.click(screen.card('Mug').getByRole('button', { name: 'Yes' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as Purchased' }));
  expect(dialog.getByRole('button', { name: /^Hold it for me/ })).toBeTruthy();
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test('“Hold it” opens what holds it, and nothing that marks it as purchased', async () => {
  const screen = await open();

  screen.visitShop('Kite', 60_000);
  fireEvent.click(await screen.findByRole('button', { name: 'Hold it' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Hold it for me' }));
  expect(dialog.getByRole('button', { name: /^Hold it for me/ }).getAttribute('type')).toBe('submit');
  expect(dialog.queryByRole('button', { name: /Mark as Purchased/ })).toBeNull();
});

test('after “No” the focus is on the gift’s button, and it is asked of another gift only', async () => {
  const screen = await open();
  screen.visitShop('Mug', 60_000);

  fireEvent.click(await screen.findByRole('button', { name: 'No' }));

  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mark as Purchased: Mug');
  screen.visitShop('Mug', 60_000);
  expect(screen.queryByText(QUESTION)).toBeNull();
  screen.visitShop('Kite', 60_000);
  expect(await screen.card('Kite').findByText(QUESTION)).toBeTruthy();
});

test.for([
  ['who looked for a second', {}, 1_000],
  ['the people whose list it is', { viewerRole: 'OWNER' }, 60_000],
  ['guests from whom purchases are kept', { purchasesHidden: true }, 60_000],
] as const)('%s: not asked', async ([_who, overrides, milliseconds]) => {
  const screen = await open(overrides);

  screen.visitShop('Mug', milliseconds);

  expect(screen.queryByText(QUESTION)).toBeNull();
});
