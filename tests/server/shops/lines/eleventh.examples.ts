import type { Examples } from './examples.ts';

/** Texts that were written when the tenth ones were read: 10 of 20 were read right then, or asked about, and 3 before those. */
export const ELEVENTH_SHOPPING: Examples = {
  'eleventh, to buy': [
    [
      '26-11-2026 17:40 - Papa: Hoi schat, wil je even langs de AH?\n26-11-2026 17:41 - Papa: anderhalve liter melk\n26-11-2026 17:41 - Papa: 2 volkoren broden\n26-11-2026 17:42 - Papa: half pond gehakt\n26-11-2026 17:43 - Noor: Ja hoor!',
      ['melk [1.5 liter]', '2 × volkoren broden', 'gehakt [0.5 pond]'],
    ],
    [
      '材料（2人分）\n・鶏むね肉　1枚\n・玉ねぎ　1/2個\n・卵　2個\n・しょうゆ　大さじ2\n・塩　少々',
      [
        '鶏むね肉 [1枚] #材料（2人分）',
        '玉ねぎ [1/2個] #材料（2人分）',
        '2 × 卵 #材料（2人分）',
        'しょうゆ [大さじ2] #材料（2人分）',
        '塩 [少々] #材料（2人分）',
      ],
      'JPY',
    ],
    [
      'REWE Markt GmbH\nDomstr. 20\n50668 Köln\n                          EUR\nHAFERDRINK                1,99 B\nBROETCHEN                 1,16 B\n  4 Stk x    0,29\nSPUELMITTEL               0,95 A\n--------------------------------\nSUMME          EUR        4,10\nGeg. EC-Cash   EUR        4,10',
      ['HAFERDRINK 1.99 EUR', '4 × BROETCHEN 0.29 EUR', 'SPUELMITTEL 0.95 EUR'],
    ],
    [
      '[٢٥/١١/٢٠٢٦، ٦:١٢:٠٠ م] أمي: السلام عليكم\n[٢٥/١١/٢٠٢٦، ٦:١٢:٢٠ م] أمي: هات معك\n[٢٥/١١/٢٠٢٦، ٦:١٢:٤٠ م] أمي: ٢ كيلو رز\n[٢٥/١١/٢٠٢٦، ٦:١٣:٠٠ م] أمي: علبة لبن\n[٢٥/١١/٢٠٢٦، ٦:١٤:٠٠ م] أنا: حاضر',
      ['رز [٢ كيلو]', 'علبة لبن'],
      'SAR',
    ],
    [
      'Handla\n[ ] mjölk 3 l\n[ ] 2 pkt smör\n[x] kaffe\n[ ] ett dussin ägg\n[ ] gurka och tomater',
      [
        'mjölk [3 l] #Handla',
        'smör [2 pkt] #Handla',
        'kaffe ✓ #Handla',
        'ägg [1 dussin] #Handla',
        'gurka och tomater #Handla',
      ],
      'SEK',
    ],
    [
      'Tu peux passer prendre :\ndu pain\n6 œufs\nune bouteille de lait\n500g de farine\ndes pommes (1 kg)\nMerci mon cœur ❤️',
      ['du pain', '6 × œufs', 'lait [1 bouteille]', 'farine [500g]', 'des pommes [1 kg]'],
    ],
    [
      'Weekly groceries\n\nProduce:\n- 2 avocados\n- 1 bunch cilantro\n- baby spinach (5 oz)\n\nPantry:\n- black beans x3\n- 1 1/2 cups rice\n- olive oil',
      [
        '2 × avocados #Produce',
        'cilantro [1 bunch] #Produce',
        'baby spinach [5 oz] #Produce',
        '3 × black beans #Pantry',
        'rice [1 1/2 cups] #Pantry',
        'olive oil #Pantry',
      ],
      'USD',
    ],
    [
      'tomates, 3 courgettes, 1 kg de riz, beurre demi-sel et lait',
      ['tomates', '3 × courgettes', 'riz [1 kg]', 'beurre demi-sel', 'lait'],
    ],
  ],
};

