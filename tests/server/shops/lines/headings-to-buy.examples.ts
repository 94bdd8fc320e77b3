import type { Examples } from './examples.ts';

/** Lines above parts of a list: kinds of things, shops, people. */
export const SHOPPING: Examples = {
  'parts of a shop that are bought, too': [
    [
      'Bread\nbaguette\nrolls\n\nMeat\nchicken\nham\n\nFish\ncod\nprawns',
      ['baguette #Bread', 'rolls #Bread', 'chicken #Meat', 'ham #Meat', 'cod #Fish', 'prawns #Fish'],
    ],
    ['Produce\nplums\nchard\nBread\npita\nMeat\nham', ['plums #Produce', 'chard #Produce', 'pita #Bread', 'ham #Meat']],
    ['Bread\nMilk\nEggs\n\nFish\nRice\nBeans', ['Bread', 'Milk', 'Eggs', 'Fish', 'Rice', 'Beans']],
  ],
  'parts under headings': [
    [
      'FRUTTA\nmele 1 kg\nbanane\n\nLATTICINI\nlatte 2 l\nburro',
      ['mele [1 kg] #FRUTTA', 'banane #FRUTTA', 'latte [2 l] #LATTICINI', 'burro #LATTICINI'],
    ],
    ['*Veg*\ncarrots\nonions\n\n*Meat*\nmince 500g', ['carrots #Veg', 'onions #Veg', 'mince [500g] #Meat']],
    [
      'DAIRY\nmilk\nyoghurt\n\nBAKERY\nbaguette\nrolls x6',
      ['milk #DAIRY', 'yoghurt #DAIRY', 'baguette #BAKERY', '6 × rolls #BAKERY'],
    ],
    ['Aldi:\nmilk\nbread\nLidl:\nsalmon\nprosecco', ['milk #Aldi', 'bread #Aldi', 'salmon #Lidl', 'prosecco #Lidl']],
    [
      'zu besorgen bis Freitag:\nKerzen (20)\nServietten – 2 Pck.\nLuftballons\n\nschon da:\nTeller\nBecher',
      [
        '20 × Kerzen #zu besorgen bis Freitag',
        'Servietten [2 Pck.] #zu besorgen bis Freitag',
        'Luftballons #zu besorgen bis Freitag',
        'Teller #schon da',
        'Becher #schon da',
      ],
    ],
    [
      'BBQ list\n\nMeat\nburgers 12\nsausages\n\nSalad bits\nlettuce\ntomatoes 6\n\nDrinks\ncola 2l x 4',
      [
        '12 × burgers #Meat',
        'sausages #Meat',
        'lettuce #Salad bits',
        '6 × tomatoes #Salad bits',
        '4 × cola [2l] #Drinks',
      ],
    ],
    [
      'Einkauf fürs Fest\n\nFisch & Fleisch\nLachs\nHackfleisch\n\nBackwaren\nToast\nBrötchen',
      ['Lachs #Fisch & Fleisch', 'Hackfleisch #Fisch & Fleisch', 'Toast #Backwaren', 'Brötchen #Backwaren'],
    ],
    [
      'Drogerie (4 Artikel)\nSeife\nKamm\nCreme\nWatte\n\nBäcker (2 Artikel)\nBrot\nBrezeln',
      ['Seife #Drogerie', 'Kamm #Drogerie', 'Creme #Drogerie', 'Watte #Drogerie', 'Brot #Bäcker', 'Brezeln #Bäcker'],
    ],
    [
      'Frutta e verdura\nmele 1 kg\nbanane\ninsalata\n\nMacelleria\npetto di pollo 500 g\nsalsicce\n\nAltro\ncarta igienica\ndetersivo piatti 2',
      [
        'mele [1 kg] #Frutta e verdura',
        'banane #Frutta e verdura',
        'insalata #Frutta e verdura',
        'petto di pollo [500 g] #Macelleria',
        'salsicce #Macelleria',
        'carta igienica #Altro',
        '2 × detersivo piatti #Altro',
      ],
    ],
    [
      'Need from Costco:\nTP\npaper towels\nrotisserie chicken\n\nFrom Trader Joe’s:\nmandarin chicken x2\ncauliflower gnocchi',
      [
        'TP #Need from Costco',
        'paper towels #Need from Costco',
        'rotisserie chicken #Need from Costco',
        '2 × mandarin chicken #From Trader Joe’s',
        'cauliflower gnocchi #From Trader Joe’s',
      ],
    ],
    [
      'zupa: marchewka 3, pietruszka, seler\nobiad: kurczak 1 kg, ryż\nśniadanie: płatki, mleko 2 l',
      [
        '3 × marchewka #zupa',
        'pietruszka #zupa',
        'seler #zupa',
        'kurczak [1 kg] #obiad',
        'ryż #obiad',
        'płatki #śniadanie',
        'mleko [2 l] #śniadanie',
      ],
    ],
    [
      'Para la barbacoa:\n\n1 kg chorizos\n2 kg costillas\n24 cervezas\n3 bolsas de hielo\n\nPara la paella:\n\narroz bomba 1 kg\nazafrán',
      [
        'chorizos [1 kg] #Para la barbacoa',
        'costillas [2 kg] #Para la barbacoa',
        '24 × cervezas #Para la barbacoa',
        'hielo [3 bolsas] #Para la barbacoa',
        'arroz bomba [1 kg] #Para la paella',
        'azafrán #Para la paella',
      ],
    ],
    [
      'Ost (riven)\nGrädde 3 dl\nPotatis 2 kg\n\nApotek:\nAlvedon\nplåster',
      ['Ost (riven)', 'Grädde [3 dl]', 'Potatis [2 kg]', 'Alvedon #Apotek', 'plåster #Apotek'],
    ],
    [
      'Produce: apples, bananas, 2 avocados\nDairy: milk, butter\nBakery: bagels, sandwich bread',
      [
        'apples #Produce',
        'bananas #Produce',
        '2 × avocados #Produce',
        'milk #Dairy',
        'butter #Dairy',
        'bagels #Bakery',
        'sandwich bread #Bakery',
      ],
    ],
    [
      'Obst/Gemüse: Äpfel, Karotten, 1 Gurke\nKühlregal: Milch 2x, Quark, Butter\nTrocken: Nudeln, Reis\nDrogerie: Zahnpasta, Spülmittel',
      [
        'Äpfel #Obst/Gemüse',
        'Karotten #Obst/Gemüse',
        'Gurke #Obst/Gemüse',
        '2 × Milch #Kühlregal',
        'Quark #Kühlregal',
        'Butter #Kühlregal',
        'Nudeln #Trocken',
        'Reis #Trocken',
        'Zahnpasta #Drogerie',
        'Spülmittel #Drogerie',
      ],
    ],
    [
      'Lidl\nmleko 2 szt.\nchleb\nmasło x2\n\nRossmann\nszampon\npasta do zębów\n\nBiedronka\nziemniaki 3 kg\njajka 10 szt.',
      [
        '2 × mleko #Lidl',
        'chleb #Lidl',
        '2 × masło #Lidl',
        'szampon #Rossmann',
        'pasta do zębów #Rossmann',
        'ziemniaki [3 kg] #Biedronka',
        '10 × jajka #Biedronka',
      ],
    ],
    [
      'AH: melk, karnemelk, 2 komkommers\nKruidvat: tandpasta, shampoo\nMarkt: aardappels, uien',
      [
        'melk #AH',
        'karnemelk #AH',
        '2 × komkommers #AH',
        'tandpasta #Kruidvat',
        'shampoo #Kruidvat',
        'aardappels #Markt',
        'uien #Markt',
      ],
    ],
    [
      'Veckohandling v.48\n\nMejeri\nmjölk 3 st\nfil\nsmör\n\nKött\nköttfärs 1 kg\nfalukorv\n\nÖvrigt\ndiskmedel\nkaffe 2 paket',
      [
        '3 × mjölk #Mejeri',
        'fil #Mejeri',
        'smör #Mejeri',
        'köttfärs [1 kg] #Kött',
        'falukorv #Kött',
        'diskmedel #Övrigt',
        'kaffe [2 paket] #Övrigt',
      ],
    ],
    [
      'الخضار: طماطم، خيار، بصل\nالألبان: حليب، جبن\nالمخبز: خبز، كعك',
      ['طماطم #الخضار', 'خيار #الخضار', 'بصل #الخضار', 'حليب #الألبان', 'جبن #الألبان', 'خبز #المخبز', 'كعك #المخبز'],
    ],
    [
      'Dairy: whole milk, 2 yogurts, cheddar\nMeat: chicken thighs, bacon\nHousehold: bin bags, washing-up liquid',
      [
        'whole milk #Dairy',
        '2 × yogurts #Dairy',
        'cheddar #Dairy',
        'chicken thighs #Meat',
        'bacon #Meat',
        'bin bags #Household',
        'washing-up liquid #Household',
      ],
    ],
    [
      'Edeka\nBrötchen 6 Stück\nAufschnitt\n\nDM\nWindeln Gr. 4\nFeuchttücher 3x\n\nBaumarkt\nGlühbirnen E27\nBlumenerde 20 l',
      [
        '6 × Brötchen #Edeka',
        'Aufschnitt #Edeka',
        'Windeln Gr. 4 #DM',
        '3 × Feuchttücher #DM',
        'Glühbirnen E27 #Baumarkt',
        'Blumenerde [20 l] #Baumarkt',
      ],
    ],
    [
      'hortifruti: banana, maçã, alface\nlimpeza: sabão em pó, detergente 3\npadaria: pão francês 10',
      [
        'banana #hortifruti',
        'maçã #hortifruti',
        'alface #hortifruti',
        'sabão em pó #limpeza',
        '3 × detergente #limpeza',
        '10 × pão francês #padaria',
      ],
    ],
  ],
  'a bold line over bullets': [
    ['**Städning**\n\n- trasor\n- svamp\n\n**Kök**\n\n- folie', ['trasor #Städning', 'svamp #Städning', 'folie #Kök']],
  ],
  'an address for a heading': [
    [
      '## Suppe\n\n### https://kochen.example/suppe\n\n- Lauch\n- Sahne\n\n## Kuchen\n\n### https://kochen.example/kuchen\n\n- Eier',
      ['Lauch #Suppe', 'Sahne #Suppe', 'Eier #Kuchen'],
    ],
  ],
  'parts of a shop without empty lines': [
    [
      'Kühlregal\nQuark\nSahne\nDrogerie\nSeife\nZahnpasta\nBäckerei\nBrötchen',
      ['Quark #Kühlregal', 'Sahne #Kühlregal', 'Seife #Drogerie', 'Zahnpasta #Drogerie', 'Brötchen #Bäckerei'],
    ],
    [
      'Crémerie\nbeurre\nyaourts\nÉpicerie\nriz\nfarine',
      ['beurre #Crémerie', 'yaourts #Crémerie', 'riz #Épicerie', 'farine #Épicerie'],
    ],
    ['Zuivel\nkwark\nDrogist\nzeep\nshampoo', ['kwark #Zuivel', 'zeep #Drogist', 'shampoo #Drogist']],
    ['Seife\nBrot\nQuark\nKäse', ['Seife', 'Brot', 'Quark', 'Käse']],
  ],
  'headings beside others with a colon': [
    ['Bad:\nSeife\n\nNicht vergessen!!!\nPass', ['Seife #Bad', 'Pass #Nicht vergessen!!!']],
    ['Mon - rice, peas\nTue - ham, eggs', ['rice #Mon', 'peas #Mon', 'ham #Tue', 'eggs #Tue']],
  ],
  'what stands above a list or a part of it': [
    [
      'Asda\noat milk\nbagels\nWickes\nmasking tape\nsandpaper',
      ['oat milk #Asda', 'bagels #Asda', 'masking tape #Wickes', 'sandpaper #Wickes'],
    ],
    ['Denner\n2 dl Essig\nManor\nGeschirrtuch', ['Essig [2 dl] #Denner', 'Geschirrtuch #Manor']],
    [
      'For the crust\n200 g biscuits\nknob of butter\n\nFor the filling\n3 eggs\ncream',
      [
        'biscuits [200 g] #For the crust',
        'butter [1 knob] #For the crust',
        '3 × eggs #For the filling',
        'cream #For the filling',
      ],
    ],
    ['🧊 FREEZER\nPeas\nIce\n\n🧺 LAUNDRY\nBleach', ['Peas #🧊 FREEZER', 'Ice #🧊 FREEZER', 'Bleach #🧺 LAUNDRY']],
    ['Ingrédients\n3 œufs\nbeurre', ['3 × œufs #Ingrédients', 'beurre #Ingrédients']],
    [
      'Was du brauchst (für 12 Stück)\n2 Eier\nMilch',
      ['2 × Eier #Was du brauchst (für 12 Stück)', 'Milch #Was du brauchst (für 12 Stück)'],
    ],
    ['買い出しメモ\nねぎ\n豆腐', ['ねぎ', '豆腐']],
    ['Paint run\nrollers\ntray', ['rollers', 'tray']],
    ['Temple Run\nMario Kart\nTetris', ['Temple Run', 'Mario Kart', 'Tetris']],
  ],
};
