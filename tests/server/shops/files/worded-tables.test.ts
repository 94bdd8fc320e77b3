import { describe, expect, test } from 'vitest';
import type { FileWays } from '../../../../server/shops/imports/found-file.rules.ts';
import { rowsOf } from '../../../../server/shops/imports/found-rows.rules.ts';
import { readFile } from '../../../../server/shops/imports/read-file.rules.ts';
import { encoded } from './file-builders.ts';

async function read(name: string, notes = '', kind: FileWays['kind'] = 'SHOPPING') {
  const text = `Title;Notes;Tags\n"${name}";"${notes}";x\nOther;;y\n`;
  const { lists } = await readFile({ name: 'x.csv', bytes: encoded(text) }, { kind, currency: 'EUR' });
  const [row] = lists[0] ? rowsOf(lists[0].table, { kind, currency: 'EUR' }).rows : [];
  return row?.item;
}

describe('a name in a table without columns of amounts and prices is read as a line is', () => {
  test.for([
    ['Minced beef 3 kg', { title: 'Minced beef', amount: '3 kg' }],
    ['Coxinha (2 kg)', { title: 'Coxinha', amount: '2 kg' }],
    ['2x Olive oil', { title: 'Olive oil', quantityDesired: 2 }],
    ['Gelo - 5 sacos (R$ 15 cada)', { title: 'Gelo', amount: '5 sacos', price: 15, currency: 'BRL' }],
    ['Arroz 5 kg R$ 28,90', { title: 'Arroz', amount: '5 kg', price: 28.9 }],
    ['Vino tinto, 3 botellas', { title: 'Vino tinto', amount: '3 botellas' }],
    ['7 Up', { title: '7 Up', quantityDesired: 1 }],
    ['iPhone 15', { title: 'iPhone 15', quantityDesired: 1 }],
    ['Size 36 sandals', { title: 'Size 36 sandals', quantityDesired: 1, amount: '' }],
  ] as const)('%s', async ([name, item]) => {
    expect(await read(name)).toMatchObject(item);
  });

  test('on a list of gifts, too', async () => {
    expect(await read('6 st vinglas', '149 kr styck', 'WISHLIST')).toMatchObject({
      title: 'vinglas',
      quantityDesired: 6,
      price: 149,
      currency: 'SEK',
      notes: '',
    });
  });

  test('and stays as it is where columns of its own say them', async () => {
    const text = 'Title;Quantity;Price\nRice 5 kg;2;12\nPot 3 l;1;30\n';
    const ways = { kind: 'SHOPPING' as const, currency: 'EUR' };
    const { lists } = await readFile({ name: 'x.csv', bytes: encoded(text) }, ways);
    expect(rowsOf(lists[0]?.table as never, ways).rows[0]?.item).toMatchObject({ title: 'Rice 5 kg', price: 12 });
  });
});

describe('a note in such a table', () => {
  test.for([
    ['R$ 89,90 o kg\naçougue do seu Zé', { price: 89.9, currency: 'BRL', notes: 'R$ 89,90 o kg\naçougue do seu Zé' }],
    ['6 pacotes, R$ 13,50 cada. já no freezer', { price: 13.5, amount: '6 pacotes', notes: 'já no freezer' }],
    ['pack of 50, $4.99', { price: 4.99, notes: 'pack of 50' }],
    ['3 kratten, € 15,99 per krat', { price: 15.99, amount: '3 kratten', notes: '€ 15,99 per krat' }],
    ['https://wine.example/red\nthe dry one', { primaryUrl: 'https://wine.example/red', notes: 'the dry one' }],
    ['taxa R$ 150 já paga', { price: null, notes: 'taxa R$ 150 já paga' }],
    ['89 € or 99 €', { price: null, notes: '89 € or 99 €' }],
    ['49 €, 59 € with the lid', { price: 49, notes: '59 € with the lid' }],
    ['30 litre', { amount: '', notes: '30 litre' }],
  ] as const)('%j', async ([notes, item]) => {
    expect(await read('Thing', notes)).toMatchObject(item);
  });
});

describe('a table of gifts', () => {
  const WAYS = { kind: 'WISHLIST' as const, currency: 'EUR' };

  async function tableOf(text: string, name = 'gifts.csv') {
    const { lists } = await readFile({ name, bytes: encoded(text) }, WAYS);
    return { name: lists[0]?.name, rows: lists[0] ? rowsOf(lists[0].table, WAYS).rows.map(({ item }) => item) : [] };
  }

  test.for([
    ['environ 45€', { price: 45, description: 'environ 45€' }],
    ['ca. 30 €', { price: 30, description: 'ca. 30 €' }],
    ['max 8 euro', { price: 8, description: 'max 8 euro' }],
    ['15-20 €', { price: null, description: '15-20 €', notes: '' }],
  ] as const)('keeps how a price is said, once: %s', async ([price, item]) => {
    const { rows } = await tableOf(`Name;Price;Notes\nSkates;${price};\nBook;9,90 €;\n`);
    expect(rows[0]).toMatchObject({ title: 'Skates', ...item });
  });

  test('has sums of its parts, which are no gifts', async () => {
    const { rows } = await tableOf(
      'Cadeau;Prix\nVélo;80 €\nLivre;10 €\nSous-total Lou;90 €\nBallon;12 €\nPuzzle;8 €\nSous-total Max;20 €\n',
    );
    expect(rows.map(({ title }) => title)).toEqual(['Vélo', 'Livre', 'Ballon', 'Puzzle']);
  });

  test('is called as its page was, without the number that a program gave it', async () => {
    const { name } = await tableOf('Name\nMug\nBowl\n', 'For the house 1f3c9a7be2d24c0f8a55d0e3b7f91c62.csv');
    expect(name).toBe('For the house');
  });

  test('keeps the link of a fund in its notes, since a fund has no shop', async () => {
    const { rows } = await tableOf(
      'Name,Fund,Link\nHoneymoon,x,https://shop.example/fund\nMug,,https://shop.example/mug\n',
    );
    expect(rows[0]).toMatchObject({ isFund: true, primaryUrl: null, notes: 'https://shop.example/fund' });
    expect(rows[1]).toMatchObject({ isFund: false, primaryUrl: 'https://shop.example/mug' });
  });
});
