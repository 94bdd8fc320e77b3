import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

test('a thing that is called as a sum is one, also at the end and behind two spaces', () => {
  expect(readingOf('Football boots  45.00\nTotal War game  59.90\nGoal net  34.50\nBalance bike  129.00')).toEqual([
    'Football boots 45 EUR',
    'Total War game 59.9 EUR',
    'Goal net 34.5 EUR',
    'Balance bike 129 EUR',
  ]);
  expect(readingOf('Boots\t45.00\nNet\t34.50\nBalance bike\t129.00', 'WISHLIST')).toEqual([
    'Boots 45 EUR',
    'Net 34.5 EUR',
    'Balance bike 129 EUR',
  ]);
});

test('a sum is none, whatever words stand beside its own, where it adds up', () => {
  expect(readingOf('Teapot  20.10\nCups  12.40\nTotal for Anna  32.50')).toEqual([
    'Teapot 20.1 EUR',
    'Cups 12.4 EUR',
    'Total for Anna 32.5 EUR',
  ]);
  expect(readingOf('Teapot  20.10\nCups  12.40\nSpoons  7.00\nTotal for Anna  39.50')).toEqual([
    'Teapot 20.1 EUR',
    'Cups 12.4 EUR',
    'Spoons 7 EUR',
  ]);
});

test('a receipt is read with its counts, weights and deposits, and money without cents', () => {
  const german = `MARKT GRUBER
                        EUR
BIO MILCH              1,49 B
JOGHURT
    4 Stk x    0,55    2,20 B
WASSER                 5,34 A
    6 Stk x    0,89
PFAND                  1,50 A
    6 Stk x    0,25
TOMATEN
  0,642 kg x   2,99 EUR/kg
                       1,92 B
SUMME           EUR   12,45
Geg. BAR        EUR   20,00
Rückgeld BAR    EUR   -7,55`;
  expect(readingOf(german)).toEqual([
    'BIO MILCH 1.49 EUR',
    '4 × JOGHURT 0.55 EUR',
    '6 × WASSER 0.89 EUR',
    'TOMATEN [0,642 kg] 1.92 EUR',
  ]);
  const japanese = `スーパーみどり
牛乳              ¥238※
りんご
  3個 × 単138     ¥414※
洗剤              ¥195
小計              ¥847
合計              ¥847
お預り          ¥1,000
お釣り            ¥153`;
  expect(readingOf(japanese, 'SHOPPING', 'JPY')).toEqual(['牛乳 238 JPY', '3 × りんご 138 JPY', '洗剤 195 JPY']);
});

test('an order has the price of one where a row below the thing says both', () => {
  const mail = `Ihre Bestellung

2 x Becher "Wald"
    Einzelpreis: 12,90 EUR    Gesamt: 25,80 EUR
1 x Kerzenständer
    Einzelpreis: 34,00 EUR    Gesamt: 34,00 EUR
3 x Notizbuch
    Einzelpreis: 8,50 EUR     Gesamt: 25,50 EUR

Zwischensumme: 85,30 EUR
Versandkosten: 4,90 EUR
Gesamtsumme: 90,20 EUR`;
  expect(readingOf(mail, 'WISHLIST')).toEqual([
    '2 × Becher "Wald" 12.9 EUR',
    'Kerzenständer 34 EUR',
    '3 × Notizbuch 8.5 EUR',
  ]);
});

test('a cell of names says how many where no other does, and a heading has its currency behind a comma', () => {
  expect(readingOf('Назва\tЦіна, грн\nКубок x2\t150\nЛампа\t900\nРушник\t250', 'WISHLIST')).toEqual([
    '2 × Кубок 150 UAH',
    'Лампа 900 UAH',
    'Рушник 250 UAH',
  ]);
});
