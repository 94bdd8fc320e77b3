// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Observable, of } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { Toaster } from '../../../web/base/page/Toaster.tsx';
import { AddItemScreen } from '../../../web/lists/items/adding/AddItemScreen.tsx';
import { BulkAddDialog } from '../../../web/lists/items/adding/BulkAddDialog.tsx';
import { DeleteItemDialog } from '../../../web/lists/items/rows/DeleteItemDialog.tsx';
import { EditItemScreen } from '../../../web/lists/items/section/EditItemScreen.tsx';
import { CreateListScreen } from '../../../web/lists/list-settings/CreateListScreen.tsx';
import { DeleteListDialog } from '../../../web/lists/list-settings/DeleteListDialog.tsx';

/** Over a server that fails without a word of its own, but for the answers that are given. */
function show(Component: ComponentType, answers: Record<string, object> = {}, path = '/') {
  const asked: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName);
    const data = answers[operationName];
    return (data ? of({ data }) : of({ data: null, errors: [{ message: '' }] })) as Observable<ApolloLink.Result>;
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const router = createMemoryRouter(
    [
      { path: '*', element: null },
      { path, Component },
    ],
    {
      initialEntries: [path.replace(':listId', 'l1').replace(':itemId', 'i1')],
    },
  );
  onTestFinished(cleanup);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </ApolloProvider>,
  );
  return asked;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const dialogs: [string, (onClose: () => void) => ReactNode, string, string][] = [
  [
    'a list',
    (onClose) => <DeleteListDialog listId="l1" question="Sure?" onClose={onClose} />,
    'DeleteList',
    'Failed to delete list. Please try again.',
  ],
  [
    'an item',
    (onClose) => <DeleteItemDialog listId="l1" itemId="i1" name="Cup" question="Sure?" onClose={onClose} />,
    'DeleteItem',
    'Failed to delete item. Please try again.',
  ],
];

test.each(dialogs)('%s is deleted only after a yes, and a failure is told', async (_what, dialog, operation, text) => {
  const onClose = vi.fn();
  const asked = show(() => dialog(onClose));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  await press('Cancel');
  expect(asked).not.toContain(operation);

  await press('Delete');

  expect(await screen.findByText(text)).toBeTruthy();
  expect(asked).toContain(operation);
  expect(onClose).toHaveBeenCalled();
});

test('a list that cannot be made stays in its form', async () => {
  show(CreateListScreen);
  await userEvent.type(await screen.findByLabelText('Name'), 'Ida turns 7');
  await press('Create List');

  expect(await screen.findByText('Failed to create list. Please try again.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ida turns 7');
});

const item = {
  __typename: 'Item',
  id: 'i1',
  listId: 'l1',
  title: 'Mug',
  description: '',
  notes: '',
  variant: '',
  recipes: '',
  amount: '',
  category: '',
  price: null,
  currency: 'USD',
  primaryUrl: null,
  secondaryUrl: null,
  imageUrl: null,
  isGroupGift: false,
  quantityDesired: 1,
  image: null,
};

test('an item that cannot be saved stays in its form, and is deleted after a question', async () => {
  show(EditItemScreen, { EditItemScreen: { item } }, '/lists/:listId/items/:itemId/edit');
  await userEvent.type(await screen.findByLabelText('Notes'), 'Blue');
  await press('Save Changes');
  expect(await screen.findByText('Failed to update item. Please try again.')).toBeTruthy();

  await press('Delete Item');

  const question = within(await screen.findByRole('alertdialog'));
  const text = 'Are you sure you want to delete this item? This action cannot be undone.';
  expect(question.getByText(text)).toBeTruthy();
});

test('many items that cannot be sent at all stay in their dialog', async () => {
  const draft = { current: [] };
  show(() => <BulkAddDialog listId="l1" draft={draft} onClose={() => {}} />);
  await userEvent.type((await screen.findAllByLabelText('Name'))[0] as HTMLElement, 'Milk');
  await press('Add Items');

  expect(await screen.findByText('Failed to create items')).toBeTruthy();
  expect(screen.getByDisplayValue('Milk')).toBeTruthy();
});

test('a form without its list or item says which is missing', async () => {
  show(AddItemScreen, {}, '/add');
  expect(await screen.findByText('List ID is required')).toBeTruthy();
  cleanup();
  show(EditItemScreen, {}, '/edit');
  expect(await screen.findByText('Item ID is required')).toBeTruthy();
});
