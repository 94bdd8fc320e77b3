/** Texts, and which of their lines are named as left out, since they may name something. */
export const LEFT_OUT: readonly (readonly [text: string, leftOut: readonly string[]])[] = [
  ['Grillen Samstag\nWürstchen\nBrot\nSenf', ['Grillen Samstag']],
  ['Kladdkaka\n2 ägg\n3 dl socker\n1 tsk salt\n100 g smör', ['Kladdkaka']],
  ['mum need\nmilk\nbread\neggs', ['mum need']],
  ['bike\nkite\n???', ['???']],
  ['mug\n2 x 5 €', ['2 x 5 €']],
  ['[10:00, 1.2.2026] milk\n[10:01, 1.2.2026] eggs', ['milk', 'eggs']],
  ['01.02.2026, 10:00 - Milch kaufen', ['Milch kaufen']],
  ['Cake pickup 10:30 AM\nmilk\nParty City 4:30 PM\nBalloons', ['Cake pickup 10:30 AM', 'Party City 4:30 PM']],
  ['12:00\tmug\t5 €\n13:00\that\t6 €', ['mug', 'hat']],
  [
    '[12:06, 1.2.2026] Tom: do we need anything else?\n[12:07, 1.2.2026] Ann: ja gerade rein\n[12:08, 1.2.2026] Ann: bread',
    ['do we need anything else?', 'ja gerade rein'],
  ],
  [
    '[24/11/26, 18:02:11] Ana: plums, pears\n[24/11/26, 18:03:11] Ben: how many?\n[24/11/26, 18:04:11] Ana: 4\n[24/11/26, 18:04:11] Ana: oh and rice',
    ['how many?', '4'],
  ],
];
