// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { spentOf } from '../../../web/guests/gifts/GiftBudget.tsx';
import {
  GiftsScreenDocument,
  JoinGiftsDocument,
  TakeHeldGiftBackDocument,
} from '../../../web/guests/gifts/GiftsScreen.generated.ts';
import { GiftsScreen } from '../../../web/guests/gifts/GiftsScreen.tsx';
import { giftGroups } from '../../../web/guests/gifts/gift-groups.ts';
import { UpdateGiftDocument } from '../../../web/guests/gifts/useGiftNotes.generated.ts';
import { OwnOffListDocument } from '../../../web/guests/off-list/off-list.generated.ts';
import { ShowDeliveryAddressDocument } from '../../../web/guests/purchases/DeliveryAddress.generated.ts';
import { UndoSharedPurchaseDocument } from '../../../web/guests/purchases/useUndo.generated.ts';
import { openScreen } from '../open-screen.tsx';

const KEY = 'k'.repeat(43);
const OTHER_KEY = 'o'.repeat(43);

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function aGift(fields: object = {}) {
  return {
    __typename: 'Gift' as const,
    id: 'p1',
    itemId: 'i1',
    title: 'Mug',
    imageUrl: null,
    quantity: 1,
    state: 'BOUGHT' as const,
    givenAt: '2026-11-20T12:00:00.000Z',
    heldUntil: null,
    recipientName: 'Ida',
    listName: 'Ida turns 7',
    eventDate: null,
    shareToken: 't1',
    isAccounts: false,
    hasDeliveryAddress: false,
    step: null,
    note: '',
    pricePaid: null,
    unitPrice: null,
    currency: 'EUR',
    year: 2026,
    recipientId: 'ida',
    budget: null,
    receivedAt: null,
    thanks: null,
    ...fields,
  };
}

/** A list that is not open to its giver any more. */
const CLOSED = {
  ...{ itemId: null, title: null, recipientName: null, listName: null, shareToken: null },
  ...{ currency: null, year: null, recipientId: null },
};

function read(gifts: object[], lapsed: object[] = []) {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const myGifts = { __typename: 'GiftConnection', totalCount: gifts.length, lapsed, nodes: gifts, pageInfo };
  return {
    request: { query: GiftsScreenDocument, variables: () => true },
    result: { data: { myGifts } },
    maxUsageCount: 9,
  };
}

const open = (answers: object[]) => openScreen(GiftsScreen, '/gifts', '/gifts', answers as never);

