import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { FIRST_ITEMS } from '../../../server/base/paging/page-sizes.rules.ts';
import { createCache } from '../../../web/base/network/apollo-cache.ts';

const ITEMS = '{ nodes { id orderIndex } listRevision pageInfo { hasNextPage endCursor } }';
const SCREEN = gql`query { list(id: "l1") { id items: itemsConnection(first: ${FIRST_ITEMS}) ${ITEMS} } }`;
const ROWS = gql`fragment Rows_list on List { id items: itemsConnection ${ITEMS} }`;
const NEXT = gql`query ($after: String!) { list(id: "l1") { id items: itemsConnection(first: 100, after: $after) ${ITEMS} } }`;

interface Read {
  list: { items: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean } } };
}

/** A list of which the first page has come. */
function aList() {
  const cache = createCache();
  const write = (
    query: typeof SCREEN,
    places: number[],
    { after = null as string | null, hasNextPage = true } = {},
  ) => {
    const nodes = places.map((place) => ({ __typename: 'Item', id: `i${place}`, orderIndex: place }));
    const pageInfo = { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? `c${places.at(-1)}` : null };
    const items = { __typename: 'ItemConnection', nodes, listRevision: 1, pageInfo };
    cache.writeQuery({
      query,
      variables: after ? { after } : {},
      data: { list: { __typename: 'List', id: 'l1', items } },
    });
  };
  const first = Array.from({ length: FIRST_ITEMS }, (_, place) => place);
  write(SCREEN, first);
  const rows = () =>
    cache.readFragment<Read['list']>({ id: 'List:l1', fragment: ROWS })?.items.nodes.map(({ id }) => id);
  return { cache, write, first: first.map((place) => `i${place}`), rows };
}

test('the screen of a list hears of no page behind the first, and its rows have all of them', () => {
  const { cache, write, first, rows } = aList();
  const heard: unknown[] = [];
  cache.watch({ query: SCREEN, optimistic: true, callback: (diff) => heard.push(diff) });

  write(NEXT, [FIRST_ITEMS, FIRST_ITEMS + 1], { after: `c${FIRST_ITEMS - 1}` });
  const hasHeard = heard.length;
  write(NEXT, [FIRST_ITEMS + 2], { after: `c${FIRST_ITEMS + 1}`, hasNextPage: false });

  const { items } = cache.readQuery<Read>({ query: SCREEN })?.list ?? {};
  expect(items?.nodes.map(({ id }) => id)).toEqual(first);
  expect(items?.pageInfo.hasNextPage).toBe(true);
  expect(rows()).toEqual([...first, `i${FIRST_ITEMS}`, `i${FIRST_ITEMS + 1}`, `i${FIRST_ITEMS + 2}`]);
  expect(heard.length).toBe(hasHeard);
});

test('the first items, written back as they were read, take none of the others away', () => {
  const { cache, write, first, rows } = aList();
  write(NEXT, [FIRST_ITEMS], { after: `c${FIRST_ITEMS - 1}`, hasNextPage: false });

  cache.writeQuery({ query: SCREEN, data: cache.readQuery({ query: SCREEN }) });

  expect(rows()).toEqual([...first, `i${FIRST_ITEMS}`]);
});

test('an item that has moved to a later page stands there alone', () => {
  const { write, first, rows } = aList();

  write(NEXT, [3, FIRST_ITEMS], { after: `c${FIRST_ITEMS - 1}`, hasNextPage: false });

  expect(rows()).toEqual([...first.filter((id) => id !== 'i3'), 'i3', `i${FIRST_ITEMS}`]);
});
