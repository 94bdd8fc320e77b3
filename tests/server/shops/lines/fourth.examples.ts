import type { Examples } from './examples.ts';

/** A fourth round, written before anybody asked what the reader makes of them: it read 20 of 24, and 13 of 18 that were held out (two of whose answers were wrong). */
export const FOURTH_SHOPPING: Examples = {
  'fourth round, to buy': [
    ['Milk ✔\nBread\nButter ✔', ['Milk ✓', 'Bread', 'Butter ✓']],
    ['~~flour~~\nyeast', ['flour ✓', 'yeast']],
    ['▢ Windeln Gr. 4\n▣ Feuchttücher', ['Windeln Gr. 4', 'Feuchttücher ✓']],
    ['– 3 Zitronen\n– Ingwer\n– 1 Glas Honig', ['3 × Zitronen', 'Ingwer', 'Honig [1 Glas]']],
    ['1/ lait d’avoine\n2/ 6 yaourts nature\n3/ comté 200 g', ['lait d’avoine', '6 × yaourts nature', 'comté [200 g]']],
    ['Pour samedi :\n- 1 kg de moules\n- 2 citrons', ['moules [1 kg] #Pour samedi', '2 × citrons #Pour samedi']],
    [
      '* 4 latas de atún\n* pan rallado\n* 1 manojo de cilantro',
      ['atún [4 latas]', 'pan rallado', 'cilantro [1 manojo]'],
    ],
    ['· 2 hg prosciutto cotto\n· mozzarella x 3', ['prosciutto cotto [2 hg]', '3 × mozzarella']],
    ['☑️ hagelslag\n☐ 2 pakken vla', ['hagelslag ✓', 'vla [2 pakken]']],
    ['1x pieluchy rozm. 4\n2x chusteczki', ['pieluchy rozm. 4', '2 × chusteczki']],
    ['• 1 förp bacon\n• 2 liter filmjölk\n• tandkräm', ['bacon [1 förp]', 'filmjölk [2 liter]', 'tandkräm']],
    ['・しょうゆ\n・みそ 750g\n・納豆 3パック', ['しょうゆ', 'みそ [750g]', '納豆 [3パック]']],
    ['- خبز\n- ٢ علبة تونة\n- زيت زيتون ٧٥٠ مل', ['خبز', 'تونة [٢ علبة]', 'زيت زيتون [٧٥٠ مل]']],
    ['"Tomatoes, chopped",2\n"Olive oil",1', ['2 × Tomatoes, chopped', 'Olive oil']],
    ['7up zero x6', '6 × 7up zero'],
    ['3M Klebeband', '3M Klebeband'],
    ['WD-40', 'WD-40'],
    ['2x4 lumber', '2x4 lumber'],
    ['Vitamin B12 100 Stück', 'Vitamin B12 100 Stück'],
    ['5-Minuten-Terrine x2', '2 × 5-Minuten-Terrine'],
    ['Milch 3,5 %', 'Milch 3,5 %'],
    ['Omo 40 Waschladungen', 'Omo 40 Waschladungen'],
  ],
};

export const FOURTH_GIFTS: Examples = {
  'fourth round, to wish for': [
    ['Dyson V15 Detect — $649.99 (Target)', 'Dyson V15 Detect (Target) 649.99 USD'],
    ['Sac à dos Fjällräven Kånken 16 L, 109,95 €', 'Sac à dos Fjällräven Kånken 16 L 109.95 EUR'],
    ['Kaffeemühle: ca. 80 €', 'Kaffeemühle [ca. 80 €] 80 EUR'],
    ['Headphones (£250) https://shop.example/h', 'Headphones 250 GBP <https://shop.example/h>'],
    ['https://shop.example/vase — Vase, blue', 'Vase, blue <https://shop.example/vase>'],
    ['Wok | 39,90 € | https://laden.example/wok', 'Wok 39.9 EUR <https://laden.example/wok>'],
    ['Libro "Cien años de soledad" 21,90€', 'Libro "Cien años de soledad" 21.9 EUR'],
    ['Monopoly (edizione Milano) €34,99', 'Monopoly (edizione Milano) 34.99 EUR'],
    ['Fondue-Set, rot, für 6 Personen', 'Fondue-Set, rot, für 6 Personen'],
    ['Czajnik 1,7 l - 149 zł', 'Czajnik 1,7 l 149 PLN'],
    ['Cykelhjälm strl M 799 kr', 'Cykelhjälm strl M 799 SEK', 'SEK'],
    ['炊飯器 5.5合 29,800円（税込）', '炊飯器 5.5合 29800 JPY'],
    ['Panela de pressão 4,5 L — R$ 189,90', 'Panela de pressão 4,5 L 189.9 BRL'],
    [
      'Mug\t£8.00\thttps://shop.example/m\nTray\t£14.50\thttps://shop.example/t',
      ['Mug 8 GBP <https://shop.example/m>', 'Tray 14.5 GBP <https://shop.example/t>'],
    ],
    ['| Name | Price |\n| --- | --- |\n| Scarf | €20 |\n| Hat | €15 |', ['Scarf 20 EUR', 'Hat 15 EUR']],
    ['<a href="https://shop.example/pan">Pan</a>', 'Pan <https://shop.example/pan>'],
    ['Artikel;Anzahl;Preis\nKerze;3;4,50\nGlas;6;2,00', ['3 × Kerze 4.5 EUR', '6 × Glas 2 EUR']],
    ['50 Shades of Grey', '50 Shades of Grey'],
    ['GTA 6', 'GTA 6'],
    ['Tommy & Gina <3 mug', 'Tommy & Gina <3 mug'],
  ],
};
