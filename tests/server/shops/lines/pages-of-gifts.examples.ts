import type { Examples } from './examples.ts';

/** Pages of registries and wish lists, with what is given, badges and buttons. */
export const SHOPPING: Examples = {
  'carts with a button below each thing': [
    [
      'Einkaufswagen\nPreis\nUSB Kabel 2 m\n7,99 €\nAuf Lager\nMenge: 2\nLöschen\nTeilen\nKlebeband 3er Pack\n4,50 €\nAuf Lager\nFarbe: braun\nMenge: 1\nLöschen\nTeilen\nZwischensumme (3 Artikel): 20,48 €',
      ['2 × USB Kabel 2 m 7.99 EUR', 'Klebeband 3er Pack [Farbe: braun] 4.5 EUR'],
    ],
  ],
};

/** The same of things to wish for. */
export const GIFTS: Examples = {
  'on a page of gifts what shows no button stays a thing of its own, and is given only where the page says so': [
    [
      'Mug\n$12.00\n1 left of 3\nReserve\nBowl\n$15.00\nThank you, Grandma!\nTray\n$19.00\n2 left of 3\nReserve\nVase\n$22.00\n3 left of 3\nReserve\nLamp\n$31.00\n1 left of 2\nReserve\nRug\n$80.00\n1 left of 1\nReserve',
      ['3 × Mug 12 USD', 'Bowl 15 USD', '3 × Tray 19 USD', '3 × Vase 22 USD', '2 × Lamp 31 USD', 'Rug 80 USD'],
      'USD',
    ],
    [
      'Becher\n12,00 €\nMenge: 1\nSofort verfügbar\nIn den Warenkorb\nSchale\n15,00 €\nMenge: 1\nDerzeit nicht verfügbar\nTablett\n19,00 €\nMenge: 1\nSofort verfügbar\nIn den Warenkorb\nVase\n22,00 €\nMenge: 2\nSofort verfügbar\nIn den Warenkorb\nLampe\n31,00 €\nMenge: 1\nSofort verfügbar\nIn den Warenkorb\nTeppich\n80,00 €\nMenge: 1\nSofort verfügbar\nIn den Warenkorb',
      ['Becher 12 EUR', 'Schale 15 EUR', 'Tablett 19 EUR', '2 × Vase 22 EUR', 'Lampe 31 EUR', 'Teppich 80 EUR'],
    ],
    [
      'Mug\n€12.00\nAges 3 to 6\nAdd to cart\nBowl\n€15.00\nAges 4 to 7\nAdd to cart\nTray\n€19.00\nAges 0 to 3\nAdd to cart\nVase\n€22.00\nAges 5 to 8\nAdd to cart\nLamp\n€31.00\nAges 6 to 9\nAdd to cart',
      ['Mug 12 EUR', 'Bowl 15 EUR', 'Tray 19 EUR', 'Vase 22 EUR', 'Lamp 31 EUR'],
    ],
  ],
  registries: [
    [
      'Max & Ida’s Registry\n\nBath & Body\nHooded Towel\nSoftly\n$24.00\nBuy this gift\n\nBubble Wand\nPlayful\nNeeds 2\n$6.50\nBuy this gift\n\nFood & Drink\nSnack Cups\nMunch\n$11.00\nBuy this gift',
      [
        'Hooded Towel [Softly] 24 USD #Bath & Body',
        '2 × Bubble Wand [Playful] 6.5 USD #Bath & Body',
        'Snack Cups [Munch] 11 USD #Food & Drink',
      ],
      'USD',
    ],
    [
      '1. Wool scarf\n   Price: $28\n   Qty: 2\n   Link: https://s.example/w\n\n2. Seed box\n   Price: $15\n   Qty: 1',
      ['2 × Wool scarf 28 USD <https://s.example/w>', 'Seed box 15 USD'],
      'USD',
    ],
  ],
  'a badge names nothing that has a better name, and a price without any name is of nothing': [
    [
      'New\nMug\n$9.00\nAdd to cart\n\nNew\nTop\n$5.00\nAdd to cart\n\nBowl\n$7.00\nAdd to cart',
      ['Mug 9 USD', 'Top 5 USD', 'Bowl 7 USD'],
    ],
    ['Coat\n€129.00\nIn stock\nSale\n€98.00\nRemove\nHat\n€50.00\nIn stock\nRemove', ['Coat 98 EUR', 'Hat 50 EUR']],
    ['Mug\n$9.00\nAdd to cart\n\n$3.00\nAdd to cart\n\nBowl\n$7.00\nAdd to cart', ['Mug 9 USD', 'Bowl 7 USD']],
  ],
  'things called as fees and payments are, with the button of the others': [
    [
      'Brooch\n$9.00\nAdd to cart\n\nPin\n$6.00\nAdd to cart\n\nRing\n$12.00\nAdd to cart',
      ['Brooch 9 USD', 'Pin 6 USD', 'Ring 12 USD'],
    ],
    [
      'Lampe\n49,00 €\nIn den Warenkorb\nGutschein\n25,00 €\nIn den Warenkorb\nVase\n19,00 €\nIn den Warenkorb',
      ['Lampe 49 EUR', 'Gutschein 25 EUR', 'Vase 19 EUR'],
    ],
    [
      'Mug\n$9.00\nRemove\nBowl\n$12.00\nRemove\nDelivery\n$4.00\nTotal\n$25.00\nCheckout',
      ['Mug 9 USD', 'Bowl 12 USD'],
    ],
  ],
  'a badge between the price and the name': [
    [
      '$4.00\nPlate\nAdd to bag\n$12.00\nNew\nSkirt\nAdd to bag\n$19.00\nNew\nCandle Holder\nAdd to bag\n$27.00\nBelt\nAdd to bag',
      ['Plate 4 USD', 'Skirt 12 USD', 'Candle Holder 19 USD', 'Belt 27 USD'],
    ],
  ],
  'a registry in parts, some of it bought': [
    [
      "Jo & Kim's Registry\nDue May 3, 2027\n\nSort by: Category\n\nSleeping\nSnug Sleep Sack\nTarget\n$27.99\n1 of 1 still needed\nReserve\nNight Light Owl\nAmazon\n$19.00\nPurchased\n\nFeeding\nBib Set\nWalmart\n$12.50\n2 of 3 still needed\nReserve\nHigh Chair Oak\nTarget\n$149.00\n1 of 1 still needed\nReserve",
      [
        'Snug Sleep Sack [Target] 27.99 USD #Sleeping',
        'Night Light Owl [Amazon] 19 USD ✓ #Sleeping',
        '3 × Bib Set [Walmart] 12.5 USD #Feeding',
        'High Chair Oak [Target] 149 USD #Feeding',
      ],
      'USD',
    ],
  ],
};
