import type { Examples } from './examples.ts';

/** What blind examinations of the reader showed, made anew: amounts behind a mark, parts of a dish, and talk around things. */
export const EIGHTEENTH_SHOPPING: Examples = {
  'an amount behind a comma or a colon, also before a note with a number': [
    ['Mehl Type 550, 2 Pck.', 'Mehl Type 550 [2 Pck.]'],
    ['7 Up, 6 Flaschen', '7 Up [6 Flaschen]'],
    ['Knoflook: 2 bollen', 'Knoflook [2 bollen]'],
    ['Linzen: 1 pot (400 g)', 'Linzen (400 g) [1 pot]'],
    ['Vejce - 10 ks (M)', '10 × Vejce (M)'],
    ['Forks: 24 sets', 'Forks [24 sets]'],
    ['beef 2 lbs – lean', 'beef [2 lbs, lean]'],
    ['Batterien AA, 2 Pck. à 4 Stück', 'Batterien AA [2 Pck. à 4 Stück]'],
    ['3 cans: peas', 'peas [3 cans]'],
    ['soup 3 cans - low sodium', 'soup [3 cans, low sodium]'],
  ],
  'parts of a dish without an empty line': [
    [
      'Ingredientes\nMassa\n3 xícaras (chá) de fubá\n2 colheres (sopa) de óleo\n3 ovos\nCalda\n1 lata de goiabada',
      [
        'fubá [3 xícaras (chá)] #Massa',
        'óleo [2 colheres (sopa)] #Massa',
        '3 × ovos #Massa',
        'goiabada [1 lata] #Calda',
      ],
    ],
    [
      'Teig\n300 g Mehl\n2 Eier\nBelag\n500 g Äpfel\n1 Prise Zimt',
      ['Mehl [300 g] #Teig', '2 × Eier #Teig', 'Äpfel [500 g] #Belag', 'Zimt [1 Prise] #Belag'],
    ],
    [
      'Pear crumble\nFilling\n4 pears\n1 tsp ginger\nTopping\n90 g butter',
      ['4 × pears #Filling', 'ginger [1 tsp] #Filling', 'butter [90 g] #Topping'],
    ],
  ],
  'dots that lead to an amount': [
    ['豚バラ…150g\nごま油…大さじ1\n塩…少々', ['豚バラ [150g]', 'ごま油 [大さじ1]', '塩 [少々]']],
    ['鶏肉・・・300g\n醤油・・・大さじ2\n卵・・・2個', ['鶏肉 [300g]', '醤油 [大さじ2]', '2 × 卵']],
  ],
  'units of other languages': [
    ['장보기\n달걀 10개\n두부 2모\n파 1단', ['10 × 달걀', '두부 [2모]', '파 [1단]']],
    ['购物清单\n鸡蛋 10个\n土豆 3斤\n大米', ['10 × 鸡蛋', '土豆 [3斤]', '大米']],
    ['liszt 2 csomag\ntojás 10 db', ['liszt [2 csomag]', '10 × tojás']],
  ],
  'numbers and a dash before a number of the name': [
    ['6 - #10 envelopes\n1 - 2" binder\n3 - red pens', ['6 × #10 envelopes', '2" binder', '3 × red pens']],
  ],
  'prices in crowns with a colon': [
    ['Mjölk 15:90', 'Mjölk 15.9 SEK', 'SEK'],
    ['Yoghurt 3 st à 12:50', '3 × Yoghurt 12.5 SEK', 'SEK'],
    ['Fika 18:30', 'Fika 18:30', 'SEK'],
  ],
  'a note behind pieces, and money that adds up': [
    ['Egg 12 stk – tilbud 45,-', '12 × Egg [tilbud] 45 NOK', 'NOK'],
    ['Kaffe 64:50 kr', 'Kaffe 64.5 SEK', 'SEK'],
    ['卵 2パック:396円(198円×2)', '卵 [2パック, 198円×2] 396 JPY', 'JPY'],
  ],
  'above what a dish needs': [
    ['カレーの材料\n玉ねぎ…2個\nルウ…1箱', ['2 × 玉ねぎ #カレーの材料', 'ルウ [1箱] #カレーの材料']],
    [
      'Tacos\nMarinade\n2 limes\n1 tsp cumin\nSalsa\n3 tomatoes\nTo serve\n8 tortillas',
      ['2 × limes #Marinade', 'cumin [1 tsp] #Marinade', '3 × tomatoes #Salsa', '8 × tortillas #To serve'],
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
  'names of lists in bold before a picture': [
    [
      '*Pique-nique – qui apporte quoi* 🧺\n✅ Chips (Léa)\n⬜ Jus de pomme x 6\n⬜ Gobelets',
      ['Chips (Léa) ✓', '6 × Jus de pomme', 'Gobelets'],
    ],
  ],
  'parts of a shop that are bought, too': [
    [
      'Bread\nbaguette\nrolls\n\nMeat\nchicken\nham\n\nFish\ncod\nprawns',
      ['baguette #Bread', 'rolls #Bread', 'chicken #Meat', 'ham #Meat', 'cod #Fish', 'prawns #Fish'],
    ],
    ['Produce\nplums\nchard\nBread\npita\nMeat\nham', ['plums #Produce', 'chard #Produce', 'pita #Bread', 'ham #Meat']],
    ['Bread\nMilk\nEggs\n\nFish\nRice\nBeans', ['Bread', 'Milk', 'Eggs', 'Fish', 'Rice', 'Beans']],
  ],
  'who signs below thanks': [
    [
      'Dear parents,\n\n- 2 glue sticks\n- scissors\n\nThank you!\nMrs. Lopez, 2nd grade',
      ['2 × glue sticks', 'scissors'],
    ],
    ['Chers parents,\n\n- 2 cahiers\n- gomme\n\nMerci !\nMme Dupont, maîtresse des CP', ['2 × cahiers', 'gomme']],
  ],
};

export const EIGHTEENTH_GIFTS: Examples = {
  'what is said around wishes': [
    ['- マフラー 税込3,300円\n- 手袋\n高すぎたら無理しないでね', ['マフラー 税込 3300 JPY', '手袋'], 'JPY'],
    ['- mug\n- socks\n\nLG Soundbar', ['mug', 'socks', 'LG Soundbar']],
    ['- book\n- lamp\n\nThank you!\nDr. Martens boots', ['book', 'lamp', 'Dr. Martens boots']],
    [
      'Hi all! My budget is about $25. I love cozy things. Please no candles.\n1) mug\n2) wool socks',
      ['mug', 'wool socks'],
    ],
    ['Top.....$14\nYoyo.....$20', ['Top 14 USD', 'Yoyo 20 USD'], 'USD'],
    ['・パズル\n・本\nサンタさんよろしくね', ['パズル', '本'], 'JPY'],
    ['Tea set, 12 pieces', 'Tea set, 12 pieces'],
    ['- Tee\n- Kerze\n- Handcreme\n\nVG Basti', ['Tee', 'Kerze', 'Handcreme']],
    ['- دفاتر رسم عدد 4\n- ألوان مائية، عدد: 2\n- كرة', ['4 × دفاتر رسم', '2 × ألوان مائية', 'كرة']],
  ],
  'dollars of two countries': [
    [
      'Lamp $40\nChair $120 USD\nVase $15 USD\nRug $90',
      ['Lamp 40 CAD', 'Chair 120 USD', 'Vase 15 USD', 'Rug 90 CAD'],
      'CAD',
    ],
  ],
};
