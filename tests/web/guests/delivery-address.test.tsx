// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  DeliveryAddressSectionDocument,
  SetDeliveryAddressDocument,
} from '../../../web/lists/list-settings/DeliveryAddressSection.generated.ts';
import { DeliveryAddressSection } from '../../../web/lists/list-settings/DeliveryAddressSection.tsx';
import { openScreen } from '../open-screen.tsx';

const shown = (address: string, timesShown: number | null) => ({
  __typename: 'OwnDeliveryAddress',
  address,
  timesShown,
});

function open(deliveryAddress: object | null, saves: { address: string | null; answer: object | null }[] = []) {
  return openScreen(() => <DeliveryAddressSection listId="l1" />, '/', '/', [
    {
      request: { query: DeliveryAddressSectionDocument, variables: { listId: 'l1' } },
      result: { data: { deliveryAddress } },
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
