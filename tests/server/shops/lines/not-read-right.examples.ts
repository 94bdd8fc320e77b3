import type { Examples } from './examples.ts';

/** Texts that are not read right yet, with what should be read. Who mends one takes it to its kind. */
export const SHOPPING_NOT_YET: Examples = {
  'things to buy': [
    [
      'À prendre : pain, 6 œufs, beurre demi-sel, 2 baguettes, PQ',
      ['pain', '6 × œufs', 'beurre demi-sel', '2 × baguettes', 'PQ'],
    ],
    [
      'Kasia: kupisz coś po drodze?\nTomek: jasne, co?\nKasia: chleb\nKasia: 2 mleka\nKasia: i karmę dla kota\nTomek: ok',
      ['chleb', '2 × mleka', 'i karmę dla kota'],
    ],
    [
      '[27.11.26, 18:02:11] Jana: Kannst du noch einkaufen?\n[27.11.26, 18:02:40] Jana: Milch, Butter und 6 Eier\n[27.11.26, 18:03:02] Tom: klar\n[27.11.26, 18:05:19] Jana: ach und Katzenfutter!',
      ['Milch', 'Butter', '6 × Eier', 'Katzenfutter'],
    ],
    [
      '牛乳 2本\n卵 1パック\n豚こま 300g\n\nドラッグストア\n洗剤\nティッシュ 5箱',
      ['牛乳 [2本]', '卵 [1パック]', '豚こま [300g]', '洗剤 #ドラッグストア', 'ティッシュ [5箱] #ドラッグストア'],
    ],
  ],
};

/** The same of things to wish for. */
export const GIFTS_NOT_YET: Examples = {
  'things to wish for': [
    [
      '#\tGift idea\tFor whom\tEst. cost\tStore\n1\tWeighted blanket\tMom\t$45\tTarget\n2\tEspresso cups (set of 4)\tDad\t$32.50\t\n3\tBoard game: Catan\tKids\t$44.97\thttps://www.amazon.com/dp/B00U26V4VQ?ref=abc',
      [
        'Weighted blanket [Mom, Target] 45 USD',
        'Espresso cups (set of 4) [Dad] 32.5 USD',
        'Board game: Catan [Kids] 44.97 USD <https://www.amazon.com/dp/B00U26V4VQ?ref=abc>',
      ],
      'USD',
    ],
    [
      'Mum - silk pillowcase\nDad - garden kneeler £18\nOlly - Nintendo gift card, Pokémon plush\nMe - nothing, honestly',
      [
        'silk pillowcase #Mum',
        'garden kneeler 18 GBP #Dad',
        'Nintendo gift card, Pokémon plush #Olly',
        'nothing, honestly #Me',
      ],
      'GBP',
    ],
  ],
};
