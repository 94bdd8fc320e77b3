import { expect, test } from 'vitest';
import { rowsOf } from '../../../../server/shops/imports/found-rows.rules.ts';
import { readFile } from '../../../../server/shops/imports/read-file.rules.ts';
import { countsOnCards } from '../../../../server/shops/lines/gift-pages/card-counts.rules.ts';
import { plainCards } from '../../../../server/shops/lines/gift-pages/plain-cards.rules.ts';
import { readCopied } from '../../../../server/shops/lines/pasted/rich-text.rules.ts';
import { encoded } from './file-builders.ts';

const WAYS = { kind: 'REGISTRY', currency: 'EUR' } as const;

interface Gift {
  name: string;
  brand: string;
  price: string;
  counts: string;
  button: string;
  note?: string;
}

const card = ({ name, brand, price, counts, button, note = '' }: Gift, place: number) =>
  `<li class="reg-item${button.startsWith('<') ? '' : ' reg-item--done'}"><a href="https://shop.example/p/${place}"><img src="https://img.example/${place}.jpg" alt="${name}"></a><div class="brand">${brand}</div><h3><a href="https://shop.example/p/${place}">${name}</a></h3><div>Art.nr 41161${place}</div><div>${price}</div>${note && `<blockquote>${note}</blockquote>`}<div>${counts}</div><div>${button}</div></li>`;

const BUTTON = '<button>Köp present</button>';

const KITCHEN: Gift[] = [
  {
    name: 'Stekpanna 28 cm',
    brand: 'HÄLLBY',
    price: '<s>899 kr</s> 749 kr',
    counts: '<span>Önskat antal: 2</span> <span>Köpta: 1</span> <span>Kvar: 1</span>',
    button: BUTTON,
    note: '”Den drömmer vi om!”',
  },
  {
    name: 'Kaffekopp',
    brand: 'HÄLLBY',
    price: '149 kr',
    counts: 'Önskat antal: 12 Köpta: 12 Kvar: 0',
    button: 'Färdigköpt',
  },
];
const BEDROOM: Gift[] = [
  {
    name: 'Påslakan 150x210',
    brand: 'Lindö',
    price: '1 299 kr',
    counts: 'Önskat antal: 1 Köpta: 0 Kvar: 1',
    button: BUTTON,
  },
];
const OTHERS: Gift[] = [
  { name: 'Vas blå', brand: 'Lindö', price: '299 kr', counts: '', button: '<button>Lägg i varukorg</button>' },
];

const HTML = `<nav><ul><li><a href="https://shop.example/nytt">Nyheter</a></li><li><a href="https://shop.example/presenter">Presenter</a></li></ul></nav><h1>Lisa &amp; Johans bröllopslista</h1><p>21 augusti 2049</p><h2>Kök</h2><ul>${KITCHEN.map(card).join('')}</ul><h2>Sovrum</h2><ul>${BEDROOM.map((gift) => card(gift, 7)).join('')}</ul><h2>Andra tittade på</h2><ul>${OTHERS.map((gift) => card(gift, 9)).join('')}</ul><footer><p>Kundservice</p></footer>`;

/** As a browser puts it beside the page. */
const PLAIN = HTML.replace(/<(?:p|h\d|li|ul|div|nav|footer)[^>]*>/g, '\n')
  .replace(/<[^>]+>/g, '')
  .replaceAll('&amp;', '&');

test('a page of gifts from the clipboard is read by its elements: names, links, pictures, sections and how many are bought', async () => {
  const { lists } = await readFile(
    { name: 'pasted.txt', bytes: encoded(PLAIN), copied: { html: HTML, plain: PLAIN } },
    WAYS,
  );
  const [list, ...more] = lists;

  expect(more).toEqual([]);
  expect(list).toMatchObject({ name: 'Lisa & Johans bröllopslista', kind: 'REGISTRY' });
  expect(rowsOf(list?.table as never, WAYS).rows.map(({ item }) => item)).toMatchObject([
    {
      title: 'Stekpanna 28 cm',
      description: 'HÄLLBY',
      notes: '”Den drömmer vi om!”',
      category: 'Kök',
      price: 749,
      currency: 'SEK',
      quantityDesired: 2,
      quantityBought: 1,
      primaryUrl: 'https://shop.example/p/0',
      imageUrl: 'https://img.example/0.jpg',
    },
    { title: 'Kaffekopp', notes: '', category: 'Kök', quantityDesired: 12, quantityBought: 12 },
    { title: 'Påslakan 150x210', category: 'Sovrum', price: 1299, quantityBought: 0 },
  ]);
});

