import type { Examples } from './examples.ts';

/** Whole texts that were written before the reader was changed, and looked at when it was done. */
export const THIRTEENTH_UNSEEN_SHOPPING: Examples = {
  'thirteenth, unseen, to buy': [
    [
      '[27.11.26, 18:02:11] Jana: Kannst du noch einkaufen?\n[27.11.26, 18:02:40] Jana: Milch, Butter und 6 Eier\n[27.11.26, 18:03:02] Tom: klar\n[27.11.26, 18:05:19] Jana: ach und Katzenfutter!',
      ['Milch', 'Butter', '6 × Eier', 'Katzenfutter'],
    ],
    [
      'Dairy: whole milk, 2 yogurts, cheddar\nMeat: chicken thighs, bacon\nHousehold: bin bags, washing-up liquid',
      [
        'whole milk #Dairy',
        '2 × yogurts #Dairy',
        'cheddar #Dairy',
        'chicken thighs #Meat',
        'bacon #Meat',
        'bin bags #Household',
        'washing-up liquid #Household',
      ],
    ],
    [
      'Edeka\nBrötchen 6 Stück\nAufschnitt\n\nDM\nWindeln Gr. 4\nFeuchttücher 3x\n\nBaumarkt\nGlühbirnen E27\nBlumenerde 20 l',
      [
        '6 × Brötchen #Edeka',
        'Aufschnitt #Edeka',
        'Windeln Gr. 4 #DM',
        '3 × Feuchttücher #DM',
        'Glühbirnen E27 #Baumarkt',
        'Blumenerde [20 l] #Baumarkt',
      ],
    ],
    [
      '-leche (6)\n-pan de molde\n-huevos (1 docena)\n-tomates 1 kg',
      ['6 × leche', 'pan de molde', 'huevos [1 docena]', 'tomates [1 kg]'],
    ],
    [
      'Farine | 1 kg\nŒufs | 12\nLait | 2 L\nChocolat noir | 3',
      ['Farine [1 kg]', '12 × Œufs', 'Lait [2 L]', '3 × Chocolat noir'],
    ],
    [
      'Bananas @ 0.59\n3 cans black beans @ 89c\n2 x oat milk @ $3.49 = $6.98',
      ['Bananas 0.59 USD', 'black beans [3 cans] 0.89 USD', '2 × oat milk 3.49 USD'],
      'USD',
    ],
    [
      '牛乳 2本\n卵 1パック\n豚こま 300g\n\nドラッグストア\n洗剤\nティッシュ 5箱',
      ['牛乳 [2本]', '卵 [1パック]', '豚こま [300g]', '洗剤 #ドラッグストア', 'ティッシュ [5箱] #ドラッグストア'],
    ],
    ['* melk * boter * 6 eieren * kaas', ['melk', 'boter', '6 × eieren', 'kaas']],
    [
      'hortifruti: banana, maçã, alface\nlimpeza: sabão em pó, detergente 3\npadaria: pão francês 10',
      [
        'banana #hortifruti',
        'maçã #hortifruti',
        'alface #hortifruti',
        'sabão em pó #limpeza',
        '3 × detergente #limpeza',
        '10 × pão francês #padaria',
      ],
    ],
    ['Pasta 500 g,\nPassata,\nParmigiano,\nBasilico.', ['Pasta [500 g]', 'Passata', 'Parmigiano', 'Basilico']],
    [
      '[2] chicken breasts\n[1] rice\n[4] peppers\n[1] coconut milk',
      ['2 × chicken breasts', 'rice', '4 × peppers', 'coconut milk'],
    ],
  ],
};

export const THIRTEENTH_UNSEEN_GIFTS: Examples = {
  'thirteenth, unseen, to wish for': [
    [
      'Leo: bike helmet, Pokémon cards\nNora: ballet shoes size 31, sticker book\nGrandpa: wool socks',
      [
        'bike helmet #Leo',
        'Pokémon cards #Leo',
        'ballet shoes size 31 #Nora',
        'sticker book #Nora',
        'wool socks #Grandpa',
      ],
    ],
    [
      'Maman – écharpe, bleu marine\nPapa – portefeuille cuir\nLéo – Lego Ninjago 39,99 €',
      ['écharpe, bleu marine #Maman', 'portefeuille cuir #Papa', 'Lego Ninjago 39.99 EUR #Léo'],
    ],
    [
      'Trousseau bébé\n6 bodies manches longues\n4 pyjamas naissance\n2 gigoteuses\n1 bonnet\nthermomètre de bain',
      ['6 × bodies manches longues', '4 × pyjamas naissance', '2 × gigoteuses', 'bonnet', 'thermomètre de bain'],
    ],
    [
      'Hugo’s list!\n- drone\n- hoodie (size 12)\n- Minecraft book\n\nIda’s list!\n- watercolours\n- 2 canvases',
      [
        'drone #Hugo’s list!',
        'hoodie (size 12) #Hugo’s list!',
        'Minecraft book #Hugo’s list!',
        'watercolours #Ida’s list!',
        '2 × canvases #Ida’s list!',
      ],
    ],
    [
      'Tischlampe Holz\n59,90 €\n\nBettwäsche 135x200\n34,99 €\n\nGutschein Buchhandlung\n25 €',
      ['Tischlampe Holz 59.9 EUR', 'Bettwäsche 135x200 34.99 EUR', 'Gutschein Buchhandlung 25 EUR'],
    ],
    [
      'Tuva (4 år):\nduplo\nregnkläder stl 104\n\nMelker (9 år):\nfotboll\nspel till Switch',
      [
        'duplo #Tuva (4 år)',
        'regnkläder stl 104 #Tuva (4 år)',
        'fotboll #Melker (9 år)',
        'spel till Switch #Melker (9 år)',
      ],
    ],
    ['6 Weingläser\n2 Pfannen\n1 Wok\nStabmixer', ['6 × Weingläser', '2 × Pfannen', 'Wok', 'Stabmixer']],
    [
      'Camicia uomo M - 39,90 €\nSciarpa lana - 25 €\nLibro Eco - 14 €\nTotale: 78,90 €',
      ['Camicia uomo M 39.9 EUR', 'Sciarpa lana 25 EUR', 'Libro Eco 14 EUR'],
    ],
    [
      '1. Kindle 2. yoga mat (purple) 3. 3 candles 4. concert tickets',
      ['Kindle', 'yoga mat (purple)', '3 × candles', 'concert tickets'],
    ],
    [
      'ماما: عطر، شال\nبابا: ساعة\nليلى: دمية، كتب تلوين',
      ['عطر #ماما', 'شال #ماما', 'ساعة #بابا', 'دمية #ليلى', 'كتب تلوين #ليلى'],
      'SAR',
    ],
  ],
};
