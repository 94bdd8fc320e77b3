import type { Examples } from './examples.ts';

/** Whole texts that were written between the two rounds of work on the reader, and looked at when both were done. */
export const THIRTEENTH_LAST_SHOPPING: Examples = {
  'thirteenth, last, to buy': [
    [
      'Groceries 🛒\n\n• Milk (2)\n• Free range eggs (12)\n• Cheddar 350g\n• Kitchen roll (4 pack)\n\nSent from my iPhone',
      ['2 × Milk', '12 × Free range eggs', 'Cheddar [350g]', 'Kitchen roll [4 pack]'],
    ],
    [
      '☐ Paprika, rot\n☐ Frischkäse\n☑ Toast\n☐ Kaffee (2 Pck.)\n☐ Müllbeutel 35 l',
      ['Paprika, rot', 'Frischkäse', 'Toast ✓', 'Kaffee [2 Pck.]', 'Müllbeutel [35 l]'],
    ],
    [
      'À prendre : pain, 6 œufs, beurre demi-sel, 2 baguettes, PQ',
      ['pain', '6 × œufs', 'beurre demi-sel', '2 × baguettes', 'PQ'],
    ],
    [
      'Frutta e verdura\nmele 1 kg\nbanane\ninsalata\n\nMacelleria\npetto di pollo 500 g\nsalsicce\n\nAltro\ncarta igienica\ndetersivo piatti 2',
      [
        'mele [1 kg] #Frutta e verdura',
        'banane #Frutta e verdura',
        'insalata #Frutta e verdura',
        'petto di pollo [500 g] #Macelleria',
        'salsicce #Macelleria',
        'carta igienica #Altro',
        '2 × detersivo piatti #Altro',
      ],
    ],
    [
      'Mercadona:\n- leche sin lactosa x6\n- pan integral\nFrutería:\n- 1 kg naranjas\n- aguacates (3)\nFarmacia:\n- ibuprofeno 600',
      [
        '6 × leche sin lactosa #Mercadona',
        'pan integral #Mercadona',
        'naranjas [1 kg] #Frutería',
        '3 × aguacates #Frutería',
        'ibuprofeno 600 #Farmacia',
      ],
    ],
    [
      '1. Brood (2x)\n2. Halfvolle melk – 3 pakken\n3. Pindakaas\n4. Appels – 1,5 kg',
      ['2 × Brood', 'Halfvolle melk [3 pakken]', 'Pindakaas', 'Appels [1,5 kg]'],
    ],
    [
      'churrasco sábado\n\npicanha 2kg\nlinguiça 1kg\npão de alho 3\ncarvão 2 sacos\ncerveja 24',
      ['picanha [2kg]', 'linguiça [1kg]', '3 × pão de alho', 'carvão [2 sacos]', '24 × cerveja'],
    ],
    [
      '・たまねぎ 3個\n・にんじん\n・鶏もも肉（500g）\n・カレールー 1箱\n・福神漬け',
      ['3 × たまねぎ', 'にんじん', '鶏もも肉 [500g]', 'カレールー [1箱]', '福神漬け'],
    ],
    [
      'Bröd\nMjölk (3 liter)\nÄgg, 12 st\nBananer, 1 kg\nToapapper',
      ['Bröd', 'Mjölk [3 liter]', '12 × Ägg', 'Bananer [1 kg]', 'Toapapper'],
    ],
    [
      'Kasia: kupisz coś po drodze?\nTomek: jasne, co?\nKasia: chleb\nKasia: 2 mleka\nKasia: i karmę dla kota\nTomek: ok',
      ['chleb', '2 × mleka', 'i karmę dla kota'],
    ],
    [
      'Camping trip!!\n[x] tent\n[x] sleeping bags (4)\n[ ] headlamps\n[ ] 2 lighters\n[ ] marshmallows',
      ['tent ✓', '4 × sleeping bags ✓', 'headlamps', '2 × lighters', 'marshmallows'],
    ],
    [
      'Name;Menge;Laden\nBatterien AA;8;dm\nGeschenkpapier;2 Rollen;Müller\nKerzen;;Ikea',
      ['8 × Batterien AA [dm]', 'Geschenkpapier [2 Rollen, Müller]', 'Kerzen [Ikea]'],
    ],
  ],
};

