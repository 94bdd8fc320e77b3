import type { Examples } from './examples.ts';

/** Lines that name several things, and commas and words that part none. */
export const SHOPPING: Examples = {
  'a comma within a name, typed': [
    ['sugar, brown', 'sugar, brown'],
    ['bread (sliced, thin)', 'bread (sliced, thin)'],
    ['milk, 2 eggs', ['milk', '2 × eggs']],
    ['Zucker, braun', 'Zucker, braun'],
    ['Milch, Brot', ['Milch', 'Brot']],
    ['sucre, roux', 'sucre, roux'],
    ['pain (complet, tranché)', 'pain (complet, tranché)'],
    ['leche, pan', ['leche', 'pan']],
    ['azúcar, moreno', 'azúcar, moreno'],
    ['zucchero, di canna', 'zucchero, di canna'],
    ['latte, 6 uova', ['latte', '6 × uova']],
    ['uien, rood', 'uien, rood'],
    ['açúcar, mascavo', 'açúcar, mascavo'],
    ['ser, tarty', 'ser, tarty'],
    ['lök, röd', 'lök, röd'],
    ['mjölk, bröd', ['mjölk', 'bröd']],
    ['牛乳、パン', ['牛乳', 'パン']],
    ['حليب، خبز', ['حليب', 'خبز']],
    ['Käse (gerieben, mild), Milch', ['Käse (gerieben, mild)', 'Milch']],
    ['peppers, red, 3', '3 × peppers, red'],
    ['1,5 l Milch, Eier', ['Milch [1,5 l]', 'Eier']],
    ['onions, chopped', 'onions, chopped'],
    ['milk; bread', ['milk', 'bread']],
    ['チーズ（薄切り、甘口）', 'チーズ（薄切り、甘口）'],
    ['خبز (أسمر، مقطع)', 'خبز (أسمر، مقطع)'],
  ],
  'several things in a line': [
    [
      'tomates, 3 courgettes, 1 kg de riz, beurre demi-sel et lait',
      ['tomates', '3 × courgettes', 'riz [1 kg]', 'beurre demi-sel', 'lait'],
    ],
    ['milk, eggs, bread', ['milk', 'eggs', 'bread']],
    [
      'mjölk 1,5 l, bröd, 2 kg potatis, smör och ägg',
      ['mjölk [1,5 l]', 'bröd', 'potatis [2 kg]', 'smör', 'ägg'],
      'SEK',
    ],
    [
      'Einkauf: Eier 10 Stück; Hafermilch 2x; 500 g Hackfleisch; Küchenrolle und Alufolie',
      ['10 × Eier', '2 × Hafermilch', 'Hackfleisch [500 g]', 'Küchenrolle', 'Alufolie'],
    ],
    [
      'milk, mac and cheese, 2 avocados, salt and pepper and a dozen eggs',
      ['milk', 'mac and cheese', '2 × avocados', 'salt and pepper', 'eggs [1 dozen]'],
      'USD',
    ],
    [
      'Boodschappen week 48: melk, brood, eieren (10), kaas, 2 pakken koffie',
      ['melk', 'brood', '10 × eieren', 'kaas', 'koffie [2 pakken]'],
    ],
    ['• Milk • Bread • Eggs x12 • Butter 250 g', ['Milk', 'Bread', '12 × Eggs', 'Butter [250 g]']],
    ['* melk * boter * 6 eieren * kaas', ['melk', 'boter', '6 × eieren', 'kaas']],
  ],
  'a title and its things on one line': [
    ['À acheter : pain, 6 œufs, beurre', ['pain #À acheter', '6 × œufs #À acheter', 'beurre #À acheter']],
    ['Da comprare: latte, 2 limoni, sale', ['latte #Da comprare', '2 × limoni #Da comprare', 'sale #Da comprare']],
    ['Es fehlen: Salz, Mehl, 3 Zitronen', ['Salz #Es fehlen', 'Mehl #Es fehlen', '3 × Zitronen #Es fehlen']],
  ],
  'a line that is all there is names several things': [
    ['un 2 kg, şeker, çay', ['un [2 kg]', 'şeker', 'çay']],
    ['Tomatoes (3), onions (2) and a head of garlic', ['3 × Tomatoes', '2 × onions', 'garlic [1 head]']],
    ['leche, huevos (12), queso fresco', ['leche', '12 × huevos', 'queso fresco']],
    ['2 pacotes de café + 1 detergente + pão', ['café [2 pacotes]', 'detergente', 'pão']],
    ['sugar, brown', ['sugar, brown']],
    ['bread (sliced, thin)', ['bread (sliced, thin)']],
    ['Batterien AA, 2 Pck. à 4 Stück', ['Batterien AA [2 Pck. à 4 Stück]']],
  ],
  'which of a thing is meant, behind a comma, typed': [
    ['Pflaumen aus dem Garten, aber nur wenn sie reif sind', 'Pflaumen aus dem Garten [aber nur wenn sie reif sind]'],
    ['plums, but only ripe ones, bread', ['plums [but only ripe ones]', 'bread']],
    ['Brot, nur vom Bäcker', 'Brot [nur vom Bäcker]'],
    ['prunes, mais pas trop mûres', 'prunes [mais pas trop mûres]'],
    ['peras, pero solo si están baratas', 'peras [pero solo si están baratas]'],
    ['pere, ma solo biologiche', 'pere [ma solo biologiche]'],
    ['peren, maar alleen biologisch', 'peren [maar alleen biologisch]'],
    ['peras, mas só maduras', 'peras [mas só maduras]'],
    ['gruszki, ale tylko bio', 'gruszki [ale tylko bio]'],
    ['päron, men bara mogna', 'päron [men bara mogna]'],
    ['梨、ただし国産のみ', '梨 [ただし国産のみ]'],
    ['كمثرى، لكن فقط الطازج', 'كمثرى [لكن فقط الطازج]'],
    ['pear, sour cream, maize', ['pear', 'sour cream', 'maize']],
    ['pan, mais, leche', ['pan', 'mais', 'leche']],
  ],
  'things that are said with "and" between them': [
    ['milk and bread and eggs and washing powder', ['milk', 'bread', 'eggs', 'washing powder']],
    ['milk and some bread and two packs of bacon', ['milk', 'some bread', 'bacon [2 packs]']],
    ['Milch und Brot und Eier und Waschpulver', ['Milch', 'Brot', 'Eier', 'Waschpulver']],
    ['du lait et du pain et des œufs et de la lessive', ['du lait', 'du pain', 'des œufs', 'de la lessive']],
    ['leche y pan y huevos y detergente', ['leche', 'pan', 'huevos', 'detergente']],
    ['latte e pane e uova e detersivo', ['latte', 'pane', 'uova', 'detersivo']],
    ['mleko i chleb i jajka i proszek do prania', ['mleko', 'chleb', 'jajka', 'proszek do prania']],
    ['молоко и хлеб и яйца и порошок', ['молоко', 'хлеб', 'яйца', 'порошок']],
    ['melk en brood en eieren en waspoeder', ['melk', 'brood', 'eieren', 'waspoeder']],
    ['mjölk och bröd och ägg och tvättmedel', ['mjölk', 'bröd', 'ägg', 'tvättmedel']],
    ['salt and vinegar crisps and tea', ['salt and vinegar crisps and tea']],
    ['Mac and cheese and ham', ['Mac and cheese and ham']],
  ],
  'several things in a line, typed': [
    ['milk, bread, eggs', ['milk', 'bread', 'eggs']],
    ['3 Dosen Mais, 2 Packungen Nudeln', ['Mais [3 Dosen]', 'Nudeln [2 Packungen]']],
  ],
};

/** The same of things to wish for. */
export const GIFTS: Examples = {
  'several things in a line': [
    [
      '1. Kindle 2. yoga mat (purple) 3. 3 candles 4. concert tickets',
      ['Kindle', 'yoga mat (purple)', '3 × candles', 'concert tickets'],
    ],
  ],
};