describe('the page of your gifts', () => {
  test('says what will be there while there is nothing', async () => {
    const screen = open([read([])]);
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    expect(screen.queryByText('Open on another device')).toBeNull();
  });

  test('says nothing of an empty page above an idea that its giver gives, and shows nothing before all is read', async () => {
    localStorage.setItem('kindlist_guest_key', KEY);
    const idea = {
      ...{ __typename: 'OwnOffListGift', id: 'o1', what: 'A treehouse', notes: '', primaryUrl: null },
      ...{ isIdea: true, isIdeaMine: true, isTaken: true, isMine: true, heldUntil: null, isToldAfter: false },
      ...{ recipientName: 'Ida', listName: 'Ida turns 7', shareToken: 't1' },
    };
    const ideas = {
      request: { query: OwnOffListDocument, variables: () => true },
      result: { data: { myOffListGifts: [idea] } },
      delay: 50,
    };
    const screen = open([read([]), ideas]);
    const seen = vi.fn();
    const watched = new MutationObserver(() => seen(document.body.textContent.includes('Nothing here yet')));
    watched.observe(document.body, { childList: true, subtree: true });

    expect(await screen.findByText('A treehouse')).toBeTruthy();
    watched.disconnect();
    expect(seen).not.toHaveBeenCalledWith(true);
  });

  test('shows where to send a gift once its giver asks, and keeps it in no cache', async () => {
    localStorage.setItem('kindlist_guest_key', KEY);
    const shown = {
      request: { query: ShowDeliveryAddressDocument, variables: () => true },
      result: { data: { showDeliveryAddress: { __typename: 'DeliveryAddress', address: 'Ida Lind\nElm Road 1' } } },
    };
    const screen = open([read([aGift({ hasDeliveryAddress: true }), aGift({ id: 'p2', title: 'Kite' })]), shown]);

    await userEvent.click(await screen.findByRole('button', { name: 'Show the delivery address: Mug' }));

    expect((await screen.findByText(/Elm Road 1/)).textContent).toBe('Ida Lind\nElm Road 1');
    expect(document.activeElement?.textContent).toContain('Elm Road 1');
    expect(screen.queryByRole('button', { name: /Show the delivery address/ })).toBeNull();
    expect(JSON.stringify(screen.client.extract())).not.toContain('Elm Road');
  });

  test('undoes a gift with the key of the device', async () => {
    localStorage.setItem('kindlist_guest_key', KEY);
    const sent = vi.fn();
    const undone = {
      request: { query: UndoSharedPurchaseDocument, variables: (given: object) => Boolean(sent(given)) || true },
      result: { data: { undoSharedPurchase: { __typename: 'UndonePurchase', item: null, list: null } } },
    };
    const screen = open([read([aGift()]), undone]);

    await userEvent.click(await screen.findByRole('button', { name: 'Undo: Mug' }));

    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ token: 't1', purchaseId: 'p1', undoToken: KEY });
  });

  test('takes the key of a link out of the address, and keeps it only when it is told to', async () => {
    window.history.replaceState(null, '', `/gifts#key=${OTHER_KEY}`);
    const screen = open([read([])]);

    const button = await screen.findByRole('button', { name: 'Open my gifts' });
    expect(window.location.hash).toBe('');
    expect(localStorage.getItem('kindlist_guest_key')).toBeNull();
    await userEvent.click(button);

    await vi.waitFor(() => expect(localStorage.getItem('kindlist_guest_key')).toBe(OTHER_KEY));
  });

  test('joins the key of a link to its own', async () => {
    localStorage.setItem('kindlist_guest_key', KEY);
    window.history.replaceState(null, '', `/gifts#key=${OTHER_KEY}`);
    const sent = vi.fn();
    const joined = {
      request: { query: JoinGiftsDocument, variables: (given: object) => Boolean(sent(given)) || true },
      result: { data: { joinGifts: { __typename: 'GiftConnection', nodes: [] } } },
    };
    const screen = open([read([]), joined]);

    await userEvent.click(await screen.findByRole('button', { name: 'Open my gifts' }));

    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ guestKey: KEY, input: { otherKey: OTHER_KEY } }));
    expect(localStorage.getItem('kindlist_guest_key')).toBe(KEY);
  });

  test('brings purchases along that this browser made before it had a key', async () => {
    const stored = {
      purchaseId: 'p9',
      undoToken: 'secret',
      itemId: 'i9',
      title: 'Mug',
      quantity: 1,
      date: '2026-11-20',
    };
    localStorage.setItem('kindlist_purchases_l1', JSON.stringify([stored]));
    const sent = vi.fn();
    const joined = {
      request: { query: JoinGiftsDocument, variables: (given: object) => Boolean(sent(given)) || true },
      result: { data: { joinGifts: { __typename: 'GiftConnection', nodes: [] } } },
      maxUsageCount: 3,
    };
    open([read([]), joined]);

    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ input: { receipts: [{ purchaseId: 'p9', undoToken: 'secret' }] } });
  });
});

test('shows what is free again, and takes it back in one tap with the key of the device', async () => {
  localStorage.setItem('kindlist_guest_key', KEY);
  const sent = vi.fn();
  const taken = {
    request: { query: TakeHeldGiftBackDocument, variables: (given: object) => Boolean(sent(given)) || true },
    result: { data: { renewReservation: { __typename: 'HeldPurchase', purchase: null, item: null } } },
  };
  const lapsed = {
    ...{ __typename: 'LapsedGift', id: 'p5', itemId: 'i5', title: 'Scarf', imageUrl: null, quantity: 1 },
    ...{
      lapsedAt: '2026-11-25T12:00:00.000Z',
      recipientName: 'Ida',
      shareToken: 't1',
      isFree: true,
      isAccounts: false,
    },
  };
  const screen = open([read([], [lapsed, { ...lapsed, id: 'p6', title: 'Hat', isFree: false }]), taken]);

  await userEvent.click(await screen.findByRole('button', { name: 'Hold it for me: Scarf' }));

  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ token: 't1', purchaseId: 'p5', undoToken: KEY }));
  expect(screen.queryByText('Nothing here yet')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hold it for me: Hat' })).toBeNull();
});

