// @vitest-environment jsdom
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ANY_NUMBER } from '#rules/lists/lists/any-number';
import { heldText } from '../../../web/base/text/held-text.ts';
import { PrintedSharedListDocument } from '../../../web/guests/shared-list/PrintedSharedList.generated.ts';
import { PrintedSharedList } from '../../../web/guests/shared-list/PrintedSharedList.tsx';
import { PrintedListDocument } from '../../../web/lists/lists/PrintedList.generated.ts';
import { PrintedList } from '../../../web/lists/lists/PrintedList.tsx';
import { openScreen } from '../open-screen.tsx';

const item = (id: string) => ({
  ...{ __typename: 'Item', id, title: `Thing ${id}`, notes: '', amount: '', variant: '', category: '' },
  ...{ price: null, currency: 'USD', quantityDesired: 1, quantityPurchased: 0, heldUntil: null },
  ...{ description: '', purchases: [] },
});

const LIST = {
  ...{ __typename: 'List', id: 'l1', name: 'Barbecue', description: '', listType: 'WISHLIST', privacy: 'PRIVATE' },
  ...{ eventType: null, eventDate: null, shareToken: 't1', shareLinkExpiresAt: null, hiddenAt: null },
  ...{
    purchasesHidden: false,
    categoryOrder: ['Fruit', 'Bread'],
    owner: { __typename: 'User', id: 'u1', name: 'Ida' },
    person: null,
  },
};

const page = (after: string | null, nodes: object[], next: string | null, listType = 'WISHLIST') => ({
  request: { query: PrintedListDocument, variables: { id: 'l1', after } },
  result: {
    data: {
      list: {
        ...LIST,
        listType,
        items: {
          __typename: 'ItemConnection',
          nodes,
          pageInfo: { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next },
        },
      },
    },
  },
});

test('a long list is printed once all pages of it have come, and each item once', async () => {
  const printedTitles: (string | null)[][] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printedTitles.push(
      [...document.querySelectorAll('[data-printed] li p:first-child')].map((text) => text.textContent),
    );
  });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  onTestFinished(() => {
    print.mockRestore();
    Reflect.deleteProperty(document, 'fonts');
  });

  await act(async () =>
    openScreen(() => <PrintedList of="l1" />, '/', '/', [
      page(null, [item('1'), item('2')], 'c2'),
      page('c2', [item('2'), item('3')], null), // the second has moved meanwhile
    ]),
  );

  await vi.waitFor(() => expect(printedTitles).toEqual([['Thing 1', 'Thing 2', 'Thing 3']]));
});

test('what is reserved is printed as that, and is not ticked', async () => {
  const heldUntil = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const lines: string[] = [];
  const ticks: number[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    for (const line of document.querySelectorAll('[data-printed] li')) {
      lines.push([...line.querySelectorAll('div p')].map((text) => text.textContent).join(': '));
      ticks.push(line.querySelectorAll('path').length);
    }
  });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  onTestFinished(() => {
    print.mockRestore();
    Reflect.deleteProperty(document, 'fonts');
  });
  const nodes = [
    { ...item('1'), quantityPurchased: 1 },
    { ...item('2'), quantityPurchased: 1, heldUntil },
    { ...item('3'), quantityPurchased: 1, quantityDesired: 3, heldUntil },
  ];

  await act(async () => openScreen(() => <PrintedList of="l1" />, '/', '/', [page(null, nodes, null)]));

  const reserved = heldText(heldUntil);
  await vi.waitFor(() =>
    expect(lines).toEqual(['Thing 1', `Thing 2: ${reserved}`, `Thing 3: 1 of 3 taken · ${reserved}`]),
  );
  expect(ticks).toEqual([1, 0, 0]);
});

test.each([
  ['many things to buy are printed in two columns', {}, 2],
  ['with prices they have the width of the sheet', { price: 2.5 }, 1],
])('%s', async (_, facts, columns) => {
  const nodes = Array.from({ length: 30 }, (_, n) => ({ ...item(String(n)), ...facts }));
  await printedLines(<PrintedList of="l1" />, [page(null, nodes, null, 'SHOPPING')]);
  expect(document.querySelectorAll('[data-printed] .columns-2')).toHaveLength(columns - 1);
});

test('names, amounts, prices and givers are printed in the same columns on each line, and descriptions whole', async () => {
  const description = 'For the garden, with the green cushion. '.repeat(20).trim();
  const purchase = { __typename: 'Purchase', mine: false, buyer: null, guestName: 'Rose', guestEmail: null };
  const nodes = [
    { ...item('1'), description, price: 12.5, quantityDesired: 4 },
    { ...item('2'), quantityPurchased: 1, purchases: [{ ...purchase, id: 'p1', quantity: 1 }] },
  ];
  const [first, second] = await printedLines(<PrintedList of="l1" />, [page(null, nodes, null)]);
  expect(first).toContain(description);
  expect(second).toContain('Rose');
  const columns = [...document.querySelectorAll<HTMLElement>('[data-printed] li')].map(
    ({ style, children }) => [style.gridTemplateColumns, children.length] as const,
  );
  expect(columns[0]?.[1]).toBe(5);
  expect(columns[1]).toEqual(columns[0]);
});

test('a shopping list is printed without what is ticked off, and says so', async () => {
  const nodes = [item('1'), { ...item('2'), quantityPurchased: 1 }];
  const lines = await printedLines(<PrintedList of="l1" />, [page(null, nodes, null, 'SHOPPING')]);
  expect(lines).toEqual(['Thing 1']);
  const sheet = document.querySelector('[data-printed]')?.textContent;
  expect(sheet).toContain('1 still to buy');
  expect(sheet).toContain('1 is bought already, and isn’t on this sheet.');
});

