import type { Examples } from './examples.ts';

/** Findings of a stranger who pasted what people send each other, made anew. */
export const TWENTY_FIRST_SHOPPING: Examples = {
  'how many somebody said when asked': [
    [
      '[24.11.26, 18:02:11] Oma: Bringst du Brezeln mit?\n[24.11.26, 18:03:11] Ben: wie viele?\n[24.11.26, 18:03:30] Oma: 5\n[24.11.26, 18:04:00] Oma: und 2 Pck Backpulver, Zucker (den feinen!)\n[24.11.26, 18:05:00] Oma: ach ja und Gurken',
      ['5 × Brezeln', 'Backpulver [2 Pck]', 'Zucker (den feinen!)', 'Gurken'],
    ],
    [
      '[24/11/26, 18:02:11] Ana: lemons\n[24/11/26, 18:03:11] Ben: How many?\n[24/11/26, 18:04:11] Ana: 4 please\n[24/11/26, 18:04:11] Ana: rice',
      ['4 × lemons', 'rice'],
    ],
    ['Ana: leche\nLuis: ¿cuántas?\nAna: 2\nAna: pan', ['2 × leche', 'pan']],
    [
      '[24/11/26, 18:02:11] Ana: plums, pears\n[24/11/26, 18:03:11] Ben: how many?\n[24/11/26, 18:04:11] Ana: 4\n[24/11/26, 18:04:11] Ana: oh and rice',
      ['plums, pears', 'rice'],
    ],
  ],
  'which of a thing is meant, behind a comma, typed': [
    ['Pflaumen aus dem Garten, aber nur wenn sie reif sind', 'Pflaumen aus dem Garten [aber nur wenn sie reif sind]'],
    ['plums, but only ripe ones, bread', ['plums [but only ripe ones]', 'bread']],
    ['Brot, nur vom Bäcker', 'Brot [nur vom Bäcker]'],
    ['prunes, mais pas trop mûres', 'prunes [mais pas trop mûres]'],
    ['peras, pero solo si están baratas', 'peras [pero solo si están baratas]'],
    ['pere, ma solo biologiche', 'pere [ma solo biologiche]'],
    ['peren, maar alleen biologisch', 'peren [maar alleen biologisch]'],
    ['peras, mas só maduras', 'peras [mas só maduras]'],
    ['gruszki, ale tylko bio', 'gruszki [ale tylko bio]'],
    ['päron, men bara mogna', 'päron [men bara mogna]'],
    ['梨、ただし国産のみ', '梨 [ただし国産のみ]'],
    ['كمثرى، لكن فقط الطازج', 'كمثرى [لكن فقط الطازج]'],
    ['pear, sour cream, maize', ['pear', 'sour cream', 'maize']],
    ['pan, mais, leche', ['pan', 'mais', 'leche']],
  ],
  'a recipe without headings': [
    [
      'Lentil soup (serves 4)\n\n200 g lentils\n3 carrots\n\nFry the carrots, then add the lentils and simmer for an hour.',
      ['lentils [200 g]', '3 × carrots'],
    ],
  ],
  'amounts in Arabic figures': [
    ['الأغراض\nخبز ×٣\nحليب (٢)\nبيض عدد ١٢', ['الأغراض', '3 × خبز', '2 × حليب', '12 × بيض']],
  ],
};

export const TWENTY_FIRST_GIFTS: Examples = {
  'marks of answered and forwarded mails': [
    [
      '> Hi Tom,\n> - a wooden train (~ $20)\n> - a "real" whisk\n> - boots, size 31',
      ['a wooden train [~ $20] 20 USD', 'a "real" whisk', 'boots, size 31'],
    ],
    ['>> - puzzle\n>> - drum\n> > * kite', ['puzzle', 'drum', 'kite']],
    ['| - puzzle\n| - drum\n| - kite', ['puzzle', 'drum', 'kite']],
    ['| > - puzzle\n| > - drum', ['puzzle', 'drum']],
  ],
  'dots that lead to one price alone': [
    ['Tea kettle............29.99\nrobot\nbook', ['Tea kettle 29.99 EUR', 'robot', 'book']],
  ],
  'how many, in Arabic figures': [
    ['- دفاتر رسم عدد ٤\n- ألوان مائية، عدد: ٢\n- كرة', ['4 × دفاتر رسم', '2 × ألوان مائية', 'كرة']],
  ],
};

/** Texts, and which of their lines are named as left out. */
export const ALSO_LEFT_OUT: readonly (readonly [text: string, leftOut: readonly string[]])[] = [
  ['bike\nkite\n???', ['???']],
  [
    '[24/11/26, 18:02:11] Ana: plums, pears\n[24/11/26, 18:03:11] Ben: how many?\n[24/11/26, 18:04:11] Ana: 4\n[24/11/26, 18:04:11] Ana: oh and rice',
    ['oh and', 'how many?', '4'],
  ],
];
