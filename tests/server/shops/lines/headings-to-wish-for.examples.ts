import type { Examples } from './examples.ts';

/** Lines above parts of a list: kinds of things, shops, people. */
export const GIFTS: Examples = {
  'parts under headings': [
    [
      'Books:\nDune - Frank Herbert\nCatch-22\nFahrenheit 451\n\nGames:\nTicket to Ride\nCarcassonne',
      [
        'Dune - Frank Herbert #Books',
        'Catch-22 #Books',
        'Fahrenheit 451 #Books',
        'Ticket to Ride #Games',
        'Carcassonne #Games',
      ],
    ],
    [
      '- Für Mama:\n  Parfum\n  Schal\n- Für Papa:\n  Krawatte\n- Für Oma:\n  Tee',
      ['Parfum #Für Mama', 'Schal #Für Mama', 'Krawatte #Für Papa', 'Tee #Für Oma'],
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
      'Dla Antosia (2 lata)\nklocki drewniane\npiżamka 92\nksiążeczki\n\nDla Hani (6 lat)\nplecak\nhulajnoga',
      [
        'klocki drewniane #Dla Antosia (2 lata)',
        'piżamka 92 #Dla Antosia (2 lata)',
        'książeczki #Dla Antosia (2 lata)',
        'plecak #Dla Hani (6 lat)',
        'hulajnoga #Dla Hani (6 lat)',
      ],
    ],
    [
      'Christmas ideas\nRuby: skates, art set\nMax: Lego Technic, football boots size 3\nEdie: doll’s house',
      ['skates #Ruby', 'art set #Ruby', 'Lego Technic #Max', 'football boots size 3 #Max', 'doll’s house #Edie'],
    ],
    [
      'Tom – jeans 34/32, any colour\nAnna – scarf, wool\nGrandma – slippers size 5',
      ['jeans 34/32 [any colour] #Tom', 'scarf, wool #Anna', 'slippers size 5 #Grandma'],
    ],
    [
      'Mia (7): Puppenhaus, Schleich Pferde\nJonas (10): Fußballschuhe Gr. 37, Buch "Gregs Tagebuch 18"\nOma: Handcreme, Kalender 2027',
      [
        'Puppenhaus #Mia (7)',
        'Schleich Pferde #Mia (7)',
        'Fußballschuhe Gr. 37 #Jonas (10)',
        'Buch "Gregs Tagebuch 18" #Jonas (10)',
        'Handcreme #Oma',
        'Kalender 2027 #Oma',
      ],
    ],
    [
      'NOEL\nClothing:\n-Jeans with rips in the knees\n-T-shirts with dragons\nToys:\n-Balls of lint\n\nSOPHIE\nClothing:\n-Tights\nToys:\n-Naked Barbies',
      [
        'Jeans with rips in the knees #NOEL: Clothing',
        'T-shirts with dragons #NOEL: Clothing',
        'Balls of lint #NOEL: Toys',
        'Tights #SOPHIE: Clothing',
        'Naked Barbies #SOPHIE: Toys',
      ],
    ],
    [
      'James\nto read: anything by Mo Willems\nto wear: socks\n\nOliver\nto watch: Curious George\nto wear: winter coat 18 mos',
      [
        'to read: anything by Mo Willems #James',
        'to wear: socks #James',
        'to watch: Curious George #Oliver',
        'to wear: winter coat 18 mos #Oliver',
      ],
    ],
    [
      'Regali di Natale 2026\n\nPer la mamma: foulard di seta, crema mani\nPer papà: cravatta blu, guanti taglia L\nPer Giulia: Lego Friends',
      [
        'foulard di seta #Per la mamma',
        'crema mani #Per la mamma',
        'cravatta blu #Per papà',
        'guanti taglia L #Per papà',
        'Lego Friends #Per Giulia',
      ],
    ],
    [
      'Mamma – morgonrock stl M\nPappa – strumpor 43-46\nMormor – tofflor\nElsa – Barbiehus 599 kr',
      ['morgonrock stl M #Mamma', 'strumpor 43-46 #Pappa', 'tofflor #Mormor', 'Barbiehus 599 SEK #Elsa'],
      'SEK',
    ],
    [
      'Dla Zosi:\nklocki Lego Friends (do 120 zł)\nbluza rozm. 128\n\nDla Antka:\nrolki 32-35\nksiążka o dinozaurach',
      [
        'klocki Lego Friends [do 120 zł] 120 PLN #Dla Zosi',
        'bluza rozm. 128 #Dla Zosi',
        'rolki 32-35 #Dla Antka',
        'książka o dinozaurach #Dla Antka',
      ],
      'PLN',
    ],
    [
      'お母さん：スカーフ、ハンドクリーム\nお父さん：ネクタイ、手袋\n妹：リカちゃん人形',
      ['スカーフ #お母さん', 'ハンドクリーム #お母さん', 'ネクタイ #お父さん', '手袋 #お父さん', 'リカちゃん人形 #妹'],
      'JPY',
    ],
    [
      'Julia: plecak szkolny, piórnik\nKuba: piłka nożna rozm. 4, korki 33\nBabcia: ciepły koc',
      ['plecak szkolny #Julia', 'piórnik #Julia', 'piłka nożna rozm. 4 #Kuba', 'korki 33 #Kuba', 'ciepły koc #Babcia'],
      'PLN',
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
      'Art supplies:\nbig crayons\nPlaydoh sets\nwashable markers\n\nToys:\ncar stuff\nlittle people sets\n\nIf you have any questions, just drop me a line.',
      [
        'big crayons #Art supplies',
        'Playdoh sets #Art supplies',
        'washable markers #Art supplies',
        'car stuff #Toys',
        'little people sets #Toys',
      ],
    ],
    [
      'Kerst 2026\n\nSaar (6)\nPlaymobil dierenarts\nleesboek AVI M3\n\nBram (9)\nvoetbalshirt Ajax mt 140\nFIFA 27\n\nOma\nbonbons\npuzzel 1000 stukjes',
      [
        'Playmobil dierenarts #Saar (6)',
        'leesboek AVI M3 #Saar (6)',
        'voetbalshirt Ajax mt 140 #Bram (9)',
        'FIFA 27 #Bram (9)',
        'bonbons #Oma',
        'puzzel 1000 stukjes #Oma',
      ],
    ],
    [
      'PRESENTES\nAna > bolsa de couro\nJoão > camisa do Flamengo G\nVovó > jogo de toalhas\nPedro > bola',
      ['bolsa de couro #Ana', 'camisa do Flamengo G #João', 'jogo de toalhas #Vovó', 'bola #Pedro'],
      'BRL',
    ],
    [
      'Mum = perfume (Chanel Chance)\nDad = drill bits\nSis = Sephora gift card $50\nNan = big print puzzle book',
      [
        'perfume (Chanel Chance) #Mum',
        'drill bits #Dad',
        'Sephora gift card 50 USD #Sis',
        'big print puzzle book #Nan',
      ],
      'USD',
    ],
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
      'Tuva (4 år):\nduplo\nregnkläder stl 104\n\nMelker (9 år):\nfotboll\nspel till Switch',
      [
        'duplo #Tuva (4 år)',
        'regnkläder stl 104 #Tuva (4 år)',
        'fotboll #Melker (9 år)',
        'spel till Switch #Melker (9 år)',
      ],
    ],
    [
      'ماما: عطر، شال\nبابا: ساعة\nليلى: دمية، كتب تلوين',
      ['عطر #ماما', 'شال #ماما', 'ساعة #بابا', 'دمية #ليلى', 'كتب تلوين #ليلى'],
      'SAR',
    ],
  ],
  'headings over people': [
    [
      'Christmas:\n- Ella: doll, ball\n- Mum: book, tie\nBirthday:\n- Ella: bike, helmet\n- Mum: scarf, hat',
      [
        'doll #Christmas: Ella',
        'ball #Christmas: Ella',
        'book #Christmas: Mum',
        'tie #Christmas: Mum',
        'bike #Birthday: Ella',
        'helmet #Birthday: Ella',
        'scarf #Birthday: Mum',
        'hat #Birthday: Mum',
      ],
    ],
    [
      '# Natale\n- Ella: bambola\n- Mamma: libro\n# Compleanno\n- Ella: bici\n- Mamma: sciarpa',
      ['bambola #Natale: Ella', 'libro #Natale: Mamma', 'bici #Compleanno: Ella', 'sciarpa #Compleanno: Mamma'],
    ],
    [
      'Kitchen:\nRuby: skates, art set\nTom: jeans, book\nBathroom:\nMia: towels, soap\nAda: soap, brush',
      [
        'skates #Kitchen: Ruby',
        'art set #Kitchen: Ruby',
        'jeans #Kitchen: Tom',
        'book #Kitchen: Tom',
        'towels #Bathroom: Mia',
        'soap #Bathroom: Mia',
        'Ada: soap, brush #Bathroom',
      ],
    ],
    ['Lego\nZug\n\nKids\nElla: doll\nTom: ball', ['Zug #Lego', 'doll #Kids: Ella', 'ball #Kids: Tom']],
    ['Age: 61\nperfume\n- 妹：人形', ['Age: 61', 'perfume', '人形 #妹']],
  ],
  'children, by their age': [
    [
      'はるか（5歳）\n積み木\nパズル\n\nりく（2歳）\n太鼓\n車',
      ['積み木 #はるか（5歳）', 'パズル #はるか（5歳）', '太鼓 #りく（2歳）', '車 #りく（2歳）'],
    ],
  ],
  'a page of gifts in any language is parted by the button and the counts that it repeats, with its sections and what is given':
    [
      [
        'Forside\nLog ind\nØnskeliste: Villads\nKøkken\nStegegryde 28 cm\n899 kr\n0 givet af 1\nGiv gaven\nGlas, klare\n49 kr\n2 givet af 6\nGiv gaven\nKagedåse\n129 kr\n1 givet af 1\nAllerede givet\nHave\nHængekøje\n599 kr\n0 givet af 1\nGiv gaven\nLampe til terrassen\n249 kr\n0 givet af 2\nGiv gaven\nOm os\nKontakt',
        [
          'Stegegryde 28 cm 899 DKK #Køkken',
          '6 × Glas, klare 49 DKK #Køkken',
          'Kagedåse 129 DKK ✓ #Køkken',
          'Hængekøje 599 DKK #Have',
          '2 × Lampe til terrassen 249 DKK #Have',
        ],
        'DKK',
      ],
      [
        'Menu\nSearch\nTeapot, blue\nHARBOUR\nTeapot, blue\nItem no. 41\n€40.00\nRequested: 1 Bought: 0 Left: 1\nTop choice\nGive this\nBowl, large\nHARBOUR\nBowl, large\nItem no. 42\n€25.00\nRequested: 2 Bought: 2 Left: 0\nBought\nTray, oak\nFJORD\nTray, oak\nItem no. 43\n€35.00\nRequested: 1 Bought: 0 Left: 1\nGive this\nRug, wool\nFJORD\nRug, wool\nItem no. 44\n€90.00\nRequested: 1 Bought: 0 Left: 1\nGive this\nVase, clay\nOLIVE\nVase, clay\nItem no. 45\n€30.00\nRequested: 3 Bought: 1 Left: 2\nGive this\nImprint',
        [
          'Teapot, blue [HARBOUR] 40 EUR',
          '2 × Bowl, large [HARBOUR] 25 EUR ✓',
          'Tray, oak [FJORD] 35 EUR',
          'Rug, wool [FJORD] 90 EUR',
          '3 × Vase, clay [OLIVE] 30 EUR',
        ],
      ],
    ],
  'people in turn in one block': [
    ['Ideas 2026\n\nPapa\nchess set\nMama\nscarf\ntea', ['chess set #Papa', 'scarf #Mama', 'tea #Mama']],
  ],
};
