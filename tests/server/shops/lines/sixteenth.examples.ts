import type { Examples } from './examples.ts';

const asked = (answer: string) =>
  `[12:06, 1.2.2026] Tom: do we need anything else?\n[12:07, 1.2.2026] Ann: ${answer}\n[12:08, 1.2.2026] Ann: bread`;

/** Things that an answer, a row or a line names are none of the talk, the sums and the prices beside them. */
export const SIXTEENTH_SHOPPING: Examples = {
  'answers that name things': [
    [asked('yes, olive oil'), ['olive oil', 'bread']],
    [asked('ja Milch und Eier'), ['Milch und Eier', 'bread']],
    [asked('oui du lait'), ['du lait', 'bread']],
    [asked('ok milk please'), ['milk', 'bread']],
    [asked('super glue'), ['super glue', 'bread']],
    [asked('ja bitte Eier mitbringen'), ['Eier', 'bread']],
    [asked('ja gerade rein'), ['bread']],
    [asked('yes please'), ['bread']],
  ],
  'numbers of models, to buy': [
    ['Lego: 75192\nLego: 10030\nLego: 21325', ['Lego: 75192', 'Lego: 10030', 'Lego: 21325']],
    ['Lego:75192\nLego:10030\nLego:21325', ['Lego:75192', 'Lego:10030', 'Lego:21325']],
    ['Porsche: 911\nFerrari: 488\nBMW: 320', ['Porsche: 911', 'Ferrari: 488', 'BMW: 320']],
    ['Fiat: 500\nPeugeot: 208\nAudi: 100', ['Fiat: 500', 'Peugeot: 208', 'Audi: 100']],
    ['bread:2275\nmilk:1200\neggs:999', ['bread 2275 EUR', 'milk 1200 EUR', 'eggs 999 EUR']],
  ],
  'last things of tables, to buy': [
    ['Item | Qty\nmilk | 2\nTotal cereal | 1', ['2 × milk', 'Total cereal']],
    ['Item\tPrice\nMug\t5\nHat\t7\nTotal price\t12', ['Mug 5 EUR', 'Hat 7 EUR']],
    ['Item\tPrice\nMug\t5\nHat\t7\nTotal\t12', ['Mug 5 EUR', 'Hat 7 EUR']],
  ],
  'cells that are no things, to buy': [
    ['Mug; 3; 5 €\nHat; 2; 5 €', ['3 × Mug 5 EUR', '2 × Hat 5 EUR']],
    ['mug\n2 x 5 €', ['mug']],
    ['X\nmilk', ['X', 'milk']],
  ],
};

export const SIXTEENTH_GIFTS: Examples = {
  'numbers of models': [
    ['Lego: 75192\nLego: 10030\nLego: 21325', ['Lego: 75192', 'Lego: 10030', 'Lego: 21325']],
    ['Fiat:500\nPeugeot:208\nAudi:100', ['Fiat:500', 'Peugeot:208', 'Audi:100']],
  ],
  'last things of tables': [
    [
      '| Item | Qty | Price |\n|---|---|---|\n| Mug | 2 | $5.00 |\n| Total Yogurt | 1 | $12.99 |',
      ['2 × Mug 5 USD', 'Total Yogurt 12.99 USD'],
    ],
    ['Item\tPrice\nMug\t5\nTotal war game\t60', ['Mug 5 EUR', 'Total war game 60 EUR']],
    ['Mat\t2\t20 €\nBall\t1\t9 €\nTotal Gym\t1\t200 €', ['2 × Mat 20 EUR', 'Ball 9 EUR', 'Total Gym 200 EUR']],
    ['Mat\t2\t20 €\nBall\t1\t9 €\nTotal\t3\t29 €', ['2 × Mat 20 EUR', 'Ball 9 EUR']],
    ['Item\tPrice\nMug\t5 €\nHat\t7 €\nTotal A\t12 €', ['Mug 5 EUR', 'Hat 7 EUR']],
  ],
  'cells that are no things': [
    ['Mug; 3; 5 €\nHat; 2; 5 €', ['3 × Mug 5 EUR', '2 × Hat 5 EUR']],
    ['mug\n2 x 5 €\nhat', ['mug', 'hat']],
  ],
};

/** Texts whose lines have a time as messages do, and all that has to be among those left out. */
export const LEFT_OUT: readonly (readonly [text: string, leftOut: readonly string[]])[] = [
  ['[10:00, 1.2.2026] milk\n[10:01, 1.2.2026] eggs', ['milk', 'eggs']],
  ['01.02.2026, 10:00 - Milch kaufen', ['Milch kaufen']],
  ['Cake pickup 10:30 AM\nmilk\nParty City 4:30 PM\nBalloons', ['Cake pickup 10:30 AM', 'Party City 4:30 PM']],
  ['12:00\tmug\t5 €\n13:00\that\t6 €', ['mug', 'hat']],
  ['mug\n2 x 5 €', ['2 x 5 €']],
  [asked('ja gerade rein'), ['do we need anything else?', 'ja gerade rein']],
];
