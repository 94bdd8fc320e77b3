import type { Examples } from './examples.ts';

/** Lists as people write them themselves: notes, chats, recipes, letters and one-liners. */
export const HANDWRITTEN_SHOPPING: Examples = {
  'units and money of other languages': [
    [
      'мука 2 кг\nсметана - 1 банка\nрис 3 пачки\nсоль 1 ч. л.',
      ['мука [2 кг]', 'сметана [1 банка]', 'рис [3 пачки]', 'соль [1 ч. л.]'],
    ],
    ['сок 250 руб.\nхалва 99 р.', ['сок 250 RUB', 'халва 99 RUB'], 'RUB'],
    ['rugbrød 2 stk\n3 dåser majs\nskyr 4 bægre', ['2 × rugbrød', 'majs [3 dåser]', 'skyr [4 bægre]'], 'DKK'],
    ['rohlíky 10 ks\n2 plechovky fazolí', ['10 × rohlíky', 'fazolí [2 plechovky]'], 'CZK'],
    ['vinaigre - 3 c. à soupe', ['vinaigre [3 c. à soupe]']],
    ['2 sachets de levure\n1 barquette de mûres', ['levure [2 sachets]', 'mûres [1 barquette]']],
    ['Pflaumen 2 Steigen\n1 Pulle Sekt', ['Pflaumen [2 Steigen]', 'Sekt [1 Pulle]']],
  ],
  'who is to be called and what is on a day stands in a list, and is nothing of it': [
    ['19 december met Ans naar de stad\nmelk\nkaas\nMarieke bellen 06-12345678', ['melk', 'kaas']],
    ['2 August Macke Karten\n3 Kerzen', ['2 × August Macke Karten', '3 × Kerzen']],
    ['SEM (11)\nvoetbal\n\nFINN (1,5 jaar)\nblokken', ['voetbal #SEM', 'blokken #FINN (1,5 jaar)']],
  ],
  'numbers in brackets, sizes and fractions': [
    ['(6) hinges\n(12) 2x6x10 boards', ['6 × hinges', '12 × 2x6x10 boards']],
    ['(1) soap\n(2) comb\n(3) towel', ['soap', 'comb', 'towel']],
    ['40 1/4" bolts', '40 × 1/4" bolts'],
    ['1 1/4" bolts', '1 1/4" bolts'],
    ['1 ¾ cups rye flour', 'rye flour [1 ¾ cups]'],
    ['50g/2oz walnuts', 'walnuts [50g/2oz]'],
    ['120 g (4 oz) brie', 'brie [120 g (4 oz)]'],
    ['Lachs (ca. 400 g)', 'Lachs (ca. 400 g)'],
    ['socks size 9 3x', '3 × socks size 9'],
    ['4 bags gravel @ 3.75', 'gravel [4 bags] 3.75 USD', 'USD'],
    ['3 x skyr 450 gram', '3 × skyr [450 gram]'],
  ],
  'words behind a thing that is done': [
    ['vouwfiets GEKOCHT\nlamp\nboek 17,99 gekocht', ['vouwfiets ✓', 'lamp', 'boek 17,99 ✓']],
    ['TARTE ACHETÉE\nlait', ['TARTE ACHETÉE', 'lait']],
    ['ham\nfoil - got it\nsoap (done)', ['ham', 'foil ✓', 'soap ✓']],
    ['Öl – schon da\nReis', ['Öl ✓', 'Reis']],
    ['queso (comprado)\narroz - ya tengo', ['queso ✓', 'arroz ✓']],
    ['соль - есть\nрис', ['соль ✓', 'рис']],
    ['~~ham~~\n✅ foil\nsoap\nrice\nbeans', ['ham ✓', 'foil ✓', 'soap', 'rice', 'beans']],
    ['Brühe (klar)', 'Brühe (klar)'],
  ],
  'what stands above a list or a part of it': [
    [
      'Asda\noat milk\nbagels\nWickes\nmasking tape\nsandpaper',
      ['oat milk #Asda', 'bagels #Asda', 'masking tape #Wickes', 'sandpaper #Wickes'],
    ],
    ['Denner\n2 dl Essig\nManor\nGeschirrtuch', ['Essig [2 dl] #Denner', 'Geschirrtuch #Manor']],
    [
      'For the crust\n200 g biscuits\nknob of butter\n\nFor the filling\n3 eggs\ncream',
      [
        'biscuits [200 g] #For the crust',
        'butter [1 knob] #For the crust',
        '3 × eggs #For the filling',
        'cream #For the filling',
      ],
    ],
    ['🧊 FREEZER\nPeas\nIce\n\n🧺 LAUNDRY\nBleach', ['Peas #🧊 FREEZER', 'Ice #🧊 FREEZER', 'Bleach #🧺 LAUNDRY']],
    ['Ingrédients\n3 œufs\nbeurre', ['3 × œufs #Ingrédients', 'beurre #Ingrédients']],
    [
      'Was du brauchst (für 12 Stück)\n2 Eier\nMilch',
      ['2 × Eier #Was du brauchst (für 12 Stück)', 'Milch #Was du brauchst (für 12 Stück)'],
    ],
    ['買い出しメモ\nねぎ\n豆腐', ['ねぎ', '豆腐']],
    ['Paint run\nrollers\ntray', ['rollers', 'tray']],
    ['Temple Run\nMario Kart\nTetris', ['Temple Run', 'Mario Kart', 'Tetris']],
  ],
  'messages that ask for things': [
    [
      'Hi Papa, kannst du bitte Quark, Brezeln und 3 Flaschen Saft mitbringen? Und Klopapier. Danke!',
      ['Quark', 'Brezeln', 'Saft [3 Flaschen]', 'Klopapier'],
    ],
    ['Amor, ¿puedes comprar arroz, atún y dos cebollas? También pilas.', ['arroz', 'atún', 'dos cebollas', 'pilas']],
    ['Could you please grab foil and 2 limes on your way home', ['foil', '2 × limes']],
    ['potete prendere funghi e burro?', ['funghi', 'burro']],
    ['Get well card', 'Get well card'],
    ['We Need to Talk About Kevin', 'We Need to Talk About Kevin'],
    ['I love you bear', 'I love you bear'],
    ['I like turtles mug', 'I like turtles mug'],
    ["I'd like 2 lemons please", '2 × lemons'],
    [
      '[10:00, 1.3.2026] Ola: co mam kupić w sklepie\n[10:01, 1.3.2026] Jan: ser\n[10:02, 1.3.2026] Jan: potrzebujemy też mydło\n[10:03, 1.3.2026] Ola: ok już idę',
      ['ser', 'mydło'],
    ],
    ['[10:00, 1.3.2026] Ana: boa!\n[10:01, 1.3.2026] Rui: Eu levo o gelo\n[10:02, 1.3.2026] Ana: velas', ['velas']],
    ['Nina\nanything missing for tonight?\nYou\nbread\nNina\nolives\nYou\nsee you soon', ['bread', 'olives']],
    [
      'Илья, [03.02.2026 18:00]\nчто купить\n\nОля, [03.02.2026 18:01]\nмёд\n\nИлья, [03.02.2026 18:02]\nхорошо',
      ['мёд'],
    ],
  ],
};