export const THIRTEENTH_LAST_GIFTS: Examples = {
  'thirteenth, last, to wish for': [
    [
      'Secret Santa wishlist – Priya\n\n1. Nice hand cream (L’Occitane?)\n2. A cookbook, ideally Ottolenghi – £15ish\n3. Fuzzy socks\n4. Anything with cats on it 😹',
      [
        'Nice hand cream (L’Occitane?)',
        'A cookbook, ideally Ottolenghi [£15ish] 15 GBP',
        'Fuzzy socks',
        'Anything with cats on it 😹',
      ],
      'GBP',
    ],
    [
      'Theo, 4 Jahre:\n- Laufrad-Helm Gr. S\n- Tonie „Paw Patrol“ (14,99 €)\n- Gummistiefel 28\n\nFrida, 7 Jahre:\n- Inliner 33-36\n- Diddl-Block\n- Uhr',
      [
        'Laufrad-Helm Gr. S #Theo, 4 Jahre',
        'Tonie „Paw Patrol“ 14.99 EUR #Theo, 4 Jahre',
        'Gummistiefel 28 #Theo, 4 Jahre',
        'Inliner 33-36 #Frida, 7 Jahre',
        'Diddl-Block #Frida, 7 Jahre',
        'Uhr #Frida, 7 Jahre',
      ],
    ],
    [
      'Mum - silk pillowcase\nDad - garden kneeler £18\nOlly - Nintendo gift card, Pokémon plush\nMe - nothing, honestly',
      [
        'silk pillowcase #Mum',
        'garden kneeler 18 GBP #Dad',
        'Nintendo gift card, Pokémon plush #Olly',
        'nothing, honestly #Me',
      ],
      'GBP',
    ],
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
      'Espresso machine De’Longhi\n$129.95\nhttps://shop.example/delonghi\n\nLinen apron\n$38.00\nhttps://shop.example/apron\n\nSalt cellar\n$24.00\nhttps://shop.example/salt',
      [
        'Espresso machine De’Longhi 129.95 USD <https://shop.example/delonghi>',
        'Linen apron 38 USD <https://shop.example/apron>',
        'Salt cellar 24 USD <https://shop.example/salt>',
      ],
      'USD',
    ],
    [
      'Pour Noël, Jules (8 ans) voudrait :\n– un microscope\n– Mortelle Adèle tome 20\n– des baskets pointure 34\n\nEt Rose (5 ans) :\n– une trottinette\n– un déguisement de licorne 5/6 ans',
      [
        'un microscope #Pour Noël, Jules (8 ans) voudrait',
        'Mortelle Adèle tome 20 #Pour Noël, Jules (8 ans) voudrait',
        'des baskets pointure 34 #Pour Noël, Jules (8 ans) voudrait',
        'une trottinette #Et Rose (5 ans)',
        'un déguisement de licorne 5/6 ans #Et Rose (5 ans)',
      ],
    ],
    [
      'Gift\tFor\tPrice\tBought?\nCandle set\tAunt Jo\t$24\tyes\nGolf balls\tGrandpa\t$19.99\t\nPuzzle\tThe Smiths\t$15\tyes',
      ['Candle set [Aunt Jo] 24 USD ✓', 'Golf balls [Grandpa] 19.99 USD', 'Puzzle [The Smiths] 15 USD ✓'],
      'USD',
    ],
    [
      'boda Ana y Luis 💍\n\n* vajilla 12 servicios (189€)\n* cristalería\n* 2 juegos de sábanas 150x200\n* robot aspirador, máx. 250 €\n* escapada rural',
      [
        'vajilla 12 servicios 189 EUR',
        'cristalería',
        '2 × juegos de sábanas 150x200',
        'robot aspirador [máx. 250 €] 250 EUR',
        'escapada rural',
      ],
    ],
    [
      'Julia: plecak szkolny, piórnik\nKuba: piłka nożna rozm. 4, korki 33\nBabcia: ciepły koc',
      ['plecak szkolny #Julia', 'piórnik #Julia', 'piłka nożna rozm. 4 #Kuba', 'korki 33 #Kuba', 'ciepły koc #Babcia'],
      'PLN',
    ],
    [
      '[ ] Bücherregal (ca. 80 € bei IKEA)\n[ ] Stehlampe\n[x] Teppich 120x170\n[ ] 4 Stühle, gerne gebraucht',
      ['Bücherregal (ca. 80 € bei IKEA)', 'Stehlampe', 'Teppich 120x170 ✓', '4 × Stühle, gerne gebraucht'],
    ],
    [
      'BOOKS\nThe Women – Kristin Hannah\nJames by Percival Everett\n\nGAMES\nCatan\nWingspan ($55)\n\nCLOTHES\nbeanie\nbase layer, size M',
      [
        'The Women – Kristin Hannah #BOOKS',
        'James by Percival Everett #BOOKS',
        'Catan #GAMES',
        'Wingspan 55 USD #GAMES',
        'beanie #CLOTHES',
        'base layer, size M #CLOTHES',
      ],
      'USD',
    ],
    [
      'قائمة أمنيات مريم:\n١. ساعة ذكية - ٤٥٠ ريال\n٢. حذاء رياضي مقاس ٣٨\n٣. كتاب "ساق البامبو"\n٤. عطر',
      ['ساعة ذكية 450 SAR', 'حذاء رياضي مقاس ٣٨', 'كتاب "ساق البامبو"', 'عطر'],
      'SAR',
    ],
  ],
};
