import type { Examples } from './examples.ts';

/** Messages out of chats with the time of each. */
export const SHOPPING: Examples = {
  'messages with their times': [
    ['[12.03.24, 18:22:01] Anna: Milk\n[12.03.24, 18:22:09] Ben: Bread', ['Milk', 'Bread']],
    ['[12.03.24, 18:22:01] Anna: Milch\n[12.03.24, 18:23:11] Anna: 2 Zitronen', ['Milch', '2 × Zitronen']],
    ['12/03/2024 18:22 - Anna: Lait\n12/03/2024 18:23 - Ben: Pain', ['Lait', 'Pain']],
    ['12/3/24, 18:22 - Ana: Leche\n12/3/24, 18:23 - Ana: Pan', ['Leche', 'Pan']],
    ['12/03/24, 18:22 - Anna: Latte', 'Latte'],
    ['12-03-2024 18:22 - Anna: Melk\n12-03-2024 18:23 - Ben: Brood', ['Melk', 'Brood']],
    ['12/03/2024 18:22 - Ana: Leite', 'Leite'],
    ['12.03.2024, 18:22 - Anna: Mleko\n12.03.2024, 18:23 - Ben: Chleb', ['Mleko', 'Chleb']],
    ['2024-03-12 18:22 - Anna: Mjölk\n2024-03-12 18:23 - Ben: Bröd', ['Mjölk', 'Bröd']],
    ['2024/03/12 18:22 - 花子: 牛乳\n2024/03/12 18:23 - 花子: パン', ['牛乳', 'パン']],
    ['[١٢/٣/٢٠٢٤، ١٨:٢٢:٠١] نور: حليب\n[١٢/٣/٢٠٢٤، ١٨:٢٣:٠١] نور: خبز', ['حليب', 'خبز']],
    ['\u200e[12.03.24, 18:22:01] Anna: \u200eMilk', 'Milk'],
    ['[3/12/24, 6:22:01 PM] Anna: Milk\n[3/12/24, 6:23:01 PM] Ben: Bread', ['Milk', 'Bread']],
    ['3/12/24, 6:22\u202fPM - Anna Lee: Milk', 'Milk'],
    [
      '12.03.24, 18:20 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.\n12.03.24, 18:22 - Anna: Milch',
      'Milch',
    ],
    ['12.03.24, 18:22 - Anna: <Medien ausgeschlossen>\n12.03.24, 18:23 - Anna: Brot', 'Brot'],
    ['[12.03.24, 18:22:01] Anna: Milk\nBread\nEggs', ['Milk', 'Bread', 'Eggs']],
    ['[12.03.24, 18:22:01] Anna: - Milk\n- [ ] Bread', ['Milk', 'Bread']],
    ['12.03.24, 18:22 - +49 170 1234567: Milch', 'Milch'],
    ['18:22\t花子\t牛乳\n18:23\t太郎\tパン', ['牛乳', 'パン']],
    ['Anna, [12.03.2024 18:22]\nMilk\n\nBen, [12.03.2024 18:23]\nBread', ['Milk', 'Bread']],
    ['[18:22, 12.3.2024] Anna: Milk\n[18:23, 12.3.2024] Anna: Bread', ['Milk', 'Bread']],
    [
      '[12.03.24, 18:22:01] Anna: https://shop.example/1\n[12.03.24, 18:22:05] Anna: Mug',
      ['Mug <https://shop.example/1>'],
    ],
    ['12/03/2024, 18:22 - Anna: Milk <This message was edited>', 'Milk'],
    ['Meeting at 18:22: bring cake', 'Meeting at 18:22: bring cake'],
    [
      '[11/27/25, 6:02:11 PM] Mom ❤️: Hi sweetie\n[11/27/25, 6:02:40 PM] Mom ❤️: milk\n[11/27/25, 6:02:44 PM] Mom ❤️: 2 dozen eggs\n[11/27/25, 6:03:00 PM] Dad: ok!\n[11/27/25, 6:03:09 PM] Mom ❤️: <Media omitted>',
      ['milk', 'eggs [2 dozen]'],
    ],
    [
      '26-11-2026 17:40 - Papa: Hoi schat, wil je even langs de AH?\n26-11-2026 17:41 - Papa: anderhalve liter melk\n26-11-2026 17:41 - Papa: 2 volkoren broden\n26-11-2026 17:42 - Papa: half pond gehakt\n26-11-2026 17:43 - Noor: Ja hoor!',
      ['melk [1.5 liter]', '2 × volkoren broden', 'gehakt [0.5 pond]'],
    ],
    [
      '[٢٥/١١/٢٠٢٦، ٦:١٢:٠٠ م] أمي: السلام عليكم\n[٢٥/١١/٢٠٢٦، ٦:١٢:٢٠ م] أمي: هات معك\n[٢٥/١١/٢٠٢٦، ٦:١٢:٤٠ م] أمي: ٢ كيلو رز\n[٢٥/١١/٢٠٢٦، ٦:١٣:٠٠ م] أمي: علبة لبن\n[٢٥/١١/٢٠٢٦، ٦:١٤:٠٠ م] أنا: حاضر',
      ['رز [٢ كيلو]', 'علبة لبن'],
      'SAR',
    ],
    [
      '[10:00, 1.3.2026] Ola: co mam kupić w sklepie\n[10:01, 1.3.2026] Jan: ser\n[10:02, 1.3.2026] Jan: potrzebujemy też mydło\n[10:03, 1.3.2026] Ola: ok już idę',
      ['ser', 'mydło'],
    ],
    ['[10:00, 1.3.2026] Ana: boa!\n[10:01, 1.3.2026] Rui: Eu levo o gelo\n[10:02, 1.3.2026] Ana: velas', ['velas']],
    [
      'Илья, [03.02.2026 18:00]\nчто купить\n\nОля, [03.02.2026 18:01]\nмёд\n\nИлья, [03.02.2026 18:02]\nхорошо',
      ['мёд'],
    ],
    [
      '27.11.25, 17:22 - Jonas: Hey 👋\n27.11.25, 17:22 - Jonas: wir brauchen noch\n27.11.25, 17:23 - Jonas: Nudeln\n27.11.25, 17:23 - Jonas: Tomatensoße\n27.11.25, 17:30 - Lea: alles klar 👍',
      ['Nudeln', 'Tomatensoße'],
    ],
    [
      '[27.11.25, 18:03:12] Mama: Hallo ihr Lieben\n[27.11.25, 18:03:40] Mama: Bringt bitte Milch und Brot mit\n[27.11.25, 18:05:01] Papa: Ok 👍',
      ['Milch', 'Brot'],
    ],
    [
      '27/11/2025, 18:03 - Marta: hola!\n27/11/2025, 18:03 - Marta: leche\n27/11/2025, 18:04 - Marta: pan\n27/11/2025, 18:04 - Marta: gracias 😘',
      ['leche', 'pan'],
    ],
    ['[4/11/25, 9:41:07] Zoé: du lait\n[4/11/25, 9:41:20] Zoé: image absente', 'lait'],
    [
      '[4/11/25, 9:41:07] Ivo: riso\n[4/11/25, 9:42:01] Ivo: video omesso\n[4/11/25, 9:43:01] Ivo: sale',
      ['riso', 'sale'],
    ],
    ['[4/11/25, 9:41:07] Ann: image omitted\n[4/11/25, 9:41:20] Ann: photo paper', 'photo paper'],
    ['[4/11/25, 9:41:07] Ola: pominięto obraz\n[4/11/25, 9:41:20] Ola: chleb', 'chleb'],
    ['[4/11/25, 9:41:07] Bia: áudio ocultado\n[4/11/25, 9:41:20] Bia: arroz', 'arroz'],
    ['[4/11/25, 9:41:07] Kim: Bild weggelassen\n[4/11/25, 9:41:20] Kim: Bilderrahmen', 'Bilderrahmen'],
    ['Pia 9:12 AM\nHafermilch\nTim 10:40 PM\nBrot', ['Hafermilch', 'Brot']],
    [
      '24.11.26, 18:02 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.\n24.11.26, 18:03 - Oma Inge: Könnt ihr mir was mitbringen?\n24.11.26, 18:04 - Oma Inge: 2 Pck. Butter\n24.11.26, 18:04 - Oma Inge: 1 kg Zwiebeln\n24.11.26, 18:05 - Jonas: noch was?\n24.11.26, 18:06 - Oma Inge: 7 Up, 6 Flaschen\n24.11.26, 18:07 - Jonas: 👍',
      ['Butter [2 Pck.]', 'Zwiebeln [1 kg]', '7 Up [6 Flaschen]'],
    ],
    [
      '[25/11/26, 19:31:02] Abuela: Hola cariño\n[25/11/26, 19:31:20] Abuela: Tráeme por favor\n[25/11/26, 19:31:45] Abuela: una docena de huevos\n[25/11/26, 19:32:01] Abuela: medio kilo de tomates\n[25/11/26, 19:32:10] Abuela: 2 barras de pan\n[25/11/26, 19:32:30] Abuela: \u200e<Multimedia omitido>\n[25/11/26, 19:33:00] Yo: Vale!',
      ['huevos [1 docena]', 'tomates [0.5 kilo]', 'pan [2 barras]'],
    ],
    [
      '26/11/26, 08:12 - Marco: ciao, prendi\n- latte ps 2 litri\n- 1/2 kg di pane\n- prosciutto crudo 2 etti\n- detersivo x lavatrice\n26/11/26, 08:15 - Giulia: ok 👌',
      ['latte ps [2 litri]', 'pane [1/2 kg]', 'prosciutto crudo [2 etti]', 'detersivo x lavatrice'],
    ],
    [
      '[10:05, 24/11/2026] Mãe: Oi filho, compra pra mim:\narroz 5kg\n2 latas de leite condensado\nmeia dúzia de ovos\n1 pacote de café\npapel higiênico (12 rolos)\n[10:09, 24/11/2026] Pedro: blz',
      [
        'arroz [5kg]',
        'leite condensado [2 latas]',
        'ovos [0.5 dúzia]',
        'café [1 pacote]',
        'papel higiênico [12 rolos]',
      ],
      'BRL',
    ],
    [
      '[03.05.26, 10:02] Léa: tu peux prendre stp : 3 kiwis, du riz et des piles\n[03.05.26, 10:04] Max: ok',
      ['3 × kiwis', 'riz', 'piles'],
    ],
  ],
  'talk of a family': [
    [
      '[24/11/26, 18:02:11] Mamma: passa al super tornando\n[24/11/26, 18:02:30] Mamma: 2 mozzarelle\n[24/11/26, 18:02:40] Mamma: basilico\n[24/11/26, 18:03:11] Luca: ok mamma\n[24/11/26, 18:03:11] Luca: arrivo',
      ['2 × mozzarelle', 'basilico'],
    ],
    [
      '24/11/26, 7:15 p. m. - Mamá: hijo pasa al súper de regreso\n24/11/26, 7:15 p. m. - Mamá: 2 litros de leche\n24/11/26, 7:16 p. m. - Mamá: pan\n24/11/26, 7:18 p. m. - Luis: va jefa',
      ['leche [2 litros]', 'pan'],
    ],
  ],
  'a chat of other programs': [
    ['Ana — Today at 9:14 AM\nmilk and eggs\nBen — Today at 9:20 AM\ncoffee\n2 replies', ['milk and eggs', 'coffee']],
    ['Léa — Aujourd’hui à 18:02\npain\nTom — Aujourd’hui à 18:05\n2 citrons\n1 réponse', ['pain', '2 × citrons']],
    [
      '[24.11.25, 17:02:11] Jana: Hast du noch genug Geld?\n[24.11.25, 17:02:40] Tim: ja reicht noch\n[24.11.25, 17:03:05] Jana: Milch\n[24.11.25, 17:03:09] Jana: Brot?',
      ['Milch', 'Brot?'],
    ],
  ],
  'what is asked and answered between people': [
    [
      '[24.11.25, 17:02] Jana: Windeln\n[24.11.25, 17:03] Tim: welche Marke\n[24.11.25, 17:04] Jana: Seife',
      ['Windeln', 'Seife'],
    ],
    [
      '24/11/25, 18:10 - Mama: Tesoro quando torni passa dal panificio\n24/11/25, 18:10 - Mama: pane\n24/11/25, 18:13 - Io: ok ma’',
      ['pane'],
    ],
    [
      '24/11/25, 18:10 - Mom: when you come home stop at the bakery\n24/11/25, 18:10 - Mom: buns\n24/11/25, 18:13 - Me: how many\n24/11/25, 18:14 - Mom: 2 lemons',
      ['buns', '2 × lemons'],
    ],
  ],
  'names and times above what they say': [
    [
      'Kim, 5:12 PM\nyou still out?\n\nMe, 5:14 PM\nyes whats up\n\nKim, 5:15 PM\ncan you get floss and a card for gran',
      ['floss', 'card for gran'],
    ],
  ],
  'who opens a chat with a question only answers those who name things': [
    [
      '2.10.2026 klo 7.57 - Emma: mitä tarvitset?\n2.10.2026 klo 7.58 - Isä: oliiviöljy\n2.10.2026 klo 7.59 - Isä: maito\n2.10.2026 klo 8.01 - Emma: ok kiitos nähdään',
      ['oliiviöljy', 'maito'],
    ],
    ['Emma — 14:02\nco potřebuješ?\nTáta — 14:03\nmléko\nrýže\nEmma — 14:05\nzatím ahoj', ['mléko', 'rýže']],
  ],
  'answers that name things': [
    [
      '[12:06, 1.2.2026] Tom: do we need anything else?\n[12:07, 1.2.2026] Ann: yes, olive oil\n[12:08, 1.2.2026] Ann: bread',
      ['olive oil', 'bread'],
    ],
    [
      '[12:06, 1.2.2026] Tom: do we need anything else?\n[12:07, 1.2.2026] Ann: ja Milch und Eier\n[12:08, 1.2.2026] Ann: bread',
      ['Milch und Eier', 'bread'],
    ],
    [
      '[12:06, 1.2.2026] Tom: do we need anything else?\n[12:07, 1.2.2026] Ann: oui du lait\n[12:08, 1.2.2026] Ann: bread',
      ['lait', 'bread'],
    ],
    [
      '[12:06, 1.2.2026] Tom: do we need anything else?\n[12:07, 1.2.2026] Ann: ok milk please\n[12:08, 1.2.2026] Ann: bread',
      ['milk', 'bread'],
    ],
    [
      '[12:06, 1.2.2026] Tom: do we need anything else?\n[12:07, 1.2.2026] Ann: super glue\n[12:08, 1.2.2026] Ann: bread',
      ['super glue', 'bread'],
    ],
    [
      '[12:06, 1.2.2026] Tom: do we need anything else?\n[12:07, 1.2.2026] Ann: ja bitte Eier mitbringen\n[12:08, 1.2.2026] Ann: bread',
      ['Eier', 'bread'],
    ],
    [
      '[12:06, 1.2.2026] Tom: do we need anything else?\n[12:07, 1.2.2026] Ann: ja gerade rein\n[12:08, 1.2.2026] Ann: bread',
      ['bread'],
    ],
    [
      '[12:06, 1.2.2026] Tom: do we need anything else?\n[12:07, 1.2.2026] Ann: yes please\n[12:08, 1.2.2026] Ann: bread',
      ['bread'],
    ],
  ],
  'how many somebody said when asked': [
    [
      '[24.11.26, 18:02:11] Oma: Bringst du Brezeln mit?\n[24.11.26, 18:03:11] Ben: wie viele?\n[24.11.26, 18:03:30] Oma: 5\n[24.11.26, 18:04:00] Oma: und 2 Pck Backpulver, Zucker (den feinen!)\n[24.11.26, 18:05:00] Oma: ach ja und Gurken',
      ['5 × Brezeln', 'Backpulver [2 Pck]', 'Zucker (den feinen!)', 'Gurken'],
    ],
    [
      '[24/11/26, 18:02:11] Ana: lemons\n[24/11/26, 18:03:11] Ben: How many?\n[24/11/26, 18:04:11] Ana: 4 please\n[24/11/26, 18:04:11] Ana: rice',
      ['4 × lemons', 'rice'],
    ],
    [
      '[24/11/26, 18:02:11] Ana: plums, pears\n[24/11/26, 18:03:11] Ben: how many?\n[24/11/26, 18:04:11] Ana: 4\n[24/11/26, 18:04:11] Ana: oh and rice',
      ['plums, pears', 'rice'],
    ],
  ],
  'a chat whose writers stand beside the time': [
    ['Mia 9:02\nbrauchen wir noch was?\nTom 9:05\nReis\nHefe\nMia 9:06\nok', ['Reis', 'Hefe']],
  ],
  'messages below who wrote them and when': [
    [
      '[Gestern 9:02] Meier, Jana\nHefe\nMehl, 2 kg\n[Gestern 9:05] Otto, Kai\nok\n[Heute 8:00] Meier, Jana\nButter',
      ['Hefe', 'Mehl [2 kg]', 'Butter'],
    ],
    [
      '[Yesterday 5:14 PM] Brown, Alice\nplates\nnapkins x40\n[Yesterday 5:20 PM] Khan, Omar\nthanks!\n[Yesterday 5:31 PM] Brown, Alice\nice',
      ['plates', '40 × napkins', 'ice'],
    ],
    [
      '[Hier 18:04] Petit, Léa\nfromage\n2 baguettes\n[Hier 18:09] Roux, Max\nok\n[Hier 18:12] Petit, Léa\nbeurre',
      ['fromage', '2 × baguettes', 'beurre'],
    ],
    [
      '[Ieri 12:40] Conti, Sara\nacqua\npane\n[Ieri 12:44] Riva, Ugo\nperfetto\n[Ieri 12:50] Conti, Sara\nolio',
      ['acqua', 'pane', 'olio'],
    ],
    [
      'Оля, [03.11.2025 10:15]\nмолоко\nсыр\n\nИгорь, [03.11.2025 10:20]\nок\n\nОля, [03.11.2025 10:22]\nи яйца',
      ['молоко', 'сыр', 'яйца'],
    ],
    [
      '[엄마] [오전 9:12] 우유\n계란\n[아빠] [오전 9:15] ㅇㅋ\n[엄마] [오전 9:20] 두부 2모',
      ['우유', '계란', '두부 [2모]'],
    ],
    ['[지수] [오후 6:01] 라면 5개\n[민호] [오후 6:03] 이모티콘\n[지수] [오후 6:04] 김치', ['5 × 라면', '김치']],
    ['Anna 14:02\nTee\nZucker\n\nBen 14:05\nok 👍\n\nAnna 14:07\nHonig', ['Tee', 'Zucker', 'Honig']],
    ['18:02\tママ\t牛乳\n18:03\tママ\tたまご\n18:05\tパパ\t了解', ['牛乳', 'たまご']],
    ['妈妈 18:02\n牛奶\n鸡蛋\n\n爸爸 18:05\n好的\n\n妈妈 18:06\n豆腐', ['牛奶', '鸡蛋', '豆腐']],
    ['Jana  10:12\nmléko\nrohlíky\nPetr  10:15\nok\nJana  10:16\nmáslo', ['mléko', 'rohlíky', 'máslo']],
    ['[12.11.25 18:30] Ayşe: süt\n[12.11.25 18:31] Ayşe: ekmek\n[12.11.25 18:33] Can: tamam', ['süt', 'ekmek']],
    [
      '[Gestern 14:02] Krause, Birgit\nSaft\nBecher\n2 „Gefällt mir“-Reaktionen.\n2\n[Gestern 14:05] Yilmaz, Deniz\nok\n[Gestern 15:00] Krause, Birgit\nServietten',
      ['Saft', 'Becher', 'Servietten'],
    ],
  ],
};