describe('what a giver keeps for themselves', () => {
  const EUR = (amountMinor: number) => ({ __typename: 'MoneyAmount' as const, currency: 'EUR', amountMinor });

  test('says a step in one choice, with the key of the device', async () => {
    localStorage.setItem('kindlist_guest_key', KEY);
    const sent = vi.fn();
    const updated = {
      request: { query: UpdateGiftDocument, variables: (given: object) => Boolean(sent(given)) || true },
      result: { data: { updateGift: aGift({ step: 'WRAPPED' }) } },
    };
    const screen = open([read([aGift()]), updated]);

    await userEvent.selectOptions(await screen.findByLabelText('Progress: Mug'), 'Wrapped');

    await vi.waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ purchaseId: 'p1', guestKey: KEY, changes: { step: 'WRAPPED' } }),
    );
  });

  test('says what is left of a budget: what was paid, else what the list says, in its currency', async () => {
    const gifts = [
      aGift({ id: '1', pricePaid: EUR(1000), unitPrice: EUR(9000) }),
      aGift({ id: '2', quantity: 2, unitPrice: EUR(1500) }),
      aGift({ id: '3', unitPrice: { ...EUR(700), currency: 'USD' } }),
    ].map((gift) => ({ ...gift, budget: EUR(5000) }));
    expect(spentOf(gifts, 'EUR')).toBe(4000);

    const screen = open([read(gifts)]);
    expect(await screen.findByText('Budget 2026: €50.00, €10.00 left')).toBeTruthy();
  });

  test('counts what is to be bought by the step, and what is to be wrapped', () => {
    const groups = giftGroups([
      aGift({ id: '1', state: 'RESERVED', step: 'ORDERED' }),
      aGift({ id: '2', step: 'TO_BUY' }),
      aGift({ id: '3', step: 'ARRIVED' }),
    ]);
    expect(groups).toMatchObject([{ toBuy: 1, toWrap: 1, gifts: [{ id: '2' }, { id: '3' }, { id: '1' }] }]);
  });
});

test('gifts stand by person and day: what is to be bought first, then by the day, what is over last', () => {
  const groups = giftGroups(
    [
      aGift({ id: '1', recipientName: 'Past', recipientId: 'Past', eventDate: '2026-10-01' }),
      aGift({ id: '2', recipientName: 'Later', recipientId: 'Later', eventDate: '2027-02-01' }),
      aGift({ id: '3', recipientName: 'Any day', recipientId: 'Any day' }),
      aGift({ id: '4', recipientName: 'Held', recipientId: 'Held', eventDate: '2027-05-01' }),
      aGift({ id: '5', recipientName: 'Held', recipientId: 'Held', eventDate: '2027-05-01', state: 'RESERVED' }),
    ],
    new Date(2026, 10, 26),
  );
  expect(groups.map(({ recipientName, toBuy }) => [recipientName, toBuy])).toEqual([
    ['Held', 1],
    ['Later', 0],
    ['Any day', 0],
    ['Past', 0],
  ]);
  expect(groups[0]?.gifts.map(({ id }) => id)).toEqual(['5', '4']);
});

test('each year of gifts without a day has its budget, and a closed list takes none away', () => {
  const groups = giftGroups([
    aGift({ id: '1', ...CLOSED, step: 'TO_BUY' }),
    aGift({ id: '2', year: 2026 }),
    aGift({ id: '3', year: 2025 }),
  ]);
  const budgets = groups.map(({ gifts, ofYear }) => [gifts.map(({ id }) => id), ofYear.map(({ id }) => id)]);
  expect(budgets).toEqual([
    [['1'], []],
    [['2'], ['2']],
    [['3'], ['3']],
  ]);
});

test('draws a gift whose picture cannot be loaded', async () => {
  const screen = open([read([aGift({ imageUrl: 'http://127.0.0.1:1/gone.png' })])]);
  await screen.findByText('Mug');
  const picture = document.querySelector('li img');
  if (picture) fireEvent.error(picture);

  expect(picture).not.toBeNull();
  expect(document.querySelector('li img')).toBeNull();
  expect(document.querySelector('li svg')).not.toBeNull();
});

test('gifts of closed lists stand together, and take a note without a price, whose currency nobody knows', async () => {
  const screen = open([read([aGift({ id: '1', ...CLOSED }), aGift({ id: '2', ...CLOSED })])]);
  expect(await screen.findAllByText('Lists that are closed')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Set a budget' })).toBeNull();

  await userEvent.click(screen.getAllByRole('button', { name: /^Note and price/ })[0] as HTMLElement);

  expect(screen.getByRole('textbox', { name: 'Note' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Price paid/ })).toBeNull();
});
