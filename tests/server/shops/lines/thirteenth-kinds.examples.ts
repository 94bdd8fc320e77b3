import type { Examples } from './examples.ts';

/** Kinds of texts that strangers paste: lines over and around a list, amounts behind marks, tables with merged cells, mails. */
export const THIRTEENTH_KINDS_SHOPPING: Examples = {
  'thirteenth, kinds to buy': [
    ['🏕️ Harz im August\n🔸 Zelt\n🔸 Gaskocher\n🔸 3 Tassen', ['Zelt', 'Gaskocher', '3 × Tassen']],
    ['Pique-nique – dimanche\n• pain\n• 2 melons\n• jambon', ['pain', '2 × melons', 'jambon']],
    ['Costco run 12/5\n1. paper towels\n2. salmon\n3. berries', ['paper towels', 'salmon', 'berries']],
    [
      'Einkauf fürs Fest\n\nFisch & Fleisch\nLachs\nHackfleisch\n\nBackwaren\nToast\nBrötchen',
      ['Lachs #Fisch & Fleisch', 'Hackfleisch #Fisch & Fleisch', 'Toast #Backwaren', 'Brötchen #Backwaren'],
    ],
    ['🍳 Küche\n– Pfanne\n– Sieb\n\n🛁 Bad\n– Seife', ['Pfanne #🍳 Küche', 'Sieb #🍳 Küche', 'Seife #🛁 Bad']],
    [
      'Hier unsere Liste fürs Wochenende.\n\nMilch\nKäse\nBrot\n\nStand: 3. Mai 2026\nVG Tom',
      ['Milch', 'Käse', 'Brot'],
    ],
    ['pane\nlatte\nuova 6\n\nBuona spesa! 🛒', ['pane', 'latte', '6 × uova']],
    ['牛乳\n卵 1パック\nパン\n\n更新日: 5月3日', ['牛乳', '卵 [1パック]', 'パン']],
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
    ['Reis 2 kg 3,49 € (Angebot)\nÖl 1 l 4,99 €', ['Reis (Angebot) [2 kg] 3.49 EUR', 'Öl [1 l] 4.99 EUR']],
    ['x4 Kisten Wasser\nx2 Brot', ['Wasser [4 Kisten]', '2 × Brot']],
    ['3 für 2 € Joghurts\nMilch', ['3 für 2 € Joghurts', 'Milch']],
    ['ごぼう 2本:180円\nにんじん 3本:150円', ['ごぼう [2本] 180 JPY', 'にんじん [3本] 150 JPY'], 'JPY'],
    ['Möhren 1kg:1,20€\nLauch:0,99€', ['Möhren [1kg] 1.2 EUR', 'Lauch 0.99 EUR']],
    ['Brezel 0,80 €/St.\nKaffee 1,20 €/Stück', ['Brezel 0.8 EUR', 'Kaffee 1.2 EUR']],
    ['○ Seife\n● Kamm\n○ Creme', ['Seife', 'Kamm ✓', 'Creme']],
    ['1.Seife\n2.Kamm\n3.Creme', ['Seife', 'Kamm', 'Creme']],
    [
      'Drogerie (4 Artikel)\nSeife\nKamm\nCreme\nWatte\n\nBäcker (2 Artikel)\nBrot\nBrezeln',
      ['Seife #Drogerie', 'Kamm #Drogerie', 'Creme #Drogerie', 'Watte #Drogerie', 'Brot #Bäcker', 'Brezeln #Bäcker'],
    ],
    [
      'Von: Anna Berg <anna@post.example>\nAn: Tom\nBetreff: Einkaufen\nDatum: 3. Mai 2026\n\nMilch\nBrot\n6 Eier',
      ['Milch', 'Brot', '6 × Eier'],
    ],
    ['☐ Milch\n☐ Brot\n\nGeteilt mit Listia – jetzt laden: https://l.example/app', ['Milch', 'Brot']],
    [
      '[03.05.26, 10:02] Léa: tu peux prendre stp : 3 kiwis, du riz et des piles\n[03.05.26, 10:04] Max: ok',
      ['3 × kiwis', 'du riz', 'des piles'],
    ],
    ['Socken: 3 Paar | Mützen: 2\nSchals: 1 | Hosen: 4', ['Socken: 3 Paar', '2 × Mützen', 'Schals', '4 × Hosen']],
  ],
};

export const THIRTEENTH_KINDS_GIFTS: Examples = {
  'thirteenth, kinds to wish for': [
    ['Noël de Zoé, 4 ans\n1. puzzle\n2. poupée\n3. pâte à modeler', ['puzzle', 'poupée', 'pâte à modeler']],
    [
      'Garderobe der Kinder\n\nLotta (3)\n- Mütze\n- Schal\n\nFür Opa\n- Hut',
      ['Mütze #Lotta (3)', 'Schal #Lotta (3)', 'Hut #Für Opa'],
    ],
    ['4 Kissen 40x40\n2 Decken 150x200\nLampe', ['4 × Kissen 40x40', '2 × Decken 150x200', 'Lampe']],
    ['Puzzle £12 GBP\nMug $9 USD', ['Puzzle 12 GBP', 'Mug 9 USD']],
    [
      'Kopfhörer, 49 € bei Saturn https://s.example/k\nLampe, 20 € bei Ikea',
      ['Kopfhörer [bei Saturn] 49 EUR <https://s.example/k>', 'Lampe [bei Ikea] 20 EUR'],
    ],
    [
      '| Was | Menge | Preis |\n|---|---|---|\n| Stoff | je 3 m | 12–18 € |\n| Garn | 2 | 4 € |\n| | Gesamt | 22 € |',
      ['Stoff [je 3 m, 12–18 €]', '2 × Garn 4 EUR'],
    ],
    [
      'Für\tWas\tPreis\nLena\tPuzzle\t12 €\n\tBuch\t9 €\nTom\tBall\t15 €\n\tUhr\t29 €',
      ['Puzzle 12 EUR #Lena', 'Buch 9 EUR #Lena', 'Ball 15 EUR #Tom', 'Uhr 29 EUR #Tom'],
    ],
    [
      'Geschenke 2026\t\t\nWas\tPreis\tLink\nPuzzle\t12 €\thttps://s.example/p\nBall\t9 €\t',
      ['Puzzle 12 EUR <https://s.example/p>', 'Ball 9 EUR'],
    ],
    ['Teapot 20 €\nCups 12 €\nTotale stimato: circa 32 €', ['Teapot 20 EUR', 'Cups 12 EUR']],
    [
      '- [Tea set](https://t.example/1) ([at Hay](https://h.example/1)) 30 €\n- Rad\n  - am liebsten gebraucht\n- Helm',
      ['Tea set (at Hay) [https://h.example/1] 30 EUR <https://t.example/1>', 'Rad [am liebsten gebraucht]', 'Helm'],
    ],
  ],
};
