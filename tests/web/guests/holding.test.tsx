// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connection } from '../../../web/base/network/connection.ts';
import { heldForYouText, heldText, lastDayText } from '../../../web/base/text/held-text.ts';
import { PurchaseReservedItemDocument } from '../../../web/guests/purchases/hold-steps.generated.ts';
import { ReserveSharedItemDocument } from '../../../web/guests/shared-list/PurchaseDialog.generated.ts';
import { SharedListScreenDocument } from '../../../web/guests/shared-list/SharedListScreen.generated.ts';
import { SharedListScreen } from '../../../web/guests/shared-list/SharedListScreen.tsx';
import { openScreen } from '../open-screen.tsx';
import { aSharedItem, aSharedList } from './shared-lists.ts';

beforeEach(() => localStorage.clear());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

function open(list: Parameters<typeof aSharedList>[0], answers: object[] = []) {
  const loaded = {
    request: { query: SharedListScreenDocument, variables: { token: 't1' } },
    result: { data: { sharedList: aSharedList(list) } },
    maxUsageCount: 3,
  };
  return openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [loaded, ...answers] as never);
}

test.for([
  ['2026-11-26T10:00:00Z', '2026-11-29T12:00:00Z', 'Sunday'],
  ['2026-11-26T10:00:00Z', '2026-11-29T00:00:00Z', 'Saturday'],
  ['2026-11-26T10:00:00Z', '2026-12-10T12:00:00Z', 'December 10'],
] as const)('on %s a hold until %s ends on %s', ([now, end, day]) => {
  expect(lastDayText(end, new Date(now))).toBe(day);
});

describe('a gift that somebody else reserved', () => {
  test('stays on the list, says until when, and cannot be bought', async () => {
    const heldUntil = inDays(3);
    const held = aSharedItem({ quantityPurchased: 1, quantityRemaining: 0, heldUntil });
    const screen = open({ items: [held, aSharedItem({ id: 'i2', title: 'Kite' })] });

    expect(await screen.findByText(heldText(heldUntil))).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Mark as Purchased/ })).toHaveLength(1);
  });

  test('stands behind all that can be given, in each order, and under a heading of its own where there are any', async () => {
    const held = { quantityPurchased: 1, quantityRemaining: 0, heldUntil: inDays(3) };
    const gifts = [['Apron', held], ['Bowl'], ['Cup', { isMostWanted: true, ...held }], ['Dish'], ['Ewer']] as const;
    const items = gifts.map(([title, fields], orderIndex) =>
      aSharedItem({ id: title, title, orderIndex, category: orderIndex < 4 ? 'Kitchen' : 'Bath', ...fields }),
    );
    const screen = open({ items });
    const rows = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

    await screen.findByText('Given or held');
    expect(rows()).toEqual(['Kitchen', 'Bowl', 'Dish', 'Bath', 'Ewer', 'Given or held', 'Apron', 'Cup']);
    await userEvent.selectOptions(screen.getByLabelText('Sort by:'), 'Name Z-A');
    expect(rows()).toEqual(['Ewer', 'Dish', 'Bowl', 'Cup', 'Apron']);
  });

  test('is whole again, in its category, where the list is over', async () => {
    const past = { quantityRemaining: 0, isNoLongerNeeded: true, notes: 'The red one' };
    const items = ['Apron', 'Ball'].map((title, at) =>
      aSharedItem({ id: title, title, category: at === 0 ? 'Kitchen' : 'Toys', ...past }),
    );
    const held = aSharedItem({
      id: 'Cup',
      title: 'Cup',
      category: 'Toys',
      quantityPurchased: 1,
      quantityRemaining: 0,
      heldUntil: inDays(3),
      notes: 'The blue one',
    });
    const screen = open({ isPast: true, items: [...items, held] });

    expect(await screen.findAllByText('The red one')).toHaveLength(2);
    expect(screen.getByText('The blue one')).toBeTruthy();
    const rows = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(rows).toEqual(['Kitchen', 'Apron', 'Toys', 'Ball', 'Cup']);
  });

  test.for([
    [{ wanted: 25, given: 3, held: 1 }, '2 of 25 given · 1 held'],
    [{ wanted: 25, given: 2, held: 2 }, '2 held'],
    [{ wanted: 25, given: 2, held: 0 }, '2 of 25 given'],
  ] as const)('is not counted as given (%o)', async ([progress, words]) => {
    const screen = open({ progress: { __typename: 'ListProgress', ...progress } });

    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('“Hold it for me”', () => {
  test('is the quiet second button of the sheet, and leaves the gift in its place with what can be done', async () => {
    const heldUntil = inDays(7);
    const purchase = {
      ...{ __typename: 'Purchase', id: 'p1', mine: false, quantity: 1 },
      ...{ purchaseDate: inDays(0), heldUntil },
    };
    const item = aSharedItem({ quantityPurchased: 1, quantityRemaining: 0, heldUntil, purchases: [purchase] });
    const reserved = {
      __typename: 'GuestPurchase',
      undoToken: 'secret',
      hasDeliveryAddress: false,
      completed: true,
      purchase,
      item,
    };
    const bought = { ...purchase, heldUntil: null };
    const after = {
      __typename: 'HeldPurchase',
      purchase: bought,
      item: { __typename: 'SharedItem', id: item.id, heldUntil: null },
    };
    const sent = vi.fn();
    const variables = (given: object) => Boolean(sent(given)) || true;
    const screen = open({ items: [aSharedItem()] }, [
      { request: { query: ReserveSharedItemDocument, variables }, result: { data: { reserveSharedItem: reserved } } },
      {
        request: { query: PurchaseReservedItemDocument, variables },
        result: { data: { purchaseReservedItem: after } },
      },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as Purchased/ }));
    await userEvent.type(await screen.findByLabelText('Email'), 'ann@example.test');

    await userEvent.click(screen.getByRole('button', { name: /^Hold it for me/ }));

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ token: 't1', itemId: item.id }));
    expect(await screen.findByText(/^Held for you until/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Let it go: Mug' })).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('kindlist_purchases_l1') ?? '[]')).toMatchObject([
      { purchaseId: 'p1', heldUntil },
    ]);

    await userEvent.click(screen.getByRole('button', { name: 'Mark as Purchased: Mug' }));

    expect(await screen.findByText('You’re giving this')).toBeTruthy();
    expect(sent).toHaveBeenLastCalledWith({ token: 't1', purchaseId: 'p1', undoToken: 'secret' });
    expect(JSON.parse(localStorage.getItem('kindlist_purchases_l1') ?? '[]')[0].heldUntil).toBeUndefined();
  });

  test('waits for a connection under its own button, and the row says so once the sheet is closed', async () => {
    const screen = open({ id: 'l-away', items: [aSharedItem()] }, [
      { request: { query: ReserveSharedItemDocument, variables: () => true }, delay: Infinity },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as Purchased/ }));
    await userEvent.type(await screen.findByLabelText('Email'), 'ann@example.test');
    onTestFinished(() => connection.set('online'));
    act(() => connection.set('reconnecting'));

    await userEvent.click(screen.getByRole('button', { name: /^Hold it for me/ }));

    expect((await screen.findByText(/^You’re offline/)).closest('[role=status]')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Hold it for me/ }).getAttribute('aria-busy')).toBe('true');
    const buy = screen.getByRole('button', { name: 'Mark as Purchased' });
    expect([buy.getAttribute('aria-busy'), buy.getAttribute('aria-disabled')]).toEqual([null, 'true']);

    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);

    expect(await screen.findByText('Waiting for connection')).toBeTruthy();
  });

  test('is not there on a shopping list', async () => {
    const screen = open({ listType: 'SHOPPING', items: [aSharedItem()] });
    await userEvent.click(await screen.findByRole('button', { name: /Mug/ }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: /^Hold it for me/ })).toBeNull();
  });
});

