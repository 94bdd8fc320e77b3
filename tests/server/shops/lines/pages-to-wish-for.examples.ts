import type { Examples } from './examples.ts';

/** Pages of shops and registries, copied as text. */
export const GIFTS: Examples = {
  'pages of shops, copied as text': [
    [
      'Bose QuietComfort Ultra\nby Bose\n4.3 out of 5 stars (9,120)\n$429.00\nAdd to Cart\nItem added November 20, 2025\nQuantity: 1  Has: 0',
      'Bose QuietComfort Ultra [by Bose] 429 USD',
      'USD',
    ],
    [
      'LEGO Ferrari\nhttps://www.lego.com/de-de/product/ferrari-42125\n\nKopfhörer Sony WH-1000XM5\nhttps://www.amazon.de/dp/B09Y2MYL5C',
      [
        'LEGO Ferrari <https://www.lego.com/de-de/product/ferrari-42125>',
        'Kopfhörer Sony WH-1000XM5 <https://www.amazon.de/dp/B09Y2MYL5C>',
      ],
    ],
    [
      'LEGO Icons Orchid 10311 Plant Decor\nby LEGO\n4.8 out of 5 stars 12,345\n$49.99\nAdd to Cart\nItem added November 3, 2025\n\nOXO Good Grips Peeler\nby OXO\n4.7 out of 5 stars 8,001\n$10.99\nAdd to Cart\nItem added October 1, 2025',
      ['LEGO Icons Orchid 10311 Plant Decor [by LEGO] 49.99 USD', 'OXO Good Grips Peeler [by OXO] 10.99 USD'],
      'USD',
    ],
    [
      'Hydro Flask Wide Mouth Bottle with Flex Cap - 32 oz\nby Hydro Flask (Kitchen)\n4.8 out of 5 stars 45,120\n$44.95\nSize: 32 oz  |  Color: Pacific\nItem added November 12, 2026\nNeeds: 2\nHas: 0\nPriority: high\nAdd to Cart\nMove\nRemove\nKlutz LEGO Gadgets Science & Activity Kit\nby Editors of Klutz (Hardcover)\n4.6 out of 5 stars 3,210\n$17.49\nPrice dropped 10% (was $19.49 when added to List)\nItem added November 2, 2026\nAdd to Cart\nMove\nRemove',
      [
        '2 × Hydro Flask Wide Mouth Bottle with Flex Cap - 32 oz [by Hydro Flask (Kitchen), Size: 32 oz  |  Color: Pacific] 44.95 USD',
        'Klutz LEGO Gadgets Science & Activity Kit [by Editors of Klutz (Hardcover)] 17.49 USD',
      ],
      'USD',
    ],
    [
      'Moulinex Yogurta - Yaourtière 7 pots\nde Moulinex (Cuisine)\n4,5 étoiles sur 5    2 301\n46,99 €\nArticle ajouté le 12 octobre 2026\nAjouter au panier\nDéplacer\nSupprimer\nLe Robert illustré 2027\nde Collectif (Relié)\n4,6 étoiles sur 5    120\n32,90 €\nArticle ajouté le 2 septembre 2026\nAjouter au panier\nDéplacer\nSupprimer',
      [
        'Moulinex Yogurta - Yaourtière 7 pots [de Moulinex (Cuisine)] 46.99 EUR',
        'Le Robert illustré 2027 [de Collectif (Relié)] 32.9 EUR',
      ],
    ],
    [
      'Fitbit Inspire 3 Activity Tracker\nby Fitbit (Electronics)\n4.1 out of 5 stars 12,004\n£69.99 Prime\nStyle: Standard\nUsed & New (5) from £48.00\nItem added 4 November 2026\nAdd to Basket\nMove\nDelete\nThe Thursday Murder Club\nby Richard Osman (Paperback)\n4.4 out of 5 stars 201,000\n£4.50\nComment: any edition is fine\nItem added 2 November 2026\nAdd to Basket\nMove\nDelete',
      [
        'Fitbit Inspire 3 Activity Tracker [by Fitbit (Electronics), Style: Standard] 69.99 GBP',
        'The Thursday Murder Club [by Richard Osman (Paperback), any edition is fine] 4.5 GBP',
      ],
      'GBP',
    ],
  ],
  'a name over several printed lines': [
    [
      'Großes Kochbuch für die Küche mit\nvielen Bildern          29,90 €\nTopf          45,00 €',
      ['Großes Kochbuch für die Küche mit vielen Bildern 29.9 EUR', 'Topf 45 EUR'],
    ],
    [
      'Batterie de cuisine en inox (avec          89,00 €\ncouvercles)\nPlanche          15,00 €',
      ['Batterie de cuisine en inox (avec couvercles) 89 EUR', 'Planche 15 EUR'],
    ],
  ],
  'blocks of records': [
    [
      'Mijn lijst\n\nKALLAX\nOpen kast, wit\n€ 64,99\nArtikelnummer 802.758.87\nAantal: 2\n\nBILLY\nBoekenkast, eiken\n€ 79,99\nArtikelnummer 402.192.81\nAantal: 1\n\nTotaal: € 209,97',
      [
        '2 × KALLAX [Open kast, wit, Artikelnummer 802.758.87] 64.99 EUR',
        'BILLY [Boekenkast, eiken, Artikelnummer 402.192.81] 79.99 EUR',
      ],
    ],
    [
      'Keramikschale, gesprenkelt\nTonWerk\n42,00 €\nNur noch 2 Stück\n\nHäkelanleitung Hase\nGarnGeschichten\n6,50 € 8,12 € (20% Rabatt)\n\nTagebuch A5\nLederNest\n4,9 (3.210)\n38,25 €\nKostenloser Versand',
      [
        'Keramikschale, gesprenkelt [TonWerk, Nur noch 2 Stück] 42 EUR',
        'Häkelanleitung Hase [GarnGeschichten, 8,12 € (20% Rabatt)] 6.5 EUR',
        'Tagebuch A5 [LederNest, 4,9 (3.210), Kostenloser Versand] 38.25 EUR',
      ],
    ],
    [
      'Bougie parfumée\nAtelierLune\n18,00 €\n\nAffiche Paris\nPapierPlume\n24,00 €\nLivraison gratuite\n\nSous-total : 42,00 €',
      ['Bougie parfumée [AtelierLune] 18 EUR', 'Affiche Paris [PapierPlume, Livraison gratuite] 24 EUR'],
    ],
  ],
  'names and prices in turn, among lines of other kinds': [
    [
      'Bordspel\n€ 130,00\n\nKookboek\n€ 83,99\n\nMok\n€ 15,50\n\nGeen druk, jullie komst is genoeg',
      ['Bordspel 130 EUR', 'Kookboek 83.99 EUR', 'Mok 15.5 EUR'],
    ],
    ['Hamak\n\n🎄', ['Hamak', '🎄']],
    ['Hamak\nŠachy\n\n🎄', ['Hamak', 'Šachy']],
  ],
  'makers below names on wish lists': [
    [
      'ほしい物リスト\nパイロット 万年筆 カクノ M\nパイロット(PILOT)\n5つ星のうち4.4 2,104\n￥1,100\n在庫あり。\n追加日: 2025年10月3日\nカートに入れる\n象印 電気ポット 2.2L\n象印(ZOJIRUSHI)\n5つ星のうち4.6 920\n￥9,800\n追加日: 2025年10月1日\nカートに入れる',
      ['パイロット 万年筆 カクノ M [パイロット(PILOT)] 1100 JPY', '象印 電気ポット 2.2L [象印(ZOJIRUSHI)] 9800 JPY'],
      'JPY',
    ],
  ],
  'pages of shops': [
    [
      'Mon panier\n2 articles\n\nAjouter au panier\nLampe de chevet\nVendu par Lumo\n35,90 €\nEn stock\nSupprimer\n\nAjouter au panier\nTapis rond\nVendu par Tissa\n59,00 €\nEn stock\nSupprimer',
      ['Lampe de chevet [Vendu par Lumo] 35.9 EUR', 'Tapis rond [Vendu par Tissa] 59 EUR'],
    ],
    [
      'Varukorg\nHavregryn\nAxa\n18,95 kr\n-\n2\n+\nTa bort\nLinfrö\nRisenta\n24,90 kr\n-\n1\n+\nTa bort\nTill kassan',
      ['2 × Havregryn [Axa] 18.95 SEK', 'Linfrö [Risenta] 24.9 SEK'],
      'SEK',
    ],
    [
      '欲しい物\n保温マグ\n山田\n¥3,280\nカートに入れる\n日傘\n鈴木\n¥2,750\nカートに入れる',
      ['保温マグ [山田] 3280 JPY', '日傘 [鈴木] 2750 JPY'],
      'JPY',
    ],
  ],
  'pages with more between a name and its price': [
    [
      'Basket\nPrice\nCake stand\nIn Stock\nColor: White\nQty: 1\nDelete\nSave for later\n$24.00\nTea cosy\nIn Stock\nFREE Returns\nColor: Teal\nQty: 2\nDelete\nSave for later\n$12.50\nSubtotal (3 items): $49.00\nProceed to checkout',
      ['Cake stand [Color: White] 24 USD', '2 × Tea cosy [Color: Teal] 12.5 USD'],
      'USD',
    ],
    [
      'Our Registry\n0 of 2 purchased\nHand towel\n$8.00\nAdd to cart\n1 of 4 purchased\nSoup bowl\n$9.50\nAdd to cart',
      ['2 × Hand towel 8 USD', '4 × Soup bowl 9.5 USD'],
      'USD',
    ],
  ],
  'a page of a shop with a word below one price': [
    [
      'Panier (0)\nLampe de table Iris\nLUMEO\n4,6/5 (312)\n39,99 €\nAjouter au panier\nLampe à pince Atelier, métal\nNORDLY\n24,90 €\n29,90 €\nAjouter au panier\nLampe d’architecte Oslo\nLUMEO\n59,99 €\n3 coloris\nAjouter au panier\nLampe rechargeable Pico\nKOLI\n34,99 €\nAjouter au panier',
      [
        'Lampe de table Iris [LUMEO] 39.99 EUR',
        'Lampe à pince Atelier, métal [NORDLY] 24.9 EUR',
        'Lampe d’architecte Oslo [LUMEO] 59.99 EUR',
        'Lampe rechargeable Pico [KOLI] 34.99 EUR',
      ],
    ],
  ],
  'pages with what a program says of them': [
    [
      '# Weihnachten\n\nErstellt von: Lena\nZuletzt bearbeitet: 3. Dezember 2025\n\n## Oma\n- [ ] Wolldecke\n- [ ] Fotobuch\n\n## Opa\n- [ ] Pfeife',
      ['Wolldecke #Oma', 'Fotobuch #Oma', 'Pfeife #Opa'],
    ],
    [
      '# Gift ideas\nCreated: November 3, 2025\nLast edited time: Nov 20\n\n## Mom\n- [ ] Scarf $20\n## Dad\n- [ ] Socks',
      ['Scarf 20 USD #Mom', 'Socks #Dad'],
      'USD',
    ],
  ],
  'days that a page tells of each thing': [
    [
      'Wishlist of anna\n\nCeleste\nRelease date: Jan 25, 2018\n$19.99\n\nHades\nRelease date: Sep 17, 2020\n-50%\n$24.99\n$12.49\n\nOuter Wilds\nRelease date: Jun 18, 2020\n$24.99',
      ['Celeste 19.99 USD', 'Hades 12.49 USD', 'Outer Wilds 24.99 USD'],
      'USD',
    ],
  ],
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
};
