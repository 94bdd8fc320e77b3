// @vitest-environment jsdom
import type { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { lastDayText } from '../../../web/base/text/held-text.ts';
import { movedIds } from '../../../web/lists/items/cache/useSeveralItems.ts';
import { anItem, aPurchase, openOwnersList } from './owners-list.tsx';

const FIVE = ['Apron', 'Book', 'Clock', 'Drum', 'Easel'].map((title, place) => anItem(title, place));

/** The list screen, on which items are being selected after something was `typed` into its field. */
async function select(items = FIVE, typed = '') {
  const opened = await openOwnersList(items);
  if (typed) await userEvent.type(screen.getByLabelText('Paste a link or type a name'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Select items' }));
  await screen.findByRole('checkbox', { name: 'Apron' });
  return opened;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function chosen() {
  return FIVE.map(({ title }) => title).filter((title) =>
    screen.queryByRole('checkbox', { name: title, checked: true }),
  );
}

function answerOf(ids: string[], category: string) {
  const items = ids.map((id) => ({ __typename: 'Item', id, listId: 'l1', listRevision: 6, category }));
  return { __typename: 'ChangedItems', list: { __typename: 'List', id: 'l1', revision: 6 }, items, missingItemIds: [] };
}

describe('selecting items', () => {
  test('goes one by one, and with Shift from the one before', async () => {
    await select();
    const user = userEvent.setup();

    await user.click(box('Drum'));
    await user.keyboard('{Shift>}');
    await user.click(box('Book'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['Book', 'Clock', 'Drum']);
    expect(screen.getByText('3 selected')).toBeTruthy();
    await user.click(box('Clock'));

    expect(chosen()).toEqual(['Book', 'Drum']);
    expect(box('Select all 5').indeterminate).toBe(true);
  });

  test('of all takes what is found, says how many that is, and nothing else', async () => {
    await select();
    expect(document.activeElement).toBe(box('Select all 5'));

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search items' }), 'oo');
    await userEvent.click(box('Select all 1 that match'));
    expect(chosen()).toEqual(['Book']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search items' }));
    expect(screen.getByText('1 selected')).toBeTruthy();
    await userEvent.click(box('Select all 5'));

    expect(screen.getByText('5 selected')).toBeTruthy();
  });

  test('keeps what has been typed and is not added yet', async () => {
    await select(FIVE, 'Kettle');
    await userEvent.keyboard('{Escape}');

    expect(screen.getByLabelText<HTMLInputElement>('Paste a link or type a name').value).toBe('Kettle');
  });

  test('ends with Escape, but not by an Escape that closes a dialog, and the list has the focus', async () => {
    const { asked } = await select();
    await userEvent.click(box('Drum'));
    await press('Delete');
    await screen.findByRole('alertdialog', { name: 'Delete “Drum”?' });

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(chosen()).toEqual(['Drum']);
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('checkbox', { name: 'Drum' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Gifts/ })));
    expect(asked).toEqual([]);
  });
});

describe('what is selected', () => {
  test('is deleted after a question that says how many were bought, and is back when that fails', async () => {
    const { asked, answer } = await select([...FIVE.slice(0, 2), anItem('Clock', 2, 1)]);
    await userEvent.click(box('Book'));
    await userEvent.click(box('Clock'));
    await press('Delete');

    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 items?' });
    expect(question.textContent).toContain(
      'One of them has been bought already. Everyone who bought it hears about it by email',
    );
    await press('Delete');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull()); // beside it nothing else has a role
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Book' })).toBeNull());
    expect(box('Apron').checked).toBe(false);
    expect(screen.getByText('0 selected')).toBeTruthy();
    expect(asked).toEqual([{ name: 'DeleteItems', variables: { listId: 'l1', itemIds: ['book', 'clock'] } }]);
    await answer({ data: null, errors: [{ message: '' }] } as ApolloLink.Result);

    expect(await screen.findByText('Failed to delete 2 items. Please try again.')).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: 'Book' })).toBeTruthy();
  });

  test('names who hears that it is deleted, the first three of many', async () => {
    const buyers = ['Rosa', 'Tom', 'Uma', 'Vera', 'Will'];
    const [first, ...others] = buyers.map((name, place) =>
      anItem(FIVE[place]?.title ?? '', place, 1, [aPurchase(name)]),
    );
    await select(
      first ? [{ ...first, purchases: [...first.purchases, { ...aPurchase('Me'), mine: true }] }, ...others] : [],
    );
    await userEvent.click(box('Apron'));
    await press('Delete');
    const question = async () => (await screen.findByRole('alertdialog')).textContent;

    expect(await question()).toContain('It has been bought already. Rosa hears about it by email');
    await press('Cancel');
    await userEvent.click(box('Select all 5'));
    await press('Delete');
    expect(await question()).toContain('Rosa, Tom, Uma, and 2 others hear about it by email');
  });

  test('says of what is bought that it is, and by whom', async () => {
    await select([
      anItem('Apron', 0),
      anItem('Book', 1, 1, [aPurchase('Rosa')]),
      anItem('Clock', 2, 2, [aPurchase('Tom')]),
    ]);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);

    expect(rows).toEqual(expect.arrayContaining(['Apron', 'Book1 of 2 taken by Rosa', 'ClockTaken by Tom']));
  });

  test('goes back into the categories that it had', async () => {
    const inCategories = FIVE.map((item, place) => ({ ...item, category: place === 3 ? 'Music' : 'Home' }));
    const { asked, answer } = await select(inCategories);
    for (const name of ['Book', 'Clock', 'Drum']) await userEvent.click(box(name));
    await press('Category…');
    await userEvent.click(await screen.findByRole('button', { name: 'Music' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    await answer({ data: { updateItems: answerOf(['book', 'clock', 'drum'], 'Music') } });

    expect((await screen.findByText('3 items are in “Music” now.')).closest('section')).toBe(
      screen.getByRole('region', { name: 'Selected items' }),
    );
    await press('Undo');
    await waitFor(() => expect(asked).toHaveLength(2));
    await answer({ data: { updateItems: answerOf(['book', 'clock'], 'Home') } });
    await waitFor(() => expect(asked).toHaveLength(3));
    await answer({ data: { updateItems: answerOf(['drum'], 'Music') } });

    expect(asked.slice(1).map(({ variables }) => variables)).toEqual([
      { listId: 'l1', itemIds: ['book', 'clock'], changes: { category: 'Home' } },
      { listId: 'l1', itemIds: ['drum'], changes: { category: 'Music' } },
    ]);
    expect(await screen.findByText('3 items are back where they were.')).toBeTruthy();
  });

  test('gets one category, shown at once, and then other items another, before selecting is done', async () => {
    const { asked, answer } = await select();
    const file = async (names: string[], category: string) => {
      for (const name of names) await userEvent.click(box(name));
      await press('Category…');
      await userEvent.type(await screen.findByLabelText('Category'), `${category}{Enter}`);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await file(['Book', 'Drum'], 'Fun');

    expect(await screen.findAllByText('Fun', { selector: 'section:not([hidden]) span' })).toHaveLength(2);
    expect(screen.getByText('0 selected')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(box('Easel')));
    await answer({ data: { updateItems: answerOf(['book', 'drum'], 'Fun') } });
    await file(['Clock'], 'Home');

    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ variables }) => variables)).toEqual([
      { listId: 'l1', itemIds: ['book', 'drum'], changes: { category: 'Fun' } },
      { listId: 'l1', itemIds: ['clock'], changes: { category: 'Home' } },
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Gifts/ })));
  });

  test('is told by nothing but its number where nobody may know what was bought', async () => {
    await select();
    await userEvent.click(box('Select all 5'));
    await press('Delete');

    const question = await screen.findByRole('alertdialog', { name: 'Delete 5 items?' });

    expect(question.textContent).toBe('Delete 5 items?Are you sure you want to delete these items?CancelDelete');
  });
});

test('what moves names no more than what changes places', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];

  expect(movedIds(ids, new Set(['d', 'b']), 'top')).toEqual(['b', 'd', 'a', 'c']);
  expect(movedIds(ids, new Set(['b', 'd']), 'bottom')).toEqual(['c', 'e', 'b', 'd']);
  expect(movedIds(ids, new Set(['a', 'b']), 'top')).toEqual([]);
});

test('a row to select says what is only reserved, and by nobody that it is taken', async () => {
  const heldUntil = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const held = { ...anItem('Apron', 0, 2, [aPurchase('Ann', heldUntil)]), heldUntil };
  const both = { ...anItem('Book', 1, 2, [aPurchase('Bob'), { ...aPurchase('Cleo', heldUntil) }]), heldUntil };
  await select([held, both, anItem('Clock', 2)]);

  const row = (title: string) => box(title).closest('li')?.textContent;
  expect(row('Apron')).toBe(`ApronHeld until ${lastDayText(heldUntil)}`);
  expect(row('Book')).toContain(`Held until ${lastDayText(heldUntil)}`);
  expect(row('Book')).toContain('Taken by Bob');
});
