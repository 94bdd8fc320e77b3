import { expect, test } from 'vitest';
import type { FoundList } from '../../../../server/shops/imports/found-file.rules.ts';
import { isOfGivers } from '../../../../server/shops/imports/givers.rules.ts';
import { readFile } from '../../../../server/shops/imports/read-file.rules.ts';
import { previewLines } from '../../../../web/lists/importing/rows/preview-lines.ts';

const SHOPPING = { kind: 'SHOPPING', currency: 'EUR' } as const;

async function listIn(text: string, name = ''): Promise<FoundList> {
  const { lists } = await readFile({ name, bytes: new TextEncoder().encode(text) }, SHOPPING);
  if (!lists[0]) throw new Error('There is no list in it');
  return lists[0];
}

function linesOf(list: FoundList, turned: readonly string[] = []) {
  const { columns, isExact } = list.table;
  return previewLines(list, { columns, isExact, turned: new Set(turned) }, SHOPPING).lines;
}

test('a line that can be meant in two ways is offered in the other one, and back', async () => {
  const list = await listIn('milk\ntomatoes, feta\neggs');

  const lines = linesOf(list);
  expect(lines.map(({ item }) => item.title)).toEqual(['milk', 'tomatoes, feta', 'eggs']);
  expect(lines.map(({ turn }) => turn?.words ?? null)).toEqual([null, 'tomatoes + feta', null]);

  const turned = linesOf(list, [lines[1]?.turn?.source ?? '']);
  expect(turned.map(({ item }) => item.title)).toEqual(['milk', 'tomatoes', 'feta', 'eggs']);
  expect(turned.map(({ turn }) => turn?.words ?? null)).toEqual([null, 'tomatoes, feta', null, null]);
  expect(turned.at(-1)?.key).toBe(lines.at(-1)?.key); // so that what was ticked of it stays
});

test('a row is known again by its words, whatever its list is for and however many rows there are', async () => {
  const text = 'napkins (4)\nglasses x6\nbread';
  const wishes = await readFile(
    { name: '', bytes: new TextEncoder().encode(text) },
    { kind: 'WISHLIST', currency: 'EUR' },
  );
  const before = linesOf(wishes.lists[0] as FoundList);

  const after = linesOf(await listIn(`eggs\n${text}`));

  expect(after.slice(1).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  const twice = linesOf(await listIn('Name,Price\nMug,8\nMug,8\n', 'wishes.csv'));
  expect(new Set(twice.map(({ key }) => key)).size).toBe(2);
});

test('a row without a name stands behind the others, named by all that it says', async () => {
  const list = await listIn('Name,Price,Notes\nMug,8,\n,131.98,total\n', 'wishes.csv');

  expect(linesOf(list).map(({ item, aside }) => [item.title, aside])).toEqual([
    ['Mug', null],
    ['131.98 · total', 'NO_NAME'],
  ]);
});

test('lines that name nothing stand behind the others, as they were written', async () => {
  const list = await listIn('Dear Grandma,\nI would like:\n- a sledge\n- mittens\nLove,\nMia');

  const aside = linesOf(list).filter((line) => line.aside !== null);
  expect(aside.map(({ item }) => item.title)).toContain('Dear Grandma,');
  expect(aside.every((line) => line.aside === 'NAMES_NOTHING')).toBe(true);
});

test('notes of several columns are joined', async () => {
  const list = await listIn('Cadeau,Opmerking,Wie koopt?\nPan,blauw,Tante Ria\nKom,,Opa\n', 'lijst.csv');
  const columns = list.table.columns.map((kind, place) => (place === 2 ? 'notes' : kind));

  const { lines } = previewLines(list, { columns, isExact: undefined, turned: new Set() }, SHOPPING);

  expect(list.table.columns).toEqual(['name', 'notes', 'giver']);
  expect(lines.map(({ item }) => [item.title, item.notes])).toEqual([
    ['Pan', 'blauw\nTante Ria'],
    ['Kom', 'Opa'],
  ]);
});

test.for(['Wie koopt?', 'Who buys', 'Purchased By', 'Qui achète ?', 'Wer kauft', 'Gekauft von', 'Kto kupuje'])(
  'a column says who gives: %s',
  (heading) => {
    expect(isOfGivers(heading)).toBe(true);
  },
);

test.for(['Wie viele', 'Who', 'Purchased', 'Wer', 'Notes', ''])('a column does not say who gives: %s', (heading) => {
  expect(isOfGivers(heading)).toBe(false);
});
