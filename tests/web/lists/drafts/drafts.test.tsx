// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../server/core/settings/default-settings.rules.ts';
import { createCache } from '../../../../web/base/network/apollo-cache.ts';
import { setSite } from '../../../../web/base/page/site.ts';
import { toast } from '../../../../web/base/page/toast.ts';
import { Drafts } from '../../../../web/lists/drafts/Drafts.tsx';
import { AddItemScreen } from '../../../../web/lists/items/adding/AddItemScreen.tsx';
import { summaryOf } from '../item-pages.ts';

beforeEach(() => {
  setSite({
    ...DEFAULT_SETTINGS,
    ...{ mailEnabled: true, passwordsEnabled: true, issuers: [], siteUrl: '', contactEmail: '' },
    ...{ paymentsEnabled: false, socialLinks: {} },
  });
});

const aDraft = (id: string, title: string) => ({
  ...{ __typename: 'ItemDraft', id, listId: 'l1', title, description: '', notes: '', category: '', amount: '' },
  ...{ variant: 'Blue', primaryUrl: null, secondaryUrl: null, imageUrl: null, effectiveImageUrl: null },
  ...{
    quantityDesired: 1,
    unitPrice: null,
    currency: 'EUR',
    isGroupGift: false,
    isMostWanted: true,
    recipes: 'Soup',
    isSuggestion: false,
    suggestedBy: null,
    isSuggestedByGuest: false,
  },
});

/** A list with a kite and socks as drafts, opened at an address; what changes anything is in `sent`. */
function open(
  address: string,
  { taken = [], drafts: more }: { taken?: string[]; drafts?: ReturnType<typeof aDraft>[] } = {},
) {
  const sent: [string, Record<string, unknown>][] = [];
  let drafts = more ?? [aDraft('d1', 'Kite'), aDraft('d2', 'Socks'), aDraft('d3', 'Book')];
  const link = new ApolloLink(({ operationName = '', operationType, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    const list = { __typename: 'List', id: 'l1', name: 'Ida turns 7', listType: 'WISHLIST', isDemo: false };
    const itemSummary = { ...summaryOf([]), latestCurrency: null };
    if (operationName === 'AddItemScreen') return of({ data: { list: { ...list, itemSummary } } });
    if (operationName === 'ItemDrafts') return of({ data: { itemDrafts: drafts } });
    sent.push([operationName, variables]);
    if (operationName === 'SaveItemDraft') return of({ data: { saveItemDraft: aDraft('d4', 'Cup') } });
    if (operationName === 'UpdateItemDraft') return of({ data: { updateItemDraft: aDraft('d1', 'Red kite') } });
    const gone = variables.draftIds as string[];
    drafts = drafts.filter(({ id }) => !gone.includes(id));
    const [missingDraftIds, items] = [gone.filter((id) => taken.includes(id)), []];
    const after = {
      missingDraftIds,
      list: { ...list, draftCount: drafts.length, suggestionCount: 0, itemCount: 2 },
      items,
    };
    return of({ data: { publishItemDrafts: after, deleteItemDrafts: after } });
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const routes = [
    { path: '/lists/:listId/items/add', Component: AddItemScreen },
    { path: '/lists/:listId', Component: () => <Drafts toCome={null} listId="l1" kind="WISHLIST" /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
  });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { sent, router };
}

test('a new gift is saved as a draft by a quiet choice under More', async () => {
  const { sent, router } = open('/lists/l1/items/add');
  await userEvent.type(await screen.findByLabelText('Paste a link or type a name'), 'Cup');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByLabelText('Save as a draft'));
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));

  await waitFor(() => expect(sent).toMatchObject([['SaveItemDraft', { listId: 'l1', input: { title: 'Cup' } }]]));
  await waitFor(() => expect(router.state.location.pathname).toBe('/lists/l1'));
});

test('one draft is published with one press, and several at once when they are selected', async () => {
  const { sent } = open('/lists/l1');
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish: Kite' }));
  await waitFor(() => expect(screen.queryByText('Kite')).toBeNull());
  await userEvent.click(screen.getByLabelText('Select Socks'));
  await userEvent.click(screen.getByLabelText('Select Book'));
  await userEvent.click(screen.getByRole('button', { name: 'Publish 2 drafts' }));

  await waitFor(() => expect(screen.queryByText('Drafts')).toBeNull()); // nothing is left to be seen
  expect(sent).toEqual([
    ['PublishItemDrafts', { listId: 'l1', draftIds: ['d1'] }],
    ['PublishItemDrafts', { listId: 'l1', draftIds: ['d2', 'd3'] }],
  ]);
});

test('a draft is changed in the form of a new item, with all that it holds', async () => {
  const { sent } = open('/lists/l1/items/add?draft=d1');
  const title = await screen.findByLabelText<HTMLInputElement>(/^Title/);
  expect(title.value).toBe('Kite');
  await userEvent.clear(title);
  await userEvent.type(title, 'Red kite');
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));

  const input = { title: 'Red kite', variant: 'Blue', currency: 'EUR', isMostWanted: true, recipes: 'Soup' };
  await waitFor(() =>
    expect(sent).toMatchObject([['UpdateItemDraft', { draftId: 'd1', input, base: { title: 'Kite' } }]]),
  );
});

test('what was typed into one draft comes back in that one, and in no other', async () => {
  open('/lists/l1/items/add?draft=d1');
  await userEvent.type(await screen.findByLabelText(/^Title/), ' of Ida');
  window.dispatchEvent(new PopStateEvent('popstate'));
  cleanup();

  open('/lists/l1/items/add?draft=d2');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('Socks');
  cleanup();
  open('/lists/l1/items/add?draft=d1');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Kite of Ida'));
});

test('of a draft that somebody else published or deleted nobody says that it is on the list', async () => {
  const said = vi.spyOn(toast, 'success');
  open('/lists/l1', { taken: ['d1'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish: Kite' }));
  await waitFor(() => expect(screen.queryByText('Kite')).toBeNull());
  expect(said).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Publish: Socks' }));
  await waitFor(() => expect(said).toHaveBeenCalledWith('Socks is on the list.'));
});

test('more drafts than one call takes are published in parts', async () => {
  const drafts = Array.from({ length: 26 }, (_, place) => aDraft(`d${place}`, `Gift ${place}`));
  const { sent } = open('/lists/l1', { drafts });
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts 26' }));
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Publish 26 drafts' }));

  await waitFor(() => expect(screen.queryByText('Drafts')).toBeNull());
  expect(sent.map(([, { draftIds }]) => (draftIds as string[]).length)).toEqual([25, 1]);
});

test('a suggestion says whether its name is only what a guest typed', async () => {
  const from = (id: string, isSuggestedByGuest: boolean) => ({
    ...aDraft(id, `Gift ${id}`),
    ...{ isSuggestion: true, suggestedBy: 'Mum' as never, isSuggestedByGuest },
  });
  open('/lists/l1', { drafts: [from('d1', true), from('d2', false)] });
  expect(await screen.findByText('Suggested by Mum (a guest)')).toBeTruthy();
  expect(screen.getByText('Suggested by Mum')).toBeTruthy();
});
