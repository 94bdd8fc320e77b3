// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  DeliveryAddressSectionDocument,
  SetDeliveryAddressDocument,
} from '../../../web/lists/list-settings/DeliveryAddressSection.generated.ts';
import { DeliveryAddressSection } from '../../../web/lists/list-settings/DeliveryAddressSection.tsx';
import { EditListScreenDocument } from '../../../web/lists/list-settings/EditListScreen.generated.ts';
import { EditListScreen } from '../../../web/lists/list-settings/EditListScreen.tsx';
import { openScreen } from '../open-screen.tsx';

beforeEach(() => sessionStorage.clear());

const shown = (address: string, timesShown: number | null) => ({
  __typename: 'OwnDeliveryAddress',
  address,
  timesShown,
});

function open(
  deliveryAddress: object | null,
  saves: { address: string | null; answer: object | null }[] = [],
  isShopping = false,
  answered = vi.fn(() => ({ data: { deliveryAddress } })),
) {
  return openScreen(() => <DeliveryAddressSection listId="l1" isShopping={isShopping} />, '/', '/', [
    {
      request: { query: DeliveryAddressSectionDocument, variables: { listId: 'l1' } },
      result: answered,
    },
    ...saves.map(({ address, answer }) => ({
      request: { query: SetDeliveryAddressDocument, variables: { listId: 'l1', address } },
      result: { data: { setDeliveryAddress: answer } },
    })),
  ] as never);
}

test('an owner says where gifts can be sent, and there is a button once something was typed', async () => {
  const screen = open(null, [{ address: 'Elm Road 1', answer: shown('Elm Road 1', 0) }]);
  const field = await screen.findByLabelText('Name and address');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();

  await userEvent.type(field, 'Elm Road 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Nobody has looked at it yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('it says how often it was shown, and nothing of that while it is a surprise', async () => {
  const told = open(shown('Elm Road 1', 3));
  expect(await told.findByText('It was shown 3 times.')).toBeTruthy();
  cleanup();

  const blind = open(shown('Elm Road 1', null));
  expect(await blind.findByDisplayValue('Elm Road 1')).toBeTruthy();
  expect(blind.queryByText(/shown|looked/)).toBeNull();
});

test('an empty field takes it away', async () => {
  const screen = open(shown('Elm Road 1', 3), [{ address: null, answer: null }]);
  await userEvent.clear(await screen.findByLabelText('Name and address'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await expect.poll(() => screen.queryByText('It was shown 3 times.')).toBeNull();
});

test('a shopping list shows one that is stored from before, so that it can be taken away, and asks for none', async () => {
  const stored = open(shown('Elm Road 1', null), [], true);
  expect(await stored.findByDisplayValue('Elm Road 1')).toBeTruthy();
  cleanup();

  const answered = vi.fn(() => ({ data: { deliveryAddress: null } }));
  const none = open(null, [], true, answered);
  await expect.poll(() => answered.mock.calls.length).toBe(1);
  await act(async () => {}); // and what it says is drawn
  expect(none.queryByText('Delivery address')).toBeNull();
});

test('a typed address is there again after the browser’s Back', async () => {
  const before = open(null);
  await userEvent.type(await before.findByLabelText('Name and address'), 'Elm Road 1');
  window.dispatchEvent(new PopStateEvent('popstate'));
  cleanup();

  const after = open(null);

  expect(await after.findByDisplayValue('Elm Road 1')).toBeTruthy();
});

test('it says that anybody with the link of a public list can come to read it', async () => {
  const screen = open(null);

  expect(await screen.findByText(/On a public list, that can be anybody who has its link/)).toBeTruthy();
});

test('“Save Changes” of the page saves a typed address, and stays where that fails', async () => {
  const list = {
    ...{ __typename: 'List', id: 'l1', name: 'Wishes', description: '', listType: 'WISHLIST', privacy: 'PUBLIC' },
    ...{ purchaseVisibility: 'OWNER_SEES_BUYERS', purchasesHidden: false, holdDays: 14, isNameEnough: false },
    ...{ person: null, eventType: null, eventDate: null, viewerRole: 'OWNER', isDemo: false },
  };
  const refused = { errors: [new GraphQLError('Not now', { extensions: { code: 'RATE_LIMITED' } })] };
  const save = { query: SetDeliveryAddressDocument, variables: { listId: 'l1', address: 'Elm Road 1' } };
  const saved = vi.fn(() => ({ data: { setDeliveryAddress: shown('Elm Road 1', 0) } }));
  const screen = openScreen(EditListScreen, '/lists/:listId/edit', '/lists/l1/edit', [
    { request: { query: EditListScreenDocument, variables: { id: 'l1' } }, result: { data: { list } } },
    {
      request: { query: DeliveryAddressSectionDocument, variables: { listId: 'l1' } },
      result: { data: { deliveryAddress: null } },
    },
    { request: save, result: refused },
    { request: save, result: saved },
  ] as never);
  await userEvent.type(await screen.findByLabelText('Name and address'), 'Elm Road 1');

  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Not now')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name and address'));
  expect(screen.router.state.location.pathname).toBe('/lists/l1/edit');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

  await expect.poll(() => screen.router.state.location.pathname).toBe('/lists/l1');
  expect(saved).toHaveBeenCalledOnce();
});