export const ELEVENTH_GIFTS: Examples = {
  'eleventh, to wish for': [
    [
      'Cześć Babciu,\n\nprzesyłam listę prezentów dla Zosi:\n\n• hulajnoga – około 200 zł\n• puzzle 100 elementów, 29,90 zł\n• kalosze rozmiar 29\n• książka o dinozaurach po 35 zł\n\nCałuję,\nAnia',
      [
        'hulajnoga [około 200 zł] 200 PLN #przesyłam listę prezentów dla Zosi',
        'puzzle 100 elementów 29.9 PLN #przesyłam listę prezentów dla Zosi',
        'kalosze rozmiar 29 #przesyłam listę prezentów dla Zosi',
        'książka o dinozaurach 35 PLN #przesyłam listę prezentów dla Zosi',
      ],
      'PLN',
    ],
    [
      "Emma's Birthday\n☐ Roller skates, size 3 — $59.99\n☐ Journal with lock\n☑ Slime kit ($15)\n☐ Swiftie friendship bracelet kit ~$20",
      [
        'Roller skates, size 3 59.99 USD',
        'Journal with lock',
        'Slime kit 15 USD ✓',
        'Swiftie friendship bracelet kit [~$20] 20 USD',
      ],
      'USD',
    ],
    [
      '#\tGift idea\tFor whom\tEst. cost\tStore\n1\tWeighted blanket\tMom\t$45\tTarget\n2\tEspresso cups (set of 4)\tDad\t$32.50\t\n3\tBoard game: Catan\tKids\t$44.97\thttps://www.amazon.com/dp/B00U26V4VQ?ref=abc',
      [
        'Weighted blanket [Mom, Target] 45 USD',
        'Espresso cups (set of 4) [Dad] 32.5 USD',
        'Board game: Catan [Kids] 44.97 USD <https://www.amazon.com/dp/B00U26V4VQ?ref=abc>',
      ],
      'USD',
    ],
    [
      'Lista de Casamento – Ana e João\n1) Cafeteira elétrica – R$ 399,00\n2) Jogo de taças (6 unidades) – até R$ 150\n3) Cota lua de mel R$ 200 cada\n4) 2 travesseiros por R$ 79,90',
      [
        'Cafeteira elétrica 399 BRL',
        'Jogo de taças (6 unidades) [até R$ 150] 150 BRL',
        'Cota lua de mel 200 BRL',
        '2 × travesseiros 79.9 BRL',
      ],
      'BRL',
    ],
    [
      'Queridos Reyes Magos:\nEste año me he portado muy bien.\nQuiero:\n- una bici roja\n- el Lego de Harry Potter (49,99€)\n- un balón nº 5\n- 3 cuentos\n¡Gracias!\nHugo',
      ['una bici roja', 'el Lego de Harry Potter 49.99 EUR', 'un balón nº 5', '3 × cuentos'],
    ],
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
    [
      'Idee regalo per Giulia:\n• sciarpa di lana, sui 30 euro\n• profumo Chanel N°5\n• abbonamento Netflix 12,99 al mese\n• tazza "Mamma migliore" 9 euro e 90\n• un paio di guanti tg. M',
      [
        'sciarpa di lana [sui 30 euro] 30 EUR #Idee regalo per Giulia',
        'profumo Chanel N°5 #Idee regalo per Giulia',
        'abbonamento Netflix 12,99 al mese #Idee regalo per Giulia',
        'tazza "Mamma migliore" 9.9 EUR #Idee regalo per Giulia',
        'un paio di guanti tg. M #Idee regalo per Giulia',
      ],
    ],
    [
      '- [ ] Fahrradhelm EU 54-58 (max. 60 €)\n- [ ] Rucksack, grün\n- [x] ~~Trinkflasche 0,5 l~~\n- [ ] Kopfhörer: JBL, um die 50 Euro\n- [ ] 2x Socken Gr. 35-38',
      [
        'Fahrradhelm EU 54-58 [max. 60 €] 60 EUR',
        'Rucksack, grün',
        'Trinkflasche 0,5 l ✓',
        'Kopfhörer: JBL [um die 50 Euro] 50 EUR',
        '2 × Socken Gr. 35-38',
      ],
    ],
    [
      'Cecotec Freidora sin Aceite 5,5 L\nde Cecotec (Hogar y cocina)\n4,3 de 5 estrellas    21.345\n64,90 € prime\nArtículo añadido el 10 de noviembre de 2026\nAñadir a la cesta\nMover\nEliminar\nPatria\nde Fernando Aramburu (Tapa blanda)\n4,5 de 5 estrellas    15.002\nDe segunda mano desde 5,20 €\n12,30 €\nArtículo añadido el 3 de noviembre de 2026\nMover\nEliminar',
      [
        'Cecotec Freidora sin Aceite 5,5 L [de Cecotec (Hogar y cocina)] 64.9 EUR',
        'Patria [de Fernando Aramburu (Tapa blanda)] 12.3 EUR',
      ],
    ],
    [
      'Lena: was wünscht sich Paul?\nTom: also\nTom: Fußballschuhe Gr. 38, ca 45€\nTom: Buch "Gregs Tagebuch 19"\nTom: Kinogutschein 25 Euro\nLena: super danke',
      ['Fußballschuhe Gr. 38 [ca 45€] 45 EUR', 'Buch "Gregs Tagebuch 19"', 'Kinogutschein 25 EUR'],
    ],
    [
      '"Wens";"Prijs";"Aantal";"Link"\n"Koffiezetapparaat";"€ 89,95";"1";"https://www.bol.com/nl/nl/p/koffie/9300000/"\n"Theedoeken, blauw";"€ 12,50";"4";""\n"Wekker ""Retro""";"19,99";"1";""',
      [
        'Koffiezetapparaat 89.95 EUR <https://www.bol.com/nl/nl/p/koffie/9300000/>',
        '4 × Theedoeken, blauw 12.5 EUR',
        'Wekker "Retro" 19.99 EUR',
      ],
    ],
    [
      '19:05\tゆい\t誕生日に欲しいもの！\n19:06\tゆい\t・ヘッドホン 2万円くらい\n19:06\tゆい\t・ぬいぐるみ（すみっコぐらし）\n19:07\tゆい\t・文庫本 三冊\n19:08\tけん\t了解',
      ['ヘッドホン [2万円くらい] 20000 JPY', 'ぬいぐるみ（すみっコぐらし）', '文庫本 三冊'],
      'JPY',
    ],
  ],
};