/** With more things in the kitchen. */
const LONGER = HTML.replace(
  '<h2>Sovrum</h2>',
  `<ul>${[...KITCHEN, ...BEDROOM].map((gift, place) => card({ ...gift, name: `${gift.name} 2` }, place + 20)).join('')}</ul><h2>Sovrum</h2>`,
);

test('the same is read where it is pasted into a list', () => {
  const { lines, title } = readCopied({ html: LONGER, plain: PLAIN }, { ...WAYS, kind: 'WISHLIST' });

  expect(title).toBe('Lisa & Johans bröllopslista');
  expect(lines.map(({ name, amount, category, isTicked = false }) => [name, amount, category, isTicked])).toEqual([
    ['Stekpanna 28 cm', 2, 'Kök', false],
    ['Kaffekopp', 12, 'Kök', true],
    ['Stekpanna 28 cm 2', 2, 'Kök', false],
    ['Kaffekopp 2', 12, 'Kök', true],
    ['Påslakan 150x210 2', 1, 'Kök', false],
    ['Påslakan 150x210', 1, 'Sovrum', false],
  ]);
});

test('a page of a shop that says of nothing how many are wanted is read line by line', async () => {
  const html = `<ul>${['Mug', 'Bowl', 'Plate', 'Vase'].map((name) => `<li class="product"><h3><a href="https://shop.example/${name}">${name}</a></h3><p>€12.00</p><button>Add to cart</button></li>`).join('')}</ul>`;
  const plain = 'Mug\n€12.00\nBowl\n€12.00\nPlate\n€12.00\nVase\n€12.00\n';
  const { lists } = await readFile(
    { name: 'pasted.txt', bytes: encoded(plain), copied: { html, plain } },
    { ...WAYS, kind: 'WISHLIST' },
  );
  const items = rowsOf(lists[0]?.table as never, { ...WAYS, kind: 'WISHLIST' }).rows.map(({ item }) => item);

  expect(lists[0]?.kind).toBeUndefined();
  expect(items.map(({ title, primaryUrl }) => [title, primaryUrl])).toEqual(
    ['Mug', 'Bowl', 'Plate', 'Vase'].map((name) => [name, `https://shop.example/${name}`]),
  );
});

test('of a clipboard that is longer than any list the words alone are read, of a saved page as long its elements', async () => {
  const page = `<!doctype html><html><body>${LONGER}<!--${' '.repeat(1_000_000)}--></body></html>`;
  const { lines } = readCopied({ html: page, plain: 'Kaffekopp' }, { ...WAYS, kind: 'WISHLIST' });
  const { lists } = await readFile({ name: 'page.html', bytes: encoded(page) }, WAYS);

  expect(lines.map(({ name }) => name)).toEqual(['Kaffekopp']);
  expect(rowsOf(lists[0]?.table as never, WAYS).rows.map(({ item }) => item.category)).toEqual([
    ...Array.from({ length: 5 }, () => 'Kök'),
    'Sovrum',
  ]);
});

test('a page of gifts that stands deep in others is read as one that does not', async () => {
  const titlesOf = async (html: string) => {
    const page = `<!doctype html><html><body>${html}</body></html>`;
    const { lists } = await readFile({ name: 'page.html', bytes: encoded(page) }, WAYS);
    return rowsOf(lists[0]?.table as never, WAYS).rows.map(({ item }) => [item.title, item.category, item.price]);
  };

  expect(await titlesOf(`${'<div>'.repeat(60)}${HTML}${'</div>'.repeat(60)}`)).toEqual(await titlesOf(HTML));
});

/** A number in letters: labels with other numbers are alike. */
const inLetters = (number: number) => [...String(number)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
const thousands = (part: (place: string) => string) =>
  Array.from({ length: 4_900 }, (_, place) => part(inLetters(place)));

test.for([
  [
    'lines below the last thing',
    () =>
      plainCards(
        [...thousands(() => 'Kopp\n149 kr\nKvar').slice(0, 3), ...thousands((place) => `Sak ${place}`)].flatMap(
          (part) => part.split('\n'),
        ),
        WAYS,
      ),
  ],
  [
    'remarks with a number',
    () =>
      countsOnCards(
        thousands((place) => `sort${place}: 2`).map((note) => ({
          labels: [],
          notes: [note],
          buttons: [],
          isStruck: false,
        })),
      ),
  ],
] as const)('thousands of %s take no longer than words do', ([, read]) => {
  const start = performance.now();
  read();

  expect(performance.now() - start).toBeLessThan(2_000);
});
