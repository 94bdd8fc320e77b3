// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anItem, aPurchase, openOwnersList } from './owners-list.tsx';

test('the focus is back on the menu’s button once a question that the menu asked is left', async () => {
  await openOwnersList([anItem('Apron', 0)]);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Apron' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Delete “Apron”?' });

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Apron'));
});

test('the count of who is to be thanked leads to the page of thanks', async () => {
  await openOwnersList([anItem('Apron', 0, 1, [aPurchase('Tom')]), anItem('Book', 1, 2, [aPurchase('Rosa')])]);

  expect(screen.getByRole('link', { name: '2 to thank' }).getAttribute('href')).toBe('/lists/l1?thanks');
});

test('a list with a fund leaves the count to the page of thanks, which knows who gave to it, too', async () => {
  const fund = { ...anItem('Honeymoon', 1), isFund: true };
  await openOwnersList([anItem('Apron', 0, 1, [aPurchase('Tom')]), fund]);

  expect(screen.getByRole('link', { name: 'Received and thanks' }).getAttribute('href')).toBe('/lists/l1?thanks');
  expect(screen.queryByText(/to thank$/)).toBeNull();
});

test('archiving says who hears of it, by name where all who bought are known, and of nobody where nobody bought', async () => {
  const unknown = aPurchase(null);
  const { answer } = await openOwnersList([
    anItem('Apron', 0, 1, [aPurchase('Tom')]),
    anItem('Book', 1),
    anItem('Clock', 2, 1, [unknown]),
    anItem('Drum', 3, 2, [aPurchase('Rosa'), { ...unknown, id: 'other' }]),
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^1 of 4 taken/ }));
  const archive = async (title: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const setItemArchived = { __typename: 'Item', id: title.toLowerCase(), listId: 'l1', listRevision: 6 };
    await answer({ data: { setItemArchived: { ...setItemArchived, isArchived: true, timesPutBack: null } } });
    return (await screen.findByText(`${title} is archived.`)).closest('li')?.textContent;
  };

  expect(await archive('Book')).not.toContain('bought');
  expect(await archive('Apron')).toContain('Tom hears about it by email');
  expect(await archive('Clock')).toContain('Everyone who bought it hears about it by email');
  const ofSome = await archive('Drum');
  expect(ofSome).toContain('Everyone who bought it hears about it by email');
  expect(ofSome).not.toContain('Rosa');
});

test('deleting what only its owner has bought promises nobody an email', async () => {
  await openOwnersList([anItem('Apron', 0, 1, [{ ...aPurchase(''), mine: true }])]);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Apron' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));

  const question = await screen.findByRole('alertdialog', { name: 'Delete “Apron”?' });

  expect(question.textContent).toContain('You’ve bought it already.CancelDelete');
});

test('what was typed into the field of a list is there again after a reload', async () => {
  await openOwnersList([anItem('Apron', 0)]);
  await userEvent.type(screen.getByLabelText('Paste a link or type a name'), 'Warm so');
  fireEvent(window, new Event('pagehide'));
  cleanup();

  await openOwnersList([anItem('Apron', 0)]);
  expect(screen.getByLabelText('Paste a link or type a name')).toHaveProperty('value', 'Warm so');
});

test('a long title of a row has three lines, on a wide screen too', async () => {
  await openOwnersList([anItem('Apron', 0)]);

  const { className } = screen.getByRole('heading', { name: /Apron/, level: 3 });
  expect(className).toContain('line-clamp-3');
  expect(className).not.toMatch(/(?:sm|md|lg):line-clamp/);
});

test.for([
  [1, 0],
  [2, 1],
] as const)('of three gifts %i have a picture, and %i a drawing in the place of one', async ([pictured, drawn]) => {
  const gifts = ['Apron', 'Book', 'Clock'].map((title, place) => ({
    ...anItem(title, place),
    effectiveImageUrl: place < pictured ? `/images/${title}.webp` : null,
  }));
  await openOwnersList(gifts);

  const rows = screen.getAllByRole('article');
  expect(rows.filter((row) => row.querySelector('img'))).toHaveLength(pictured);
  expect(rows.filter((row) => row.querySelector('svg[preserveAspectRatio]'))).toHaveLength(drawn);
});
