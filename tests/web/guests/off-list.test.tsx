// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReportListDocument } from '../../../web/core/safety/ReportDialog.generated.ts';
import { OffListGifts } from '../../../web/guests/off-list/OffListGifts.tsx';
import { OffListScreen } from '../../../web/guests/off-list/OffListScreen.tsx';
import { OwnOffList, useOwnOffList } from '../../../web/guests/off-list/OwnOffList.tsx';
import {
  AddOffListGiftDocument,
  OffListGiftsDocument,
  OffListScreenDocument,
  OwnOffListDocument,
  RemoveOffListGiftDocument,
  TakeOffListGiftDocument,
} from '../../../web/guests/off-list/off-list.generated.ts';
import { SharedListScreenDocument } from '../../../web/guests/shared-list/SharedListScreen.generated.ts';
import { SharedListScreen } from '../../../web/guests/shared-list/SharedListScreen.tsx';
import { openScreen } from '../open-screen.tsx';
import { aSharedList, happens, laterThan } from './shared-lists.ts';

const KEY = 'k'.repeat(43);

beforeEach(() => {
  localStorage.clear();
});

const NO_IDEA = {
  ...{ isIdea: false, isIdeaMine: false, isTaken: true, heldUntil: null, notes: '', primaryUrl: null },
  isToldAfter: false,
};

const beside = (id: string, what: string, isMine = false) => ({
  __typename: 'OffListGift',
  id,
  what,
  isMine,
  canRemove: isMine,
  ...NO_IDEA,
});
const own = {
  __typename: 'OwnOffListGift',
  ...{ id: 'o1', what: 'Tickets', isMine: true, ...NO_IDEA },
  ...{ recipientName: 'Ida', listName: 'Ida turns 7', shareToken: 't1' },
};

const read = (gifts: object[]) => ({
  request: { query: OffListGiftsDocument, variables: () => true },
  result: { data: { offListGifts: gifts } },
});

function OwnGifts() {
  return <OwnOffList {...useOwnOffList()} />;
}

const screenSays = (text: string) => document.body.textContent.includes(text);

const heading = {
  request: { query: OffListScreenDocument, variables: { token: 't1' } },
  result: {
    data: {
      sharedList: { __typename: 'SharedList', id: 'l1', name: 'Ida turns 7', viewerRole: 'VIEWER', person: null },
    },
  },
};

test('a giver tells the others what they give, and sees it among what they read', async () => {
  const sent = vi.fn();
  const screen = openScreen(OffListScreen, '/shared/:shareToken/besides', '/shared/t1/besides', [
    heading,
    read([]),
    {
      request: { query: AddOffListGiftDocument, variables: (variables: object) => Boolean(sent(variables)) || true },
      result: { data: { addOffListGift: own } },
    },
    read([beside('o1', 'Tickets', true)]),
    read([beside('o1', 'Tickets', true)]),
  ] as never);

  await userEvent.type(await screen.findByLabelText('What is it?'), 'Tickets');
  await userEvent.click(screen.getByRole('button', { name: 'Tell the others' }));

  expect(await screen.findByText(/The others who give can see it now/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Take it back: Tickets' })).toBeTruthy();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    token: 't1',
    input: { what: 'Tickets', isToldAfter: false, guestKey: expect.any(String) },
    idempotencyKey: expect.any(String),
  });
});

test('the shared page has a line for each once there are any, and asks for none before', async () => {
  const list = (offListGiftCount: number) => ({
    request: { query: SharedListScreenDocument, variables: { token: 't1' } },
    result: { data: { sharedList: aSharedList({ offListGiftCount }) } },
    maxUsageCount: 3,
  });
  const events = happens(
    'SharedListEdited',
    {},
    { list: { ...aSharedList({ offListGiftCount: 2 }), items: undefined } },
  );
  const screen = openScreen(
    SharedListScreen,
    '/shared/:shareToken',
    '/shared/t1',
    [list(0), read([beside('o1', 'Tickets'), { ...beside('o2', ''), canRemove: true }])] as never,
    events,
  );

  expect(await screen.findByText('Tickets')).toBeTruthy();
  expect(screen.getByText('Something that isn’t on the list')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Take it back/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Remove: / })).toHaveLength(1);
});

