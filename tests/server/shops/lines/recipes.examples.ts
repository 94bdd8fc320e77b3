import type { Examples } from './examples.ts';

/** Dishes, with what they need. */
export const SHOPPING: Examples = {
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
  'above what a dish needs': [
    ['カレーの材料\n玉ねぎ…2個\nルウ…1箱', ['2 × 玉ねぎ #カレーの材料', 'ルウ [1箱] #カレーの材料']],
    [
      'Tacos\nMarinade\n2 limes\n1 tsp cumin\nSalsa\n3 tomatoes\nTo serve\n8 tortillas',
      ['2 × limes #Marinade', 'cumin [1 tsp] #Marinade', '3 × tomatoes #Salsa', '8 × tortillas #To serve'],
    ],
  ],
  'what a dish needs': [
    [
      '材料（2人分）\n・鶏むね肉\u30001枚\n・玉ねぎ\u30001/2個\n・卵\u30002個\n・しょうゆ\u3000大さじ2\n・塩\u3000少々',
      [
        '鶏むね肉 [1枚] #材料（2人分）',
        '玉ねぎ [1/2個] #材料（2人分）',
        '2 × 卵 #材料（2人分）',
        'しょうゆ [大さじ2] #材料（2人分）',
        '塩 [少々] #材料（2人分）',
      ],
      'JPY',
    ],
    [
      'Ingredients:\n1 1/2 cups flour\n2 tsp baking powder\n1/4 tsp salt\n3 large eggs\n1 (14 oz) can coconut milk',
      [
        'flour [1 1/2 cups] #Ingredients',
        'baking powder [2 tsp] #Ingredients',
        'salt [1/4 tsp] #Ingredients',
        '3 × large eggs #Ingredients',
        'coconut milk [1 (14 oz) can] #Ingredients',
      ],
    ],
    [
      'Zutaten:\n250 g Mehl\n1 Prise Salz\n1 Pck. Vanillezucker\n2 EL Öl\n1/8 l Milch\n3 Eier (Gr. M)',
      [
        'Mehl [250 g] #Zutaten',
        'Salz [1 Prise] #Zutaten',
        'Vanillezucker [1 Pck.] #Zutaten',
        'Öl [2 EL] #Zutaten',
        'Milch [1/8 l] #Zutaten',
        '3 × Eier (Gr. M) #Zutaten',
      ],
    ],
    [
      'Zutaten für 4 Portionen\n250 g Mehl\n½ TL Salz\n3 Eier (Größe M)\n1/4 l Milch\n1 Prise Zucker\netwas Öl zum Braten\n2 x 400 g gehackte Tomaten\n1-2 Zehen Knoblauch',
      [
        'Mehl [250 g] #Zutaten für 4 Portionen',
        'Salz [½ TL] #Zutaten für 4 Portionen',
        '3 × Eier (Größe M) #Zutaten für 4 Portionen',
        'Milch [1/4 l] #Zutaten für 4 Portionen',
        'Zucker [1 Prise] #Zutaten für 4 Portionen',
        'etwas Öl zum Braten #Zutaten für 4 Portionen',
        '2 × gehackte Tomaten [400 g] #Zutaten für 4 Portionen',
        '1-2 Zehen Knoblauch #Zutaten für 4 Portionen',
      ],
    ],
    [
      "Ingrédients :\n- une douzaine d'huîtres\n- 20 cl de crème fraîche\n- 1 c. à s. de moutarde\n- 3 gousses d'ail\n- une demi-baguette\n- sel, poivre",
      [
        'huîtres [1 douzaine] #Ingrédients',
        'crème fraîche [20 cl] #Ingrédients',
        'moutarde [1 c. à s.] #Ingrédients',
        'ail [3 gousses] #Ingrédients',
        'une demi-baguette #Ingrédients',
        'sel, poivre #Ingrédients',
      ],
    ],
    [
      'Składniki:\n• 2 szklanki mąki\n• pół kostki masła\n• 3 łyżki cukru\n• 1 opakowanie drożdży (7 g)\n• szczypta soli\n• ok. 250 ml mleka',
      [
        'mąki [2 szklanki] #Składniki',
        'masła [0.5 kostki] #Składniki',
        'cukru [3 łyżki] #Składniki',
        'drożdży (7 g) [1 opakowanie] #Składniki',
        'soli [1 szczypta] #Składniki',
        'ok. 250 ml mleka #Składniki',
      ],
      'PLN',
    ],
  ],
  'recipes on pages': [
    [
      'Ingrédients\n4\npersonnes\n250 g\nde farine\n3\noeufs\n50 cl\nde lait\nsel',
      ['farine [250 g] #Ingrédients', '3 × oeufs #Ingrédients', 'lait [50 cl] #Ingrédients', 'sel #Ingrédients'],
    ],
    [
      'Zutaten\n500\ng\nMehl\n2\nEier\n250\nml\nMilch',
      ['Mehl [500 g] #Zutaten', '2 × Eier #Zutaten', 'Milch [250 ml] #Zutaten'],
    ],
    [
      'Ingredients\n200 g\nrice\n2\nonions\n1 l\nstock\nAdd all ingredients to shopping list',
      ['rice [200 g] #Ingredients', '2 × onions #Ingredients', 'stock [1 l] #Ingredients'],
    ],
    [
      'Ingredienser\n4 portioner\n500 g torsk\n2 dl grädde\n1 citron\nsmör\nTill servering\n1 kruka dill\nLägg alla ingredienser i inköpslistan',
      [
        'torsk [500 g] #Ingredienser',
        'grädde [2 dl] #Ingredienser',
        'citron #Ingredienser',
        'smör #Ingredienser',
        'dill [1 kruka] #Till servering',
      ],
      'SEK',
    ],
    [
      'INGREDIENTI PER 2 PERSONE\nRiso 200 g\nZucca 300 g\nBurro 30 g\nEnergia Kcal 410\nProteine 9 g',
      [
        'Riso [200 g] #INGREDIENTI PER 2 PERSONE',
        'Zucca [300 g] #INGREDIENTI PER 2 PERSONE',
        'Burro [30 g] #INGREDIENTI PER 2 PERSONE',
      ],
    ],
    [
      'Zutaten\n300 g Nudeln\n2 Tomaten\nBasilikum\n450 kcal pro Portion\nEiweiß 12 g\nAuf die Einkaufsliste setzen',
      ['Nudeln [300 g] #Zutaten', '2 × Tomaten #Zutaten', 'Basilikum #Zutaten'],
    ],
  ],
  'recipes with their steps': [
    [
      'Pfannkuchen\nFür 4 Personen\n\nZutaten:\n- 250 g Mehl\n- 3 Eier\n- 500 ml Milch\n\nZubereitung:\n1. Alles verrühren.\n2. Ausbacken.',
      ['Mehl [250 g] #Pfannkuchen', '3 × Eier #Pfannkuchen', 'Milch [500 ml] #Pfannkuchen'],
    ],
    [
      'Banana bread\nServes 8\nPrep time: 10 min\n\nIngredients\n3 bananas\n2 cups flour\n1 egg\n\nInstructions\nMash the bananas.\nMix everything and bake for 50 minutes.',
      ['3 × bananas #Banana bread', 'flour [2 cups] #Banana bread', 'egg #Banana bread'],
    ],
    [
      '肉じゃが\n2人分\n材料\nじゃがいも 3個\n牛肉 200g\n作り方\n1. 切る\n2. 煮る',
      ['3 × じゃがいも #肉じゃが', '牛肉 [200g] #肉じゃが'],
    ],
  ],
  'a recipe without headings': [
    [
      'Lentil soup (serves 4)\n\n200 g lentils\n3 carrots\n\nFry the carrots, then add the lentils and simmer for an hour.',
      ['lentils [200 g]', '3 × carrots'],
    ],
  ],
  'what is cooked on days beside what is bought': [
    [
      'Woche\nMo: Suppe\nDi: Reis\nMi: Pizza\n\nLauch\n200 g Käse\n2 Dosen Mais',
      ['Lauch', 'Käse [200 g]', 'Mais [2 Dosen]'],
    ],
  ],
};

/** The same of things to wish for. */
export const GIFTS: Examples = {
  'what a dish needs': [['Fondue-Set, rot, für 6 Personen', 'Fondue-Set, rot, für 6 Personen']],
};
