import type { Examples } from './examples.ts';

/** Links with the names of the things that they lead to. */
export const SHOPPING: Examples = {
  'links beside names': [
    ['☐ Milch\n☐ Brot\n\nGeteilt mit Listia – jetzt laden: https://l.example/app', ['Milch', 'Brot']],
  ],
};

/** The same of things to wish for. */
export const GIFTS: Examples = {
  'links beside names': [
    [
      'Ninja Air Fryer £99 https://www.argos.co.uk/product/1\nDyson V8 £249.99 https://www.dyson.co.uk/v8',
      [
        'Ninja Air Fryer 99 GBP <https://www.argos.co.uk/product/1>',
        'Dyson V8 249.99 GBP <https://www.dyson.co.uk/v8>',
      ],
      'GBP',
    ],
    [
      'Tasse\nhttps://shop.test/tasse\n12,90 €\n\nTeekanne\nhttps://shop.test/kanne\n34,00 €',
      ['Tasse 12.9 EUR <https://shop.test/tasse>', 'Teekanne 34 EUR <https://shop.test/kanne>'],
    ],
    ['Check these out:\nhttps://a.test/one\nhttps://b.test/two', ['<https://a.test/one>', '<https://b.test/two>']],
    [
      'Le Creuset mug in teal (£16) - https://www.johnlewis.com/le-creuset-mug/p123?s_kwcid=1&utm_source=email\nnot on the high street: personalised print https://www.notonthehighstreet.com/x/product/print\nargos.co.uk/product/1234567 – air fryer\netsy.com/uk/listing/555/ring-dish',
      [
        'Le Creuset mug in teal 16 GBP <https://www.johnlewis.com/le-creuset-mug/p123?s_kwcid=1&utm_source=email>',
        'not on the high street: personalised print <https://www.notonthehighstreet.com/x/product/print>',
        'air fryer <https://argos.co.uk/product/1234567>',
        '<https://etsy.com/uk/listing/555/ring-dish>',
      ],
      'GBP',
    ],
    ['- Mug\n- https://shop.example/1\n  blue', ['Mug [blue] <https://shop.example/1>']],
    ['Headphones (£250) https://shop.example/h', 'Headphones 250 GBP <https://shop.example/h>'],
    ['https://shop.example/vase — Vase, blue', 'Vase, blue <https://shop.example/vase>'],
    ['Wok | 39,90 € | https://laden.example/wok', 'Wok 39.9 EUR <https://laden.example/wok>'],
    ['<a href="https://shop.example/pan">Pan</a>', 'Pan <https://shop.example/pan>'],
    ['- Book: Dune (https://shop.example/dune) £9.99', 'Book: Dune 9.99 GBP <https://shop.example/dune>'],
    [
      '1. Mug https://shop.example/1 €12\n2. Bowl https://shop.example/2 €8',
      ['Mug 12 EUR <https://shop.example/1>', 'Bowl 8 EUR <https://shop.example/2>'],
    ],
    ['Geschenk;Link;Notiz\nUhr;https://shop.example/1;"schwarz; groß"', 'Uhr [schwarz; groß] <https://shop.example/1>'],
    ['Perfume https://shop.example/p?id=1&amp;v=2, 50 ml', 'Perfume, 50 ml <https://shop.example/p?id=1&v=2>'],
    [
      'Montre (149 €)\nhttps://m.test/a\nSac à main (89,90 €)\nhttps://m.test/b',
      ['Montre 149 EUR <https://m.test/a>', 'Sac à main 89.9 EUR <https://m.test/b>'],
    ],
    [
      'https://www.etsy.com/listing/123/mug\nHandmade mug (blue please)\nhttps://shop.test/lamp\nDesk lamp',
      ['Handmade mug (blue please) <https://www.etsy.com/listing/123/mug>', 'Desk lamp <https://shop.test/lamp>'],
    ],
    [
      '1. Kindle Paperwhite - https://amzn.to/3abc - £139\n2. Air fryer - https://argos.test/af - £89.99',
      ['Kindle Paperwhite 139 GBP <https://amzn.to/3abc>', 'Air fryer 89.99 GBP <https://argos.test/af>'],
      'GBP',
    ],
    [
      '* [Fahrradhelm](https://shop.test/helm) ~ 60 €\n* [Buch](https://shop.test/buch) – 12,99 €',
      ['Fahrradhelm [~ 60 €] 60 EUR <https://shop.test/helm>', 'Buch 12.99 EUR <https://shop.test/buch>'],
    ],
    [
      '"Item","Qty","Price (USD)","URL"\n"Towels, bath",4,12.00,https://reg.test/a\n"Pan 10""",1,39.95,https://reg.test/b',
      ['4 × Towels, bath 12 USD <https://reg.test/a>', 'Pan 10" 39.95 USD <https://reg.test/b>'],
    ],
    [
      '# Wunschliste Emma\n\n## Spielzeug\n- [ ] [Tonies – Der Grüffelo](https://tonies.com/de-de/tonies/der-grueffelo/?utm_source=notion&ref=abc) 14,99 €\n- [x] Kugelbahn **Gravitrax** Starter\n    - [ ] Erweiterung Looping\n## Kleidung\n- [ ] Regenjacke Gr. 104\n- [ ] 3 T-Shirts Gr. 104/110',
      [
        'Tonies – Der Grüffelo 14.99 EUR <https://tonies.com/de-de/tonies/der-grueffelo/?utm_source=notion&ref=abc> #Spielzeug',
        'Kugelbahn Gravitrax Starter ✓ #Spielzeug',
        'Erweiterung Looping #Spielzeug',
        'Regenjacke Gr. 104 #Kleidung',
        '3 × T-Shirts Gr. 104/110 #Kleidung',
      ],
    ],
    [
      'Dampfbügeleisen\nhttps://www.otto.de/p/dampfbuegeleisen-123456/?variationId=9&utm_campaign=x\nWanduhr aus Holz\nwww.etsy.com/de/listing/998877/wanduhr\nTeekanne\namzn.eu/d/4kLmN0p',
      [
        'Dampfbügeleisen <https://www.otto.de/p/dampfbuegeleisen-123456/?variationId=9&utm_campaign=x>',
        'Wanduhr aus Holz <https://www.etsy.com/de/listing/998877/wanduhr>',
        'Teekanne <https://amzn.eu/d/4kLmN0p>',
      ],
    ],
    [
      'https://www.target.com/p/owala-bottle/-/A-87654321?preselect=1#lnk=sametab\nOwala FreeSip bottle, $27.99\n\nhttps://bookshop.org/p/books/piranesi/123\nPiranesi by Susanna Clarke\n\nhttps://www.rei.com/product/1234/trail-socks\n3 pairs trail socks, size M',
      [
        'Owala FreeSip bottle 27.99 USD <https://www.target.com/p/owala-bottle/-/A-87654321?preselect=1#lnk=sametab>',
        'Piranesi by Susanna Clarke <https://bookshop.org/p/books/piranesi/123>',
        '3 pairs trail socks, size M <https://www.rei.com/product/1234/trail-socks>',
      ],
      'USD',
    ],
    [
      'KITCHEN (2 items)\nSalad spinner - OXO - $30\nKnife block set – 15 pc. – $89.00 – https://www.cuisinart.com/knives/?utm_medium=social\n\nBATHROOM (1 item)\nBath mat, gray, 24x36 - $20 each - need 2',
      [
        'Salad spinner - OXO 30 USD #KITCHEN',
        'Knife block set – 15 pc. 89 USD <https://www.cuisinart.com/knives/?utm_medium=social> #KITCHEN',
        '2 × Bath mat, gray, 24x36 20 USD #BATHROOM',
      ],
      'USD',
    ],
    [
      'Kopfhörer Sony WH-CH720N\n89,00 €\nhttps://shop.example/sony\n\nRucksack Fjällräven Kånken\n95,00 €\nhttps://shop.example/kanken',
      [
        'Kopfhörer Sony WH-CH720N 89 EUR <https://shop.example/sony>',
        'Rucksack Fjällräven Kånken 95 EUR <https://shop.example/kanken>',
      ],
    ],
    [
      'Kopfhörer, 49 € bei Saturn https://s.example/k\nLampe, 20 € bei Ikea',
      ['Kopfhörer [bei Saturn] 49 EUR <https://s.example/k>', 'Lampe [bei Ikea] 20 EUR'],
    ],
    [
      '- [Tea set](https://t.example/1) ([at Hay](https://h.example/1)) 30 €\n- Rad\n  - am liebsten gebraucht\n- Helm',
      ['Tea set (at Hay) [https://h.example/1] 30 EUR <https://t.example/1>', 'Rad [am liebsten gebraucht]', 'Helm'],
    ],
    [
      'Espresso machine De’Longhi\n$129.95\nhttps://shop.example/delonghi\n\nLinen apron\n$38.00\nhttps://shop.example/apron\n\nSalt cellar\n$24.00\nhttps://shop.example/salt',
      [
        'Espresso machine De’Longhi 129.95 USD <https://shop.example/delonghi>',
        'Linen apron 38 USD <https://shop.example/apron>',
        'Salt cellar 24 USD <https://shop.example/salt>',
      ],
      'USD',
    ],
    [
      'Mug\nSize: 350 ml\nColour: blue\nPrice: €12\nhttps://shop.example/mug\n\nBowl\nColour: white\nPrice: €9\nhttps://shop.example/bowl',
      [
        'Mug [Size: 350 ml, Colour: blue] 12 EUR <https://shop.example/mug>',
        'Bowl [Colour: white] 9 EUR <https://shop.example/bowl>',
      ],
    ],
    [
      'https://www.etsy.com/listing/123/ceramic-vase\nthis one in green pls\n\nhttps://www.ikea.com/gb/en/p/kallax-123/\nand this',
      [
        'this one in green pls <https://www.etsy.com/listing/123/ceramic-vase>',
        'and this <https://www.ikea.com/gb/en/p/kallax-123/>',
      ],
      'GBP',
    ],
    ['[Mug](https://shop.example/mug)', 'Mug <https://shop.example/mug>'],
    ['Lego (https://shop.example/lego)', 'Lego <https://shop.example/lego>'],
    ['Red teapot\nhttps://shop.example/t?a=1&amp;b=2', 'Red teapot <https://shop.example/t?a=1&b=2>'],
    ["https://shop.example/kids/children's-books-42", "<https://shop.example/kids/children's-books-42>"],
    [
      'Mug\nhttps://shop.example/1\nBowl\nhttps://shop.example/2',
      ['Mug <https://shop.example/1>', 'Bowl <https://shop.example/2>'],
    ],
  ],
  'guesses on a line of their own': [
    [
      'Tagine\nhttps://shop.example/tagine\nabout $45\n\nRug',
      ['Tagine [about $45] <https://shop.example/tagine>', 'Rug'],
      'USD',
    ],
  ],
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
  'words before what is shared': [
    ['Guck mal: Teekanne https://tee.example/kanne', 'Teekanne <https://tee.example/kanne>'],
    ['Check this out! Head torch https://camp.example/torch', 'Head torch <https://camp.example/torch>'],
    ['Mira esto: Taza https://casa.example/taza', 'Taza <https://casa.example/taza>'],
    ['Look at this stone mug https://mug.example/stone', 'Look at this stone mug <https://mug.example/stone>'],
  ],
};
