import type { Examples } from './examples.ts';

/** Parts under headings whose lines begin with a mark. */
export const SHOPPING: Examples = {
  'marked lines under headings': [
    [
      'Handla\n[ ] mjölk 3 l\n[ ] 2 pkt smör\n[x] kaffe\n[ ] ett dussin ägg\n[ ] gurka och tomater',
      [
        'mjölk [3 l] #Handla',
        'smör [2 pkt] #Handla',
        'kaffe ✓ #Handla',
        'ägg [1 dussin] #Handla',
        'gurka och tomater #Handla',
      ],
      'SEK',
    ],
    [
      'Weekly groceries\n\nProduce:\n- 2 avocados\n- 1 bunch cilantro\n- baby spinach (5 oz)\n\nPantry:\n- black beans x3\n- 1 1/2 cups rice\n- olive oil',
      [
        '2 × avocados #Produce',
        'cilantro [1 bunch] #Produce',
        'baby spinach [5 oz] #Produce',
        '3 × black beans #Pantry',
        'rice [1 1/2 cups] #Pantry',
        'olive oil #Pantry',
      ],
      'USD',
    ],
    ['- Dairy:\n  Milk\n- Bread', ['Milk #Dairy', 'Bread #Dairy']],
    ['☐ Obst:\n   Äpfel\n☐ Gemüse:\n   Karotten\n☐ Brot', ['Äpfel #Obst', 'Karotten #Gemüse', 'Brot #Gemüse']],
    ['- # Frais\n  Lait\n- Pain', ['Lait #Frais', 'Pain #Frais']],
    ['Pour samedi :\n- 1 kg de moules\n- 2 citrons', ['moules [1 kg] #Pour samedi', '2 × citrons #Pour samedi']],
    ['Dairy\n- milk\n- cheese\n\nBakery\n- bread', ['milk #Dairy', 'cheese #Dairy', 'bread #Bakery']],
    [
      'PRODUCE\n- apples\n- kale\nFROZEN\n- peas\n- ice cream',
      ['apples #PRODUCE', 'kale #PRODUCE', 'peas #FROZEN', 'ice cream #FROZEN'],
    ],
    [
      '**Obst**\n- Äpfel\n- Bananen\n\n**Drogerie**\n- Zahnpasta',
      ['Äpfel #Obst', 'Bananen #Obst', 'Zahnpasta #Drogerie'],
    ],
    [
      '## Verduras\n* tomates 1 kg\n* cebollas\n## Limpieza\n* lejía',
      ['tomates [1 kg] #Verduras', 'cebollas #Verduras', 'lejía #Limpieza'],
    ],
    [
      '---\ntags: shopping\ndate: 2026-11-20\n---\n### Fruit & veg\n- [ ] 6 bananas 🍌\n- [/] carrots\n- [x] 1 bag spinach ✅ 2026-11-19\n### Bakery\n* [ ] sourdough x2\n* [ ] "everything" bagels, 4-pack',
      [
        '6 × bananas 🍌 #Fruit & veg',
        'carrots #Fruit & veg',
        'spinach [1 bag] ✓ #Fruit & veg',
        '2 × sourdough #Bakery',
        '"everything" bagels, 4-pack #Bakery',
      ],
      'GBP',
    ],
    [
      'Costco\n\nDAIRY\n• Greek Yogurt (2)\n• Shredded Mozzarella (1 bag)\nFROZEN FOODS\n• Blueberries (4 lb)\n• Chicken nuggets\n\nShared from AnyList',
      [
        '2 × Greek Yogurt #DAIRY',
        'Shredded Mozzarella [1 bag] #DAIRY',
        'Blueberries [4 lb] #FROZEN FOODS',
        'Chicken nuggets #FROZEN FOODS',
      ],
      'USD',
    ],
    [
      'Att köpa\n[ ] 2 förp kaffe\n[x] ägg 12-pack\n[ ] 1 burk krossade tomater\n[ ] ½ dl socker\n[ ] bananer 6 st',
      [
        'kaffe [2 förp] #Att köpa',
        'ägg 12-pack ✓ #Att köpa',
        'krossade tomater [1 burk] #Att köpa',
        'socker [½ dl] #Att köpa',
        '6 × bananer #Att köpa',
      ],
      'SEK',
    ],
    [
      'Packliste Dänemark 🇩🇰\n\nKinder\n☐ Gummistiefel\n☐ Badehose 2x\n\nKüche & Essen\n☐ Kaffee\n☐ Nudeln 500 g\n\nBitte abhaken, wenn gepackt!',
      ['Gummistiefel #Kinder', '2 × Badehose #Kinder', 'Kaffee #Küche & Essen', 'Nudeln [500 g] #Küche & Essen'],
    ],
    [
      'Para el cole\n- 3 cuadernos\n- lápices\n\nPara casa\n- detergente\n- papel higiénico (12)',
      [
        '3 × cuadernos #Para el cole',
        'lápices #Para el cole',
        'detergente #Para casa',
        '12 × papel higiénico #Para casa',
      ],
    ],
    ['- milk\n- bread\nFor the party\n- chips\n- dip', ['milk', 'bread', 'chips #For the party', 'dip #For the party']],
    ['🍳 Küche\n– Pfanne\n– Sieb\n\n🛁 Bad\n– Seife', ['Pfanne #🍳 Küche', 'Sieb #🍳 Küche', 'Seife #🛁 Bad']],
    [
      'Mercadona:\n- leche sin lactosa x6\n- pan integral\nFrutería:\n- 1 kg naranjas\n- aguacates (3)\nFarmacia:\n- ibuprofeno 600',
      [
        '6 × leche sin lactosa #Mercadona',
        'pan integral #Mercadona',
        'naranjas [1 kg] #Frutería',
        '3 × aguacates #Frutería',
        'ibuprofeno 600 #Farmacia',
      ],
    ],
    [
      '主食類\n • パン（700g）     2.30ドル\n • スパゲティ（500g）         1.15ドル\n肉・卵類\n • 牛肉ミンチ（424g）        5.08ドル',
      ['パン [700g] 2.3 USD #主食類', 'スパゲティ [500g] 1.15 USD #主食類', '牛肉ミンチ [424g] 5.08 USD #肉・卵類'],
      'JPY',
    ],
    [
      'Kleidung:\n– Regenjacke\n– zwei lange, robuste Hosen\n– T-Shirts\nWaschzeug:\n– Zahnputzzeug\n– ein kleines und ein großes Handtuch\nSonstiges:\n– Taschenlampe',
      [
        'Regenjacke #Kleidung',
        'zwei lange, robuste Hosen #Kleidung',
        'T-Shirts #Kleidung',
        'Zahnputzzeug #Waschzeug',
        'ein kleines und ein großes Handtuch #Waschzeug',
        'Taschenlampe #Sonstiges',
      ],
    ],
    [
      '**Produce**\n- [ ] Spinach — 1 bag\n- [ ] Garlic — 2 heads\n\n**Dairy**\n- [ ] Feta — 200 g\n- [ ] Greek yogurt — 500 g',
      ['Spinach [1 bag] #Produce', 'Garlic [2 heads] #Produce', 'Feta [200 g] #Dairy', 'Greek yogurt [500 g] #Dairy'],
    ],
    [
      '🥦 Veggies\n• carrots\n• 3 peppers\n\n🥛 Dairy\n• milk\n• cheddar 400g',
      ['carrots #🥦 Veggies', '3 × peppers #🥦 Veggies', 'milk #🥛 Dairy', 'cheddar [400g] #🥛 Dairy'],
    ],
    [
      'Fraîcheur\n- lait 1/2 écrémé x6\n- beurre doux\n- 4 yaourts nature\n\nEpicerie\n- riz basmati 1kg\n- huile d’olive\n\nHygiène\n- gel douche\n- PQ',
      [
        '6 × lait 1/2 écrémé #Fraîcheur',
        'beurre doux #Fraîcheur',
        '4 × yaourts nature #Fraîcheur',
        'riz basmati [1kg] #Epicerie',
        'huile d’olive #Epicerie',
        'gel douche #Hygiène',
        'PQ #Hygiène',
      ],
    ],
  ],
};