describe('what this browser reserved', () => {
  /** A list of its own: what a browser remembers of one is read once. */
  const stored = (listId: string, heldUntil: string) =>
    localStorage.setItem(
      `kindlist_purchases_${listId}`,
      JSON.stringify([
        { purchaseId: 'p1', undoToken: 's', itemId: 'i1', title: 'Mug', quantity: 1, date: inDays(-5), heldUntil },
      ]),
    );
  const itemWith = (heldUntil: string) => {
    const purchase = {
      __typename: 'Purchase',
      id: 'p1',
      mine: false,
      quantity: 1,
      purchaseDate: inDays(-5),
      heldUntil,
    };
    return aSharedItem({ quantityPurchased: 1, quantityRemaining: 0, heldUntil, purchases: [purchase] });
  };

  test.for([
    [5, false],
    [1, true],
  ] as const)('%d days before its end can be bought and let go, and held longer: %s', async ([days, isNear]) => {
    const heldUntil = inDays(days);
    stored(`l-${days}`, heldUntil);
    const screen = open({ id: `l-${days}`, items: [itemWith(heldUntil)] });

    expect(await screen.findByRole('button', { name: 'Let it go: Mug' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark as Purchased: Mug' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hold it longer: Mug' }) !== null).toBe(isNear);
    const row = screen.getByRole('heading', { name: 'Mug' }).closest('li') as HTMLElement;
    expect(row.textContent).toContain(heldForYouText(heldUntil)); // also in its place on the list
    expect(row.textContent).not.toContain(heldText(heldUntil));
  });

  test('and was freed since, says so, and can be taken again', async () => {
    stored('l-over', inDays(-1));
    const screen = open({ id: 'l-over', items: [aSharedItem()] });

    expect(await screen.findByText('This is no longer held for you: it’s free again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark as Purchased: Mug' })).toBeTruthy();
  });
});

test('a gift that is wanted several times says next time, too, that its reader gives some of them', async () => {
  const bought = (purchaseId: string, quantity: number) => ({
    ...{ purchaseId, undoToken: 's', itemId: 'i1', title: 'Glass', date: inDays(-1) },
    quantity,
  });
  localStorage.setItem('kindlist_purchases_l-many', JSON.stringify([bought('p2', 1), bought('p1', 2)]));
  const purchases = ['p1', 'p2'].map((id) => ({
    ...{ __typename: 'Purchase', id, mine: false, quantity: 1, purchaseDate: inDays(-1), heldUntil: null },
  }));
  const glass = { title: 'Glass', quantityDesired: 12, quantityPurchased: 3, quantityRemaining: 9, purchases };
  const screen = open({ id: 'l-many', items: [aSharedItem(glass)] });

  expect(await screen.findByText('You’re giving 3')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Buy More: Glass' })).toBeTruthy(); // the settled word for who gives some
});
