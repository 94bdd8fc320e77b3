import { expect, test } from 'vitest';
import type { FoundTable } from '../../../../server/shops/imports/found-file.rules.ts';
import { readText } from '../../../../server/shops/imports/read-file.rules.ts';
import { currencyToldBy } from '../../../../server/shops/imports/told-currency.rules.ts';
import { dayToldBy, occasionToldBy } from '../../../../server/shops/imports/told-day.rules.ts';
import { kindToldBy } from '../../../../server/shops/imports/told-kind.rules.ts';

const WAYS = { kind: 'WISHLIST', currency: 'GBP' } as const;
const NOTHING: FoundTable = { columns: ['name'], headings: [], rows: [['Mug'], ['Bowl']] };

function kindOf(name: string, table: FoundTable = NOTHING) {
  return kindToldBy({ name, table }, WAYS);
}

test.for([
  'The Ortega Baby Registry',
  'Huwelijkslijst Sanne & Joris',
  'Geschenktisch Anna und Jonas',
  'Hochzeitsliste',
  'Liste de naissance',
  'Lista de bodas',
  'Lista nozze Giulia e Marco',
  'Lista de casamento',
  'Enxoval da Clara',
  'Lista ślubna',
  'Bröllopslista',
  '結婚祝いリスト',
  'قائمة الزفاف',
])('the name of a registry says so: %s', (name) => {
  expect(kindOf(name)).toBe('REGISTRY');
});

test.for([
  'Compra semana 📝',
  'Einkaufszettel',
  'Wocheneinkauf',
  'Weekly shop',
  'Groceries',
  'Courses samedi',
  'Lista della spesa',
  'Boodschappen',
  'Compras do mês',
  'Zakupy',
  'Inköpslista',
  '買い物メモ',
  'قائمة التسوق',
])('the name of a shopping list says so: %s', (name) => {
  expect(kindOf(name)).toBe('SHOPPING');
});

test.for(['Wunschliste Emil', 'Wishlist', 'Verlanglijstje', 'ほしいものリスト'])(
  'the name of a wish list says so: %s',
  (name) => {
    expect(kindOf(name)).toBe('WISHLIST');
  },
);

test.for([
  'Online courses',
  'Penny',
  'Jumbo Lego',
  'Etsy shop',
  'Christmas shopping',
  'Einkauf Weihnachtsgeschenke',
  'Party',
  'Hochzeit',
  'Shoppers',
  'Lidya',
  '',
])('a name that may be that of any kind tells none: %s', (name) => {
  expect(kindOf(name)).toBeUndefined();
});

test('amounts of everyday things tell a shopping list, and links do not', () => {
  const table = (rows: string[][]): FoundTable => ({ columns: ['name', 'link'], headings: [], rows });

  expect(kindOf('Saturday', table([['1 kg de tomates'], ['leche 6 bricks'], ['pan']]))).toBe('SHOPPING');
  expect(kindOf('Saturday', table([['Pan 28 cm'], ['Shelf 2 m'], ['Rug 3 m']]))).toBeUndefined();
  const link = 'https://shop.example/1';
  expect(
    kindOf(
      'Saturday',
      table([
        ['1 kg flour', link],
        ['2 l oil', link],
        ['bread', link],
      ]),
    ),
  ).toBeUndefined();
});

test('what is asked for and what was bought tell a registry', () => {
  const headings = ['Item', 'Requested', 'Purchased'];
  const table: FoundTable = { columns: ['name', 'amount', 'bought'], headings, rows: [['Mug', '2', '1']] };

  expect(kindOf('Ours', table)).toBe('REGISTRY');
  expect(kindOf('My wish list', table)).toBe('WISHLIST');
});

const TODAY = { language: 'en-GB', today: '2026-11-28' };
const day = (name: string, more: object = {}) => dayToldBy({ name, leftOut: [] }, { ...TODAY, ...more });

test.for([
  ['Hochzeit 12.6.2027', '2027-06-12'],
  ['Huwelijkslijst Sanne & Joris – 12 juni 2027', '2027-06-12'],
  ['Wedding June 12, 2027', '2027-06-12'],
  ['Wedding 12th of June 2027', '2027-06-12'],
  ['Mariage 5 août 2027', '2027-08-05'],
  ['Boda 12 de junio de 2027', '2027-06-12'],
  ['Matrimonio 3 luglio 2027', '2027-07-03'],
  ['Ślub 12 czerwca 2027', '2027-06-12'],
  ['Bröllop 2027-06-12', '2027-06-12'],
  ['Birthday 12/06/27', '2027-06-12'],
  ['結婚式 2027年6月12日', '2027-06-12'],
])('the day in a name is the day of its list: %s', ([name, date]) => {
  expect(day(name ?? '')).toEqual({ date, isMonthOnly: false });
});

