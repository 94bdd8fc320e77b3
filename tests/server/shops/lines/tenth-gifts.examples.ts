import type { Examples } from './examples.ts';

/** The same of things to wish for. */
export const TENTH_GIFTS: Examples = {
  'tenth, to wish for': [
    [
      'Kasia Nowak, [26.11.2026 20:14]\nHej! Moja lista na urodziny 🎂\n\nKasia Nowak, [26.11.2026 20:15]\n- świeca zapachowa za 25 zł\n- kubek z kotem (49,99 zł)\n- książka "Lalka"\n- skarpetki, rozm. 38 – 2 pary',
      ['świeca zapachowa 25 PLN', 'kubek z kotem 49.99 PLN', 'książka "Lalka"', 'skarpetki, rozm. 38 – 2 pary'],
      'PLN',
    ],
    [
      'Mum: any ideas for Theo?\nMe: yes!\nMe: Lego Speed Champions set, about £22\nMe: 3 x Hot Wheels cars\nMe: a pair of football socks, size 2-4',
      ['Lego Speed Champions set [about £22] 22 GBP', '3 × Hot Wheels cars', 'a pair of football socks, size 2-4'],
      'GBP',
    ],
    [
      'Bonjour Mamie,\n\nComme promis, voici les idées de Léo pour Noël :\n\n– un puzzle 500 pièces, à 12,90 €\n– des feutres lavables (boîte de 24) 8 €\n– « Le Petit Prince » édition pop-up\n– pull taille 8 ans, bleu marine\n\nMerci beaucoup et à bientôt !\nBisous,\nCamille\n\n--\nCamille Durand\n06 12 34 56 78',
      [
        'un puzzle 500 pièces 12.9 EUR',
        'des feutres lavables (boîte de 24) 8 EUR',
        '« Le Petit Prince » édition pop-up',
        'pull taille 8 ans, bleu marine',
      ],
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
      'Lista de deseos de Lucía:\n·\tBicicleta de 16 pulgadas – 129 €\n·\tPatines talla 31-34\n·\tPijama 6 años\n·\t2 cuentos de Elmer\n·\tPlay-Doh (pack de 8)\n',
      [
        'Bicicleta de 16 pulgadas 129 EUR',
        'Patines talla 31-34',
        'Pijama 6 años',
        '2 × cuentos de Elmer',
        'Play-Doh (pack de 8)',
      ],
    ],
    [
      'Articolo\tQ.tà\tPrezzo unitario\tNote\tLink\nMacchina caffè moka\t1\t€ 34,90\t"3 tazze\nalluminio"\thttps://www.bialetti.com/it_it/moka-express.html\nTazzine\t6\t€ 4,50\tbianche\t\nTovaglia\t2\t18,00 €\t"140 x 180"\t',
      [
        'Macchina caffè moka [3 tazze\nalluminio] 34.9 EUR <https://www.bialetti.com/it_it/moka-express.html>',
        '6 × Tazzine [bianche] 4.5 EUR',
        '2 × Tovaglia [140 x 180] 18 EUR',
      ],
    ],
    [
      'Produto\tValor\tQuantidade desejada\nJogo de panelas Tramontina 10 peças\tR$ 1.299,90\t1\nToalha de banho\tR$ 59,90\t4\nLiquidificador 1400W\tR$ 249\t1',
      [
        'Jogo de panelas Tramontina 10 peças 1299.9 BRL',
        '4 × Toalha de banho 59.9 BRL',
        'Liquidificador 1400W 249 BRL',
      ],
      'BRL',
    ],
    [
      'ほしいものリスト\n１．ニンテンドースイッチ用コントローラー　約７，０００円\n２．絵本「ぐりとぐら」　990円（税込）\n３．靴下　２足\n４．腕時計　3万円\n５．ティファールの鍋　約1500円',
      [
        'ニンテンドースイッチ用コントローラー [約７，０００円] 7000 JPY',
        '絵本「ぐりとぐら」 990 JPY',
        '靴下　２足',
        '腕時計 30000 JPY',
        'ティファールの鍋 [約1500円] 1500 JPY',
      ],
      'JPY',
    ],
    [
      'قائمة هدايا سارة\n١- دمية باربي ١٢٫٥ ر.س\n٢- كتاب تلوين\n٣- ٤ أقلام رصاص\n٤- حقيبة مدرسية (وردية) ٩٩ ريال',
      ['دمية باربي 12.5 SAR', 'كتاب تلوين', '4 × أقلام رصاص', 'حقيبة مدرسية (وردية) 99 SAR'],
      'SAR',
    ],
    [
      'Philips OneBlade Face + Body, Trimmer und Rasierer, Modell QP2824/30\nvon Philips (Drogerie & Körperpflege)\n4,4 von 5 Sternen    12.345\n39,99 €\nPreis ist um 12% gefallen, seit es auf die Liste gesetzt wurde\nMehr ansehen\nHinzugefügt am 3. November 2026\nIn den Einkaufswagen\nVerschieben\nLöschen\nDie Känguru-Chroniken: Ansichten eines vorlauten Beuteltiers\nvon Marc-Uwe Kling (Taschenbuch)\n4,7 von 5 Sternen    9.876\n11,00 €\nGewünscht: 1\nHat: 0\nHinzugefügt am 1. Oktober 2026\nIn den Einkaufswagen\nVerschieben\nLöschen',
      [
        'Philips OneBlade Face + Body, Trimmer und Rasierer, Modell QP2824/30 [von Philips (Drogerie & Körperpflege)] 39.99 EUR',
        'Die Känguru-Chroniken: Ansichten eines vorlauten Beuteltiers [von Marc-Uwe Kling (Taschenbuch)] 11 EUR',
      ],
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
      'Cadeaulijst Sanne & Daan\n1. Le Creuset braadpan 24 cm — € 229,-\n2. Bijdrage huwelijksreis (max. 30 €)\n3. Wijnglazen, set van 6, € 45\n4. 4x badhanddoek à € 12,95\n5. Dekbedovertrek 240x220',
      [
        'Le Creuset braadpan 24 cm 229 EUR',
        'Bijdrage huwelijksreis [max. 30 €] 30 EUR',
        'Wijnglazen, set van 6 45 EUR',
        '4 × badhanddoek 12.95 EUR',
        'Dekbedovertrek 240x220',
      ],
    ],
    [
      'Dear Santa,\nI have been very good this year.\nI would like\n1) a puppy (a real one!!)\n2) Pokemon cards\n3) a book about sharks\n4) new shoes size 13\nThank you! Say hi to Rudolph.\nLove, Max age 6',
      ['a puppy (a real one!!)', 'Pokemon cards', 'a book about sharks', 'new shoes size 13'],
      'USD',
    ],
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
    [
      'Ønskeliste\n* Termos kr 1 299,-\n* Lue str. M kr 299\n* Ullsokker 3 par, 149,-\n* Hodelykt 499:-',
      ['Termos 1299 NOK', 'Lue str. M 299 NOK', 'Ullsokker 3 par 149 NOK', 'Hodelykt 499 NOK'],
      'NOK',
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
      'お母さんへ\n\nクリスマスのプレゼントはこれがいいです。\n\n・レゴ シティ 消防車（3,980円）\n・サッカーボール 4号\n・図鑑 2,200円くらい\n\nよろしくお願いします。\nたけし',
      ['レゴ シティ 消防車 3980 JPY', 'サッカーボール 4号', '図鑑 [2,200円くらい] 2200 JPY'],
      'JPY',
    ],
    [
      '| Gift | Price | Qty | Where |\n|------|------:|:---:|-------|\n| Cast iron skillet 12" | $39.90 | 1 | [Lodge](https://www.lodgecastiron.com/skillet) |\n| Dish towels | $12 | 4 | |\n| Stand mixer, red | $349.99 | 1 | https://www.kitchenaid.com/mixer?cid=abc |',
      [
        'Cast iron skillet 12" 39.9 USD <https://www.lodgecastiron.com/skillet>',
        '4 × Dish towels 12 USD',
        'Stand mixer, red 349.99 USD <https://www.kitchenaid.com/mixer?cid=abc>',
      ],
      'USD',
    ],
    [
      'LISTE DE MARIAGE – Julie et Thomas\nCuisine\nRobot pâtissier ............ 399,00 €\nCocotte en fonte 28 cm ..... 289 €\nLinge\nParure de lit 240 x 220 .... 1 149,90 €\n2 oreillers ................ 25 € pièce',
      [
        'Robot pâtissier 399 EUR #Cuisine',
        'Cocotte en fonte 28 cm 289 EUR #Cuisine',
        'Parure de lit 240 x 220 1149.9 EUR #Linge',
        '2 × oreillers 25 EUR #Linge',
      ],
    ],
    [
      'Liebes Christkind!\nIch wünsche mir:\n♥ ein Einhorn das laufen kann\n♥ Schleich Pferde\n♥ Buch „Die Schule der magischen Tiere 15“\n♥ neue Stiefel Größe 33\nDeine Mia (7 Jahre)',
      [
        'ein Einhorn das laufen kann',
        'Schleich Pferde',
        'Buch „Die Schule der magischen Tiere 15“',
        'neue Stiefel Größe 33',
      ],
    ],
    [
      'Önskelista Elsa:\n1 Barbiedocka, ca 200 kr\n2 Pussel 100 bitar\n3 Regnbyxor strl 110\n4 Bok: Pippi Långstrump (149:-)\n5 Lego Friends 41757 - 1 099 kr',
      [
        'Barbiedocka [ca 200 kr] 200 SEK',
        'Pussel 100 bitar',
        'Regnbyxor strl 110',
        'Bok: Pippi Långstrump 149 SEK',
        'Lego Friends 41757 1099 SEK',
      ],
      'SEK',
    ],
    [
      'Regalo;Precio;Cantidad;Enlace\nCafetera Oster;$1,299.00;1;https://www.liverpool.com.mx/tienda/pdp/cafetera/123\nSábanas matrimoniales;$649.50;2;\nVale de regalo;;1;',
      [
        'Cafetera Oster 1299 MXN <https://www.liverpool.com.mx/tienda/pdp/cafetera/123>',
        '2 × Sábanas matrimoniales 649.5 MXN',
        'Vale de regalo',
      ],
      'MXN',
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
      'Bialetti Moka Express, Caffettiera 6 tazze\ndi Bialetti (Casa e cucina)\n4,6 su 5 stelle    88.120\n29,90 €\nArticolo aggiunto il 5 novembre 2026\nAggiungi al carrello\nSposta\nElimina\nIl nome della rosa\ndi Umberto Eco (Copertina flessibile)\n4,5 su 5 stelle    4.567\nNon disponibile.\nArticolo aggiunto il 1 novembre 2026\nSposta\nElimina',
      [
        'Bialetti Moka Express, Caffettiera 6 tazze [di Bialetti (Casa e cucina)] 29.9 EUR',
        'Il nome della rosa [di Umberto Eco (Copertina flessibile)]',
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
    [
      'verlanglijstje Bram\n- voetbal maat 5, rond de €20\n- Donald Duck pocket (2 stuks)\n- jas mt 128 tussen 40 en 60 euro\n- bon van bol.com\n- Lego 60337 €99,99',
      [
        'voetbal maat 5 [rond de €20] 20 EUR',
        'Donald Duck pocket (2 stuks)',
        'jas mt 128 tussen 40 en 60 euro',
        'bon van bol.com',
        'Lego 60337 99.99 EUR',
      ],
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
      "Cher Père Noël,\nCette année j'aimerais :\n* une trottinette\n* des Pokémon (le coffret)\n* 2 BD d'Astérix\n* un pyjama taille 10 ans\nMerci Père Noël !\nGabriel, 9 ans",
      ['une trottinette', 'des Pokémon (le coffret)', "2 BD d'Astérix", 'un pyjama taille 10 ans'],
    ],
    [
      'Nr.\tWunsch\tPreis ca.\tAnzahl\tBemerkung\n1\tBettwäsche "Biber"\t49,90 €\t2\t135x200\n2\tLeselampe\t\t1\t"warmweiß,\nklemmbar"\n3\tPflanzkübel\t25\t3\t',
      ['2 × Bettwäsche "Biber" [135x200] 49.9 EUR', 'Leselampe [warmweiß,\nklemmbar]', '3 × Pflanzkübel 25 EUR'],
    ],
    [
      'LISTA NASCITA\nBody 0-3 mesi (5 pezzi) € 24,90\nPasseggino Chicco da 250 €\nScarpine n. 17\nLettino 60x120 – max 150 €\nBavaglini 10 pz\nCiuccio 0-6m x2',
      [
        'Body 0-3 mesi (5 pezzi) 24.9 EUR',
        'Passeggino Chicco [da 250 €] 250 EUR',
        'Scarpine n. 17',
        'Lettino 60x120 [max 150 €] 150 EUR',
        'Bavaglini 10 pz',
        '2 × Ciuccio 0-6m',
      ],
    ],
    [
      '誕生日プレゼント候補\n●財布 1万5千円\n●香水 ￥8,800\n●マフラー 五千円\n●本（千五百円）\n●ワイヤレスイヤホン 1.5万円前後',
      [
        '財布 15000 JPY',
        '香水 8800 JPY',
        'マフラー 5000 JPY',
        '本 1500 JPY',
        'ワイヤレスイヤホン [1.5万円前後] 15000 JPY',
      ],
      'JPY',
    ],
    [
      "Ana, [Nov 26, 2026 at 7:12:33 PM]:\nwishlist time 😄\n1. AirPods case — under $20\n2. Concert tickets!!! 🎟️\n3. Nike socks, men's size 9-12, 6 pairs\n4. that mug from https://www.uncommongoods.com/product/mug?utm_source=ig\n...\nBen, [Nov 26, 2026 at 7:13:01 PM]:\nhaha ok",
      [
        'AirPods case [under $20] 20 USD',
        'Concert tickets!!! 🎟️',
        "Nike socks, men's size 9-12, 6 pairs",
        'that mug <https://www.uncommongoods.com/product/mug?utm_source=ig>',
      ],
      'USD',
    ],
  ],
};
