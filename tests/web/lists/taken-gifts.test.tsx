// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anItem, aPurchase, openOwnersList } from './owners-list.tsx';

const titles = () => screen.queryAllByRole('article').map((item) => item.querySelector('h3')?.textContent);

const line = () => screen.getByRole('button', { name: /^1 of 3 taken/ });

const taken = () => anItem('Apron', 0, 2, [aPurchase('Tom')]);

test('the line that counts what is taken opens it in place, with who gave it, and folds it again', async () => {
  await openOwnersList([taken(), anItem('Book', 1), anItem('Clock', 2)]);
  expect(titles()).toEqual(['Book', 'Clock']);
  expect(line().getAttribute('aria-expanded')).toBe('false');

  await userEvent.click(line());

  expect(line().getAttribute('aria-expanded')).toBe('true');
  expect(titles()).toEqual(['Apron', 'Book', 'Clock']);
  const given = within(screen.getByRole('region', { name: 'Taken 1' }));
  expect(given.getByText('Tom')).toBeTruthy();
  expect(given.getByRole('button', { name: 'Thanked Tom for Apron' })).toBeTruthy();
  await userEvent.click(line());
  expect(titles()).toEqual(['Book', 'Clock']);
});

test('whom one thanked is ticked among what is taken, and nothing moves under the finger', async () => {
  const { answer } = await openOwnersList([taken(), anItem('Book', 1), anItem('Clock', 2)]);
  await userEvent.click(line());

  await userEvent.click(screen.getByRole('button', { name: 'Thanked Tom for Apron' }));
  const purchases = [{ __typename: 'Purchase', id: 'of Tom', isThanked: true }];
  await answer({ data: { setPurchaseThanked: { __typename: 'Item', id: 'apron', purchases } } });

  expect(titles()).toEqual(['Apron', 'Book', 'Clock']);
  expect(screen.getByText('Everyone’s thanked')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /to thank$/ })).toBeNull();
});

test('while purchases are kept a surprise there is nothing to open', async () => {
  const hidden = { purchaseVisibility: 'SURPRISE', purchasesHidden: true };
  await openOwnersList([anItem('Apron', 0), anItem('Book', 1), anItem('Clock', 2)], hidden);

  expect(screen.getByText('3 gifts').closest('button')).toBeNull();
  for (const role of ['button', 'link']) expect(screen.queryByRole(role, { name: /taken|to thank/i })).toBeNull();
});

test('gifts stand under the headings that guests read, and move among those of their category only', async () => {
  const inCategory = (title: string, place: number, category: string) => ({ ...anItem(title, place), category });
  await openOwnersList([
    inCategory('Kettle', 0, 'Kitchen'),
    inCategory('Hammock', 1, 'Garden'),
    inCategory('Whisk', 2, 'kitchen'),
    inCategory('Chess', 3, ''),
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Kitchen',
    'Kettle',
    'Whisk',
    'Garden',
    'Hammock',
    'Other gifts',
    'Chess',
  ]);

  const entries = async (title: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${title}` }));
    await screen.findByRole('menu');
    const moves = screen.queryByRole('menuitem', { name: 'Move' });
    if (moves) await userEvent.click(moves);
    const names = screen.queryAllByRole('menuitem', { name: /^Move / }).map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}{Escape}');
    return names;
  };
  expect(await entries('Kettle')).toEqual(['Move down', 'Move to bottom']);
  expect(await entries('Whisk')).toEqual(['Move to top', 'Move up']);
  expect(await entries('Hammock')).toEqual([]);
});

test('a category keeps its place, as it does for guests, when its first gift is taken', async () => {
  await openOwnersList([
    { ...taken(), category: 'Kitchen' },
    { ...anItem('Hammock', 1), category: 'Garden' },
    { ...anItem('Whisk', 2), category: 'Kitchen' },
  ]);

  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings.slice(headings.indexOf('Kitchen'))).toEqual(['Kitchen', 'Whisk', 'Garden', 'Hammock']);
});

test('a gift that stands on the list already, also one that is taken, comes twice only when asked', async () => {
  const { asked } = await openOwnersList([taken(), anItem('Book', 1), anItem('Clock', 2)]);
  const field = screen.getByLabelText('Paste a link or type a name');

  await userEvent.type(field, 'apron{Enter}');
  expect(await screen.findByText('Apron is on the list already.')).toBeTruthy();
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Make it 3' }));

  expect(asked.map(({ name, variables: { changes } }) => [name, changes])).toEqual([
    ['UpdateItem', { quantityDesired: 3 }],
  ]);
});
