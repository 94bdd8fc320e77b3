import type { Examples } from './examples.ts';

/** Links with the names of the things that they lead to. */
export const LINKS: Examples = {
  'a title and a link in turn': [
    [
      'Mug\nhttps://shop.example/1\nBowl\nhttps://shop.example/2',
      ['Mug <https://shop.example/1>', 'Bowl <https://shop.example/2>'],
    ],
    ['Tasse\nhttps://shop.example/1', 'Tasse <https://shop.example/1>'],
    [
      'https://shop.example/1\nBol\nhttps://shop.example/2\nVase',
      ['Bol <https://shop.example/1>', 'Vase <https://shop.example/2>'],
    ],
    [
      'Taza\nhttps://shop.example/1\n\nPlato\nhttps://shop.example/2\n',
      ['Taza <https://shop.example/1>', 'Plato <https://shop.example/2>'],
    ],
    [
      'Tazza\nhttps://shop.example/1\n\nPiatto\n\nVaso\nhttps://shop.example/3',
      ['Tazza <https://shop.example/1>', 'Piatto', 'Vaso <https://shop.example/3>'],
    ],
    [
      '1. Mok\nhttps://shop.example/1\n2. Bord\nhttps://shop.example/2',
      ['Mok <https://shop.example/1>', 'Bord <https://shop.example/2>'],
    ],
    [
      'Caneca\nR$ 12,90\nhttps://shop.example/1\nPrato\nR$ 8,00\nhttps://shop.example/2',
      ['Caneca 12.9 BRL <https://shop.example/1>', 'Prato 8 BRL <https://shop.example/2>'],
    ],
    [
      'Kubek 39,99 zł\nhttps://shop.example/1\nTalerz 12 zł\nhttps://shop.example/2',
      ['Kubek 39.99 PLN <https://shop.example/1>', 'Talerz 12 PLN <https://shop.example/2>'],
    ],
    [
      '- Mugg\n  https://shop.example/1\n- Tallrik\n  https://shop.example/2',
      ['Mugg <https://shop.example/1>', 'Tallrik <https://shop.example/2>'],
    ],
    [
      'マグカップ\nhttps://shop.example/1\n皿\nhttps://shop.example/2',
      ['マグカップ <https://shop.example/1>', '皿 <https://shop.example/2>'],
    ],
    [
      'كوب\nhttps://shop.example/1\nطبق\nhttps://shop.example/2',
      ['كوب <https://shop.example/1>', 'طبق <https://shop.example/2>'],
    ],
    ['Mug\nhttps://shop.example/1\nBowl\nPlate', ['Mug <https://shop.example/1>', 'Bowl', 'Plate']],
    ['https://shop.example/1\nhttps://shop.example/2', ['<https://shop.example/1>', '<https://shop.example/2>']],
    [
      'Mug https://shop.example/1\nBowl https://shop.example/2',
      ['Mug <https://shop.example/1>', 'Bowl <https://shop.example/2>'],
    ],
    [
      'Tasse\nhttps://shop.example/1\nTeller\nhttps://shop.example/2\nGabel',
      ['Tasse <https://shop.example/1>', 'Teller <https://shop.example/2>', 'Gabel'],
    ],
    [
      '• Tasse\n• https://shop.example/1\n• Bol\n• https://shop.example/2',
      ['Tasse <https://shop.example/1>', 'Bol <https://shop.example/2>'],
    ],
    [
      'Mug\nLink: https://shop.example/1\nBowl\nLink: https://shop.example/2',
      ['Mug <https://shop.example/1>', 'Bowl <https://shop.example/2>'],
    ],
    [
      'Taza\n12 €\nhttps://shop.example/1\n\nPlato\n8 €\nhttps://shop.example/2',
      ['Taza 12 EUR <https://shop.example/1>', 'Plato 8 EUR <https://shop.example/2>'],
    ],
    [
      'Mok:\nhttps://shop.example/1\nBord:\nhttps://shop.example/2',
      ['Mok <https://shop.example/1>', 'Bord <https://shop.example/2>'],
    ],
    [
      'Mug\nwww.shop.example/1\nBowl\nwww.shop.example/2',
      ['Mug <https://www.shop.example/1>', 'Bowl <https://www.shop.example/2>'],
    ],
    [
      'Vase\nhttps://shop.example/1\nVase\nhttps://shop.example/2',
      ['Vase <https://shop.example/1>', 'Vase <https://shop.example/2>'],
    ],
  ],
  'a link in brackets': [
    ['[Mug](https://shop.example/1)', 'Mug <https://shop.example/1>'],
    ['Lego (https://shop.example/1)', 'Lego <https://shop.example/1>'],
    [
      '- [Tasse](https://shop.example/1)\n- [Teller](https://shop.example/2)',
      ['Tasse <https://shop.example/1>', 'Teller <https://shop.example/2>'],
    ],
    ['[Bol](https://shop.example/1 "Un bol")', 'Bol <https://shop.example/1>'],
    ['Taza <https://shop.example/1>', 'Taza <https://shop.example/1>'],
    ['<https://shop.example/1>', '<https://shop.example/1>'],
    ['[Tazza](https://shop.example/1) 12 €', 'Tazza 12 EUR <https://shop.example/1>'],
    ['**[Mok](https://shop.example/1)**', 'Mok <https://shop.example/1>'],
    ['Caneca [https://shop.example/1]', 'Caneca <https://shop.example/1>'],
    ['- [ ] [Kubek](https://shop.example/1)', 'Kubek <https://shop.example/1>'],
    ['- [x] [Mugg](https://shop.example/1)', 'Mugg <https://shop.example/1> ✓'],
    ['[マグ](https://shop.example/1)', 'マグ <https://shop.example/1>'],
    ['マグ（https://shop.example/1）', 'マグ <https://shop.example/1>'],
    ['[كوب](https://shop.example/1)', 'كوب <https://shop.example/1>'],
    ['كوب (https://shop.example/1)', 'كوب <https://shop.example/1>'],
    ['[Mug (blue)](https://shop.example/1)', 'Mug (blue) <https://shop.example/1>'],
    ['[Mug](https://shop.example/a_(b))', 'Mug <https://shop.example/a_(b)>'],
    ['2 x [Tasse](https://shop.example/1)', '2 × Tasse <https://shop.example/1>'],
    ['[https://shop.example/1](https://shop.example/1)', '<https://shop.example/1>'],
    ['| [Bord](https://shop.example/1) | 12 € |', 'Bord 12 EUR <https://shop.example/1>'],
    ['Book “Dune” (https://shop.example/1)', 'Book “Dune” <https://shop.example/1>'],
    ['Buch „Momo“: https://shop.example/1', 'Buch „Momo“ <https://shop.example/1>'],
  ],
  'signs within a link': [
    ["https://shop.example/kids/children's-books-42", "<https://shop.example/kids/children's-books-42>"],
    ['https://shop.example/?a=1&amp;b=2', '<https://shop.example/?a=1&b=2>'],
    ["Livre https://shop.example/l'enfant", "Livre <https://shop.example/l'enfant>"],
    ["Mug 'https://shop.example/1'", 'Mug <https://shop.example/1>'],
    ['Mug "https://shop.example/1"', 'Mug <https://shop.example/1>'],
    ['Tasse https://shop.example/?a=1&amp;b=2&amp;c=3', 'Tasse <https://shop.example/?a=1&b=2&c=3>'],
    ['https://shop.example/a_(b)', '<https://shop.example/a_(b)>'],
    ['(https://shop.example/a)', '<https://shop.example/a>'],
    ['Look: https://shop.example/1.', 'Look <https://shop.example/1>'],
    ['https://shop.example/a,b', '<https://shop.example/a,b>'],
    ['https://shop.example/m%C3%BCtze', '<https://shop.example/m%C3%BCtze>'],
    ['https://shop.example/mütze', '<https://shop.example/mütze>'],
    ['https://shop.example/商品/1', '<https://shop.example/商品/1>'],
    ['マグ https://shop.example/1。', 'マグ <https://shop.example/1>'],
    ['「https://shop.example/1」マグ', 'マグ <https://shop.example/1>'],
    ['كوب https://shop.example/1؟', 'كوب <https://shop.example/1>'],
    ['https://shop.example/a#b', '<https://shop.example/a#b>'],
    ['https://shop.example/a~b*c!d', '<https://shop.example/a~b*c!d>'],
    ['Taza https://shop.example/a;b=1', 'Taza <https://shop.example/a;b=1>'],
    ['HTTPS://shop.example/A', '<HTTPS://shop.example/A>'],
    ['Tazza www.shop.example/1', 'Tazza <https://www.shop.example/1>'],
    ['https://shop.example/?q=o&#39;neil', "<https://shop.example/?q=o'neil>"],
    ['https://пример.example/1', '<https://пример.example/1>'],
  ],
  'a link whose words name another thing than the line above': [
    [
      'KitchenAid Artisan 649 €\nhttps://shop.example/fi/muumi-pussilakanasetti\nFahrradhelm\nToaster\nWasserkocher',
      [
        'KitchenAid Artisan 649 EUR',
        '<https://shop.example/fi/muumi-pussilakanasetti>',
        'Fahrradhelm',
        'Toaster',
        'Wasserkocher',
      ],
    ],
    [
      'Bike helmet\nhttps://shop.example/p/blue-helmet-55.html\nToaster\nKettle\nScarf',
      ['Bike helmet <https://shop.example/p/blue-helmet-55.html>', 'Toaster', 'Kettle', 'Scarf'],
    ],
    [
      'Casque de vélo\nhttps://shop.example/dp/B0C2X7\nGrille-pain\nÉcharpe\nThéière',
      ['Casque de vélo <https://shop.example/dp/B0C2X7>', 'Grille-pain', 'Écharpe', 'Théière'],
    ],
    [
      'Cuffie\nhttps://shop.example/wireless-headphones\nZaino\nhttps://shop.example/hiking-backpack',
      ['Cuffie <https://shop.example/wireless-headphones>', 'Zaino <https://shop.example/hiking-backpack>'],
    ],
    [
      'Mixer\nhttps://www.kitchen-world.example\nToaster\nKettle\nScarf',
      ['Mixer <https://www.kitchen-world.example>', 'Toaster', 'Kettle', 'Scarf'],
    ],
  ],
};
