import type { Examples } from './examples.ts';

/** Texts that were read wrong, and surely so: what stands in them is read right, or stays as it was written. */
export const FIFTEENTH_SHOPPING: Examples = {
  'fifteenth, to buy': [
    ['2 x shirts (qty: 3)', '2 × shirts (qty: 3)'],
    ['eggs (qty: 3)', '3 × eggs'],
  ],
};

export const FIFTEENTH_GIFTS: Examples = {
  'headings over people': [
    [
      'Christmas:\n- Ella: doll, ball\n- Mum: book, tie\nBirthday:\n- Ella: bike, helmet\n- Mum: scarf, hat',
      [
        'doll #Christmas: Ella',
        'ball #Christmas: Ella',
        'book #Christmas: Mum',
        'tie #Christmas: Mum',
        'bike #Birthday: Ella',
        'helmet #Birthday: Ella',
        'scarf #Birthday: Mum',
        'hat #Birthday: Mum',
      ],
    ],
    [
      '# Natale\n- Ella: bambola\n- Mamma: libro\n# Compleanno\n- Ella: bici\n- Mamma: sciarpa',
      ['bambola #Natale: Ella', 'libro #Natale: Mamma', 'bici #Compleanno: Ella', 'sciarpa #Compleanno: Mamma'],
    ],
    [
      'Kitchen:\nRuby: skates, art set\nTom: jeans, book\nBathroom:\nMia: towels, soap\nAda: soap, brush',
      [
        'skates #Kitchen: Ruby',
        'art set #Kitchen: Ruby',
        'jeans #Kitchen: Tom',
        'book #Kitchen: Tom',
        'towels #Bathroom: Mia',
        'soap #Bathroom: Mia',
        'Ada: soap, brush #Bathroom',
      ],
    ],
    ['Lego\nZug\n\nKids\nElla: doll\nTom: ball', ['Zug #Lego', 'doll #Kids: Ella', 'ball #Kids: Tom']],
    ['Age: 61\nperfume\n- 妹：人形', ['Age: 61', 'perfume', '人形 #妹']],
  ],
  'ranges of prices': [
    ['Teapot 19.90 - 30 €', 'Teapot 19.90 - 30 €'],
    ['Socks 10,50 - 20 €', 'Socks 10,50 - 20 €'],
    ['Pan 20 - 29,90 €', 'Pan 20 - 29,90 €'],
    ['Lamp ab 20 - 29,90 €', 'Lamp ab 20 - 29,90 €'],
    ['Vase von 20 - 290,90 €', 'Vase von 20 - 290,90 €'],
    ['Sofa 2.500 - 2.600,00 €', 'Sofa 2.500 - 2.600,00 €'],
    ['Shoes size 29 - 34,90 €', 'Shoes size 29 34.9 EUR'],
    ['Sneakers Gr. 38 - 89 €', 'Sneakers Gr. 38 89 EUR'],
    ['PS 5 - 499,90 €', 'PS 5 499.9 EUR'],
  ],
};
