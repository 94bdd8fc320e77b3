import type { Examples } from './examples.ts';

/** The same of things to wish for. */
export const THIRTEENTH_GIFTS: Examples = {
  'thirteenth, to wish for': [
    [
      'Christmas ideas\nRuby: skates, art set\nMax: Lego Technic, football boots size 3\nEdie: doll’s house',
      ['skates #Ruby', 'art set #Ruby', 'Lego Technic #Max', 'football boots size 3 #Max', 'doll’s house #Edie'],
    ],
    [
      'Tom – jeans 34/32, any colour\nAnna – scarf, wool\nGrandma – slippers size 5',
      ['jeans 34/32, any colour #Tom', 'scarf, wool #Anna', 'slippers size 5 #Grandma'],
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
      'The Boy’s list\n• A Ben 10 Gameboy game\n• A kiwi\n• Dry erase markers\n\nThe Girl’s list\n• Fuzzy slippers\n• Winter pjs\n• Party dress',
      [
        'A Ben 10 Gameboy game #The Boy’s list',
        'A kiwi #The Boy’s list',
        'Dry erase markers #The Boy’s list',
        'Fuzzy slippers #The Girl’s list',
        'Winter pjs #The Girl’s list',
        'Party dress #The Girl’s list',
      ],
    ],
    [
      'malia’s list for santa:\n1. a purple gown\n2. pink crown\n3. tutu\n\nmicah’s list for santa!\n1. toy story garbage truck\n2. blue football\n3. trumpet',
      [
        'a purple gown #malia’s list for santa',
        'pink crown #malia’s list for santa',
        'tutu #malia’s list for santa',
        'toy story garbage truck #micah’s list for santa!',
        'blue football #micah’s list for santa!',
        'trumpet #micah’s list for santa!',
      ],
    ],
    [
      'Babyausstattung\n6 Bodys Gr. 56\n4 Strampler\n10 Spucktücher\n2 Schlafsäcke\nWickelauflage',
      ['6 × Bodys Gr. 56', '4 × Strampler', '10 × Spucktücher', '2 × Schlafsäcke', 'Wickelauflage'],
    ],
    [
      '3 T-shirts\n2 Puzzles\nHeadphones\n7 Wonders Duel',
      ['3 × T-shirts', '2 × Puzzles', 'Headphones', '7 Wonders Duel'],
    ],
    [
      'Kettle\n$49.99\n\nToaster, 4 slice\n$39\n\nDish rack\n$25.50',
      ['Kettle 49.99 USD', 'Toaster, 4 slice 39 USD', 'Dish rack 25.5 USD'],
      'USD',
    ],
    [
      'Kopfhörer Sony WH-CH720N\n89,00 €\nhttps://shop.example/sony\n\nRucksack Fjällräven Kånken\n95,00 €\nhttps://shop.example/kanken',
      [
        'Kopfhörer Sony WH-CH720N 89 EUR <https://shop.example/sony>',
        'Rucksack Fjällräven Kånken 95 EUR <https://shop.example/kanken>',
      ],
    ],
    [
      'Pull marine taille 6 ans - 29,90 €\nBottes de pluie pointure 29 - 24,90 €\nJeu Dobble - 14,99 €\nTotal : 69,79 €',
      ['Pull marine taille 6 ans 29.9 EUR', 'Bottes de pluie pointure 29 24.9 EUR', 'Jeu Dobble 14.99 EUR'],
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
      '*an umbrella\n*a tennis racket (one that is my size)\n*tennis balls\n*a fishing pole\n*new Geo Trax',
      ['an umbrella', 'a tennis racket (one that is my size)', 'tennis balls', 'a fishing pole', 'new Geo Trax'],
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
      'Lucía (5 años)\n- muñeca Nenuco\n- 2 cuentos\n- pijama talla 6\n\nMateo (8 años)\n- balón del Betis\n- Lego City 35 €',
      [
        'muñeca Nenuco #Lucía (5 años)',
        '2 × cuentos #Lucía (5 años)',
        'pijama talla 6 #Lucía (5 años)',
        'balón del Betis #Mateo (8 años)',
        'Lego City 35 EUR #Mateo (8 años)',
      ],
    ],
    [
      '1) Lego Icons bonsai $50 2) wool socks size L 3) gift card for Target 4) Moleskine notebook',
      ['Lego Icons bonsai 50 USD', 'wool socks size L', 'gift card for Target', 'Moleskine notebook'],
      'USD',
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
      'Wishlist 2026 ✨\n\n✧ AirPods Pro 3 ($249)\n✧ Stanley cup – pink\n✧ Sol de Janeiro set ~ $60\n✧ Ugg slippers (size 7)\n\nthank u!! 💕',
      ['AirPods Pro 3 249 USD', 'Stanley cup – pink', 'Sol de Janeiro set [~ $60] 60 USD', 'Ugg slippers (size 7)'],
      'USD',
    ],
    [
      'お母さん：スカーフ、ハンドクリーム\nお父さん：ネクタイ、手袋\n妹：リカちゃん人形',
      ['スカーフ #お母さん', 'ハンドクリーム #お母さん', 'ネクタイ #お父さん', '手袋 #お父さん', 'リカちゃん人形 #妹'],
      'JPY',
    ],
  ],
};
