import type { Examples } from './examples.ts';

/** Pages of shops and registries, copied as text. */
export const SHOPPING: Examples = {
  'a number at the end of a name on a page is a part of that': [
    [
      'Paper Towels, 12 Count\n$19.00\nAdd to cart\n\nSponges 6 Count\n$5.00\nAdd to cart\n\n2 x Mug\n$7.00\nAdd to cart',
      ['Paper Towels, 12 Count 19 USD', 'Sponges 6 Count 5 USD', '2 × Mug 7 USD'],
    ],
    [
      'Sponges, 6 Count\n$5.00\nQty 2\n\nBattery Pack (24 Count)\n$15.00\nQty 1',
      ['2 × Sponges, 6 Count 5 USD', 'Battery Pack (24 Count) 15 USD'],
    ],
    [
      'Sponges, 6 Count\nColor: red\n$5.00\n\nBattery Pack, 24 Count\nColor: blue\n$5.00\n\nTowels 12 Count\nColor: white\n$19.00',
      [
        'Sponges, 6 Count [Color: red] 5 USD',
        'Battery Pack, 24 Count [Color: blue] 5 USD',
        'Towels 12 Count [Color: white] 19 USD',
      ],
    ],
    [
      'Saft 6 Stück\n5,00 €\nIn den Warenkorb\n\nKerzen 12 Stück\n7,00 €\nIn den Warenkorb',
      ['Saft 6 Stück 5 EUR', 'Kerzen 12 Stück 7 EUR'],
    ],
  ],
  'a page of prices in parts, with words of its own': [
    [
      'List\nAldi\nAdded by you\n\nProduce\nRed Grapes, 2 lbs\n$4.98\nLimes, 6 ct\n$2.49\n\nDairy\nGouda Slices, 8 oz\n$3.79\nMany in stock\n\nHousehold\nSponges, 9 ct\n$6.99\n$1 off',
      [
        'Red Grapes, 2 lbs 4.98 USD #Produce',
        'Limes, 6 ct 2.49 USD #Produce',
        'Gouda Slices, 8 oz [Many in stock] 3.79 USD #Dairy',
        'Sponges, 9 ct 6.99 USD #Household',
      ],
      'USD',
    ],
  ],
};
