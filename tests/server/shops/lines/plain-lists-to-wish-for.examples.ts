import type { Examples } from './examples.ts';

/** A thing on each line, with nothing around. */
export const GIFTS: Examples = {
  'a thing and its price on each line': [
    [
      'Plecak górski 45 l - 349 zł\nLatarka czołowa: 89,99 zł\nKsiążka „Solaris” (35 zł)',
      ['Plecak górski 45 l 349 PLN', 'Latarka czołowa 89.99 PLN', 'Książka „Solaris” 35 PLN'],
      'PLN',
    ],
    [
      'Kaffemaskin 1 499 kr\nTermos 299:-\nBok 159 SEK',
      ['Kaffemaskin 1499 SEK', 'Termos 299 SEK', 'Bok 159 SEK'],
      'SEK',
    ],
    ['Uhr Fr. 120.-\nSchal CHF 39.90\nBuch 25 Franken', ['Uhr 120 CHF', 'Schal 39.9 CHF', 'Buch 25 CHF'], 'CHF'],
    [
      'Wanderrucksack, 35 l, grün — 89,95 €\nThermoskanne (0,75 l) — 24 €',
      ['Wanderrucksack, 35 l, grün 89.95 EUR', 'Thermoskanne (0,75 l) 24 EUR'],
    ],
    ['كتاب ٤٥ ريال\nساعة: ٢٩٩٫٩٩ ر.س', ['كتاب 45 SAR', 'ساعة 299.99 SAR'], 'SAR'],
    ['Sykkel kr 4 990,-\nHjelm 599 kr\nLys kr. 149', ['Sykkel 4990 NOK', 'Hjelm 599 NOK', 'Lys 149 NOK'], 'NOK'],
    ["Velo CHF 1'299.–\nHelm Fr. 89.90\nSchloss 45.-", ['Velo 1299 CHF', 'Helm 89.9 CHF', 'Schloss 45 CHF'], 'CHF'],
    [
      'Livre (environ 20€)\nJeu de société 34,90 €\nEcharpe max 25 euros',
      ['Livre [environ 20€] 20 EUR', 'Jeu de société 34.9 EUR', 'Echarpe [max 25 euros] 25 EUR'],
    ],
    [
      'Bicicleta R$ 1.299,90\nCapacete R$ 89\nTênis nº 42 R$ 350,00',
      ['Bicicleta 1299.9 BRL', 'Capacete 89 BRL', 'Tênis nº 42 350 BRL'],
      'BRL',
    ],
    ['Lampe 1.249,00 EUR\nTeppich EUR 349\nVase 19,-- €', ['Lampe 1249 EUR', 'Teppich 349 EUR', 'Vase 19 EUR']],
    ['ساعة ٢٥٠ ريال\nكتاب ٤٥٫٥٠ ر.س\nعطر 120 SAR', ['ساعة 250 SAR', 'كتاب 45.5 SAR', 'عطر 120 SAR'], 'SAR'],
    [
      'Kerzenständer 5 Euro 50\nServietten je 3 €\nVase ab 20 €\nGutschein 20-30 €\nTopflappen für 8,-\nKuscheldecke (ca. 35 EUR)\nTeelichter 2er-Pack 4,99',
      [
        'Kerzenständer 5.5 EUR',
        'Servietten 3 EUR',
        'Vase [ab 20 €] 20 EUR',
        'Gutschein 20-30 €',
        'Topflappen 8 EUR',
        'Kuscheldecke [ca. 35 EUR] 35 EUR',
        'Teelichter 2er-Pack 4,99',
      ],
    ],
    ['Puzzle £12 GBP\nMug $9 USD', ['Puzzle 12 GBP', 'Mug 9 USD']],
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
  'a thing on each line': [
    [
      'Thanks giving card\nOK Computer (vinyl)\nSalut! French course',
      ['Thanks giving card', 'OK Computer (vinyl)', 'Salut! French course'],
    ],
    [
      'Catan: Seafarers\n7 Wonders\n5 Minute Journal\n1984 by George Orwell\n100 Years of Solitude',
      ['Catan: Seafarers', '7 Wonders', '5 Minute Journal', '1984 by George Orwell', '100 Years of Solitude'],
    ],
    [
      'iPhone 15 Pro 256GB\nPS5\nSwitch 2\nLEGO 42115\nFormula 1 tickets',
      ['iPhone 15 Pro 256GB', 'PS5', 'Switch 2', 'LEGO 42115', 'Formula 1 tickets'],
    ],
    [
      '1984 von George Orwell\nFIFA 27\nTonies Folge 3\n3D-Drucker-Stift\n11 Freunde Abo\nChanel No. 5\nKindle Paperwhite 16 GB\n50 Shades Puzzle\nRavensburger 1000 Teile',
      [
        '1984 von George Orwell',
        'FIFA 27',
        'Tonies Folge 3',
        '3D-Drucker-Stift',
        '11 Freunde Abo',
        'Chanel No. 5',
        'Kindle Paperwhite 16 GB',
        '50 Shades Puzzle',
        'Ravensburger 1000 Teile',
      ],
    ],
    [
      '3 T-shirts\n2 Puzzles\nHeadphones\n7 Wonders Duel',
      ['3 × T-shirts', '2 × Puzzles', 'Headphones', '7 Wonders Duel'],
    ],
    ['4 Kissen 40x40\n2 Decken 150x200\nLampe', ['4 × Kissen 40x40', '2 × Decken 150x200', 'Lampe']],
    [
      'Emma Lego Friends Baumhaus\nEmma Glitzerstifte\nPaul Fahrradhelm Gr. M\nPaul Buch Magisches Baumhaus 3',
      ['Emma Lego Friends Baumhaus', 'Emma Glitzerstifte', 'Paul Fahrradhelm Gr. M', 'Paul Buch Magisches Baumhaus 3'],
    ],
    ['Shirts: M\nPants: 32x32\nShoes: 10.5\nRing: 7', ['Shirts: M', 'Pants: 32x32', 'Shoes: 10.5', 'Ring: 7'], 'USD'],
    ['6 Weingläser\n2 Pfannen\n1 Wok\nStabmixer', ['6 × Weingläser', '2 × Pfannen', 'Wok', 'Stabmixer']],
  ],
  'numbers of models': [
    ['Lego: 75192\nLego: 10030\nLego: 21325', ['Lego: 75192', 'Lego: 10030', 'Lego: 21325']],
    ['Fiat:500\nPeugeot:208\nAudi:100', ['Fiat:500', 'Peugeot:208', 'Audi:100']],
  ],
};
