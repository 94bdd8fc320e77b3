import { expect, test } from 'vitest';
import type { ListType } from '../../../../server/core/access/list-access.rules.ts';
import { rowsOf } from '../../../../server/shops/imports/found-rows.rules.ts';
import { readText } from '../../../../server/shops/imports/read-file.rules.ts';
import { dayToldBy } from '../../../../server/shops/imports/told-day.rules.ts';

const WAYS = { kind: 'WISHLIST', currency: 'USD' } as const;

function listIn(text: string, fileName = '', kind: ListType = 'WISHLIST') {
  const [list] = readText(text, fileName, { ...WAYS, kind }).lists;
  if (!list) throw new Error('There is no list in it');
  return list;
}

function itemsIn(text: string, fileName = '') {
  const list = listIn(text, fileName, listIn(text, fileName).kind); // again for its kind, as the preview does
  return rowsOf(list.table, { ...WAYS, kind: list.kind ?? 'WISHLIST' }).rows.map(({ item }) => item);
}

const PAGE = `Home
Amy & Jon's Wedding Registry
October 9, 2049
Filter
Sort
KITCHEN
Lodge
Cast Iron Skillet
$29.95
Requested 4 · Still needs 2
Add to cart
Wusthof
Knife Block
$149.00
Requested 1
Purchased
BATH
Parachute
Bath Mat
$24.00
Requested 8 · Still needs 8
Add to cart
HONEYMOON
The Knot
Honeymoon Fund
$250 of $2,000 contributed
Contribute
© 2026
`;

test('the page of a registry says what is wanted and what was bought, below its sections', () => {
  const list = listIn(PAGE);

  expect(list).toMatchObject({ kind: 'REGISTRY', name: "Amy & Jon's Wedding Registry" });
  expect(dayToldBy(list, { today: '2026-11-28' })?.date).toBe('2049-10-09');
  expect(
    itemsIn(PAGE).map(({ title, description, category, price, quantityDesired, quantityBought, isFund }) =>
      isFund ? [title, category, 'fund'] : [title, description, category, price, quantityDesired, quantityBought],
    ),
  ).toEqual([
    ['Cast Iron Skillet', 'Lodge', 'KITCHEN', 29.95, 4, 2],
    ['Knife Block', 'Wusthof', 'KITCHEN', 149, 1, 1],
    ['Bath Mat', 'Parachute', 'BATH', 24, 8, 0],
    ['Honeymoon Fund', 'HONEYMOON', 'fund'],
  ]);
});

test('a page with a menu above it, colours, remarks, other shops and former prices says the same', () => {
  const text = `Registry
Help
Ida & Tom
May 8, 2049 • Porto
Love, Ida & Tom
Sort by: Newest
4 gifts
Garden
Weber
Kettle Grill
Color: Black
$119.00 $139.00
Requested 1 · Purchased
Fiskars
Pruning Shears
$24.00
“The small ones, please”
Requested 2 · Still needs 1
From Etsy
Bird House
$31.50
Requested 1 · Still needs 1
Bed & Sofa
Muuto
Side Table
$1,180.00
Group gift · $200 of $1,180 contributed
Contribute
Cash fund
A week in Lisbon
$90 contributed · Goal $900
Contribute
Contact us
`;
  const list = listIn(text);

  expect(list).toMatchObject({ kind: 'REGISTRY', name: 'Ida & Tom' });
  expect(dayToldBy(list, { today: '2026-11-28' })?.date).toBe('2049-05-08');
  expect(
    itemsIn(text).map(({ title, notes, category, price, quantityDesired, quantityBought, isFund }) =>
      isFund ? [title, category, 'fund'] : [title, notes, category, price, quantityDesired, quantityBought],
    ),
  ).toEqual([
    ['Kettle Grill', 'Color: Black', 'Garden', 119, 1, 1],
    ['Pruning Shears', '“The small ones, please”', 'Garden', 24, 2, 1],
    ['Bird House', '', 'Garden', 31.5, 1, 0],
    ['Side Table', '', 'Bed & Sofa', 1180, 1, 0],
    ['A week in Lisbon', 'Bed & Sofa', 'fund'],
  ]);
});

test('a page without brands has names below its sections', () => {
  const text =
    'Babyliste Familie Kern\nSchlafen\nBeistellbett\n189,00 €\nNoch benötigt 1 von 1\nSchlafsack\n39,90 €\nNoch benötigt 1 von 2\nEssen\nHochstuhl\n99,00 €\nGekauft\n';

  expect(
    itemsIn(text).map(({ title, category, quantityDesired, quantityBought }) => [
      title,
      category,
      quantityDesired,
      quantityBought,
    ]),
  ).toEqual([
    ['Beistellbett', 'Schlafen', 1, 0],
    ['Schlafsack', 'Schlafen', 2, 1],
    ['Hochstuhl', 'Essen', 1, 1],
  ]);
});

