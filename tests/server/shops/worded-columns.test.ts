import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../../server/base/languages/languages.rules.ts';
import { say } from '../../../server/base/languages/say.rules.ts';
import { inLanguage } from '../../../server/base/languages/speaking.ts';
import type { FileWays, FoundFile, ImportColumn } from '../../../server/shops/imports/found-file.rules.ts';
import { rowsOf } from '../../../server/shops/imports/found-rows.rules.ts';
import { readFile } from '../../../server/shops/imports/read-file.rules.ts';
import { COLUMN_LABELS } from '../../../web/lists/importing/import-texts.ts';
import { encoded } from './files/file-builders.ts';

const read = (text: string, file = 'x.csv', kind: FileWays['kind'] = 'REGISTRY') =>
  readFile({ name: file, bytes: encoded(text) }, { kind, currency: 'EUR' });

const columnsOf = ({ lists }: FoundFile) => lists[0]?.table.columns;

/** Words that tables of others put above the number of pieces, which is read with its measure as well. */
const ALSO_AMOUNTS = ['Combien', 'Hoeveel', 'Ile'];

describe('a column whose heading is word for word a meaning of the menu', () => {
  test.for(LANGUAGE_TAGS)('is taken for it in %s', async (language) => {
    const labels = await inLanguage(language, () =>
      Object.entries(COLUMN_LABELS).map(([column, label]) => [column as ImportColumn, say(label)] as const),
    );
    const name = labels.find(([column]) => column === 'name')?.[1] ?? '';
    for (const [column, label] of labels.filter(([each]) => each !== 'name')) {
      const [, found] = columnsOf(await read(`"${name}","${label}","Link"\nMug,x,https://shop.example/1\n`)) ?? [];
      const expected = ALSO_AMOUNTS.includes(label) ? 'amount' : column;
      expect([label, found]).toEqual([label, expected]);
    }
  });

  test('is taken for it in a registry of another site, and its values are kept', async () => {
    const found = await read(
      'Item Name,Requested,Purchased,Store,Product URL,Image URL,Most Wanted\nStroller,1,0,Babylist,https://shop.example/1,https://shop.example/1.jpg,Yes\nMug,2,1,Target,,,No\n',
    );

    expect(columnsOf(found)).toEqual(['name', 'amount', 'bought', 'shops', 'link', 'picture', 'mostWanted']);
    const items = rowsOf(found.lists[0]?.table as never, { kind: 'REGISTRY', currency: 'EUR' }).rows.map(
      (row) => row.item,
    );
    expect(items).toMatchObject([
      { title: 'Stroller', isMostWanted: true, notes: '', shops: [] },
      { title: 'Mug', isMostWanted: false, notes: 'Target', quantityDesired: 2, quantityBought: 1 },
    ]);
  });

  test('names the shops of a shopping list, as far as they may be called so', async () => {
    const long = 'a'.repeat(500);
    const { lists } = await read(
      `Item\tQty\tWhere to buy\nPlates\t2\tIKEA, Target\nPot\t1\t${long}\n`,
      'x.tsv',
      'SHOPPING',
    );

    const items = rowsOf(lists[0]?.table as never, { kind: 'SHOPPING', currency: 'EUR' }).rows.map((row) => row.item);
    expect(items).toMatchObject([
      { shops: ['IKEA', 'Target'], notes: '' },
      { shops: [], notes: long },
    ]);
  });

  test('is taken for links and prices where it holds nothing else', async () => {
    const found = await read(
      'Item,Where to buy,How much\nMug,https://shop.example/1,€12\nPot,https://shop.example/2,€30\n',
    );

    expect(columnsOf(found)).toEqual(['name', 'link', 'price']);
  });
});

const wishIn = (list: string, numbers: string) =>
  `${list}\nMoleskine Notebook\nby Moleskine\n$18.95\nPrime\nItem added October 2, 2026\n${numbers}\nAdd to Cart\n`;

describe('a wish list copied from a narrow page of Amazon', () => {
  test.for([
    'Needs: 3 Has: 1',
    'Has: 1 Needs: 3',
    'Quantity: 3\tHas: 1',
    'Anzahl: 3 Vorhanden: 1',
    'Quantité : 3 Possède : 1',
    'Cantidad: 3 Tiene: 1',
    'Quantità: 3 Ne ha: 1',
    'Aantal: 3 Heeft: 1',
    'Quantidade: 3 Possui: 1',
    'Ilość: 3 Ma: 1',
    'Antal: 3 Har: 1',
    '数量：3 所有：1',
    'الكمية: 3 لديك: 1',
  ])('says on one line how many are wanted and there: %s', async (numbers) => {
    const { lists } = await read(wishIn("Amazon.com: Emma's Birthday List", numbers), 'x.txt');

    expect(lists[0]?.name).toBe("Emma's Birthday List");
    const { rows } = rowsOf(lists[0]?.table as never, { kind: 'WISHLIST', currency: 'USD' });
    expect(rows).toMatchObject([{ item: { title: 'Moleskine Notebook', quantityDesired: 3, quantityBought: 1 } }]);
  });

  test('has the name of its file where it says none', async () => {
    const { lists } = await read(wishIn('Amazon.co.uk:', 'Needs: 3 Has: 1'), 'Wishes of Emma.txt');

    expect(lists[0]?.name).toBe('Wishes of Emma');
  });
});