/** Texts of which words were lost: below headings with a mark, before prices and behind them, in receipts and between rules. */
export const TWELFTH_SHOPPING: Examples = {
  'twelfth, to buy': [
    ['- Dairy:\n  Milk\n- Bread', ['Milk #Dairy', 'Bread #Dairy']],
    ['☐ Obst:\n   Äpfel\n☐ Gemüse:\n   Karotten\n☐ Brot', ['Äpfel #Obst', 'Karotten #Gemüse', 'Brot #Gemüse']],
    ['- # Frais\n  Lait\n- Pain', ['Lait #Frais', 'Pain #Frais']],
    ['- Mug\n  blue\n- Bowl', ['Mug [blue]', 'Bowl']],
    ['Lidl: Milk\nLidl: Bread?\nAldi: Eggs', ['Milk #Lidl', 'Bread? #Lidl', 'Eggs #Aldi']],
    ['---\n- Milk\n- Bread\n---', ['Milk', 'Bread']],
    ['Candles  4.99 3\nNapkins  1.99\nTotal  6.98', ['Candles  4.99 3', 'Napkins 1.99 EUR']],
    ['LIDL\nMilk   1.29 1\nBread   1.98 2\nTOTAL   3.27\nVISA   3.27', ['Milk 1.29 EUR', 'Bread 1.98 EUR']],
    ['Tee 5 € 50 gr', ['Tee 5 € [50 gr]']],
  ],
};

export const TWELFTH_GIFTS: Examples = {
  'twelfth, to wish for': [
    [
      '- Für Mama:\n  Parfum\n  Schal\n- Für Papa:\n  Krawatte\n- Für Oma:\n  Tee',
      ['Parfum #Für Mama', 'Schal #Für Mama', 'Krawatte #Für Papa', 'Tee #Für Oma'],
    ],
    ['- Bowl\n- 12,50 €\n  blue', ['Bowl', '12,50 €', 'blue']],
    ['- Mug\n- https://shop.example/1\n  blue', ['Mug [blue] <https://shop.example/1>']],
    ['USB Kabel Typ A 5,99 €', ['USB Kabel Typ A 5.99 EUR']],
    ['vitamin a 5 €', ['vitamin a 5 EUR']],
    ['Hepatitis A 12 €', ['Hepatitis A 12 EUR']],
    ['Mario Kart Grand Prix 40 €', ['Mario Kart Grand Prix 40 EUR']],
    ['Café Costa £3.00', ['Café Costa 3 GBP']],
    ['Las Vegas Costa 12 €', ['Las Vegas Costa 12 EUR']],
    ['Kaffee, Preis: 5 €', ['Kaffee 5 EUR']],
    ['livre, prix : 12 €', ['livre 12 EUR']],
    ['sciarpa a 25 €', ['sciarpa 25 EUR']],
    ['Buch 20 € 15', ['Buch 20 € 15']],
    ['Lego 100 € 50', ['Lego 100 € 50']],
    ['Buch 20 € 15 ct', ['Buch 20.15 EUR']],
    ['książka 5 zł 50 gr', ['książka 5.5 PLN']],
    ['iPhone 15 €799', ['iPhone 15 799 EUR']],
  ],
};
