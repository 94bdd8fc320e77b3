import type { Examples } from './examples.ts';

/** Messages out of chats, with who wrote them and when. */
export const SHOPPING: Examples = {
  'several requests in a message': [
    ['I need socks and I want a bike', ['socks', 'bike']],
    ['Wir brauchen Milch und ich brauche eine Lampe', ['Milch', 'Lampe']],
    ['We need milk, bread\nand eggs', ['milk', 'bread', 'eggs']],
    ['I need batteries\nI need tape', ['batteries', 'tape']],
  ],
  'messages that ask for things': [
    ['Lidl: Milk\nLidl: Bread?\nAldi: Eggs', ['Milk #Lidl', 'Bread? #Lidl', 'Eggs #Aldi']],
    [
      'Hi Papa, kannst du bitte Quark, Brezeln und 3 Flaschen Saft mitbringen? Und Klopapier. Danke!',
      ['Quark', 'Brezeln', 'Saft [3 Flaschen]', 'Klopapier'],
    ],
    ['Amor, ¿puedes comprar arroz, atún y dos cebollas? También pilas.', ['arroz', 'atún', 'dos cebollas', 'pilas']],
    ['Could you please grab foil and 2 limes on your way home', ['foil', '2 × limes']],
    ['potete prendere funghi e burro?', ['funghi', 'burro']],
    ['Get well card', 'Get well card'],
    ['We Need to Talk About Kevin', 'We Need to Talk About Kevin'],
    ['I love you bear', 'I love you bear'],
    ['I like turtles mug', 'I like turtles mug'],
    ["I'd like 2 lemons please", '2 × lemons'],
    ['Nina\nanything missing for tonight?\nYou\nbread\nNina\nolives\nYou\nsee you soon', ['bread', 'olives']],
    [
      "TRADER JOE'S\n1234 Main St\nOPEN 8:00AM TO 9:00PM\nBANANAS EACH            0.92\n  4 EA @ 0.23/EA\nGREEK YOGURT            5.99\nSOURDOUGH BREAD         4.49\nITEMS: 3\nSUBTOTAL          $11.40\nTAX                $0.00\nTOTAL             $11.40\nVISA ************1234",
      ['4 × BANANAS EACH 0.23 USD', 'GREEK YOGURT 5.99 USD', 'SOURDOUGH BREAD 4.49 USD'],
      'USD',
    ],
  ],
  'who opens a chat with a question only answers those who name things': [
    [
      'Priya\nAnyone going past the shop?\n17:22\nMe\nYep in 10, what do you need\n17:23\nPriya\ncoriander\n2 red onions\n17:25',
      ['coriander', '2 × red onions'],
    ],
  ],
  'how many somebody said when asked': [['Ana: leche\nLuis: ¿cuántas?\nAna: 2\nAna: pan', ['2 × leche', 'pan']]],
};

/** The same of things to wish for. */
export const GIFTS: Examples = {
  'messages that ask for things': [
    [
      'Lena: was wünscht sich Paul?\nTom: also\nTom: Fußballschuhe Gr. 38, ca 45€\nTom: Buch "Gregs Tagebuch 19"\nTom: Kinogutschein 25 Euro\nLena: super danke',
      ['Fußballschuhe Gr. 38 [ca 45€] 45 EUR', 'Buch "Gregs Tagebuch 19"', 'Kinogutschein 25 EUR'],
    ],
    [
      'Headphones ($79)\nNovel - $12.50\nPuzzle @ $18\nSocks, $9.99',
      ['Headphones 79 USD', 'Novel 12.5 USD', 'Puzzle 18 USD', 'Socks 9.99 USD'],
      'USD',
    ],
    [
      'Mum: any ideas for Theo?\nMe: yes!\nMe: Lego Speed Champions set, about £22\nMe: 3 x Hot Wheels cars\nMe: a pair of football socks, size 2-4',
      ['Lego Speed Champions set [about £22] 22 GBP', '3 × Hot Wheels cars', 'a pair of football socks [size 2-4]'],
      'GBP',
    ],
  ],
};
