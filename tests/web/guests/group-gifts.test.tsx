// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveSheets } from '../../../web/base/routing/sheets.ts';
import { GiftsScreenDocument } from '../../../web/guests/gifts/GiftsScreen.generated.ts';
import { GiftsScreen } from '../../../web/guests/gifts/GiftsScreen.tsx';
import { PledgeToSharedItemDocument } from '../../../web/guests/group-gifts/ChipInDialog.generated.ts';
import {
  ConfirmPledgeDocument,
  OwnPledgesDocument,
  PurchaseGroupGiftDocument,
  UndoPledgeDocument,
  UpdatePledgeDocument,
} from '../../../web/guests/group-gifts/own-pledges.generated.ts';
import { SharedListScreenDocument } from '../../../web/guests/shared-list/SharedListScreen.generated.ts';
import { SharedListScreen } from '../../../web/guests/shared-list/SharedListScreen.tsx';
import { openScreen } from '../open-screen.tsx';
import { aSharedItem, aSharedList, happens, laterThan } from './shared-lists.ts';

const KEY = 'k'.repeat(43);

beforeEach(async () => {
  await leaveSheets(); // the dialog of the test before goes back in the history, which takes the browser a moment
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const euros = (amountMinor: number) => ({ __typename: 'MoneyAmount' as const, currency: 'EUR', amountMinor });

/** Costs €300. */
function aGroupGift(pledgedMinor = 0, pledgeCount = 0, fields: object = {}) {
  const price = { price: 300, currency: 'EUR' };
  return aSharedItem({
    title: 'Coffee machine',
    ...price,
    pledgeGoalMinor: 30_000,
    pledgedMinor,
    pledgeCount,
    ...fields,
  });
}

function aPledge(fields: object = {}) {
  return {
    __typename: 'Pledge' as const,
    id: 'own',
    itemId: 'i1',
    title: 'Coffee machine',
    imageUrl: null,
    outgoingUrl: null,
    shareToken: 't1',
    recipientName: 'Ida',
    receivedAt: null,
    thanks: null,
    isFund: false,
    isBought: false,
    isWithdrawn: false,
    isOrganiser: false,
    organiserPledgeId: 'bens',
    hasOrganiser: true,
    isOrganiserIdle: false,
    organiserName: 'Ben',
    payBack: null,
    isPaid: false,
    paidToName: null,
    isConfirmed: false,
    pledgeCount: 4,
    amount: euros(2_000),
    goal: euros(30_000),
    pledged: euros(12_000),
    pledges: [],
    ...fields,
  };
}

/** Answers with the next of `results`, and tells what was sent. */
function answers(query: object, results: object[]) {
  const sent = vi.fn();
  const variables = (given: object) => Boolean(sent(given)) || true;
  return { sent, mocks: results.map((result) => ({ request: { query, variables }, result })) };
}

let gone: object[] = []; // pledges that are

const ownPledges = (...nodes: object[]) => ({
  request: { query: OwnPledgesDocument, variables: () => true },
  result: {
    data: {
      myPledges: {
        __typename: 'PledgeConnection',
        nodes,
        gone,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
  maxUsageCount: 9,
});

describe('the card of a gift whose cost friends share', () => {
  const openList = (item: object, mocks: object[] = [], events?: ReturnType<typeof happens>) => {
    const result = { data: { sharedList: aSharedList({ items: [item], isNameEnough: true }) } };
    const list = { request: { query: SharedListScreenDocument, variables: { token: 't1' } }, result, maxUsageCount: 9 };
    return openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [list, ...mocks] as never, events);
  };

  const pledged = (pledgedMinor: number, pledgeCount: number) => {
    const { id, pledgeGoalMinor } = aGroupGift();
    const item = { __typename: 'SharedItem', id, pledgeGoalMinor, pledgedMinor, pledgeCount };
    const pledge = { __typename: 'Pledge', id: 'new', payBack: null };
    return { data: { pledgeToSharedItem: { __typename: 'ItemPledge', pledge, item } } };
  };

  test('says how much is together and from how many, and then its organiser alone buys it', async () => {
    const screen = openList(aGroupGift(12_000, 4));

    expect(await screen.findByText('€120 of €300 from 4 friends')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Chip in: Coffee machine' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Mark as Purchased/ })).toBeNull();
  });

  test('can be bought by anybody, or begun, before somebody chips in', async () => {
    const screen = openList(aGroupGift());

    expect(await screen.findByText('Friends can share the cost')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark as Purchased: Coffee machine' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Chip in: Coffee machine' }));
    expect(await screen.findByText(/You’re the first, so you organise it/)).toBeTruthy();
  });

  test.for([
    ['#chip-in-i1', 1],
    ['#chip-in-other', 0],
  ] as const)('opens at once where it was pressed before the app was there: %s', async ([hash, dialogs]) => {
    window.history.replaceState(null, '', hash);
    const screen = openList(aGroupGift());
    await screen.findByRole('button', { name: 'Chip in: Coffee machine', hidden: true });
    await vi.waitFor(() => expect(screen.queryAllByRole('dialog', { name: 'Chip in' })).toHaveLength(dialogs), 5_000);
    expect(location.hash).toBe(dialogs ? '' : hash);
  });

  test('is full once the sum is reached: nobody chips in any more', async () => {
    const screen = openList(aGroupGift(30_000, 7));

    expect(await screen.findByText('€300 of €300 from 7 friends')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Chip in/ })).toBeNull();
  });

  test('an ordinary gift has nothing of that', async () => {
    const screen = openList(aSharedItem());

    expect(await screen.findByRole('button', { name: 'Mark as Purchased: Mug' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Chip in/ })).toBeNull();
  });

  test('takes an amount and a name, says what is wrong at its field, and sends the same key again', async () => {
    const message = 'Only €50.00 is still missing.';
    const refused = { errors: [new GraphQLError(message, { extensions: { code: 'CONFLICT' } })] };
    const { sent, mocks } = answers(PledgeToSharedItemDocument, [refused, pledged(14_000, 5)]);
    const screen = openList(aGroupGift(12_000, 4), [...mocks, ownPledges(aPledge())]);
    await userEvent.click(await screen.findByRole('button', { name: 'Chip in: Coffee machine' }));
    const send = await screen.findByRole('button', { name: 'Chip in' });
    const amount = screen.getByLabelText('Amount (EUR)');
    expect(screen.getByText('€180.00 is still missing.')).toBeTruthy();

    await userEvent.click(send);
    expect(await screen.findByText('Say how much you chip in')).toBeTruthy();
    expect(screen.getByText('Name is required')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Name'), 'Ann');
    await userEvent.type(amount, 'a lot');
    await userEvent.click(send);
    expect(await screen.findByText('Please enter a number')).toBeTruthy();
    expect(document.activeElement).toBe(amount);
    await userEvent.clear(amount);
    await userEvent.type(amount, '20,00 €');
    await userEvent.click(send);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText('€180.00 is still missing.'), 'said once').toBeNull();
    expect(document.activeElement).toBe(amount);
    await userEvent.click(send);

    expect(await screen.findByText('€140 of €300 from 5 friends')).toBeTruthy();
    expect(await screen.findByText(/You chip in €20.00:/)).toBeTruthy();
    const [first, second] = sent.mock.calls.map(([variables]) => variables);
    expect(first).toMatchObject({
      token: 't1',
      itemId: 'i1',
      input: { amount: { currency: 'EUR', amountMinor: 2_000 }, name: 'Ann', email: '' },
    });
    expect(first.input.guestKey).toBe(localStorage.getItem('kindlist_guest_key'));
    expect(second.idempotencyKey).toBe(first.idempotencyKey);
    expect(localStorage.getItem('kindlist_guest_name')).toBe('Ann');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows what others chip in while it is looked at', async () => {
    const isThere = () => document.body.textContent?.includes('€120 of €300 from 4 friends') ?? false;
    const change = { itemId: 'i1', item: aGroupGift(15_000, 5) };
    const screen = openList(aGroupGift(12_000, 4), [], laterThan(isThere, happens('SharedItemPurchased', change)));

    expect(await screen.findByText('€150 of €300 from 5 friends')).toBeTruthy();
  });
});

describe('what somebody chips in for, on the page of their gifts', () => {
  const openGifts = (pledges: object[], mocks: object[] = []) => {
    localStorage.setItem('kindlist_guest_key', KEY);
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    const myGifts = { __typename: 'GiftConnection', totalCount: 0, lapsed: [], nodes: [], pageInfo };
    const gifts = { request: { query: GiftsScreenDocument, variables: () => true }, result: { data: { myGifts } } };
    const all = [{ ...gifts, maxUsageCount: 9 }, ownPledges(...pledges), ...mocks];
    return openScreen(GiftsScreen, '/gifts', '/gifts', all as never);
  };

  test('tells how far friends are, who organises it, and how to pay them back', async () => {
    const screen = openGifts([aPledge({ payBack: 'DE00 1234' })]);

    expect(await screen.findByText('You chip in €20.00. €120 of €300 from 4 friends')).toBeTruthy();
    expect(screen.getByText('Ben organises it.')).toBeTruthy();
    expect(screen.getByText('DE00 1234')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Mark as Purchased/ })).toBeNull();
    expect(screen.queryByText('Nothing here yet')).toBeNull();
  });

  test('somebody who paid says so, until the organiser says that it came', async () => {
    const results = [{ data: { updatePledge: aPledge({ isPaid: true }) } }];
    const { sent, mocks } = answers(UpdatePledgeDocument, results);
    const screen = openGifts([aPledge(), aPledge({ id: 'other', isBought: true, isConfirmed: true })], mocks);

    await userEvent.click(await screen.findByRole('checkbox', { name: 'I’ve paid' }));

    await vi.waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', true));
    expect(sent.mock.calls[0]?.[0]).toEqual({
      pledgeId: 'own',
      guestKey: KEY,
      changes: { isPaid: true, organiserPledgeId: 'bens' },
    });
    expect(screen.getByText('Your money has come.')).toBeTruthy();
  });

  test('is taken back, until it is bought', async () => {
    const { sent, mocks } = answers(UndoPledgeDocument, [{ data: { undoPledge: 'own' } }]);
    const bought = aPledge({ id: 'other', title: 'Bench', isBought: true });
    const screen = openGifts([aPledge(), bought], mocks);

    await userEvent.click(await screen.findByRole('button', { name: 'Undo: Coffee machine' }));

    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ pledgeId: 'own', guestKey: KEY }));
    expect(screen.queryByRole('button', { name: 'Undo: Bench' })).toBeNull();
  });

  test('is organised by another friend once the organiser has gone', async () => {
    const alone = { hasOrganiser: false, organiserName: null };
    const results = [{ data: { updatePledge: aPledge({ isOrganiser: true }) } }];
    const { sent, mocks } = answers(UpdatePledgeDocument, results);
    const screen = openGifts([aPledge(alone)], mocks);
    expect(await screen.findByText('Nobody organises it right now.')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Organise it: Coffee machine' }));

    expect(await screen.findByText('You organise it.')).toBeTruthy();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ changes: { isOrganiser: true } });
  });

  test('is organised by another where there was no news for two weeks; who has whose money stays said', async () => {
    const idle = aPledge({ isOrganiserIdle: true, isPaid: true, paidToName: 'Ann' });
    const own = aPledge({ id: 'mine', title: 'Bench', isOrganiser: true, isOrganiserIdle: true, isWithdrawn: true });
    const results = [{ data: { updatePledge: aPledge({ id: 'mine', title: 'Bench', isOrganiser: true }) } }];
    const { sent, mocks } = answers(UpdatePledgeDocument, results);
    const screen = openGifts([idle, own], mocks);
    expect(await screen.findByText('Ben organises it. There’s been no news for two weeks.')).toBeTruthy();
    expect(screen.getByText('Paid to Ann')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Organise it: Coffee machine' })).toBeTruthy();
    const withdrawn =
      'It was taken off the list, and may come back. You organise it. There’s been no news for two weeks.';
    expect(screen.getByText(withdrawn)).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'I’m still organising it: Bench' }));

    expect(await screen.findByText('You organise it.')).toBeTruthy();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ pledgeId: 'mine', changes: { isOrganiser: true } });
  });

  test('that is gone says why, and who has whose money, until it is cleared away', async () => {
    const aGone = (id: string, fields: object) => ({
      __typename: 'GonePledge',
      ...{
        id,
        fate: 'ITEM_REMOVED',
        goneAt: new Date().toISOString(),
        title: id,
        listName: 'Birthday',
        shareToken: 't9',
      },
      ...{
        isBought: false,
        isOrganiser: false,
        organiserName: 'Ann',
        payBack: null,
        isPaid: false,
        isConfirmed: false,
      },
      ...{ amount: euros(2_000), paid: [], ...fields },
    });
    const ben = { __typename: 'PooledPledge', id: 'p2', name: 'Ben', amount: euros(500) };
    gone = [
      aGone('Bench', { isPaid: true }),
      aGone('Lamp', { fate: 'LAPSED' }),
      aGone('Sofa', { isOrganiser: true, paid: [ben] }),
      aGone('Grill', { isBought: true, payBack: 'DE00 1234' }),
    ];
    const { sent, mocks } = answers(UndoPledgeDocument, [{ data: { undoPledge: 'Lamp' } }]);
    const screen = openGifts([], mocks);
    gone = [];

    expect(await screen.findByText('Ann has your €20.00: talk to them about it.')).toBeTruthy();
    expect(screen.getByText('Your part was €20.00. There’s nothing to pay.')).toBeTruthy();
    expect(screen.getByText('Ben: €5.00')).toBeTruthy();
    expect(screen.getByText('Ann bought it. Your part is €20.00.')).toBeTruthy();
    expect(screen.getByText('DE00 1234')).toBeTruthy();
    expect(screen.queryByText('Nothing here yet')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear away: Lamp' }));
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ pledgeId: 'Lamp', guestKey: KEY }));
  });

  test('its organiser says how to pay them back, ticks whose money has come, and buys it', async () => {
    const ben = {
      __typename: 'PooledPledge',
      id: 'p2',
      name: 'Ben',
      isPaid: true,
      paidToName: null,
      isConfirmed: false,
      amount: euros(28_000),
    };
    const own = { ...ben, id: 'own', name: 'Ann', isPaid: false, amount: euros(2_000) };
    const full = { isOrganiser: true, pledged: euros(30_000), pledgeCount: 2, pledges: [own, ben] };
    const kept = answers(UpdatePledgeDocument, [{ data: { updatePledge: aPledge({ ...full, payBack: 'DE00' }) } }]);
    const came = { ...full, payBack: 'DE00', pledges: [own, { ...ben, isConfirmed: true }] };
    const confirmed = answers(ConfirmPledgeDocument, [{ data: { confirmPledge: aPledge(came) } }]);
    const after = aPledge({ ...came, isBought: true, goal: null });
    const bought = answers(PurchaseGroupGiftDocument, [{ data: { purchaseGroupGift: after } }]);
    const screen = openGifts([aPledge(full)], [...kept.mocks, ...confirmed.mocks, ...bought.mocks]);

    await userEvent.type(await screen.findByLabelText('How to pay you back'), 'DE00');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(kept.sent.mock.calls[0]?.[0]).toMatchObject({ changes: { payBack: 'DE00' } }));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(screen.getByText('Says it’s paid.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ben: €280.00' }));
    await vi.waitFor(() =>
      expect(confirmed.sent.mock.calls[0]?.[0]).toMatchObject({ pledgeId: 'own', ofPledgeId: 'p2', isConfirmed: true }),
    );
    await vi.waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Ben: €280.00' })).toHaveProperty('checked', true),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mark as Purchased: Coffee machine' }));

    expect(await screen.findByText('It’s bought. You organise it.')).toBeTruthy();
    expect(bought.sent.mock.calls[0]?.[0]).toEqual({ pledgeId: 'own', guestKey: KEY });
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});