/** The same of things to wish for. */
export const GIFTS: Examples = {
  'marked lines under headings': [
    [
      'Idee regalo per Giulia:\n• sciarpa di lana, sui 30 euro\n• profumo Chanel N°5\n• abbonamento Netflix 12,99 al mese\n• tazza "Mamma migliore" 9 euro e 90\n• un paio di guanti tg. M',
      [
        'sciarpa di lana [sui 30 euro] 30 EUR #Idee regalo per Giulia',
        'profumo Chanel N°5 #Idee regalo per Giulia',
        'abbonamento Netflix 12,99 al mese #Idee regalo per Giulia',
        'tazza "Mamma migliore" 9.9 EUR #Idee regalo per Giulia',
        'un paio di guanti tg. M #Idee regalo per Giulia',
      ],
    ],
    [
      'Anna & Tom – Hochzeit 2026\nKüche\n• Topfset\n• Messerblock 89 €\nBad\n• Handtücher 4 Stück\n• Waage',
      ['Topfset #Küche', 'Messerblock 89 EUR #Küche', 'Handtücher 4 Stück #Bad', 'Waage #Bad'],
    ],
    [
      'مستلزمات المولود\n\nملابس:\n- ٦ بيجامات\n- قبعتان\nالنوم:\n- سرير\n- بطانية',
      ['6 × بيجامات #ملابس', 'قبعتان #ملابس', 'سرير #النوم', 'بطانية #النوم'],
    ],
    [
      'Mamie\n- châle\n- thé\nPapi\n- chaussettes 43\n- loupe',
      ['châle #Mamie', 'thé #Mamie', 'chaussettes 43 #Papi', 'loupe #Papi'],
    ],
    [
      'Wens van Noor:\n\n1. boek\n2. puzzel (100 stukjes)\n\nHet hoeft niet allemaal hoor 😊',
      ['boek #Wens van Noor', 'puzzel (100 stukjes) #Wens van Noor'],
    ],
    [
      'The Boy’s list\n• A Ben 10 Gameboy game\n• A kiwi\n• Dry erase markers\n\nThe Girl’s list\n• Fuzzy slippers\n• Winter pjs\n• Party dress',
      [
        'A Ben 10 Gameboy game #The Boy’s list',
        'A kiwi #The Boy’s list',
        'Dry erase markers #The Boy’s list',
        'Fuzzy slippers #The Girl’s list',
        'Winter pjs #The Girl’s list',
        'Party dress #The Girl’s list',
      ],
    ],
    [
      'malia’s list for santa:\n1. a purple gown\n2. pink crown\n3. tutu\n\nmicah’s list for santa!\n1. toy story garbage truck\n2. blue football\n3. trumpet',
      [
        'a purple gown #malia’s list for santa',
        'pink crown #malia’s list for santa',
        'tutu #malia’s list for santa',
        'toy story garbage truck #micah’s list for santa!',
        'blue football #micah’s list for santa!',
        'trumpet #micah’s list for santa!',
      ],
    ],
    [
      'Lucía (5 años)\n- muñeca Nenuco\n- 2 cuentos\n- pijama talla 6\n\nMateo (8 años)\n- balón del Betis\n- Lego City 35 €',
      [
        'muñeca Nenuco #Lucía (5 años)',
        '2 × cuentos #Lucía (5 años)',
        'pijama talla 6 #Lucía (5 años)',
        'balón del Betis #Mateo (8 años)',
        'Lego City 35 EUR #Mateo (8 años)',
      ],
    ],
    [
      'Garderobe der Kinder\n\nLotta (3)\n- Mütze\n- Schal\n\nFür Opa\n- Hut',
      ['Mütze #Lotta (3)', 'Schal #Lotta (3)', 'Hut #Für Opa'],
    ],
    [
      'Theo, 4 Jahre:\n- Laufrad-Helm Gr. S\n- Tonie „Paw Patrol“ (14,99 €)\n- Gummistiefel 28\n\nFrida, 7 Jahre:\n- Inliner 33-36\n- Diddl-Block\n- Uhr',
      [
        'Laufrad-Helm Gr. S #Theo, 4 Jahre',
        'Tonie „Paw Patrol“ 14.99 EUR #Theo, 4 Jahre',
        'Gummistiefel 28 #Theo, 4 Jahre',
        'Inliner 33-36 #Frida, 7 Jahre',
        'Diddl-Block #Frida, 7 Jahre',
        'Uhr #Frida, 7 Jahre',
      ],
    ],
    [
      'Pour Noël, Jules (8 ans) voudrait :\n– un microscope\n– Mortelle Adèle tome 20\n– des baskets pointure 34\n\nEt Rose (5 ans) :\n– une trottinette\n– un déguisement de licorne 5/6 ans',
      [
        'un microscope #Pour Noël, Jules (8 ans) voudrait',
        'Mortelle Adèle tome 20 #Pour Noël, Jules (8 ans) voudrait',
        'des baskets pointure 34 #Pour Noël, Jules (8 ans) voudrait',
        'une trottinette #Et Rose (5 ans)',
        'un déguisement de licorne 5/6 ans #Et Rose (5 ans)',
      ],
    ],
    [
      'For Benjamin:\n\n  • The Hasbro iDog.\n  • The Imaginext T-Rex Mountain playset.\n\nFor Zachary:\n\n  • Hot Wheels playsets\n  • Little People playsets.',
      [
        'The Hasbro iDog #For Benjamin',
        'The Imaginext T-Rex Mountain playset #For Benjamin',
        'Hot Wheels playsets #For Zachary',
        'Little People playsets #For Zachary',
      ],
    ],
    [
      'Liste de naissance de Jules 👶\n\nDodo :\n- 2 gigoteuses (tog 2.5)\n- veilleuse Zazu – 39,90€\n\nRepas :\n- 6 biberons 240 ml\n- chaise haute évolutive (env. 150 €)',
      [
        '2 × gigoteuses (tog 2.5) #Dodo',
        'veilleuse Zazu 39.9 EUR #Dodo',
        '6 × biberons 240 ml #Repas',
        'chaise haute évolutive [env. 150 €] 150 EUR #Repas',
      ],
    ],
    [
      'Hugo’s list!\n- drone\n- hoodie (size 12)\n- Minecraft book\n\nIda’s list!\n- watercolours\n- 2 canvases',
      [
        'drone #Hugo’s list!',
        'hoodie (size 12) #Hugo’s list!',
        'Minecraft book #Hugo’s list!',
        'watercolours #Ida’s list!',
        '2 × canvases #Ida’s list!',
      ],
    ],
  ],
};
