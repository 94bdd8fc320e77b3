import type { Examples } from './examples.ts';

/** Texts that were read wrong, and surely so: what stands in them is read right, or stays as it was written. */
export const FIFTEENTH_SHOPPING: Examples = {
  'fifteenth, to buy': [
    ['2 x shirts (qty: 3)', '2 × shirts (qty: 3)'],
    ['eggs (qty: 3)', '3 × eggs'],
    ['Milk\nBread\n2 €\n\nEggs\nCheese\n3 €', ['Milk', 'Bread', '2 €', 'Eggs', 'Cheese', '3 €']],
    ['Shoes, socks, hats\n20 €\n\nLego, duplo, ball\n30 €', ['Shoes, socks, hats 20 EUR', 'Lego, duplo, ball 30 EUR']],
    ['x milk\no eggs\nx bread', ['milk ✓', 'eggs', 'bread ✓']],
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
  'blocks with a price': [
    [
      'Lego https://a.com/x\nhttps://b.com/y\n20 €\n\nDuplo https://c.com/z\nhttps://d.com/w\n30 €',
      ['Lego <https://a.com/x>', '20 EUR <https://b.com/y>', 'Duplo <https://c.com/z>', '30 EUR <https://d.com/w>'],
    ],
    [
      'Lego\nLink: ask Anna first https://b.com/w\n20 €\n\nDuplo\nLink: ask Tom first https://d.com/w\n30 €',
      ['Lego [Link: ask Anna first https://b.com/w] 20 EUR', 'Duplo [Link: ask Tom first https://d.com/w] 30 EUR'],
    ],
    [
      'Lego 25 €\nPrice: 20 €\n\nDuplo 35 €\nPrice: 30 €',
      ['Lego 25 EUR', 'Price 20 EUR', 'Duplo 35 EUR', 'Price 30 EUR'],
    ],
    ['3 x socks\nQty: 5\n\n2 x hats\nQty: 4', ['3 × socks', 'Qty: 5', '2 × hats', 'Qty: 4']],
    ['Mum\nperfume\n20 €\n\nDad\ntie\n30 €', ['Mum', 'perfume', '20 €', 'Dad', 'tie', '30 €']],
  ],
  'films, books and brands': [
    ['Titanic\nNotting Hill\nLove Actually', ['Titanic', 'Notting Hill', 'Love Actually']],
    ['Bose\nSony\nLG Soundbar', ['Bose', 'Sony', 'LG Soundbar']],
    ['Asterix\nShrek\nPuss Boots', ['Asterix', 'Shrek', 'Puss Boots']],
    [
      'Lego\nDuplo\nHow to Train Your Dragon!\nWhere the Wild Things Are!',
      ['Lego', 'Duplo', 'How to Train Your Dragon!', 'Where the Wild Things Are!'],
    ],
    [
      'Where is the Green Sheep?\nWho Sank the Boat?\nGuess How Much I Love You.\nLego\nBall\nDoll',
      ['Where is the Green Sheep?', 'Who Sank the Boat?', 'Guess How Much I Love You.', 'Lego', 'Ball', 'Doll'],
    ],
    [
      'Book A\nBook B\nThe Best Exotic Marigold Hotel.\nGone with the Wind.\nWho Framed Roger Rabbit?',
      ['Book A', 'Book B', 'The Best Exotic Marigold Hotel.', 'Gone with the Wind.', 'Who Framed Roger Rabbit?'],
    ],
    ['- Lego\n- Ball\n- Doll\n\nBon Iver', ['Lego', 'Ball', 'Doll', 'Bon Iver']],
    ['- Lego\n- Ball\n- Doll\n\nBuon Natale', ['Lego', 'Ball', 'Doll']],
    ['Lego\nBall\nDoll\n\nVG Tom', ['Lego', 'Ball', 'Doll']],
    [
      'Star Wars: Andor\nStar Wars: Ahsoka\nStar Wars: Rebels',
      ['Star Wars: Andor', 'Star Wars: Ahsoka', 'Star Wars: Rebels'],
    ],
    ['x files\nx men\nx factor', ['x files', 'x men', 'x factor']],
    ['X Box\nX Men\nX Factor', ['X Box', 'X Men', 'X Factor']],
  ],
  'brackets that nothing closes': [
    ['1) Kitten :(\n2) Lego\n3) Ball', ['Kitten :(', 'Lego', 'Ball']],
    ['a) Perfume (Chanel\nb) Scarf\nc) Tie', ['Perfume (Chanel', 'Scarf', 'Tie']],
    ['- Lego (Star Wars\n- Doll :)\n- Ball', ['Lego (Star Wars', 'Doll :)', 'Ball']],
    ['Perfume (Chanel\nNo 5)\nScarf', ['Perfume (Chanel No 5)', 'Scarf']],
  ],
  'two readings': [
    [
      'Toy Story - 3\nCars - 2\nShrek - 4',
      ['3 × Toy Story | Toy Story - 3', '2 × Cars | Cars - 2', '4 × Shrek | Shrek - 4'],
    ],
    [
      'Max: The Dog\nAlice: Madness Returns\nLuigi: Mansion',
      ['The Dog #Max', 'Madness Returns #Alice', 'Mansion #Luigi | Luigi: Mansion'],
    ],
    [
      'Harry Potter: Stein der Weisen\nHarry Potter: Feuerkelch\nHerr der Ringe: Gefährten',
      [
        'Stein der Weisen #Harry Potter | Harry Potter: Stein der Weisen',
        'Feuerkelch #Harry Potter | Harry Potter: Feuerkelch',
        'Herr der Ringe: Gefährten',
      ],
    ],
    [
      'Call of Duty: Black Ops, Modern Warfare\nMario: Kart, Party',
      [
        'Black Ops #Call of Duty | Call of Duty: Black Ops, Modern Warfare',
        'Modern Warfare #Call of Duty',
        'Kart #Mario',
        'Party #Mario',
      ],
    ],
  ],
};
