import type { Examples } from './examples.ts';

/** Words that name no thing, above, below and between those that do. */
export const GIFTS: Examples = {
  'words above, below or between the things': [
    [
      'Queridos Reyes Magos:\nEste año me he portado muy bien.\nQuiero:\n- una bici roja\n- el Lego de Harry Potter (49,99€)\n- un balón nº 5\n- 3 cuentos\n¡Gracias!\nHugo',
      ['una bici roja', 'el Lego de Harry Potter 49.99 EUR', 'un balón nº 5', '3 × cuentos'],
    ],
    [
      'Cecotec Freidora sin Aceite 5,5 L\nde Cecotec (Hogar y cocina)\n4,3 de 5 estrellas    21.345\n64,90 € prime\nArtículo añadido el 10 de noviembre de 2026\nAñadir a la cesta\nMover\nEliminar\nPatria\nde Fernando Aramburu (Tapa blanda)\n4,5 de 5 estrellas    15.002\nDe segunda mano desde 5,20 €\n12,30 €\nArtículo añadido el 3 de noviembre de 2026\nMover\nEliminar',
      [
        'Cecotec Freidora sin Aceite 5,5 L [de Cecotec (Hogar y cocina)] 64.9 EUR',
        'Patria [de Fernando Aramburu (Tapa blanda)] 12.3 EUR',
      ],
    ],
    ['Ola wishes 🎁\n⭐ Puzzle 500\n⭐ Rower\n⭐ Gra „Dixit”', ['Puzzle 500', 'Rower', 'Gra „Dixit”']],
    ['Beste oma en opa,\nSem wil graag:\n- een step\n- stiften\nLiefs, Anna', ['een step', 'stiften']],
    [
      'Sonos Roam\nvon Sonos\n4,5 von 5 Sternen 8.411\n179,00 €\nIn den Einkaufswagen\nArtikel hinzugefügt am 12. Oktober 2025',
      'Sonos Roam [von Sonos] 179 EUR',
    ],
    [
      'Ravensburger Puzzle 1000 Teile\nvon Ravensburger\n4,7 von 5 Sternen 2.310\n14,99 €\nIn den Einkaufswagen\nHinzugefügt am 3. November 2025',
      'Ravensburger Puzzle 1000 Teile [von Ravensburger] 14.99 EUR',
    ],
    [
      'ほしいものリスト\n１．ニンテンドースイッチ用コントローラー\u3000約７，０００円\n２．絵本「ぐりとぐら」\u3000990円（税込）\n３．靴下\u3000２足\n４．腕時計\u30003万円\n５．ティファールの鍋\u3000約1500円',
      [
        'ニンテンドースイッチ用コントローラー [約７，０００円] 7000 JPY',
        '絵本「ぐりとぐら」 990 JPY',
        '靴下\u3000２足',
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
      'お母さんへ\n\nクリスマスのプレゼントはこれがいいです。\n\n・レゴ シティ 消防車（3,980円）\n・サッカーボール 4号\n・図鑑 2,200円くらい\n\nよろしくお願いします。\nたけし',
      ['レゴ シティ 消防車 3980 JPY', 'サッカーボール 4号', '図鑑 [2,200円くらい] 2200 JPY'],
      'JPY',
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
      'Bialetti Moka Express, Caffettiera 6 tazze\ndi Bialetti (Casa e cucina)\n4,6 su 5 stelle    88.120\n29,90 €\nArticolo aggiunto il 5 novembre 2026\nAggiungi al carrello\nSposta\nElimina\nIl nome della rosa\ndi Umberto Eco (Copertina flessibile)\n4,5 su 5 stelle    4.567\nNon disponibile.\nArticolo aggiunto il 1 novembre 2026\nSposta\nElimina',
      [
        'Bialetti Moka Express, Caffettiera 6 tazze [di Bialetti (Casa e cucina)] 29.9 EUR',
        'Il nome della rosa [di Umberto Eco (Copertina flessibile)]',
      ],
    ],
    [
      'LISTA NASCITA\nBody 0-3 mesi (5 pezzi) € 24,90\nPasseggino Chicco da 250 €\nScarpine n. 17\nLettino 60x120 – max 150 €\nBavaglini 10 pz\nCiuccio 0-6m x2',
      [
        'Body 0-3 mesi (5 pezzi) 24.9 EUR',
        'Passeggino Chicco [da 250 €] 250 EUR',
        'Scarpine n. 17',
        'Lettino 60x120 [max 150 €] 150 EUR',
        '10 × Bavaglini',
        '2 × Ciuccio 0-6m',
      ],
    ],
    ['Presentes da Bia\n1- boneca\n2- patins tamanho 32\n3- livro', ['boneca', 'patins tamanho 32', 'livro']],
    [
      'Kids sizes & wishes – updated Nov 2026\n\nElla: 8 yrs, shoe 33. Wants: roller skates, slime kit\nFinn: 5 yrs, shoe 28. Wants: dinosaur torch',
      ['Ella: 8 yrs, shoe 33. Wants: roller skates, slime kit', 'Finn: 5 yrs, shoe 28. Wants: dinosaur torch'],
    ],
    [
      'Babyausstattung\n6 Bodys Gr. 56\n4 Strampler\n10 Spucktücher\n2 Schlafsäcke\nWickelauflage',
      ['6 × Bodys Gr. 56', '4 × Strampler', '10 × Spucktücher', '2 × Schlafsäcke', 'Wickelauflage'],
    ],
    [
      'Kettle\n$49.99\n\nToaster, 4 slice\n$39\n\nDish rack\n$25.50',
      ['Kettle 49.99 USD', 'Toaster, 4 slice 39 USD', 'Dish rack 25.5 USD'],
      'USD',
    ],
    [
      'Wishlist 2026 ✨\n\n✧ AirPods Pro 3 ($249)\n✧ Stanley cup – pink\n✧ Sol de Janeiro set ~ $60\n✧ Ugg slippers (size 7)\n\nthank u!! 💕',
      ['AirPods Pro 3 249 USD', 'Stanley cup – pink', 'Sol de Janeiro set [~ $60] 60 USD', 'Ugg slippers (size 7)'],
      'USD',
    ],
    ['Teapot 20 €\nCups 12 €\nTotale stimato: circa 32 €', ['Teapot 20 EUR', 'Cups 12 EUR']],
    [
      'Lista nascita Sofia\n\nPasseggino Yoyo – 459 €\nSdraietta – 89,90 €\nBody 0-3 mesi (5)\nPannolini taglia 2\nFasciatoio – 120 €',
      [
        'Passeggino Yoyo 459 EUR',
        'Sdraietta 89.9 EUR',
        'Body 0-3 mesi (5)',
        'Pannolini taglia 2',
        'Fasciatoio 120 EUR',
      ],
    ],
    [
      'Name: Lincoln\nAge: 61\nWishes:\nA brown tam\nA pair of brown zip ankle boots in a 13 wide\nA pair of blue jeans size 60X30',
      ['A brown tam', 'A pair of brown zip ankle boots in a 13 wide', 'A pair of blue jeans size 60X30'],
    ],
    [
      'BILLY\nBookcase, white, 80x28x202 cm\n$79.00\nQty: 1\n\nLACK\nSide table, black, 55x55 cm\n$14.99\nQty: 2',
      ['BILLY [Bookcase, white, 80x28x202 cm] 79 USD', '2 × LACK [Side table, black, 55x55 cm] 14.99 USD'],
      'USD',
    ],
    [
      'Trousseau bébé\n6 bodies manches longues\n4 pyjamas naissance\n2 gigoteuses\n1 bonnet\nthermomètre de bain',
      ['6 × bodies manches longues', '4 × pyjamas naissance', '2 × gigoteuses', 'bonnet', 'thermomètre de bain'],
    ],
    [
      'Tischlampe Holz\n59,90 €\n\nBettwäsche 135x200\n34,99 €\n\nGutschein Buchhandlung\n25 €',
      ['Tischlampe Holz 59.9 EUR', 'Bettwäsche 135x200 34.99 EUR', 'Gutschein Buchhandlung 25 EUR'],
    ],
  ],
  'ideas and wishes of somebody': [
    ['Ideas for Noah (7)\nScience kit\nFootball\nTorch', ['Science kit', 'Football', 'Torch']],
    ['Verlanglijstje Bram 6 jaar\nStep\nPuzzel\nLoopfiets', ['Step', 'Puzzel', 'Loopfiets']],
    ['Regalos Inés 6 años\npatines\ncuento\ncometa', ['patines', 'cuento', 'cometa']],
    ['Ruby (4)\ndoll house\nbubbles\ntea set', ['doll house', 'bubbles', 'tea set']],
    ['Boots\nScarf\nGloves', ['Boots', 'Scarf', 'Gloves']],
    ['Barbie\nPuzzle\nTeddy\nKite', ['Barbie', 'Puzzle', 'Teddy', 'Kite']],
  ],
  'a word with a smile below a list': [
    [
      'Ось список:\n\n🎁 самокат\n🎁 пазли на 60 деталей\n🎁 фарби\n🎁 м’яч\n\nЦукерок не треба, дякую 💛',
      ['самокат', 'пазли на 60 деталей', 'фарби', 'м’яч'],
    ],
    ['- puzzel\n- stoepkrijt\n- kleurboek\n\nKnuffels heeft hij genoeg ;-)', ['puzzel', 'stoepkrijt', 'kleurboek']],
    ['- puzzle\n- chalk\n- kite\n\nA red bike 💛', ['puzzle', 'chalk', 'kite', 'A red bike 💛']],
  ],
  'a sentence without spaces above a list': [
    [
      '周日烧烤，每人带一样，周六晚上前报名！\n\n1. 鸡翅\n2. 木炭\n3. 羊肉串\n4. 水果',
      ['鸡翅', '木炭', '羊肉串', '水果'],
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
};