/** The same, of what stands behind and between. */
export const HANDWRITTEN_MORE: Examples = {
  'how much, with more behind it': [
    ['Tee - 3 Packungen à 100g', 'Tee [3 Packungen à 100g]'],
    ['rice 10 lb bag', 'rice [10 lb bag]'],
    ['cream - 2 pints - chilled', 'cream [2 pints, chilled]'],
    ['pork ~3lb', 'pork [~ 3lb]'],
    ['ser ok. 300 g', 'ser [ok. 300 g]'],
    ['plums, 6', '6 × plums'],
    ['pie crust x2 (frozen)', '2 × pie crust (frozen)'],
  ],
  'headings beside others with a colon': [
    ['Bad:\nSeife\n\nNicht vergessen!!!\nPass', ['Seife #Bad', 'Pass #Nicht vergessen!!!']],
    ['Mon - rice, peas\nTue - ham, eggs', ['rice #Mon', 'peas #Mon', 'ham #Tue', 'eggs #Tue']],
  ],
  'tasks of a notes app': [['#task get stamps\n- [ ] #task fix bike', ['get stamps', 'fix bike']]],
  'names and times above what they say': [
    [
      'Kim, 5:12 PM\nyou still out?\n\nMe, 5:14 PM\nyes whats up\n\nKim, 5:15 PM\ncan you get floss and a card for gran',
      ['floss', 'a card for gran'],
    ],
  ],
};

export const HANDWRITTEN_GIFTS: Examples = {
  'wishes in a sentence': [
    ['Dear Santa, I want a kite, a drum and a kitten. Love Mia', ['kite', 'a drum', 'a kitten']],
  ],
  'children, by their age': [
    [
      'はるか（5歳）\n積み木\nパズル\n\nりく（2歳）\n太鼓\n車',
      ['積み木 #はるか（5歳）', 'パズル #はるか（5歳）', '太鼓 #りく（2歳）', '車 #りく（2歳）'],
    ],
  ],
  'what stands around a letter': [
    [
      'Liebe Tante,\nihr wolltet wissen, was wir uns wünschen. Hier ein paar Ideen:\n- Drachen\n- Zelt\nEure Nele',
      ['Drachen', 'Zelt'],
    ],
    [
      'Salut papi ! Voici ce que les petits aimeraient 🎈\n\n- un cerf-volant\n- un ballon\n\nGrosses bises',
      ['un cerf-volant', 'un ballon'],
    ],
    ['what I still want for the new flat (nothing big, the kitchen is tiny!):\n- kettle\n- pan', ['kettle', 'pan']],
  ],
  'guesses on a line of their own': [
    [
      'Tagine\nhttps://shop.example/tagine\nabout $45\n\nRug',
      ['Tagine [about $45] <https://shop.example/tagine>', 'Rug'],
      'USD',
    ],
  ],
  'numbers before a dash and a price': [
    ['Boek deel 3 - 12,50 euro', 'Boek deel 3 12.5 EUR'],
    ['Puder Nivea 4 - 29,99 zł', 'Puder Nivea 4 29.99 PLN'],
    ['Vase 15 - 29,99 €', 'Vase 15 - 29,99 €'],
  ],
};
