import type { Examples } from './examples.ts';

/** Pages of shops and registries whose own lines part their things, and lists with blocks around them that look unlike them. */
export const TWENTY_SECOND_SHOPPING: Examples = {
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
  'a basket with who sells each thing above it': [
    [
      'Koszyk\nWszystkie przedmioty (2)\nSprzedawca: lampy-24\nLampka biurkowa czarna\nStan: Nowy\n2 szt.\n79,80 zł\n39,90 zł/szt.\nSprzedawca: dom\nObrus lniany\nStan: Nowy\n1 szt.\n64,00 zł\nDo zapłaty\n143,80 zł',
      ['2 × Lampka biurkowa czarna [Stan: Nowy] 39.9 PLN', 'Obrus lniany [Stan: Nowy] 64 PLN'],
      'PLN',
    ],
  ],
  'a request in a message of small letters': [
    [
      'hey love could you grab a few bits on your way back? we need rice, 3 limes and some bread. oh and dog food. ta xx',
      ['rice', '3 × limes', 'some bread', 'dog food'],
    ],
  ],
  'what is cooked on days beside what is bought': [
    [
      'Woche\nMo: Suppe\nDi: Reis\nMi: Pizza\n\nLauch\n200 g Käse\n2 Dosen Mais',
      ['Lauch', 'Käse [200 g]', 'Mais [2 Dosen]'],
    ],
  ],
  'a chat whose writers stand beside the time': [
    ['Mia 9:02\nbrauchen wir noch was?\nTom 9:05\nReis\nHefe\nMia 9:06\nok', ['Reis', 'Hefe']],
  ],
  'a name of many words apart': [
    [
      'Para la merienda del domingo / for Sunday tea\n\npan dulce\nham 1 lb\nlemons x3\ntea',
      ['pan dulce', 'ham [1 lb]', '3 × lemons', 'tea'],
    ],
  ],
};

export const TWENTY_SECOND_GIFTS: Examples = {
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
  'a watch list with bids and who sells it': [
    [
      'Watchlist (2)\nEnamel Coffee Pot Blue\n$31.00\n+ $9.20 shipping\n1d 6h left\n2 bids\nSeller: old_things (812) 99.1%\nTin Robot Wind Up\n$45.00\nBuy It Now\nFree shipping\nSeller: toyshelf (2,004) 100%',
      ['Enamel Coffee Pot Blue 31 USD', 'Tin Robot Wind Up 45 USD'],
      'USD',
    ],
  ],
  'a thing without a price between others': [
    [
      "Nina's Wishlist\n2 wishes\n\nWool Blanket\nshop.example\n$80.00\n\nA day at the sea\nNo link\n\nRain Boots\nboots.example\n$42.00\n\nInvite friends\nPowered by Wishes",
      ['Wool Blanket [shop.example] 80 USD', 'A day at the sea [No link]', 'Rain Boots [boots.example] 42 USD'],
      'USD',
    ],
  ],
  'who makes a thing above its name': [
    [
      'Wishlist (3)\nNordvik\nDown Jacket With Hood\nM, Blue\n$129.00\nIn stock\nRemove\nAlpex\nTrail Pack 30 Litres\nOne Size, Moss\n$98.00 $73.50 25% off\nOnly 2 left\nRemove\nLumo\nCamp Lantern With Hook\nWhite\n$24.00\nIn stock\nRemove',
      [
        'Down Jacket With Hood [Nordvik, M, Blue] 129 USD',
        'Trail Pack 30 Litres [Alpex, One Size, Moss] 73.5 USD',
        'Camp Lantern With Hook [Lumo, White] 24 USD',
      ],
      'USD',
    ],
  ],
  'prices without cents and without a sign': [
    [
      'Mijn lijst\nDeel je lijst\n2 artikelen\n\nBroodrooster - rood\nFiets\n4,6/5 (210)\n49,-\nAdviesprijs 69,99\nOp voorraad\nIn winkelwagen\n\nKwartetspel\nSpelhuis\n4,1/5 (12)\n7,95\nOp voorraad\nIn winkelwagen',
      ['Broodrooster - rood [Fiets] 49 EUR', 'Kwartetspel [Spelhuis] 7.95 EUR'],
    ],
  ],
  'what nobody should bring': [
    [
      "A bit about me: two dogs, and I love to cook.\n\nThings I'd love:\n* a whisk\n* tea towels\n\nThings I don't need:\n* candles\n* mugs",
      ['a whisk', 'tea towels'],
    ],
    [
      'Emil wird 4\n\nSpielsachen:\nKran\nPuzzle\n\nKleidung:\nRegenjacke\n\nBitte keine Süßigkeiten',
      ['Kran #Spielsachen', 'Puzzle #Spielsachen', 'Regenjacke #Kleidung'],
    ],
  ],
  'where and how, below wishes with a mark': [
    [
      'Chá de bebê da Lia\n\n✨ Banheira R$ 120\n✨ 4 fraldas de pano\n✨ Móbile\n\nLocal: Rua Azul, 9\nPix: lia@example.com',
      ['Banheira 120 BRL', '4 × fraldas de pano', 'Móbile'],
      'BRL',
    ],
  ],
  'people in turn in one block': [
    ['Ideas 2026\n\nPapa\nchess set\nMama\nscarf\ntea', ['chess set #Papa', 'scarf #Mama', 'tea #Mama']],
  ],
};
