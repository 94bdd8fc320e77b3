import type { Examples } from './examples.ts';

/** Lines over a whole list that say so by their words alone, and things that come first and are none. */
export const NAMED_SHOPPING: Examples = {
  'names of lists with what they are for': [
    [
      'Lista supermercado (Mercadona)\nLeche\nPan de molde\nHuevos 12\nArroz',
      ['Leche', 'Pan de molde', '12 × Huevos', 'Arroz'],
    ],
    ['Fournitures CM1\n2 cahiers\n1 gomme\n4 crayons\n1 compas', ['2 × cahiers', 'gomme', '4 × crayons', 'compas']],
    [
      'Beach packing - Lily\n3 swimsuits\nsun hat\ntowel\nflip flops',
      ['3 × swimsuits', 'sun hat', 'towel', 'flip flops'],
    ],
    ['Zakupy (Lidl)\nmasło\nchleb\njajka 10\nser', ['masło', 'chleb', '10 × jajka', 'ser']],
    ['Inköpslista ICA\nsmör\nmjölk\nost\nägg', ['smör', 'mjölk', 'ost', 'ägg']],
    ['Schulsachen Klasse 3\nFüller\nLineal\nSchere\nKleber', ['Füller', 'Lineal', 'Schere', 'Kleber']],
    ['Packing tape\nBubble wrap\nScissors\nMarkers', ['Packing tape', 'Bubble wrap', 'Scissors', 'Markers']],
  ],
  'dishes above what they are made of': [
    [
      'Omas Käsekuchen\n200g Butter\n150 g Zucker\n3 Eier\n750 g Quark\nVanille',
      ['Butter [200g]', 'Zucker [150 g]', '3 × Eier', 'Quark [750 g]', 'Vanille'],
    ],
    [
      'Chokladkaka\n2 ägg\n3 dl socker\n1 tsk vaniljsocker\n100 g smör',
      ['2 × ägg', 'socker [3 dl]', 'vaniljsocker [1 tsk]', 'smör [100 g]'],
    ],
    [
      'Kürbissuppe\n1 kg Kürbis\n2 Zwiebeln\n500 ml Brühe\n200 ml Sahne\n\n180 Grad Umluft 30 Min backen',
      ['Kürbis [1 kg]', '2 × Zwiebeln', 'Brühe [500 ml]', 'Sahne [200 ml]'],
    ],
    ['Butter\n500 g Mehl\n3 Eier\n1 kg Zucker', ['Butter', 'Mehl [500 g]', '3 × Eier', 'Zucker [1 kg]']],
    ['Kartoffelsalat\nWurst\nSenf\nBrot', ['Kartoffelsalat', 'Wurst', 'Senf', 'Brot']],
  ],
  'asking and parting words': [
    ['dad can you get\nmilk\nbagels\njam', ['milk', 'bagels', 'jam']],
    ['Hallo Jörg, bring bitte mit:\n2 Gurken\nButter\nSenf\nLieben Gruß Helga', ['2 × Gurken', 'Butter', 'Senf']],
    ['Mamma manca\npane\nlatte\nburro', ['pane', 'latte', 'burro']],
    ['Ball\nBoots\nBook (sign it please now!)', ['Ball', 'Boots', 'Book (sign it please now!)']],
  ],
};

export const NAMED_GIFTS: Examples = {
  'ideas and wishes of somebody': [
    ['Ideas for Noah (7)\nScience kit\nFootball\nTorch', ['Science kit', 'Football', 'Torch']],
    ['Verlanglijstje Bram 6 jaar\nStep\nPuzzel\nLoopfiets', ['Step', 'Puzzel', 'Loopfiets']],
    ['Regalos Inés 6 años\npatines\ncuento\ncometa', ['patines', 'cuento', 'cometa']],
    ['Ruby (4)\ndoll house\nbubbles\ntea set', ['doll house', 'bubbles', 'tea set']],
    ['Boots\nScarf\nGloves', ['Boots', 'Scarf', 'Gloves']],
    ['Barbie\nPuzzle\nTeddy\nKite', ['Barbie', 'Puzzle', 'Teddy', 'Kite']],
  ],
};

/** Names that could be things as well, and are said so. */
export const GUESSED_NAMES: readonly [text: string, leftOut: readonly string[]][] = [
  ['Grillen Samstag\nWürstchen\nBrot\nSenf', ['Grillen Samstag']],
  ['Kladdkaka\n2 ägg\n3 dl socker\n1 tsk salt\n100 g smör', ['Kladdkaka']],
  ['mum need\nmilk\nbread\neggs', ['mum need']],
];
