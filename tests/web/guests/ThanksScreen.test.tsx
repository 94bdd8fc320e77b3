// @vitest-environment jsdom
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ListScreen } from '../../../web/lists/lists/ListScreen.tsx';
import {
  SetGiftsReceivedDocument,
  SetGiverThankedDocument,
  ThankGiversDocument,
  ThanksScreenDocument,
} from '../../../web/lists/thanks/ThanksScreen.generated.ts';
import { openScreen } from '../open-screen.tsx';

function aGift(id: string, fields: { isThanked?: boolean | null; [field: string]: unknown } = {}) {
  return {
    __typename: 'ReceivedGift',
    ...{
      id,
      itemId: `i-${id}`,
      title: `Gift of ${id}`,
      imageUrl: null,
      quantity: 1,
      giverName: id,
      giverKey: id,
      giverCount: 1,
    },
    amount: null,
    ...{
      receivedAt: null,
      isThanked: false,
      isReached: fields.isThanked === null ? null : true,
      thanks: null,
      ...fields,
    },
  };
}

const read = (nodes: object[]) => ({
  request: { query: ThanksScreenDocument, variables: () => true },
  result: {
    data: {
      list: {
        __typename: 'List',
        id: 'l1',
        name: 'Birthday',
        listType: 'WISHLIST',
        viewerRole: 'OWNER',
        eventDate: null,
      },
      receivedGifts: {
        __typename: 'ReceivedGiftConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
  maxUsageCount: 9,
});

function answers(query: object, data: object) {
  const sent = vi.fn();
  const variables = (given: object) => Boolean(sent(given)) || true;
  return { sent, mock: { request: { query, variables }, result: { data } } };
}

const open = (mocks: object[]) => openScreen(ListScreen, '/lists/:listId', '/lists/l1?thanks', mocks as never);

test('ticks what came, which then stands under its year', async () => {
  const came = aGift('Ann', { receivedAt: '2026-12-24T18:00:00Z' });
  const { sent, mock } = answers(SetGiftsReceivedDocument, { setGiftsReceived: [came] });
  const screen = open([read([aGift('Ann')]), mock]);
  expect(await screen.findByText('Not here yet')).toBeTruthy();

  await userEvent.click(screen.getByRole('checkbox', { name: 'It came: Gift of Ann' }));

  expect(await screen.findByText('Received 2026')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ listId: 'l1', purchaseIds: ['Ann'], isReceived: true });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'It came: Gift of Ann' }).checked).toBe(true);
});

test('whom one knows by name alone one thanks oneself, and the tick is kept: no note is offered', async () => {
  const { sent, mock } = answers(SetGiverThankedDocument, { setPurchaseThanked: { __typename: 'Item', id: 'i-Ann' } });
  const screen = open([read([aGift('Ann', { isReached: false })]), mock]);
  await screen.findByText('Only their name is known, so thank them yourself.');
  expect(screen.queryByRole('button', { name: /^Say thank you/ })).toBeNull();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Thanked Ann for Gift of Ann' }));

  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Thanked/ }).checked).toBe(true),
  );
  expect(sent).toHaveBeenCalledWith({ purchaseId: 'Ann', isThanked: true });
});

test('what was thanked for is not looked for any more, though nobody ticked that it came', async () => {
  const thanks = { __typename: 'ThankYou', text: 'So kind!', authorName: 'Ida' };
  const gifts = [aGift('Ann', { receivedAt: '2026-12-24T18:00:00Z' }), aGift('Ben', { isThanked: true })];
  const screen = open([read([...gifts, aGift('Cleo', { isThanked: null, thanks }), aGift('Dora')])]);
  await screen.findByText('Not here yet');

  const groups = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent, nextElementSibling }) => [
      textContent,
      ...(nextElementSibling?.textContent?.match(/(?<=Gift of )(Ann|Ben|Cleo|Dora)/g) ?? []),
    ]);

  expect(groups.slice(0, 3)).toEqual([
    ['Not here yet', 'Dora'],
    ['Thanked', 'Ben', 'Cleo'],
    ['Received 2026', 'Ann'],
  ]);
  const ticks = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^It came: / });
  expect(ticks.map(({ checked }) => checked)).toEqual([false, false, false, true]);
});

