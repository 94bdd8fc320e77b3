import type { Examples } from './examples.ts';

/** Texts that other programs write, with what they say of themselves: drawn lines, makers and days, steps, and buttons. */
export const TWENTIETH_SHOPPING: Examples = {
  'receipts with drawn lines': [
    [
      'KAUFHOF SUED\nBahnhofstr. 4\n10115 Berlin\nSteuernr. 27/123\nEUR\nMILCHREIS 0,89 B\nBATTERIEN AA 3,49 A\n2 Stk x 1,10\nNUDELN 2,20 B\n----------\nSUMME EUR 6,58\n=======\nGeg. Girocard EUR 6,58\nA= 19,0% 0,56 2,93 3,49',
      ['MILCHREIS 0.89 EUR', 'BATTERIEN AA 3.49 EUR', '2 × NUDELN 1.1 EUR'],
    ],
    [
      'SUPER U\n=====\nBEURRE DOUX  2,35\nPATES  1,10\n=====\nTOTAL EUR  3,45\n*****\nCB 3,45',
      ['BEURRE DOUX 2.35 EUR', 'PATES 1.1 EUR'],
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
  'sections over bullets below the name of a program': [
    [
      'Inköpslista: Fredag\n(Listonic)\n\nMejeri\n- mjölk 2 l\n- smör\nBageri\n- bröd\n- bullar 4 st\nKöpt:\n- salt',
      ['mjölk [2 l] #Mejeri', 'smör #Mejeri', 'bröd #Bageri', '4 × bullar #Bageri', 'salt #Köpt'],
      'SEK',
    ],
    [
      'Grocery list: party\n(AnyList)\n\nBakery\n- baguette\n- rolls\nDairy\n- brie\n- butter',
      ['baguette #Bakery', 'rolls #Bakery', 'brie #Dairy', 'butter #Dairy'],
    ],
  ],
  'carts with a button below each thing': [
    [
      'Einkaufswagen\nPreis\nUSB Kabel 2 m\n7,99 €\nAuf Lager\nMenge: 2\nLöschen\nTeilen\nKlebeband 3er Pack\n4,50 €\nAuf Lager\nFarbe: braun\nMenge: 1\nLöschen\nTeilen\nZwischensumme (3 Artikel): 20,48 €',
      ['2 × USB Kabel 2 m 7.99 EUR', 'Klebeband 3er Pack [Farbe: braun] 4.5 EUR'],
    ],
  ],
};

export const TWENTIETH_GIFTS: Examples = {
  'a word with a smile below a list': [
    [
      'Ось список:\n\n🎁 самокат\n🎁 пазли на 60 деталей\n🎁 фарби\n🎁 м’яч\n\nЦукерок не треба, дякую 💛',
      ['самокат', 'пазли на 60 деталей', 'фарби', 'м’яч'],
    ],
    ['- puzzel\n- stoepkrijt\n- kleurboek\n\nKnuffels heeft hij genoeg ;-)', ['puzzel', 'stoepkrijt', 'kleurboek']],
    ['- puzzle\n- chalk\n- kite\n\nA red bike 💛', ['puzzle', 'chalk', 'kite', 'A red bike 💛']],
  ],
  'a page of a shop with a word below one price': [
    [
      'Panier (0)\nLampe de table Iris\nLUMEO\n4,6/5 (312)\n39,99 €\nAjouter au panier\nLampe à pince Atelier, métal\nNORDLY\n24,90 €\n29,90 €\nAjouter au panier\nLampe d’architecte Oslo\nLUMEO\n59,99 €\n3 coloris\nAjouter au panier\nLampe rechargeable Pico\nKOLI\n34,99 €\nAjouter au panier',
      [
        'Lampe de table Iris [LUMEO] 39.99 EUR',
        'Lampe à pince Atelier, métal [NORDLY] 24.9 EUR',
        'Lampe d’architecte Oslo [LUMEO] 59.99 EUR',
        'Lampe rechargeable Pico [KOLI] 34.99 EUR',
      ],
    ],
  ],
  'a sentence without spaces above a list': [
    [
      '周日烧烤，每人带一样，周六晚上前报名！\n\n1. 鸡翅\n2. 木炭\n3. 羊肉串\n4. 水果',
      ['鸡翅', '木炭', '羊肉串', '水果'],
    ],
  ],
  'pages with what a program says of them': [
    [
      '# Weihnachten\n\nErstellt von: Lena\nZuletzt bearbeitet: 3. Dezember 2025\n\n## Oma\n- [ ] Wolldecke\n- [ ] Fotobuch\n\n## Opa\n- [ ] Pfeife',
      ['Wolldecke #Oma', 'Fotobuch #Oma', 'Pfeife #Opa'],
    ],
    [
      '# Gift ideas\nCreated: November 3, 2025\nLast edited time: Nov 20\n\n## Mom\n- [ ] Scarf $20\n## Dad\n- [ ] Socks',
      ['Scarf 20 USD #Mom', 'Socks #Dad'],
      'USD',
    ],
  ],
  'days that a page tells of each thing': [
    [
      'Wishlist of anna\n\nCeleste\nRelease date: Jan 25, 2018\n$19.99\n\nHades\nRelease date: Sep 17, 2020\n-50%\n$24.99\n$12.49\n\nOuter Wilds\nRelease date: Jun 18, 2020\n$24.99',
      ['Celeste 19.99 USD', 'Hades 12.49 USD', 'Outer Wilds 24.99 USD'],
      'USD',
    ],
  ],
};