test('it stands under one’s gifts, and is taken back there', async () => {
  localStorage.setItem('kindlist_guest_key', KEY);
  const mine = (gifts: object[]) => ({
    request: { query: OwnOffListDocument, variables: () => true },
    result: { data: { myOffListGifts: gifts } },
  });
  const screen = openScreen(OwnGifts, '/gifts', '/gifts', [
    mine([own]),
    {
      request: { query: RemoveOffListGiftDocument, variables: () => true },
      result: { data: { removeOffListGift: 'o1' } },
    },
    mine([]),
  ] as never);
  expect(await screen.findByText(/For Ida/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Take it back: Tickets' }));

  await expect.poll(() => screen.queryByText('Not on a list')).toBeNull();
});

test('people who receive the gifts get no form that would be refused', async () => {
  const screen = openScreen(OffListScreen, '/shared/:shareToken/besides', '/shared/t1/besides', [
    {
      ...heading,
      result: { data: { sharedList: { ...heading.result.data.sharedList, viewerRole: 'OWNER' } } },
    },
    read([]),
  ] as never);

  expect(await screen.findByText(/Giving something that isn’t on/)).toBeTruthy();
  expect(screen.queryByLabelText('What is it?')).toBeNull();
});

test('others are read when one was taken back and one told between two events', async () => {
  const list = {
    request: { query: SharedListScreenDocument, variables: { token: 't1' } },
    result: { data: { sharedList: aSharedList({ offListGiftCount: 1 }) } },
    maxUsageCount: 3,
  };
  const edited = { ...aSharedList({ offListGiftCount: 1 }), items: undefined };
  const screen = openScreen(
    SharedListScreen,
    '/shared/:shareToken',
    '/shared/t1',
    [list, read([beside('o1', 'Tickets')]), read([beside('o2', 'A kite')]), read([beside('o2', 'A kite')])] as never,
    laterThan(() => screenSays('Tickets'), happens('SharedListEdited', {}, { list: edited })),
  );

  expect(await screen.findByText('A kite')).toBeTruthy();
  expect(screen.queryByText('Tickets')).toBeNull();
});

const idea = (fields: object) => ({
  ...beside('o1', 'A kite'),
  ...{ isIdea: true, isTaken: false, notes: 'A red one', primaryUrl: 'https://shop.example/kite' },
  ...fields,
});

test('an idea is held, bought and let go where it stands, and its giver decides what is told after the day', async () => {
  const sent = vi.fn();
  const takes = {
    request: { query: TakeOffListGiftDocument, variables: (variables: object) => Boolean(sent(variables)) || true },
    result: { data: { takeOffListGift: { __typename: 'OwnOffListGift', id: 'o1' } } },
  };
  const heldUntil = '2999-12-24T00:00:00Z';
  const Ideas = () => <OffListGifts token="t1" />;
  const screen = openScreen(Ideas, '/', '/', [
    read([idea({})]),
    takes,
    read([idea({ isTaken: true, isMine: true, heldUntil })]),
    takes,
    read([idea({ isTaken: true, isMine: true })]),
    takes,
    read([idea({ isTaken: true, isMine: true, isToldAfter: true })]),
    {
      request: { query: RemoveOffListGiftDocument, variables: () => true },
      result: { data: { removeOffListGift: 'o1' } },
    },
    read([idea({})]),
  ] as never);

  await userEvent.click(await screen.findByRole('button', { name: 'Hold it for me: A kite' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I’ve bought it' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /may read it once the day has come/ }));
  await expect.poll(() => screen.queryByRole<HTMLInputElement>('checkbox')?.checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: A kite' }));

  expect(await screen.findByText('Nobody is giving this yet')).toBeTruthy();
  const inputs = sent.mock.calls.map(([{ input }]) => input);
  const guest = { guestKey: expect.any(String), email: null };
  expect(inputs).toEqual([{ ...guest, isHeld: true }, guest, { ...guest, isToldAfter: true }]);
});

test('an idea that somebody else gives offers nothing, and one’s own can be taken back while nobody does', async () => {
  const Ideas = () => <OffListGifts token="t1" />;
  const screen = openScreen(Ideas, '/', '/', [
    read([
      idea({ isTaken: true }),
      idea({ id: 'o2', what: 'A tent', isIdeaMine: true, canRemove: true }),
      idea({ id: 'o3', what: 'A canoe', isTaken: true, isIdeaMine: true }),
    ]),
  ] as never);

  expect(await screen.findAllByText('Somebody is giving this')).toHaveLength(2);
  expect(screen.getByText('Your idea. Nobody is giving it yet')).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Report: A kite',
    'Mark as Purchased: A tent',
    'Hold it for me: A tent',
    'Take it back: A tent',
  ]);
});

test('a guest reports what another wrote, and not what is their own or says nothing', async () => {
  const sent = vi.fn();
  const screen = openScreen(OffListScreen, '/shared/:shareToken/besides', '/shared/t1/besides', [
    heading,
    read([beside('o1', 'Something cruel'), beside('o2', 'Tickets', true), beside('o3', '')]),
    {
      request: { query: ReportListDocument, variables: (variables: object) => Boolean(sent(variables)) || true },
      result: { data: { reportList: 'l1' } },
    },
  ] as never);
  await screen.findByText('Something cruel');
  expect(screen.getAllByRole('button', { name: /^Report:/ })).toHaveLength(1);

  await userEvent.click(screen.getByRole('button', { name: 'Report: Something cruel' }));
  await userEvent.selectOptions(await screen.findByLabelText('What’s wrong?'), 'OFFENSIVE');
  await userEvent.click(screen.getByRole('button', { name: 'Send Report' }));

  expect(await screen.findByText('Thank you. We’ll take a look at it.')).toBeTruthy();
  expect(sent.mock.calls[0]?.[0]).toEqual({
    token: 't1',
    input: { reason: 'OFFENSIVE', details: '', offListGiftId: 'o1' },
  });
});
