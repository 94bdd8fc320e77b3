import type { Examples } from './examples.ts';

/** A thing on each line, with nothing around. */
export const SHOPPING: Examples = {
  'a thing on each line': [
    [
      '2 x 400g tins chopped tomatoes\n1 bag of spinach (200g)\n1 thumb ginger\n3 spring onions, sliced\n1 tbsp soy sauce',
      [
        '2 × chopped tomatoes [400g tins]',
        'spinach (200g) [1 bag]',
        'thumb ginger',
        '3 × spring onions, sliced',
        'soy sauce [1 tbsp]',
      ],
    ],
    [
      '½ bunch coriander\n1-2 chillies\n2–3 EL Olivenöl\nca. 300 g Hackfleisch',
      ['coriander [½ bunch]', '1-2 chillies', '2–3 EL Olivenöl', 'ca. 300 g Hackfleisch'],
    ],
    ['Milk\nBread\n2 €\n\nEggs\nCheese\n3 €', ['Milk', 'Bread', '2 €', 'Eggs', 'Cheese', '3 €']],
    ['x milk\no eggs\nx bread', ['milk ✓', 'eggs', 'bread ✓']],
    ['Milk ✔\nBread\nButter ✔', ['Milk ✓', 'Bread', 'Butter ✓']],
    ['~~flour~~\nyeast', ['flour ✓', 'yeast']],
    ['▢ Windeln Gr. 4\n▣ Feuchttücher', ['Windeln Gr. 4', 'Feuchttücher ✓']],
    ['1x pieluchy rozm. 4\n2x chusteczki', ['pieluchy rozm. 4', '2 × chusteczki']],
    ['"Tomatoes, chopped",2\n"Olive oil",1', ['2 × Tomatoes, chopped', 'Olive oil']],
    ['2 kilos de tomates\n1 docena de huevos', ['tomates [2 kilos]', 'huevos [1 docena]']],
    ['500 gr di farina\n3 zucchine\n1 lt latte', ['farina [500 gr]', '3 × zucchine', 'latte [1 lt]']],
    ['2 x halfvolle melk\n1 bosje peterselie', ['2 × halfvolle melk', 'peterselie [1 bosje]']],
    ['3 caixas de leite\n2 kg de arroz', ['leite [3 caixas]', 'arroz [2 kg]']],
    ['2 szt. awokado\n0,5 kg pieczarek', ['2 × awokado', 'pieczarek [0,5 kg]']],
    ['4 st lime\n1 burk kidneybönor', ['4 × lime', 'kidneybönor [1 burk]']],
    ['牛乳 1本\n玉ねぎ 3個\n鶏肉 200g', ['牛乳 [1本]', '3 × 玉ねぎ', '鶏肉 [200g]']],
    ['خيار ٣\nأرز ٢ كجم', ['3 × خيار', 'أرز [٢ كجم]']],
    ['Coca-Cola 1,5l\nRed Bull 250 ml x 4', ['Coca-Cola [1,5l]', '4 × Red Bull [250 ml]']],
    ['milk - 2\nbread - 1', ['2 × milk', 'bread']],
    ['1 cup sugar\n2 tbsp oil\n1/2 tsp salt', ['sugar [1 cup]', 'oil [2 tbsp]', 'salt [1/2 tsp]']],
    [
      '1 (15-ounce) can black beans, drained\n1 pinch cayenne\nA pinch of salt\n2 handfuls spinach\n500g pack of spaghetti',
      [
        'black beans, drained [1 (15-ounce) can]',
        'cayenne [1 pinch]',
        'salt [1 pinch]',
        'spinach [2 handfuls]',
        'spaghetti [500g pack]',
      ],
    ],
    [
      '鶏もも肉\u3000300g\nしょうゆ\u3000大さじ1\n砂糖\u3000小さじ2\nごま油\u3000適量',
      ['鶏もも肉 [300g]', 'しょうゆ [大さじ1]', '砂糖 [小さじ2]', 'ごま油 [適量]'],
    ],
    [
      '200 g de chocolat noir\n4 œufs\n1 cuillère à soupe de sucre\nune pincée de sel\nsel, poivre',
      ['chocolat noir [200 g]', '4 × œufs', 'sucre [1 cuillère à soupe]', 'sel [1 pincée]', 'sel, poivre'],
    ],
    [
      '玉ねぎ\u3000１個\n人参\u30001/2本\n豚肉\u3000200g\n醤油\u3000大さじ2\n塩\u3000少々',
      ['玉ねぎ', '人参 [1/2本]', '豚肉 [200g]', '醤油 [大さじ2]', '塩 [少々]'],
    ],
    [
      '2 cloves garlic, minced\n1 onion (chopped)\n400g tin chopped tomatoes\nsalt to taste\nhandful of basil',
      [
        'garlic, minced [2 cloves]',
        'onion (chopped)',
        'chopped tomatoes [400g tin]',
        'salt to taste',
        'basil [1 handful]',
      ],
    ],
    [
      '1 szklanka mąki\n2 łyżki cukru\n3 jajka\nszczypta soli\n1 opakowanie drożdży',
      ['mąki [1 szklanka]', 'cukru [2 łyżki]', '3 × jajka', 'soli [1 szczypta]', 'drożdży [1 opakowanie]'],
    ],
    [
      'a dozen eggs\nhalf a pound of butter\na couple of lemons\na bunch of parsley',
      ['eggs [1 dozen]', 'butter [0.5 pound]', 'a couple of lemons', 'parsley [1 bunch]'],
    ],
    [
      '6er Pack Wasser\n2x 1,5l Cola\n3 Flaschen Wein à 0,75 l',
      ['6er Pack Wasser', '2 × Cola [1,5l]', 'Wein [3 Flaschen à 0,75 l]'],
    ],
    [
      'Coke Zero 6x330ml\nYoghurt 4 x 125 g\nToilet roll (24 pack)',
      ['6 × Coke Zero [330ml]', '4 × Yoghurt [125 g]', 'Toilet roll [24 pack]'],
    ],
    ['Bread\n10:15 train snacks', ['Bread', '10:15 train snacks']],
    [
      'Kekse – 3 Pck.\nLöffel – 6 Stk.\nMehl, 2 Tüten\nSahne — 2 Becher\nEssig',
      ['Kekse [3 Pck.]', '6 × Löffel', 'Mehl [2 Tüten]', 'Sahne [2 Becher]', 'Essig'],
    ],
    [
      'soy sauce — 3 tbsp\nrice vinegar — 1 tbsp\nsesame oil',
      ['soy sauce [3 tbsp]', 'rice vinegar [1 tbsp]', 'sesame oil'],
    ],
    ['Wasser 1,5 l: 6\nSaft 1 l: 2\nTonic 0,2 l: 12', ['6 × Wasser [1,5 l]', '2 × Saft [1 l]', '12 × Tonic [0,2 l]']],
    [
      '3 - candles\n2 - packs of napkins\n1 - bag of ice\n12 - paper plates',
      ['3 × candles', 'napkins [2 packs]', 'ice [1 bag]', '12 × paper plates'],
    ],
    [
      'Three bottles of apple juice;\nOne small jar of pesto;\nTwo lemons',
      ['apple juice [3 bottles]', 'pesto [1 small jar]', 'Two lemons'],
    ],
    ['Reis 2 kg (Angebot)\nNudeln 500 g (Aldi)\nSalz', ['Reis (Angebot) [2 kg]', 'Nudeln (Aldi) [500 g]', 'Salz']],
    ['x4 Kisten Wasser\nx2 Brot', ['Wasser [4 Kisten]', '2 × Brot']],
    ['3 für 2 € Joghurts\nMilch', ['3 für 2 € Joghurts', 'Milch']],
    ['Socken: 3 Paar | Mützen: 2\nSchals: 1 | Hosen: 4', ['Socken: 3 Paar', '2 × Mützen', 'Schals', '4 × Hosen']],
    [
      'Bröd\nMjölk (3 liter)\nÄgg, 12 st\nBananer, 1 kg\nToapapper',
      ['Bröd', 'Mjölk [3 liter]', '12 × Ägg', 'Bananer [1 kg]', 'Toapapper'],
    ],
    ['x milk\nx bread\no eggs\no cheese', ['milk ✓', 'bread ✓', 'eggs', 'cheese']],
    [
      '1x Hafermilch\n1x Tofu natur\n2x Kichererbsen\n1x Tahin\n3x Zitronen',
      ['Hafermilch', 'Tofu natur', '2 × Kichererbsen', 'Tahin', '3 × Zitronen'],
    ],
    [
      'Qty 2 – AA batteries (pack of 8)\nQty 1 – Printer paper\nQty 4 – Light bulbs',
      ['2 × AA batteries (pack of 8)', 'Printer paper', '4 × Light bulbs'],
    ],
    ['حليب × ٢\nبيض (١٢)\nخبز عربي\nأرز ٥ كيلو', ['2 × حليب', '12 × بيض', 'خبز عربي', 'أرز [٥ كيلو]']],
    [
      'Leite - 6 unid.\nPão de forma - 2 unid.\nQueijo minas - 500 g\nBanana - 1 dúzia',
      ['6 × Leite', '2 × Pão de forma', 'Queijo minas [500 g]', 'Banana [1 dúzia]'],
    ],
    [
      'Banana | 2 pieces\nApple | 6 pieces\nChicken breast | 500g',
      ['2 × Banana', '6 × Apple', 'Chicken breast [500g]'],
    ],
    [
      'milk, eggs, bread,\nbutter, cheese,\napples, 2 lemons',
      ['milk', 'eggs', 'bread', 'butter', 'cheese', 'apples', '2 × lemons'],
    ],
    [
      'Mleko.\nChleb.\nCukier 1 kg.\nHerbata.\nJabłka 2 kg.',
      ['Mleko', 'Chleb', 'Cukier [1 kg]', 'Herbata', 'Jabłka [2 kg]'],
    ],
    [
      'Farine | 1 kg\nŒufs | 12\nLait | 2 L\nChocolat noir | 3',
      ['Farine [1 kg]', '12 × Œufs', 'Lait [2 L]', '3 × Chocolat noir'],
    ],
    ['Pasta 500 g,\nPassata,\nParmigiano,\nBasilico.', ['Pasta [500 g]', 'Passata', 'Parmigiano', 'Basilico']],
    ['1 Bund Petersilie\n½ Gurke', ['Petersilie [1 Bund]', '½ Gurke']],
    ['6 œufs\n1 botte de radis', ['6 × œufs', 'radis [1 botte]']],
    ['1 bote de tomate frito\n3 aguacates', ['tomate frito [1 bote]', '3 × aguacates']],
    ['2 scatole di tonno\n1 mazzo di basilico', ['tonno [2 scatole]', 'basilico [1 mazzo]']],
    ['parmigiano 300 g\nuova x6', ['parmigiano [300 g]', '6 × uova']],
    ['1 pak koffie\n4 bananen', ['koffie [1 pak]', '4 × bananen']],
    ['5 laranjas\n1 maço de coentro', ['5 × laranjas', 'coentro [1 maço]']],
    ['3 bułki\n20 dag szynki', ['3 × bułki', 'szynki [20 dag]']],
    ['2 paket smör\n3 dl grädde', ['smör [2 paket]', 'grädde [3 dl]']],
    ['卵 10個\n食パン 1斤', ['10 × 卵', '食パン [1斤]']],
    ['٣ تفاح\n١ كيلو طماطم', ['3 × تفاح', 'طماطم [١ كيلو]']],
  ],
  'a thing and its price on each line': [
    ['A4 paper\nAAA batteries x4\nT-shirt 2XL', ['A4 paper', '4 × AAA batteries', 'T-shirt 2XL']],
    ['Reis 2 kg 3,49 € (Angebot)\nÖl 1 l 4,99 €', ['Reis (Angebot) [2 kg] 3.49 EUR', 'Öl [1 l] 4.99 EUR']],
    ['ごぼう 2本:180円\nにんじん 3本:150円', ['ごぼう [2本] 180 JPY', 'にんじん [3本] 150 JPY'], 'JPY'],
    ['Möhren 1kg:1,20€\nLauch:0,99€', ['Möhren [1kg] 1.2 EUR', 'Lauch 0.99 EUR']],
    ['Brezel 0,80 €/St.\nKaffee 1,20 €/Stück', ['Brezel 0.8 EUR', 'Kaffee 1.2 EUR']],
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
      'Aceite de oliva virgen extra 1L : 5,85 euros\nJamón cocido 450 gr : 3,75 euros\nLechuga iceberg 250 gr : 0,93 euros\nPapel higiénico 12 rollos : 4,70 euros',
      [
        'Aceite de oliva virgen extra [1L] 5.85 EUR',
        'Jamón cocido [450 gr] 3.75 EUR',
        'Lechuga iceberg [250 gr] 0.93 EUR',
        'Papel higiénico [12 rollos] 4.7 EUR',
      ],
    ],
    [
      '卵：150円\nコーヒーゼリー：100円\nチーズ(260g)：320円\nハンバーグ：100円',
      ['卵 150 JPY', 'コーヒーゼリー 100 JPY', 'チーズ [260g] 320 JPY', 'ハンバーグ 100 JPY'],
      'JPY',
    ],
    [
      'Bananas @ 0.59\n3 cans black beans @ 89c\n2 x oat milk @ $3.49 = $6.98',
      ['Bananas 0.59 USD', 'black beans [3 cans] 0.89 USD', '2 × oat milk 3.49 USD'],
      'USD',
    ],
  ],
  'numbers of models': [
    ['Lego: 75192\nLego: 10030\nLego: 21325', ['Lego: 75192', 'Lego: 10030', 'Lego: 21325']],
    ['Lego:75192\nLego:10030\nLego:21325', ['Lego:75192', 'Lego:10030', 'Lego:21325']],
    ['Porsche: 911\nFerrari: 488\nBMW: 320', ['Porsche: 911', 'Ferrari: 488', 'BMW: 320']],
    ['Fiat: 500\nPeugeot: 208\nAudi: 100', ['Fiat: 500', 'Peugeot: 208', 'Audi: 100']],
    ['bread:2275\nmilk:1200\neggs:999', ['bread 2275 EUR', 'milk 1200 EUR', 'eggs 999 EUR']],
  ],
};