test('a month alone is its first day, and says so', () => {
  expect(day('Baby shower June 2027')).toEqual({ date: '2027-06-01', isMonthOnly: true });
});

test('the first number is the month where the reader writes it so', () => {
  expect(day('Party 6/12/2027', { language: 'en-US' })?.date).toBe('2027-06-12');
  expect(day('Party 6/25/2027')?.date).toBe('2027-06-25');
});

test.for([
  'Wedding 2027',
  'Christmas',
  'Wedding 12.6.2024',
  'Model 12.34.56',
  'Lego 10.11.28',
  'Wishlist v12.6.27',
  'Wishlist November 2026',
  'Set 2030',
  'Size 10/12',
  '',
])('a name without a day to come tells none: %s', (name) => {
  expect(day(name)).toBeNull();
});

test('a day above the table is the day of the list, but not the one on which it was made', () => {
  const above = (...texts: string[]) =>
    dayToldBy({ name: 'Ours', leftOut: [{ reason: 'NAMES_NOTHING', count: 1, texts }] }, TODAY);

  expect(above('12 June 2027')?.date).toBe('2027-06-12');
  expect(above('Exported December 20, 2026')).toBeNull();
});

test.for([
  ['Baby Registry', 'Baby shower'],
  ['Huwelijkslijst', 'Wedding'],
  ['Geburtstag Emil', 'Birthday'],
  ['Noël 2026', 'Christmas'],
  ['Party', null],
])('a name tells what its list is for: %s', ([name, occasion]) => {
  expect(occasionToldBy(name ?? '')).toBe(occasion);
});

function currency(text: string, usual: string, fileName = 'list.csv') {
  const [list] = readText(text, fileName, { ...WAYS, currency: usual }).lists;
  return list ? currencyToldBy(list, usual) : undefined;
}

test('prices that say no currency are in that of the shops or of the language', () => {
  expect(currency('Item,Price,Link\nMug,8,https://www.target.com/p/mug\nBowl,9,', 'GBP')).toBe('USD');
  expect(currency('Item,Price,Link\nMug,8,https://www.bol.com/nl/p/1', 'GBP')).toBe('EUR');
  expect(currency('Item,Price,Link\nMug,8,https://www.johnlewis.co.uk/mug', 'USD')).toBe('GBP');
  expect(currency('Artikel;Preis\nTasse;8,50\nTeller;9,00', 'GBP')).toBe('EUR');
  expect(currency('Artikel;Preis\nTasse;8,50\nTeller;9,00', 'CHF')).toBe('CHF');
  expect(currency('Sak;Pris\nKopp;85\nFat;90', 'EUR')).toBe('SEK');
});

test('prices that say their currency keep it, and English alone tells none', () => {
  expect(currency('Item,Price,Link\nMug,£8,https://www.target.com/p/mug', 'EUR')).toBeNull();
  expect(currency('Item,Price ($),Link\nMug,8,https://shop.example.de/mug', 'EUR')).toBeNull();
  expect(currency('Item,Price\nMug,8\nBowl,9', 'CAD')).toBeNull();
});

test.for([
  ['12 czerwca 2049', '2049-06-12'],
  ['12. kesäkuuta 2049', '2049-06-12'],
  ['12 يونيو 2049', '2049-06-12'],
  ['١٢ حزيران ٢٠٤٩', '2049-06-12'],
  ['12 كانون الأول 2049', '2049-12-12'],
  ['12 ביוני 2049', '2049-06-12'],
  ['12 มิถุนายน 2592', '2049-06-12'],
  ['12 Ιουνίου 2049', '2049-06-12'],
  ['12 червня 2049', '2049-06-12'],
  ['2049. június 12.', '2049-06-12'],
  ['2049 m. birželio 12 d.', '2049-06-12'],
  ['12 de juny del 2049', '2049-06-12'],
  ['12 जून 2049', '2049-06-12'],
  ['12 tháng 6, 2049', '2049-06-12'],
  ['2049년 6월 12일', '2049-06-12'],
  ['2049年6月12日', '2049-06-12'],
  ['12 Haziran 2049', '2049-06-12'],
  ['12 iunie 2049', '2049-06-12'],
])('a day is read in many languages: %s', ([written, day]) => {
  expect(dayToldBy({ name: `A & B, ${written}`, leftOut: [] }, { today: '2026-11-28' })?.date).toBe(day);
});

test.for(['Wedding 2049', 'Baby 2049 3', '12 Angry Men 2049', 'Plan B 12 2049'])('no day is told by %s', (name) => {
  expect(dayToldBy({ name, leftOut: [] }, { today: '2026-11-28' })).toBeNull();
});