test('one note goes to those who are chosen, and what is still to be thanked for is counted', async () => {
  const thanks = { __typename: 'ThankYou', text: 'So kind!', authorName: 'Ida' };
  const thanked = { receivedAt: '2026-12-24T18:00:00Z', isThanked: true, thanks };
  const { sent, mock } = answers(ThankGiversDocument, { thankGivers: [aGift('Ann', thanked), aGift('Cleo', thanked)] });
  const screen = open([read([aGift('Ann'), aGift('Ben'), aGift('Cleo', { giverCount: 3 })]), mock]);
  expect(await screen.findByText('3 to thank')).toBeTruthy();
  expect(screen.getByText('From Cleo and friends')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Say thank you From Ann' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Your words'));
  expect(screen.getByRole('button', { name: 'Thank Ann' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Thank others with the same words' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gift of Ann' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send thanks' }));
  expect(screen.getAllByText('Tick what you’re thanking for.')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Your words'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gift of Ann' }));
  expect(screen.queryByText('Tick what you’re thanking for.')).toBeNull(); // it is done
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gift of Cleo · From Cleo and friends' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send thanks for 2 gifts' }));
  expect(screen.getByText('Write a few words')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Your words'), 'So kind!');
  await userEvent.click(screen.getByRole('button', { name: 'Send thanks for 2 gifts' }));

  expect(await screen.findByText('1 to thank')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ listId: 'l1', purchaseIds: ['Ann', 'Cleo'], text: 'So kind!' });
  expect(screen.getAllByText('So kind!').length).toBeGreaterThanOrEqual(2);
  expect(screen.queryByRole('button', { name: 'Say thank you From Ann' })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Say thank you' })).toBeNull();
});

test('gifts of one giver stand together, are thanked for with one press, and their note stands there once', async () => {
  const thanks = { __typename: 'ThankYou', text: 'So kind!', authorName: 'Ida' };
  const ofAnn = (title: string, fields: object = {}) =>
    aGift(`Ann ${title}`, { title, giverName: 'Ann', giverKey: 'a', ...fields });
  const other = aGift('Other Ann', { title: 'Lamp', giverName: 'Ann', giverKey: 'b' }); // of the same name
  const gifts = [ofAnn('Plates'), other, ofAnn('Glasses')];
  const thanked = ['Plates', 'Glasses'].map((title) => ofAnn(title, { isThanked: true, thanks }));
  const { sent, mock } = answers(ThankGiversDocument, { thankGivers: thanked });
  const screen = open([read(gifts), mock]);
  const blocks = () => screen.getAllByRole('heading', { level: 3, name: 'From Ann' }).map((head) => head.closest('li'));
  await screen.findByText('3 to thank');
  expect(blocks().map((block) => block?.textContent?.match(/Plates|Glasses|Lamp/g))).toEqual([
    ['Plates', 'Glasses'],
    ['Lamp'],
  ]);

  await userEvent.click(within(blocks()[0] as HTMLElement).getByRole('button', { name: /^Say thank you/ }));
  const boxes = within(screen.getByRole('form')).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  await userEvent.type(screen.getByLabelText('Your words'), 'So kind!');
  await userEvent.click(screen.getByRole('button', { name: 'Thank Ann' }));

  expect(await screen.findByText('1 to thank')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ listId: 'l1', purchaseIds: ['Ann Plates', 'Ann Glasses'], text: 'So kind!' });
  expect(screen.getAllByText('So kind!')).toHaveLength(1);
});

test('a giver of several things who left a name alone is thanked by oneself with one tick', async () => {
  const gifts = ['Plates', 'Glasses'].map((title) =>
    aGift(`Ann ${title}`, { title, giverName: 'Ann', giverKey: 'a', isReached: false }),
  );
  const { sent, mock } = answers(SetGiverThankedDocument, { setPurchaseThanked: { __typename: 'Item', id: 'i' } });
  const screen = open([read(gifts), mock, { ...mock }]);

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Thanked Ann for Plates, Glasses' }));

  expect(await screen.findByText('Everyone’s thanked')).toBeTruthy();
  expect(sent.mock.calls).toEqual([
    [{ purchaseId: 'Ann Plates', isThanked: true }],
    [{ purchaseId: 'Ann Glasses', isThanked: true }],
  ]);
});

test('before anything is bought it says what will stand here, and offers nothing to copy', async () => {
  const screen = open([read([])]);
  expect(await screen.findByText(/^Once somebody has bought something/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy what didn’t come' })).toBeNull();
});

test('a gift whose giver one may not know is ticked, and not thanked for', async () => {
  const screen = open([read([aGift('Ann', { giverName: null, isThanked: null })])]);
  expect(await screen.findByText('From a friend')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Say thank you/ })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'It came: Gift of Ann' })).toBeTruthy();
});
