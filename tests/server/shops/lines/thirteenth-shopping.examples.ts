import type { Examples } from './examples.ts';

/** Whole texts as people post them and apps share them, of things to buy. */
export const THIRTEENTH_SHOPPING: Examples = {
  'thirteenth, to buy': [
    [
      'Rewe\n\n[ 1 ] Knusperstangen\n[ 10 ] Äpfel\n[ 1 ] Apfelschorle\n[ 5 ] Alkoholfreies Bier\n[ 1 ] Zahnpasta',
      ['Knusperstangen', '10 × Äpfel', 'Apfelschorle', '5 × Alkoholfreies Bier', 'Zahnpasta'],
    ],
    [
      'Banana | 2 pieces\nApple | 6 pieces\nChicken breast | 500g',
      ['2 × Banana', '6 × Apple', 'Chicken breast [500g]'],
    ],
    [
      '1 gallon Aldi skim milk $2.09\nGreen peppers 2 pk $1.39\n2 x Avocados @ $0.89 = $1.78\nWatermelon $4.29\nCorn muffin mix $0.39',
      [
        'Aldi skim milk [1 gallon] 2.09 USD',
        'Green peppers [2 pk] 1.39 USD',
        '2 × Avocados 0.89 USD',
        'Watermelon 4.29 USD',
        'Corn muffin mix 0.39 USD',
      ],
      'USD',
    ],
    [
      '2 11-ounce cans of decaf coffee @ $2.79\nAutomatic dishwasher detergent @$2.49\n4 cans diced tomatoes @ 59c\n1 cantaloupe @ $1.49\n3 pounds bacon @ $3.29',
      [
        '2 × decaf coffee [11-ounce cans] 2.79 USD',
        'Automatic dishwasher detergent 2.49 USD',
        'diced tomatoes [4 cans] 0.59 USD',
        'cantaloupe 1.49 USD',
        'bacon [3 pounds] 3.29 USD',
      ],
      'USD',
    ],
    [
      'Lista base\n\nPasta: 8 kg;\nSalsa di pomodoro 3 litri;\nFarina 00: 2 kg;\nUova: 12;\nCaffè;',
      ['Pasta [8 kg]', 'Salsa di pomodoro [3 litri]', 'Farina 00 [2 kg]', '12 × Uova', 'Caffè'],
    ],
    [
      'Aceite de oliva virgen extra 1L : 5,85 euros\nJamón cocido 450 gr : 3,75 euros\nLechuga iceberg 250 gr : 0,93 euros\nPapel higiénico 12 rollos : 4,70 euros',
      [
        'Aceite de oliva virgen extra [1L] 5.85 EUR',
        'Jamón cocido [450 gr] 3.75 EUR',
        'Lechuga iceberg [250 gr] 0.93 EUR',
        'Papel higiénico [12 rollos] 4.7 EUR',
      ],
    ],
    [
      '-milk\n-eggs (2 dozen)\n-chicken thighs\n-sour cream\n-2 limes',
      ['milk', 'eggs [2 dozen]', 'chicken thighs', 'sour cream', '2 × limes'],
    ],
    [
      'Produce: apples, bananas, 2 avocados\nDairy: milk, butter\nBakery: bagels, sandwich bread',
      [
        'apples #Produce',
        'bananas #Produce',
        '2 × avocados #Produce',
        'milk #Dairy',
        'butter #Dairy',
        'bagels #Bakery',
        'sandwich bread #Bakery',
      ],
    ],
    [
      'Obst/Gemüse: Äpfel, Karotten, 1 Gurke\nKühlregal: Milch 2x, Quark, Butter\nTrocken: Nudeln, Reis\nDrogerie: Zahnpasta, Spülmittel',
      [
        'Äpfel #Obst/Gemüse',
        'Karotten #Obst/Gemüse',
        'Gurke #Obst/Gemüse',
        '2 × Milch #Kühlregal',
        'Quark #Kühlregal',
        'Butter #Kühlregal',
        'Nudeln #Trocken',
        'Reis #Trocken',
        'Zahnpasta #Drogerie',
        'Spülmittel #Drogerie',
      ],
    ],
    [
      'Lidl\nmleko 2 szt.\nchleb\nmasło x2\n\nRossmann\nszampon\npasta do zębów\n\nBiedronka\nziemniaki 3 kg\njajka 10 szt.',
      [
        '2 × mleko #Lidl',
        'chleb #Lidl',
        '2 × masło #Lidl',
        'szampon #Rossmann',
        'pasta do zębów #Rossmann',
        'ziemniaki [3 kg] #Biedronka',
        '10 × jajka #Biedronka',
      ],
    ],
    [
      'milk, eggs, bread,\nbutter, cheese,\napples, 2 lemons',
      ['milk', 'eggs', 'bread', 'butter', 'cheese', 'apples', '2 × lemons'],
    ],
    [
      'Fraîcheur\n- lait 1/2 écrémé x6\n- beurre doux\n- 4 yaourts nature\n\nEpicerie\n- riz basmati 1kg\n- huile d’olive\n\nHygiène\n- gel douche\n- PQ',
      [
        '6 × lait 1/2 écrémé #Fraîcheur',
        'beurre doux #Fraîcheur',
        '4 × yaourts nature #Fraîcheur',
        'riz basmati [1kg] #Epicerie',
        'huile d’olive #Epicerie',
        'gel douche #Hygiène',
        'PQ #Hygiène',
      ],
    ],
    ['• Milk • Bread • Eggs x12 • Butter 250 g', ['Milk', 'Bread', '12 × Eggs', 'Butter [250 g]']],
    [
      '- [ ] Underwear (quantity: 7 pairs)\n- [ ] T-shirts (quantity: 5)\n- [x] Swimwear (quantity: 2)\n- [ ] Comfortable walking shoes',
      ['Underwear [7 pairs]', '5 × T-shirts', '2 × Swimwear ✓', 'Comfortable walking shoes'],
    ],
    [
      '卵：150円\nコーヒーゼリー：100円\nチーズ(260g)：320円\nハンバーグ：100円',
      ['卵 150 JPY', 'コーヒーゼリー 100 JPY', 'チーズ [260g] 320 JPY', 'ハンバーグ 100 JPY'],
      'JPY',
    ],
    [
      'AH: melk, karnemelk, 2 komkommers\nKruidvat: tandpasta, shampoo\nMarkt: aardappels, uien',
      [
        'melk #AH',
        'karnemelk #AH',
        '2 × komkommers #AH',
        'tandpasta #Kruidvat',
        'shampoo #Kruidvat',
        'aardappels #Markt',
        'uien #Markt',
      ],
    ],
    [
      'Veckohandling v.48\n\nMejeri\nmjölk 3 st\nfil\nsmör\n\nKött\nköttfärs 1 kg\nfalukorv\n\nÖvrigt\ndiskmedel\nkaffe 2 paket',
      [
        '3 × mjölk #Mejeri',
        'fil #Mejeri',
        'smör #Mejeri',
        'köttfärs [1 kg] #Kött',
        'falukorv #Kött',
        'diskmedel #Övrigt',
        'kaffe [2 paket] #Övrigt',
      ],
    ],
    [
      'الخضار: طماطم، خيار، بصل\nالألبان: حليب، جبن\nالمخبز: خبز، كعك',
      ['طماطم #الخضار', 'خيار #الخضار', 'بصل #الخضار', 'حليب #الألبان', 'جبن #الألبان', 'خبز #المخبز', 'كعك #المخبز'],
    ],
    [
      'lista do mercado:\narroz 5kg - 2\nfeijão 1kg - 3\ncafé - 1\nleite - 12\nóleo - 2',
      ['2 × arroz [5kg]', '3 × feijão [1kg]', 'café', '12 × leite', '2 × óleo'],
    ],
    [
      'Mleko.\nChleb.\nCukier 1 kg.\nHerbata.\nJabłka 2 kg.',
      ['Mleko', 'Chleb', 'Cukier [1 kg]', 'Herbata', 'Jabłka [2 kg]'],
    ],
  ],
};
