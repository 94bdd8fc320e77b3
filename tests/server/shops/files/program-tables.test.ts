import { describe, expect, test } from 'vitest';
import type { FileWays } from '../../../../server/shops/imports/found-file.rules.ts';
import { rowsOf } from '../../../../server/shops/imports/found-rows.rules.ts';
import { readFile } from '../../../../server/shops/imports/read-file.rules.ts';
import { encoded } from './file-builders.ts';

async function read(text: string, kind: FileWays['kind'] = 'SHOPPING') {
  const { lists } = await readFile({ name: 'backup.csv', bytes: encoded(text) }, { kind, currency: 'EUR' });
  return lists.map(({ name, table, leftOut }) => ({
    name,
    items: rowsOf(table, { kind, currency: 'EUR' }).rows.map(({ item }) => item),
    leftOut: leftOut.flatMap(({ texts = [] }) => texts),
  }));
}

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

/** The titles of what is bought whole. */
const boughtIn = (items: readonly { title: string; quantityBought: number; quantityDesired: number }[]) =>
  titlesOf(items.filter(({ quantityBought, quantityDesired }) => quantityBought >= quantityDesired));

const BACKUP = `"Date: 2026-11-20+0000"
"Version: 7.1"
"Status: 
0 Normal
1 Completed
2 Archived"
"Folder Name","List Name","Title","Kind","Content","Status","Column Name"
"Home","Camping","Camp info","NOTE","Pitch 14","0",""
"Home","Camping","Gas canisters","TEXT","screw-on ones","0","Gear"
"Home","Camping","Head torch","TEXT","","2","Gear"
"Home","Camping","Porridge oats","TEXT","","1","Food"
"","Work","Send invoice","TEXT","","2",""
"","Work","Call Priya","TEXT","","0",""
`;

describe('a backup of a program that keeps several lists', () => {
  test('is offered list by list', async () => {
    const [camping, work, ...more] = await read(BACKUP);

    expect([camping?.name, work?.name, more]).toEqual(['Camping', 'Work', []]);
    expect(titlesOf(work?.items ?? [])).toEqual(['Send invoice', 'Call Priya']);
  });

  test('has a state that its legend explains, groups of its own, and notes that are no things', async () => {
    const [{ items = [], leftOut = [] } = {}] = await read(BACKUP);

    expect(items).toMatchObject([
      { title: 'Gas canisters', category: 'Gear', notes: 'screw-on ones', quantityBought: 0 },
      { title: 'Head torch', category: 'Gear', quantityBought: 1 },
      { title: 'Porridge oats', category: 'Food', quantityBought: 1 },
    ]);
    expect(leftOut).toContain('Camp info Pitch 14');
  });

  test('names no list after its day or its version', async () => {
    const text = '"Date: 2026-11-20"\n"Version: 7.1"\nTitle,Status,Notes\nRope,0,\nTarp,1,\n';
    expect((await read(text)).map(({ name }) => name)).toEqual(['backup']);
  });

  test('is one list where it names one, which is called so', async () => {
    const [list, ...more] = await read('List,Item,Category\nPicnic,Cups,Table\nPicnic,Bread,Food\n');

    expect(list).toMatchObject({ name: 'Picnic', items: [{ category: 'Table' }, { category: 'Food' }] });
    expect(more).toEqual([]);
  });

  test('keeps the lists of a board as groups, and what stands on the one called "Bought" is', async () => {
    const [list, ...more] = await read(
      'Card Name,List Name,Board Name\nMattress,To buy,Baby\nMat,To buy,Baby\nMuslins,Bought,Baby\nSeat,Bought,Baby\n',
      'WISHLIST',
    );

    expect(more).toEqual([]);
    expect(list?.name).toBe('Baby');
    expect(boughtIn(list?.items ?? [])).toEqual(['Muslins', 'Seat']);
  });

  test('has lists of one thing each as groups', async () => {
    const lists = await read('Item,Project\nPot,Kitchen\nTowels,Bath\nLamp,Study\n', 'WISHLIST');
    expect(lists.map(({ items }) => items.map(({ category }) => category))).toEqual([['Kitchen', 'Bath', 'Study']]);
  });
});

describe('a column with a few states', () => {
  test.for([
    ['Artikel;Status\nMilch;o\nBrot;g\nButter;g\n', '"Legende:\no = offen\ng = gekauft"\n', ['Brot', 'Butter']],
    ['品名,状態\n牛乳,0\n卵,1\n', '"状態\n0 未購入\n1 購入済み"\n', ['卵']],
    ['Wat,Status\nPannen,besteld\nDekbed,open\nWasrek,\n', '', ['Pannen']],
    ['Nom,État\nFarine,à acheter\nBeurre,acheté\nLait,à acheter\n', '', ['Beurre']],
    ['Title,Estado\nPan,needsAction\nAceite,completed\nSal,needsAction\n', '', ['Aceite']],
    ['Item,Crossed off\nMilk,0\nBananas,1\nBags,0\n', '', ['Bananas']],
    ['Name,Status\nLamp,Not started\nArm,Done\nChair,In progress\n', '', ['Arm']],
  ] as const)('says of %j what is done', async ([table, above, done]) => {
    const [{ items = [] } = {}] = await read(above + table);
    expect(boughtIn(items)).toEqual(done);
  });

  test('is a number of pieces where it counts what was bought of several', async () => {
    const [{ items = [] } = {}] = await read('Item,Quantity,Bought\nCups,6,1\nPlates,4,0\nPot,1,1\n', 'WISHLIST');
    expect(items.map(({ quantityBought }) => quantityBought)).toEqual([1, 0, 1]);
  });

  test('leaves out what nobody wants any more', async () => {
    const [{ items = [], leftOut = [] } = {}] = await read(
      'Title,Status\nPaint,completed\nRollers,open\nSheet,canceled\n',
    );

    expect(titlesOf(items)).toEqual(['Paint', 'Rollers']);
    expect(leftOut).toEqual(['Sheet']);
  });

  test.for(['Item,Priority\nHose,2\nChair,1\nTongs,3\n', 'Item,Urgent\nHose,0\nChair,1\nTongs,0\n'])(
    'is none where its heading says something else: %j',
    async (table) => {
      const [{ items = [] } = {}] = await read(table, 'WISHLIST');
      expect(boughtIn(items)).toEqual([]);
    },
  );
});

test('rows that a table calls sections are the groups of those below', async () => {
  const [{ items = [] } = {}] = await read(
    'Type,Name,Qty\nSection,Fruit,\nItem,Apples,6\nItem,Pears,2\nSection,Dairy,\nItem,Milk,1\nItem,Butter,1\n',
  );

  expect(items.map(({ title, category }) => `${category}: ${title}`)).toEqual([
    'Fruit: Apples',
    'Fruit: Pears',
    'Dairy: Milk',
    'Dairy: Butter',
  ]);
});
