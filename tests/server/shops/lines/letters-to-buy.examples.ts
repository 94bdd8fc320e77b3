import type { Examples } from './examples.ts';

/** Letters, mails and posts around a list. */
export const SHOPPING: Examples = {
  'who signs below thanks': [
    [
      'Dear parents,\n\n- 2 glue sticks\n- scissors\n\nThank you!\nMrs. Lopez, 2nd grade',
      ['2 × glue sticks', 'scissors'],
    ],
    ['Chers parents,\n\n- 2 cahiers\n- gomme\n\nMerci !\nMme Dupont, maîtresse des CP', ['2 × cahiers', 'gomme']],
  ],
  'letters and messages with a greeting or thanks': [
    [
      'Oi amor! Compra por favor:\n- arroz 5kg\n- feijão\n- 2 caixas de leite\nBeijos',
      ['arroz [5kg]', 'feijão', 'leite [2 caixas]'],
    ],
    ['Guten Morgen! Könntest du mitbringen:\nMilch\nHafer\n3 Zitronen\nDanke dir!', ['Milch', 'Hafer', '3 × Zitronen']],
    [
      'Tu peux passer prendre :\ndu pain\n6 œufs\nune bouteille de lait\n500g de farine\ndes pommes (1 kg)\nMerci mon cœur ❤️',
      ['du pain', '6 × œufs', 'lait [1 bouteille]', 'farine [500g]', 'des pommes [1 kg]'],
    ],
    [
      'Ciao mamma!\nmi servono:\nzucchine\nricotta 250 g\nun mazzo di basilico\nGrazie, un bacio',
      ['zucchine', 'ricotta [250 g]', 'basilico [1 mazzo]'],
    ],
    ['Hi love, can you get:\nmilk\nbread\n2 tins of tomatoes\nThanks xx', ['milk', 'bread', 'tomatoes [2 tins]']],
    [
      'Hey! We need for tonight:\n- tortillas (2 packs)\n- guacamole\n- limes\nSee you later!',
      ['tortillas [2 packs]', 'guacamole', 'limes'],
    ],
    [
      'Cześć, kup proszę:\nmleko 2 szt.\nchleb\nser żółty 20 dag\nDzięki!',
      ['2 × mleko', 'chleb', 'ser żółty [20 dag]'],
    ],
    ['Ciao, mi prendi per favore:\nlatte\n6 uova\n½ kg di pane\nGrazie!', ['latte', '6 × uova', 'pane [½ kg]']],
    [
      'Coucou, il faudrait :\n• du lait\n• 3 baguettes\n• 250 g de beurre\nMerci, bisous',
      ['du lait', '3 × baguettes', 'beurre [250 g]'],
    ],
    ['مرحبا، نحتاج:\nحليب\nخبز\nبيض ١٢\nشكرا', ['حليب', 'خبز', '12 × بيض']],
    [
      'Hier unsere Liste fürs Wochenende.\n\nMilch\nKäse\nBrot\n\nStand: 3. Mai 2026\nVG Tom',
      ['Milch', 'Käse', 'Brot'],
    ],
  ],
  'sentences of an assistant': [
    [
      'Bien sûr ! Voici la liste complète de vos courses pour la semaine :\n\n- pain\n- lait\n- beurre\n\nSouhaitez-vous que je la classe par rayon ?',
      ['pain', 'lait', 'beurre'],
    ],
    [
      "Sure! Here's everything from your photos, sorted by aisle:\nmilk\neggs\nbread\nLet me know if I missed anything!",
      ['milk', 'eggs', 'bread'],
    ],
    [
      'Gerne! Hier ist die vollständige Einkaufsliste aus deinen Fotos:\n\n* Hefe\n* Mehl\n\nSoll ich sie nach Abteilungen ordnen?',
      ['Hefe', 'Mehl'],
    ],
  ],
  'quoted mails and shared notes': [
    ['On Tue, 4 Nov 2025 at 9:00, Ann <ann@example.com> wrote:\n> - oats\n> - 2 lemons', ['oats', '2 × lemons']],
    ['Am 4. November 2025 schrieb Ben Lang <ben@example.com>:\n> Brot\n> > Butter', ['Brot', 'Butter']],
    ['Il 4 nov 2025 Ugo ha scritto:\n> pane\n> 6 uova', ['pane', '6 × uova']],
    ['◦ Soap\n◦ Towels\n✓ Matches', ['Soap', 'Towels', 'Matches ✓']],
  ],
  'a request in a message of small letters': [
    [
      'hey love could you grab a few bits on your way back? we need rice, 3 limes and some bread. oh and dog food. ta xx',
      ['rice', '3 × limes', 'some bread', 'dog food'],
    ],
  ],
};
