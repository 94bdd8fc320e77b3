import { expect, test } from 'vitest';
import { rowsOf } from '../../../../server/shops/imports/found-rows.rules.ts';
import { readText } from '../../../../server/shops/imports/read-file.rules.ts';

const GIFTS = { kind: 'REGISTRY', currency: 'USD' } as const;

function givenIn(text: string, ways: { kind: 'REGISTRY' | 'SHOPPING'; currency: string } = GIFTS) {
  const [list] = readText(text, 'list.csv', ways).lists;
  if (!list) throw new Error('There is no list in it');
  return rowsOf(list.table, ways).rows.map(({ item }) => [
    item.title,
    item.quantityBought,
    item.quantityDesired,
    item.boughtBy,
  ]);
}

test('a number of pieces is bought by the one beside it', () => {
  expect(
    givenIn(
      'Item,Requested,Purchased,Purchased By\nStroller,1,1,Grandma Jo\nBottles,3,1,Amy & Tom\nCrib,1,0,\nBibs,2,2,\n',
    ),
  ).toEqual([
    ['Stroller', 1, 1, 'Grandma Jo'],
    ['Bottles', 1, 3, 'Amy & Tom'],
    ['Crib', 0, 1, null],
    ['Bibs', 2, 2, null],
  ]);
});

test('a thing that somebody gives is not wanted again, also where no number says so', () => {
  expect(givenIn('Cadeau;Hoeveel;Prijs;Wie koopt?\nPan;1;289,00;Oma Riet\nGlazen;2;39,50;-\nKom;4;7,95;\n')).toEqual([
    ['Pan', 1, 1, 'Oma Riet'],
    ['Glazen', 0, 2, null],
    ['Kom', 0, 4, null],
  ]);
});

test('where the file says that nothing was bought, a name beside it is a note', () => {
  const [list] = readText(
    'Item,Requested,Purchased,Reserved by\nCrib,1,0,Lisa\nBibs,4,2,Jo\n',
    'list.csv',
    GIFTS,
  ).lists;
  const rows = list ? rowsOf(list.table, GIFTS).rows : [];

  expect(rows.map(({ item }) => [item.quantityBought, item.boughtBy, item.notes])).toEqual([
    [0, null, 'Lisa'],
    [2, 'Jo', ''],
  ]);
});

test.for(['Who', 'Wer?', 'Qui ?', 'Wie', '誰'])(
  'names below “%s” give things where they stand beside what was bought alone',
  (heading) => {
    expect(
      givenIn(`Item,Price,Done,${heading}\nStroller,99.00,x,Grandma Jo\nBottles,12.00,,\nCrib,149.00,ordered,Amy\n`),
    ).toEqual([
      ['Stroller', 1, 1, 'Grandma Jo'],
      ['Bottles', 0, 1, null],
      ['Crib', 1, 1, 'Amy'],
    ]);
    const ofAll = givenIn(`Item,Price,Done,${heading}\nStroller,99.00,x,Ruby\nBottles,12.00,,Tom\nCrib,149.00,,Ruby\n`);
    expect(ofAll.map(([, , , by]) => by)).toEqual([null, null, null]); // whom they are for
  },
);

test('a column of days, of shops or of one word is none of givers', () => {
  for (const cells of [
    ['Dec 20', '2026-12-20'],
    ['Amazon', 'Target'],
    ['online', 'online', 'online', 'online'],
  ]) {
    const rows = cells.map((cell, place) => `Thing ${place},${place + 8},${cell}`).join('\n');
    const given = givenIn(`Item,Price,Bought by\n${rows}\n`);
    expect(given.map(([, bought, , by]) => [bought, by])).toEqual(cells.map(() => [0, null]));
  }
});

test.for([
  'nobody',
  'noch frei',
  'noch niemand',
  'not reserved',
  'Not yet',
  'n/a',
  'TBC',
  'nein',
  'still available',
  'unclaimed',
  'pas encore',
  'todavía no',
  'wolny',
  'Anna?',
  'libre',
  'vrij',
  '-',
  '?',
])('a cell that says “%s” names nobody', (cell) => {
  expect(givenIn(`Item,Price,Bought by\nMug,8,${cell}\nBowl,9,Ida\n`)).toEqual([
    ['Mug', 0, 1, null],
    ['Bowl', 1, 1, 'Ida'],
  ]);
});

test('on a shopping list the one who gets a thing is noted, and the thing stays to be bought', () => {
  const ways = { kind: 'SHOPPING', currency: 'EUR' } as const;
  const [list] = readText('Was,Menge,Wer besorgt\nBrot,2,Ida\nMilch,1,\n', 'list.csv', ways).lists;
  const rows = list ? rowsOf(list.table, ways).rows : [];

  expect(rows.map(({ item, isTicked }) => [item.title, item.notes, item.quantityBought, isTicked])).toEqual([
    ['Brot', 'Ida', 0, false],
    ['Milch', '', 0, false],
  ]);
});
