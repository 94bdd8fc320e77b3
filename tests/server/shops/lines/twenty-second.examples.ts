import type { Examples } from './examples.ts';

/** Pages of shops and registries whose own lines part their things, and lists with blocks around them that look unlike them. */
export const TWENTY_SECOND_SHOPPING: Examples = {
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
  'a word or a number that is struck through, for which another one stands': [
    ['milk ~~1 l~~ 2 l\neggs', ['milk [2 l]', 'eggs']],
    ['- ~~2~~ 3 Zitronen\n- Mehl', ['3 × Zitronen', 'Mehl']],
    ['- Tazze ~~blu~~ rosse\n- Piatti', ['Tazze rosse', 'Piatti']],
    ['- ~~Tomates~~ (ya están)\n- Pan', ['Tomates (ya están) ✓', 'Pan']],
    ['- ~~Œufs~~ https://marche.example/oeufs\n- Pain', ['Œufs <https://marche.example/oeufs> ✓', 'Pain']],
    ['soap~~ please~~\nrice', ['soap~~ please~~', 'rice']],
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
  'a thing whose name is a word of pages keeps its price': [
    [
      'Blue Dress\n$40.00\nAdd to bag\n\nTop\n$15.00\nAdd to bag\n\nSkirt\n$25.00\nAdd to bag',
      ['Blue Dress 40 USD', 'Top 15 USD', 'Skirt 25 USD'],
    ],
    [
      'Poster\n$40.00\nAdd to cart\n\nPrint\n$15.00\nAdd to cart\n\nFrame\n$25.00\nAdd to cart',
      ['Poster 40 USD', 'Print 15 USD', 'Frame 25 USD'],
    ],
    [
      'Mug\n$9.00\nAdd to cart\nGift Basket\n$30.00\nAdd to cart\nGift Bag\n$3.00\nAdd to cart\nBowl\n$12.00\nAdd to cart',
      ['Mug 9 USD', 'Gift Basket 30 USD', 'Gift Bag 3 USD', 'Bowl 12 USD'],
    ],
    [
      'Cuenco\n20,00 €\nAñadir al carrito\n\nBolsa de regalo\n3,00 €\nAñadir al carrito\n\nTaza\n8,00 €\nAñadir al carrito',
      ['Cuenco 20 EUR', 'Bolsa de regalo 3 EUR', 'Taza 8 EUR'],
    ],
    [
      'Toster\n29,00 zł\nDodaj do koszyka\n\nTop\n19,00 zł\nDodaj do koszyka\n\nCzajnik\n59,00 zł\nDodaj do koszyka',
      ['Toster 29 PLN', 'Top 19 PLN', 'Czajnik 59 PLN'],
    ],
    [
      'Robe bleue\n40,00 €\nAjouter au panier\n\nTop\n15,00 €\nAjouter au panier\n\nJupe\n25,00 €\nAjouter au panier',
      ['Robe bleue 40 EUR', 'Top 15 EUR', 'Jupe 25 EUR'],
    ],
    [
      'Ciotola\n20,00 €\nAggiungi al carrello\nStampa\n14,00 €\nAggiungi al carrello\nTazza\n8,00 €\nAggiungi al carrello',
      ['Ciotola 20 EUR', 'Stampa 14 EUR', 'Tazza 8 EUR'],
    ],
    [
      'Tigela\nR$ 20,00\nAdicionar ao carrinho\n\nSacola de presente\nR$ 5,00\nAdicionar ao carrinho\n\nCaneca\nR$ 18,00\nAdicionar ao carrinho',
      ['Tigela 20 BRL', 'Sacola de presente 5 BRL', 'Caneca 18 BRL'],
    ],
    [
      'Skål\n120 kr\nLägg i varukorgen\n\nPresent korg\n80 kr\nLägg i varukorgen\n\nMugg\n60 kr\nLägg i varukorgen',
      ['Skål 120 SEK', 'Present korg 80 SEK', 'Mugg 60 SEK'],
    ],
    [
      'カップ\n1,200円\nカートに入れる\n\nセール\n500円\nカートに入れる\n\n皿\n800円\nカートに入れる',
      ['カップ 1200 JPY', 'セール 500 JPY', '皿 800 JPY'],
    ],
    [
      '29,00 €\nManteau\nAjouter au panier\n\n9,00 €\nExclu\nAjouter au panier\n\n19,00 €\nGants\nAjouter au panier',
      ['Manteau 29 EUR', 'Exclu 9 EUR', 'Gants 19 EUR'],
    ],
    ['Top\n$15.00\nAdd to bag\n\nPrint\n$4.00\nAdd to bag', ['Top 15 USD', 'Print 4 USD']],
    [
      'Dress\n$40.00\nSelect options\nTop\n$15.00\nAdd to cart\nSkirt\n$25.00\nAdd to cart',
      ['Dress 40 USD', 'Top 15 USD', 'Skirt 25 USD'],
    ],
    [
      'Dress\nCotton\n$40.00\nAdd to cart\n\nTop\nLinen\n$15.00\nAdd to cart\n\nSkirt\nWool\n$25.00\nAdd to cart',
      ['Dress [Cotton] 40 USD', 'Top [Linen] 15 USD', 'Skirt [Wool] 25 USD'],
    ],
    [
      '1984\n$9.00\nAdd to cart\n\nDune\n$5.00\nAdd to cart\n\n1917\n$7.00\nAdd to cart',
      ['1984 9 USD', 'Dune 5 USD', '1917 7 USD'],
    ],
    [
      'Mug\n$9.00\nPurchased\n\nPrint\n$15.00\nReserve\n\nBowl\n$3.00\nReserve',
      ['Mug 9 USD ✓', 'Print 15 USD', 'Bowl 3 USD'],
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
  'a description between the name and the price': [
    [
      'Boat\nA wooden boat with sails\n€29.00\nAdd to cart\nTrain\nA red train with four wagons\n€24.00\nAdd to cart',
      ['Boat [A wooden boat with sails] 29 EUR', 'Train [A red train with four wagons] 24 EUR'],
    ],
    [
      'Boat\nA wooden boat with sails\n€29.00\nAdd to cart\nTrain\nA red train with four wagons\n€24.00\nAdd to cart\nPlane\nA small plane of beech\n€19.00\nAdd to cart',
      [
        'Boat [A wooden boat with sails] 29 EUR',
        'Train [A red train with four wagons] 24 EUR',
        'Plane [A small plane of beech] 19 EUR',
      ],
    ],
    [
      'Boot\nEin Holzboot mit Segeln\n29,00 €\nIn den Warenkorb\nZug\nRoter Zug mit vier Wagen\n24,00 €\nIn den Warenkorb',
      ['Boot [Ein Holzboot mit Segeln] 29 EUR', 'Zug [Roter Zug mit vier Wagen] 24 EUR'],
    ],
    [
      'Bateau\nPetit bateau en bois\n29,00 €\nAjouter au panier\nTrain\nTrain rouge avec quatre wagons\n24,00 €\nAjouter au panier',
      ['Bateau [Petit bateau en bois] 29 EUR', 'Train [Train rouge avec quatre wagons] 24 EUR'],
    ],
    [
      'Łódka\nDrewniana łódka z żaglem\n29,00 zł\nDodaj do koszyka\nPociąg\nCzerwony pociąg z wagonami\n24,00 zł\nDodaj do koszyka',
      ['Łódka [Drewniana łódka z żaglem] 29 PLN', 'Pociąg [Czerwony pociąg z wagonami] 24 PLN'],
    ],
    [
      'Nordvik\nDown Jacket With Hood\n$129.00\nRemove\nAlpex\nTrail Pack 30 Litres\n$98.00\nRemove',
      ['Down Jacket With Hood [Nordvik] 129 USD', 'Trail Pack 30 Litres [Alpex] 98 USD'],
    ],
  ],
  'a former price that is struck through in a document': [
    ['Lego castle ~~€20~~ €15', 'Lego castle 15 EUR'],
    ['- Decke ~~49,00 €~~ 39,00 €\n- Tasse', ['Decke 39 EUR', 'Tasse']],
    ['- Lampe – ~~35 €~~ 28 €\n- Tapis', ['Lampe 28 EUR', 'Tapis']],
    ['- Bok ~~199 kr~~ 149 kr\n- Mugg', ['Bok 149 SEK', 'Mugg']],
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
  'from one price to another, by size or colour': [
    [
      'Tenda\n€ 20,00 - € 40,00\nScegli\n\nCuscino\nda 10,00 € a 15,00 €\nScegli',
      ['Tenda [€ 20,00 - € 40,00] 20 EUR', 'Cuscino [da 10,00 € a 15,00 €] 10 EUR'],
    ],
    [
      'Zasłona\n59,00 zł – 99,00 zł\nWybierz opcje\n\nPoduszka\nod 29,00 zł do 39,00 zł\nWybierz opcje',
      ['Zasłona [59,00 zł – 99,00 zł] 59 PLN', 'Poduszka [od 29,00 zł do 39,00 zł] 29 PLN'],
    ],
    [
      'カーテン\n2,000円〜4,000円\nカートに入れる\n\nクッション\n1,200円\nカートに入れる',
      ['カーテン [2,000円〜4,000円] 2000 JPY', 'クッション 1200 JPY'],
    ],
    [
      'Cushion\n€39.00 – €49.00\nSelect options\n\nLamp\n€59.00\nAdd to cart\n\nRug\n€80.00 - €120.00\nSelect options',
      ['Cushion [€39.00 – €49.00] 39 EUR', 'Lamp 59 EUR', 'Rug [€80.00 - €120.00] 80 EUR'],
    ],
    [
      'Coussin\n20,00 – 30,00 €\nAjouter au panier\n\nLampe\n59,00 €\nAjouter au panier',
      ['Coussin [20,00 – 30,00 €] 20 EUR', 'Lampe 59 EUR'],
    ],
    [
      'Kissen\nab 20,00 € bis 30,00 €\nIn den Warenkorb\n\nLampe\n59,00 €\nIn den Warenkorb',
      ['Kissen [ab 20,00 € bis 30,00 €] 20 EUR', 'Lampe 59 EUR'],
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