test('numbers of all gifts and buttons that choose among them stand above the gifts, and are none', () => {
  const text =
    'Liste der Gaben\nLea und Max\nAlle\nBereits gekauft\nLiebe Grüße\n29 von 65 gekauft\nKüche\nTopf\n49,00 €\nGewünscht: 2\nGekauft: 1\nPfanne\n59,00 €\nGewünscht: 1\nGekauft: 1\nSchale\n9,00 €\nGewünscht: 6\nGekauft: 0\n';

  expect(
    itemsIn(text).map(({ title, quantityDesired, quantityBought }) => [title, quantityDesired, quantityBought]),
  ).toEqual([
    ['Topf', 2, 1],
    ['Pfanne', 1, 1],
    ['Schale', 6, 0],
  ]);
});

test('notes with prices are no page of a registry', () => {
  const list = listIn('Kettle\n$20\nwants 2 of them, red\nMug\n$8\nBowl\n$9\n');

  expect(list.kind).not.toBe('REGISTRY');
});

test('a label of a task is its category, or nothing beside a section', () => {
  const head = 'TYPE,CONTENT,DESCRIPTION,PRIORITY\n';

  expect(
    itemsIn(`${head}task,Dish soap 500 ml @drugstore,,4\ntask,Light bulbs x3 @hardware_store,,4\n`, 'Flat.csv').map(
      ({ title, category, quantityDesired, amount }) => [title, category, quantityDesired, amount],
    ),
  ).toEqual([
    ['Dish soap', 'drugstore', 1, '500 ml'],
    ['Light bulbs', 'hardware store', 3, ''],
  ]);
  expect(itemsIn(`${head}section,Kitchen,,\ntask,Sponge @weekly,,4\n`, 'Flat.csv')).toMatchObject([
    { title: 'Sponge', category: 'Kitchen' },
  ]);
});

test('a program for tasks keeps what is to be bought, unless its name tells of gifts', () => {
  const tasks = 'TYPE,CONTENT\ntask,Night light\ntask,Curtains\n';

  expect(listIn(tasks, 'Flat.csv').kind).toBe('SHOPPING');
  expect(listIn(tasks, 'Christmas Mia.csv').kind).toBeUndefined();
});

test('below the last sum a row that lacks what things have is none', () => {
  const text =
    'Artikel;Menge;Preis;Link\nTasse;2;8,50;https://shop.example/1\nTeller;4;9,00;https://shop.example/2\nGabel;4;3,00;https://shop.example/3\nSumme;;65,00;\ndavon schon bezahlt;;20,00;\n';

  expect(itemsIn(text, 'Liste.csv').map(({ title }) => title)).toEqual(['Tasse', 'Teller', 'Gabel']);
});

test('whether it may be used is a note', () => {
  expect(itemsIn('Item,Price,New or second-hand?\nCot,80,used is fine\nPram,200,new\n', 'Baby.csv')).toMatchObject([
    { title: 'Cot', notes: 'used is fine' },
    { title: 'Pram', notes: 'new' },
  ]);
});

test('badges and buttons between the things of a registry are no sections, and what the shop likes is none of it', () => {
  const text = `Aide
Liste de naissance
Ida et Tom
Chambre
Coup de cœur
Bois & Co
Lit 60 x 120
199,00 €
Quantité souhaitée : 1
80,00 € réunis sur 199,00 €
Participer
Nuage
Gigoteuse
44,90 €
Quantité souhaitée : 2
1 sur 2 offert
Offrir
Bain
Coup de cœur
Nuage
Cape de bain
34,00 € 24,00 €
Quantité souhaitée : 3
Offrir
Bois & Co
Thermomètre
9,90 €
Quantité souhaitée : 1
Déjà offert par Ann
Éveil
Nuage
Hochet
14,90 €
Quantité souhaitée : 1
Offrir
Vous aimerez aussi
Mobile musical
39,90 €
`;

  expect(
    itemsIn(text).map(({ title, category, price, quantityDesired }) => [title, category, price, quantityDesired]),
  ).toEqual([
    ['Lit 60 x 120', 'Chambre', 199, 1],
    ['Gigoteuse', 'Chambre', 44.9, 2],
    ['Cape de bain', 'Bain', 24, 3],
    ['Thermomètre', 'Bain', 9.9, 1],
    ['Hochet', 'Éveil', 14.9, 1],
  ]);
});

test('tasks that stand in others have those for sections, and no address of a program’s own', () => {
  const task = (id: string, title: string, more: object = {}) => ({
    id,
    title,
    status: 'needsAction',
    selfLink: `https://api.example/tasks/${id}`,
    ...more,
  });
  const items = [
    task('a', 'Party'),
    task('b', '6 candles', { parent: 'a' }),
    task('c', 'Garland', { parent: 'a', notes: 'https://shop.example/garland\n7,90 €' }),
    task('d', 'Balloons', { parent: 'a', notes: 'mixed, 2,95 €', status: 'completed' }),
    task('e', 'Napkins'),
  ];

  expect(
    itemsIn(JSON.stringify({ items: [{ title: 'Birthday', items }] }), 'Tasks.json').map(
      ({ title, category, price, primaryUrl, quantityBought }) => [title, category, price, primaryUrl, quantityBought],
    ),
  ).toEqual([
    ['candles', 'Party', null, null, 0],
    ['Garland', 'Party', 7.9, 'https://shop.example/garland', 0],
    ['Balloons', 'Party', 2.95, null, 1],
    ['Napkins', 'Birthday', null, null, 0],
  ]);
});
