import type { Examples } from './examples.ts';

/** Texts that were written when the eighth ones were read: 17 of 20 were read right before anybody looked. */
export const NINTH_SHOPPING: Examples = {
  'ninth, to buy': [
    [
      'Einkaufszettel für Samstag:\n- 6 Brötchen\n- 1 Glas Honig\n- Klopapier\n- 2 l Milch',
      ['6 × Brötchen', 'Honig [1 Glas]', 'Klopapier', 'Milch [2 l]'],
    ],
    [
      'Lista de la compra 🥑\n✅ aguacates\n✅ limones\n⬜ cilantro\n⬜ tortillas (2 paquetes)',
      ['aguacates ✓', 'limones ✓', 'cilantro', 'tortillas [2 paquetes]'],
    ],
    [
      'PRODUCE\n- apples\n- kale\nFROZEN\n- peas\n- ice cream',
      ['apples #PRODUCE', 'kale #PRODUCE', 'peas #FROZEN', 'ice cream #FROZEN'],
    ],
    [
      '27.11.25, 17:22 - Jonas: Hey 👋\n27.11.25, 17:22 - Jonas: wir brauchen noch\n27.11.25, 17:23 - Jonas: Nudeln\n27.11.25, 17:23 - Jonas: Tomatensoße\n27.11.25, 17:30 - Lea: alles klar 👍',
      ['Nudeln', 'Tomatensoße'],
    ],
    [
      'EDEKA\nBananen               1,49 A\n2 x 0,99\nJoghurt               1,98 A\nSUMME                 3,47\nGegeben bar          10,00',
      ['Bananen 1.49 EUR', '2 × Joghurt 0.99 EUR'],
    ],
    [
      'Produit\tQuantité\tUnité\nFarine\t1\tkg\nŒufs\t6\tpièces\nLait\t2\tl',
      ['Farine [1 kg]', '6 × Œufs', 'Lait [2 l]'],
    ],
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
      '鶏もも肉　300g\nしょうゆ　大さじ1\n砂糖　小さじ2\nごま油　適量',
      ['鶏もも肉 [300g]', 'しょうゆ [大さじ1]', '砂糖 [小さじ2]', 'ごま油 [適量]'],
    ],
    [
      'Ciao mamma!\nmi servono:\nzucchine\nricotta 250 g\nun mazzo di basilico\nGrazie, un bacio',
      ['zucchine', 'ricotta [250 g]', 'basilico [1 mazzo]'],
    ],
    ['milk, eggs, bread', ['milk', 'eggs', 'bread']],
  ],
};

export const NINTH_GIFTS: Examples = {
  'ninth, to wish for': [
    ['Ola wishes 🎁\n⭐ Puzzle 500\n⭐ Rower\n⭐ Gra „Dixit”', ['Puzzle 500', 'Rower', 'Gra „Dixit”']],
    ['Beste oma en opa,\nSem wil graag:\n- een step\n- stiften\nLiefs, Anna', ['een step', 'stiften']],
    [
      'Gift,Cost,Website\nScarf,$25,https://s.test/1\nGloves,$18.50,https://s.test/2',
      ['Scarf 25 USD <https://s.test/1>', 'Gloves 18.5 USD <https://s.test/2>'],
      'USD',
    ],
    [
      'Wanderrucksack, 35 l, grün — 89,95 €\nThermoskanne (0,75 l) — 24 €',
      ['Wanderrucksack, 35 l, grün 89.95 EUR', 'Thermoskanne (0,75 l) 24 EUR'],
    ],
    [
      'Sonos Roam\nvon Sonos\n4,5 von 5 Sternen 8.411\n179,00 €\nIn den Einkaufswagen\nArtikel hinzugefügt am 12. Oktober 2025',
      'Sonos Roam [von Sonos] 179 EUR',
    ],
    [
      'Montre (149 €)\nhttps://m.test/a\nSac à main (89,90 €)\nhttps://m.test/b',
      ['Montre 149 EUR <https://m.test/a>', 'Sac à main 89.9 EUR <https://m.test/b>'],
    ],
    [
      'Hello Kitty mug\nLove Actually DVD\nCiao Bella apron',
      ['Hello Kitty mug', 'Love Actually DVD', 'Ciao Bella apron'],
    ],
    [
      'Thanks giving card\nOK Computer (vinyl)\nSalut! French course',
      ['Thanks giving card', 'OK Computer (vinyl)', 'Salut! French course'],
    ],
    ['كتاب ٤٥ ريال\nساعة: ٢٩٩٫٩٩ ر.س', ['كتاب 45 SAR', 'ساعة 299.99 SAR'], 'SAR'],
  ],
};
