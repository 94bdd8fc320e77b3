import type { Examples } from './examples.ts';

/** Signs before lines, as word processors, notes and messages put them there. */
export const SHOPPING: Examples = {
  'an emoji for a bullet': [
    ['👉 Milk\n👉 Bread', ['Milk', 'Bread']],
    ['🔸Milch\n🔸Brot', ['Milch', 'Brot']],
    ['➡️ Lait\n➡️ Pain', ['Lait', 'Pain']],
    ['📌 Leche\n📌 Pan', ['Leche', 'Pan']],
    ['🔹 Latte\n🔹 Pane', ['Latte', 'Pane']],
    ['▶️ Melk\n▶️ Brood', ['Melk', 'Brood']],
    ['⭐ Leite\n⭐ Pão', ['Leite', 'Pão']],
    ['🟢 Mleko\n🔴 Chleb', ['Mleko', 'Chleb']],
    ['✨ Mjölk\n✨ Bröd', ['Mjölk', 'Bröd']],
    ['🔸 牛乳\n🔸 パン', ['牛乳', 'パン']],
    ['◀️ حليب\n◀️ خبز', ['حليب', 'خبز']],
    ['🎁 Mug\n🎁 Teapot', ['Mug', 'Teapot']],
    ['🛒 Milk\n🛒 Bread\n🛒 Eggs', ['Milk', 'Bread', 'Eggs']],
    ['❤️ Tasse\n❤️ Buch', ['Tasse', 'Buch']],
    ['🥛 Milk\n🍞 Bread', ['🥛 Milk', '🍞 Bread']],
    ['🥕 Karotten', ['🥕 Karotten']],
    ['🎄Tasse\n🎄Bol', ['Tasse', 'Bol']],
    ['👉🏽 Queso\n👉🏽 Jamón', ['Queso', 'Jamón']],
    ['🔘 Uova\n🔘 Burro', ['Uova', 'Burro']],
    ['➤ Kaas\n➤ Eieren', ['Kaas', 'Eieren']],
    ['🧀', ['🧀']],
    ['♦ Masło\n♦ Ser', ['Masło', 'Ser']],
  ],
  'numbers and a dash before a number of the name': [
    ['6 - #10 envelopes\n1 - 2" binder\n3 - red pens', ['6 × #10 envelopes', '2" binder', '3 × red pens']],
  ],
  'lines that begin with a mark': [
    [
      'Boodschappen 🛒\n\n- 2 pakken melk\n- brood\n- kaas 500 gram\n- wc-papier',
      ['melk [2 pakken]', 'brood', 'kaas [500 gram]', 'wc-papier'],
    ],
    [
      'Lista zakupów:\n1. chleb razowy\n2. 10 jajek\n3. masło x2\n4. pomidory 1,5 kg',
      ['chleb razowy', '10 × jajek', '2 × masło', 'pomidory [1,5 kg]'],
    ],
    [
      'Inköpslista\n☐ mjölk 1,5 l\n☐ ägg 12 st\n☑ kaffe\n☐ knäckebröd',
      ['mjölk [1,5 l]', '12 × ägg', 'kaffe ✓', 'knäckebröd'],
    ],
    ['買い物リスト\n・牛乳\n・卵\n・りんご３個', ['牛乳', '卵', '3 × りんご']],
    ['قائمة المشتريات\n- حليب\n- خبز\n- طماطم ٢ كيلو', ['حليب', 'خبز', 'طماطم [٢ كيلو]']],
    ['- Mug\n  blue\n- Bowl', ['Mug [blue]', 'Bowl']],
    ['---\n- Milk\n- Bread\n---', ['Milk', 'Bread']],
    ['– 3 Zitronen\n– Ingwer\n– 1 Glas Honig', ['3 × Zitronen', 'Ingwer', 'Honig [1 Glas]']],
    ['1/ lait d’avoine\n2/ 6 yaourts nature\n3/ comté 200 g', ['lait d’avoine', '6 × yaourts nature', 'comté [200 g]']],
    [
      '* 4 latas de atún\n* pan rallado\n* 1 manojo de cilantro',
      ['atún [4 latas]', 'pan rallado', 'cilantro [1 manojo]'],
    ],
    ['· 2 hg prosciutto cotto\n· mozzarella x 3', ['prosciutto cotto [2 hg]', '3 × mozzarella']],
    ['☑️ hagelslag\n☐ 2 pakken vla', ['hagelslag ✓', 'vla [2 pakken]']],
    ['• 1 förp bacon\n• 2 liter filmjölk\n• tandkräm', ['bacon [1 förp]', 'filmjölk [2 liter]', 'tandkräm']],
    ['・しょうゆ\n・みそ 750g\n・納豆 3パック', ['しょうゆ', 'みそ [750g]', '納豆 [3パック]']],
    ['- خبز\n- ٢ علبة تونة\n- زيت زيتون ٧٥٠ مل', ['خبز', 'تونة [٢ علبة]', 'زيت زيتون [٧٥٠ مل]']],
    ['Shopping:\n- eggs (12)\n- oat milk x2\n- 1kg potatoes', ['12 × eggs', '2 × oat milk', 'potatoes [1kg]']],
    ['Einkauf\n• 1 l Milch\n• 250 g Butter\n• 2 Gurken', ['Milch [1 l]', 'Butter [250 g]', '2 × Gurken']],
    ['☐ 2 baguettes\n☑ 500 g de beurre\n☐ sel', ['2 × baguettes', 'beurre [500 g] ✓', 'sel']],
    ['1) Käse\n2) Wurst\n3) Brot', ['Käse', 'Wurst', 'Brot']],
    ['🍎 5 apples\n🍌 6 bananas', ['🍎 5 apples', '🍌 6 bananas']],
    [
      'Einkaufszettel für Samstag:\n- 6 Brötchen\n- 1 Glas Honig\n- Klopapier\n- 2 l Milch',
      ['6 × Brötchen', 'Honig [1 Glas]', 'Klopapier', 'Milch [2 l]'],
    ],
    [
      'Lista de la compra 🥑\n✅ aguacates\n✅ limones\n⬜ cilantro\n⬜ tortillas (2 paquetes)',
      ['aguacates ✓', 'limones ✓', 'cilantro', 'tortillas [2 paquetes]'],
    ],
    ['◦ Milk\n◦ Toilet paper\n◦ Bin bags', ['Milk', 'Toilet paper', 'Bin bags']],
    ['[ ] Oat milk\n[ ] Bananas (6)\n[x] Coffee', ['Oat milk', '6 × Bananas', 'Coffee ✓']],
    ['☐ 牛乳\n☐ 卵 1パック\n☑ 食パン', ['牛乳', '卵 [1パック]', '食パン ✓']],
    [
      '- [ ] Farine 1 kg\n- [x] Sucre\n- [ ] Levure chimique (2 sachets)',
      ['Farine [1 kg]', 'Sucre ✓', 'Levure chimique [2 sachets]'],
    ],
    ['✔️ Lait\n❌ Pain\n✔️ Oeufs', ['Lait ✓', 'Pain', 'Oeufs ✓']],
    [
      'Groceries\n◦ Oat milk\n◦ 2 lbs ground beef\n✓ Eggs\n◦ ½ gallon whole milk\n◦ Half & half\n◦ 1 1/2 kg potatoes',
      ['Oat milk', 'ground beef [2 lbs]', 'Eggs ✓', 'whole milk [½ gallon]', 'Half & half', 'potatoes [1 1/2 kg]'],
      'USD',
    ],
    [
      'Boodschappen\n☐ een dozijn eieren\n☐ 2 pakken halfvolle melk\n☑ Brood\n☐ Pindakaas (zonder suiker)\n☐ kaas 48+ 500 gram',
      ['eieren [1 dozijn]', 'halfvolle melk [2 pakken]', 'Brood ✓', 'Pindakaas (zonder suiker)', 'kaas 48+ [500 gram]'],
    ],
    [
      'قائمة المشتريات:\n• ٢ كيلو طماطم\n• نصف كيلو جبنة\n• ١٢ بيضة\n• لبن × ٣\n• خبز، زيت، سكر',
      ['طماطم [٢ كيلو]', 'جبنة [0.5 كيلو]', '12 × بيضة', '3 × لبن', 'خبز، زيت، سكر'],
      'EGP',
    ],
    [
      '買い物メモ\n□ 牛乳 2本\n□ 卵 1パック\n☑ 食パン（6枚切り）\n□ 豚肉 300g\n□ 玉ねぎ×3',
      ['牛乳 [2本]', '卵 [1パック]', '食パン（6枚切り） ✓', '豚肉 [300g]', '3 × 玉ねぎ'],
      'JPY',
    ],
    [
      '🛒 Einkaufsliste\n🥛 Milch 1,5 %\n🍞 Brot\n🧀 200g Gouda\n🍅 Tomaten\n✅ Bananen',
      ['Milch 1,5 %', 'Brot', 'Gouda [200g]', 'Tomaten', 'Bananen ✓'],
    ],
    [
      '- Paper towels\n  6 pack\n- Coffee\n  whole bean, dark roast\n- Trash bags (13 gal)',
      ['Paper towels [6 pack]', 'Coffee [whole bean, dark roast]', 'Trash bags [13 gal]'],
      'USD',
    ],
    ['買い物メモ（5/3）\n□牛乳\n□卵\n☑食パン\n\nお願いします', ['牛乳', '卵', '食パン ✓']],
    ['🏕️ Harz im August\n🔸 Zelt\n🔸 Gaskocher\n🔸 3 Tassen', ['Zelt', 'Gaskocher', '3 × Tassen']],
    ['Pique-nique – dimanche\n• pain\n• 2 melons\n• jambon', ['pain', '2 × melons', 'jambon']],
    ['Costco run 12/5\n1. paper towels\n2. salmon\n3. berries', ['paper towels', 'salmon', 'berries']],
    ['○ Seife\n● Kamm\n○ Creme', ['Seife', 'Kamm ✓', 'Creme']],
    ['1.Seife\n2.Kamm\n3.Creme', ['Seife', 'Kamm', 'Creme']],
    [
      'Groceries 🛒\n\n• Milk (2)\n• Free range eggs (12)\n• Cheddar 350g\n• Kitchen roll (4 pack)\n\nSent from my iPhone',
      ['2 × Milk', '12 × Free range eggs', 'Cheddar [350g]', 'Kitchen roll [4 pack]'],
    ],
    [
      '☐ Paprika, rot\n☐ Frischkäse\n☑ Toast\n☐ Kaffee (2 Pck.)\n☐ Müllbeutel 35 l',
      ['Paprika, rot', 'Frischkäse', 'Toast ✓', 'Kaffee [2 Pck.]', 'Müllbeutel [35 l]'],
    ],
    [
      '1. Brood (2x)\n2. Halfvolle melk – 3 pakken\n3. Pindakaas\n4. Appels – 1,5 kg',
      ['2 × Brood', 'Halfvolle melk [3 pakken]', 'Pindakaas', 'Appels [1,5 kg]'],
    ],
    [
      '・たまねぎ 3個\n・にんじん\n・鶏もも肉（500g）\n・カレールー 1箱\n・福神漬け',
      ['3 × たまねぎ', 'にんじん', '鶏もも肉 [500g]', 'カレールー [1箱]', '福神漬け'],
    ],
    [
      'Camping trip!!\n[x] tent\n[x] sleeping bags (4)\n[ ] headlamps\n[ ] 2 lighters\n[ ] marshmallows',
      ['tent ✓', '4 × sleeping bags ✓', 'headlamps', '2 × lighters', 'marshmallows'],
    ],
    [
      'Das brauchen Sie:\n  • 4 bis 6 Baumwollbodys\n  • 1 bis 2 leichte Pullis\n  • 2 Schlafsäcke\n  • Babydecke',
      ['4 bis 6 Baumwollbodys', '1 bis 2 leichte Pullis', '2 × Schlafsäcke', 'Babydecke'],
    ],
    [
      '- 6 à 8 bodies\n- 6 à 8 pyjamas\n- 1 tenue de sortie\n- Des chaussettes et bonnets',
      ['6 à 8 bodies', '6 à 8 pyjamas', 'tenue de sortie', 'Des chaussettes et bonnets'],
    ],
    [
      '- Body zapinane z przodu — 2 sztuki\n- Pajacyk — 3 sztuki\n- Czapeczka (bawełniana) — 1 sztuka\n- Kocyk',
      ['2 × Body zapinane z przodu', '3 × Pajacyk', 'Czapeczka (bawełniana)', 'Kocyk'],
    ],
    [
      '-milk\n-eggs (2 dozen)\n-chicken thighs\n-sour cream\n-2 limes',
      ['milk', 'eggs [2 dozen]', 'chicken thighs', 'sour cream', '2 × limes'],
    ],
    [
      '- [ ] Underwear (quantity: 7 pairs)\n- [ ] T-shirts (quantity: 5)\n- [x] Swimwear (quantity: 2)\n- [ ] Comfortable walking shoes',
      ['Underwear [7 pairs]', '5 × T-shirts', '2 × Swimwear ✓', 'Comfortable walking shoes'],
    ],
    [
      '-leche (6)\n-pan de molde\n-huevos (1 docena)\n-tomates 1 kg',
      ['6 × leche', 'pan de molde', 'huevos [1 docena]', 'tomates [1 kg]'],
    ],
    [
      '[2] chicken breasts\n[1] rice\n[4] peppers\n[1] coconut milk',
      ['2 × chicken breasts', 'rice', '4 × peppers', 'coconut milk'],
    ],
    ['• 2 pints of milk\n• a loaf of bread\n• 6 eggs', ['milk [2 pints]', 'bread [1 loaf]', '6 × eggs']],
    ['[ ] tomatoes\n[x] onions\n[ ] garlic', ['tomatoes', 'onions ✓', 'garlic']],
    ['✅ butter\n⬜ jam', ['butter ✓', 'jam']],
    ['- [ ] 3x yoghurt\n- [x] cream 200 ml', ['3 × yoghurt', 'cream [200 ml] ✓']],
    ['🥛 milk\n🍞 bread', ['🥛 milk', '🍞 bread']],
    ['→ rice\n→ beans', ['rice', 'beans']],
    ['a) Salt\nb) Pepper', ['Salt', 'Pepper']],
  ],
  'a mark over lines further in': [
    [
      '# Courses\n\n- Légumes\n  - [ ] poireaux\n  - [x] navets\n- Crémerie\n  - [ ] lait',
      ['poireaux #Légumes', 'navets ✓ #Légumes', 'lait #Crémerie'],
    ],
    [
      '* Despensa\n    * arroz\n    * lentejas\n* Baño\n    * jabón\n    * champú',
      ['arroz #Despensa', 'lentejas #Despensa', 'jabón #Baño', 'champú #Baño'],
    ],
    [
      'Ufficio\n\n    penne\n    graffette\n\nOfficina\n\n    viti\n    colla',
      ['penne #Ufficio', 'graffette #Ufficio', 'viti #Officina', 'colla #Officina'],
    ],
    ['- chleb\n- masło\n  - bez soli\n- ser', ['chleb', 'masło', 'bez soli', 'ser']],
  ],
  'a bullet without its space among others': [['- pan\n- leche\n* sal\n-huevos', ['pan', 'leche', 'sal', 'huevos']]],
  'the sign that most lines begin with is a bullet, whatever it is': [
    ['◯ Chicken\n◯ Wraps\n◯ Lime', ['Chicken', 'Wraps', 'Lime']],
    ['. bread\n_ biscuits\n~ bulbs\n- milk', ['bread', 'biscuits', 'bulbs', 'milk']],
  ],
};