test('guests print a gift that is held as a line without a box, and it is not counted as given', async () => {
  const heldUntil = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const { privacy: _privacy, owner: _owner, ...shown } = LIST;
  const given = { __typename: 'SharedItem', outgoingUrl: null, isMostWanted: false, isFund: false };
  const shared = { ...given, pledgeGoalMinor: null, pledgedMinor: null, pledgeCount: 0 };
  const nodes = [
    { ...item('1'), ...shared, quantityRemaining: 1 },
    { ...item('2'), ...shared, quantityPurchased: 1, quantityRemaining: 0, heldUntil },
  ];
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const progress = { __typename: 'ListProgress', given: 3, held: 1 };
  const items = { __typename: 'SharedItemConnection', nodes, pageInfo };
  const lines = await printedLines(<PrintedSharedList of="t1" />, [
    {
      request: { query: PrintedSharedListDocument, variables: { token: 't1', after: null } },
      result: {
        data: { sharedList: { ...shown, __typename: 'SharedList', ownerName: 'Ida', progress, items } },
      },
    },
  ]);
  expect(lines).toEqual(['Thing 1', `Thing 2${heldText(heldUntil)}`]);
  const boxes = [...document.querySelectorAll('[data-printed] li svg')].map((box) =>
    box.classList.contains('invisible'),
  );
  expect(boxes).toEqual([false, true]);
  const sheet = document.querySelector('[data-printed]')?.textContent;
  expect(sheet).toContain('1 still wanted');
  expect(sheet).toContain('2 are given already');
});

test.for([
  ['SHOPPING', ['Fruit', 'Thing 2', 'Bread', 'Thing 1', 'Uncategorized', 'Thing 3']],
  ['WISHLIST', ['Fruit', 'Thing 2', 'Bread', 'Thing 1', 'Other gifts', 'Thing 3']],
] as const)('a %s is printed under its categories, in their order', async ([listType, expected]) => {
  const texts: (string | null)[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    for (const text of document.querySelectorAll('[data-printed] h3, [data-printed] li p:first-child'))
      texts.push(text.textContent);
  });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  onTestFinished(() => {
    print.mockRestore();
    Reflect.deleteProperty(document, 'fonts');
  });
  const nodes = [
    { ...item('1'), category: 'Bread' },
    { ...item('2'), category: 'Fruit' },
    { ...item('3'), category: '' },
  ];

  await act(async () => openScreen(() => <PrintedList of="l1" />, '/', '/', [page(null, nodes, null, listType)]));

  await vi.waitFor(() => expect(texts).toEqual(expected));
});

/** The lines of a sheet, as they are printed. */
async function printedLines(sheet: ReactNode, answer: Parameters<typeof openScreen>[3]): Promise<string[]> {
  const lines: string[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    for (const line of document.querySelectorAll('[data-printed] li')) lines.push(line.textContent ?? '');
  });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  onTestFinished(() => {
    print.mockRestore();
    Reflect.deleteProperty(document, 'fonts');
  });
  await act(async () => openScreen(() => sheet, '/', '/', answer));
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  return lines;
}

const FUND = {
  ...item('1'),
  ...{ title: 'Honeymoon', price: 2_000, currency: 'EUR', quantityDesired: ANY_NUMBER, isMostWanted: false },
  ...{ isFund: true, isNoLongerNeeded: false, pledgedMinor: 15_000, pledgeCount: 3 },
};

test('a fund is printed in words of its own: what came together, and neither a number nor a price', async () => {
  const [line, ...others] = await printedLines(<PrintedList of="l1" />, [page(null, [FUND], null)]);
  expect(others).toEqual([]);
  expect(line).toContain('Honeymoon');
  expect(line).toContain('Fund: chip in');
  expect(line).toContain('€150 of €2,000 from 3 friends');
  expect(line).not.toMatch(/Any number|×|€2,000.00/i);
});

test.for([
  ['with its goal', 200_000, 15_000, 'Fund: chip in', '€150 of €2,000 from 3 friends'],
  ['without one', null, 15_000, 'Fund: chip in', '€150 from 3 friends'],
  ['whose goal is reached', 200_000, 200_000, 'Fund', '€2,000 of €2,000 from 3 friends'],
] as const)('guests print a fund %s', async ([, pledgeGoalMinor, pledgedMinor, word, sum]) => {
  const { privacy: _privacy, owner: _owner, ...shown } = LIST;
  const node = {
    ...FUND,
    ...{ __typename: 'SharedItem', outgoingUrl: null, quantityRemaining: ANY_NUMBER, pledgeGoalMinor, pledgedMinor },
  };
  const answer = {
    request: { query: PrintedSharedListDocument, variables: { token: 't1', after: null } },
    result: {
      data: {
        sharedList: {
          ...{ ...shown, __typename: 'SharedList', ownerName: 'Ida' },
          items: {
            __typename: 'SharedItemConnection',
            nodes: [node],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      },
    },
  };
  const [line] = await printedLines(<PrintedSharedList of="t1" />, [answer]);
  expect(line).toContain(word);
  expect(line).toContain(sum);
  expect(line?.includes('chip in')).toBe(word !== 'Fund');
  expect(line).not.toMatch(/Any number|×/i);
});
