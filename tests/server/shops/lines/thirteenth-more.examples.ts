import type { Examples } from './examples.ts';

/** More whole texts, of which many were posted or shared by apps. */
export const THIRTEENTH_MORE_SHOPPING: Examples = {
  'thirteenth, more to buy': [
    [
      '主食類\n • パン（700g）     2.30ドル\n • スパゲティ（500g）         1.15ドル\n肉・卵類\n • 牛肉ミンチ（424g）        5.08ドル',
      ['パン [700g] 2.3 USD #主食類', 'スパゲティ [500g] 1.15 USD #主食類', '牛肉ミンチ [424g] 5.08 USD #肉・卵類'],
      'JPY',
    ],
    [
      'Das brauchen Sie:\n  • 4 bis 6 Baumwollbodys\n  • 1 bis 2 leichte Pullis\n  • 2 Schlafsäcke\n  • Babydecke',
      ['4 bis 6 Baumwollbodys', '1 bis 2 leichte Pullis', '2 × Schlafsäcke', 'Babydecke'],
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
      '- 6 à 8 bodies\n- 6 à 8 pyjamas\n- 1 tenue de sortie\n- Des chaussettes et bonnets',
      ['6 à 8 bodies', '6 à 8 pyjamas', 'tenue de sortie', 'Des chaussettes et bonnets'],
    ],
    [
      '- Body zapinane z przodu — 2 sztuki\n- Pajacyk — 3 sztuki\n- Czapeczka (bawełniana) — 1 sztuka\n- Kocyk',
      ['2 × Body zapinane z przodu', '3 × Pajacyk', 'Czapeczka (bawełniana)', 'Kocyk'],
    ],
    ['SHOPPING LIST\n------------\nMilk\nEggs\nBread\n------------\nTotal items: 3', ['Milk', 'Eggs', 'Bread']],
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
      '**Produce**\n- [ ] Spinach — 1 bag\n- [ ] Garlic — 2 heads\n\n**Dairy**\n- [ ] Feta — 200 g\n- [ ] Greek yogurt — 500 g',
      ['Spinach [1 bag] #Produce', 'Garlic [2 heads] #Produce', 'Feta [200 g] #Dairy', 'Greek yogurt [500 g] #Dairy'],
    ],
    [
      '🥦 Veggies\n• carrots\n• 3 peppers\n\n🥛 Dairy\n• milk\n• cheddar 400g',
      ['carrots #🥦 Veggies', '3 × peppers #🥦 Veggies', 'milk #🥛 Dairy', 'cheddar [400g] #🥛 Dairy'],
    ],
    [
      'Item\tAmount\tStore\nApples\t6\tAldi\nCoffee\t2 bags\tCostco\nSoap\t\tTarget',
      ['6 × Apples [Aldi]', 'Coffee [2 bags, Costco]', 'Soap [Target]'],
    ],
    ['x milk\nx bread\no eggs\no cheese', ['milk ✓', 'bread ✓', 'eggs', 'cheese']],
    [
      '1x Hafermilch\n1x Tofu natur\n2x Kichererbsen\n1x Tahin\n3x Zitronen',
      ['Hafermilch', 'Tofu natur', '2 × Kichererbsen', 'Tahin', '3 × Zitronen'],
    ],
    [
      'Qty 2 – AA batteries (pack of 8)\nQty 1 – Printer paper\nQty 4 – Light bulbs',
      ['2 × AA batteries (pack of 8)', 'Printer paper', '4 × Light bulbs'],
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
      'Boodschappen week 48: melk, brood, eieren (10), kaas, 2 pakken koffie',
      ['melk', 'brood', '10 × eieren', 'kaas', 'koffie [2 pakken]'],
    ],
    ['حليب × ٢\nبيض (١٢)\nخبز عربي\nأرز ٥ كيلو', ['2 × حليب', '12 × بيض', 'خبز عربي', 'أرز [٥ كيلو]']],
    [
      'Leite - 6 unid.\nPão de forma - 2 unid.\nQueijo minas - 500 g\nBanana - 1 dúzia',
      ['6 × Leite', '2 × Pão de forma', 'Queijo minas [500 g]', 'Banana [1 dúzia]'],
    ],
    [
      'Ost (riven)\nGrädde 3 dl\nPotatis 2 kg\n\nApotek:\nAlvedon\nplåster',
      ['Ost (riven)', 'Grädde [3 dl]', 'Potatis [2 kg]', 'Alvedon #Apotek', 'plåster #Apotek'],
    ],
  ],
};

export const THIRTEENTH_MORE_GIFTS: Examples = {
  'thirteenth, more to wish for': [
    [
      'Art supplies:\nbig crayons\nPlaydoh sets\nwashable markers\n\nToys:\ncar stuff\nlittle people sets\n\nIf you have any questions, just drop me a line.',
      [
        'big crayons #Art supplies',
        'Playdoh sets #Art supplies',
        'washable markers #Art supplies',
        'car stuff #Toys',
        'little people sets #Toys',
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
      'Here is what was on my list:\n\n1) Burberry trenchcoat\n2) White shirt classic\n4) Black skirt NOT knit\n5) Gucci wrap',
      ['Burberry trenchcoat', 'White shirt classic', 'Black skirt NOT knit', 'Gucci wrap'],
    ],
    [
      'Name: Lincoln\nAge: 61\nWishes:\nA brown tam\nA pair of brown zip ankle boots in a 13 wide\nA pair of blue jeans size 60X30',
      ['A brown tam', 'A pair of brown zip ankle boots in a 13 wide', 'A pair of blue jeans size 60X30'],
    ],
    [
      'Best for readers: Kindle Paperwhite, $149.99\nBest for cooks: Lodge skillet, $29.90\nBest stocking stuffer: Burt’s Bees balm, $4',
      [
        'Kindle Paperwhite 149.99 USD #Best for readers',
        'Lodge skillet 29.9 USD #Best for cooks',
        'Burt’s Bees balm 4 USD #Best stocking stuffer',
      ],
      'USD',
    ],
    [
      'BILLY\nBookcase, white, 80x28x202 cm\n$79.00\nQty: 1\n\nLACK\nSide table, black, 55x55 cm\n$14.99\nQty: 2',
      ['BILLY [Bookcase, white, 80x28x202 cm] 79 USD', '2 × LACK [Side table, black, 55x55 cm] 14.99 USD'],
      'USD',
    ],
    [
      'Mug\nSize: 350 ml\nColour: blue\nPrice: €12\nhttps://shop.example/mug\n\nBowl\nColour: white\nPrice: €9\nhttps://shop.example/bowl',
      [
        'Mug [Size: 350 ml, Colour: blue] 12 EUR <https://shop.example/mug>',
        'Bowl [Colour: white] 9 EUR <https://shop.example/bowl>',
      ],
    ],
    [
      '🎁 Wunschliste Ben 🎁\n\n👉 Lego Technic 42151 (49,99€)\n👉 Hoodie Gr. 152 schwarz\n👉 Kinogutschein\n\nBitte kein Spielzeug mit Batterien!',
      ['Lego Technic 42151 49.99 EUR', 'Hoodie Gr. 152 schwarz', 'Kinogutschein'],
    ],
    [
      'Ideas for Dad (budget £30):\n- Whisky stones - £12\n- Barbour beanie - £24.95\n- “Project Hail Mary” paperback\n- new wallet???',
      ['Whisky stones 12 GBP', 'Barbour beanie 24.95 GBP', '“Project Hail Mary” paperback', 'new wallet???'],
      'GBP',
    ],
    [
      'Emma Lego Friends Baumhaus\nEmma Glitzerstifte\nPaul Fahrradhelm Gr. M\nPaul Buch Magisches Baumhaus 3',
      ['Emma Lego Friends Baumhaus', 'Emma Glitzerstifte', 'Paul Fahrradhelm Gr. M', 'Paul Buch Magisches Baumhaus 3'],
    ],
    [
      'https://www.etsy.com/listing/123/ceramic-vase\nthis one in green pls\n\nhttps://www.ikea.com/gb/en/p/kallax-123/\nand this',
      [
        'this one in green pls <https://www.etsy.com/listing/123/ceramic-vase>',
        'and this <https://www.ikea.com/gb/en/p/kallax-123/>',
      ],
      'GBP',
    ],
    [
      'Title\tAuthor\tPrice\nDune\tFrank Herbert\t$10.99\nEmma\tJane Austen\t$7\nUlysses\tJames Joyce\t$12.50',
      ['Dune [Frank Herbert] 10.99 USD', 'Emma [Jane Austen] 7 USD', 'Ulysses [James Joyce] 12.5 USD'],
      'USD',
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
      'Hi all! As asked, here are some ideas for Nora’s birthday:\n\n1. Rain boots, size 9\n2. Magna-Tiles\n3. Books (any Mo Willems)\n4. Zoo membership\n\nThank you so much, can’t wait to see you all!\nxo Katie',
      ['Rain boots, size 9', 'Magna-Tiles', 'Books (any Mo Willems)', 'Zoo membership'],
      'USD',
    ],
    ['Shirts: M\nPants: 32x32\nShoes: 10.5\nRing: 7', ['Shirts: M', 'Pants: 32x32', 'Shoes: 10.5', 'Ring: 7'], 'USD'],
    [
      'Kerst 2026\n\nSaar (6)\nPlaymobil dierenarts\nleesboek AVI M3\n\nBram (9)\nvoetbalshirt Ajax mt 140\nFIFA 27\n\nOma\nbonbons\npuzzel 1000 stukjes',
      [
        'Playmobil dierenarts #Saar (6)',
        'leesboek AVI M3 #Saar (6)',
        'voetbalshirt Ajax mt 140 #Bram (9)',
        'FIFA 27 #Bram (9)',
        'bonbons #Oma',
        'puzzel 1000 stukjes #Oma',
      ],
    ],
    [
      'PRESENTES\nAna > bolsa de couro\nJoão > camisa do Flamengo G\nVovó > jogo de toalhas\nPedro > bola',
      ['bolsa de couro #Ana', 'camisa do Flamengo G #João', 'jogo de toalhas #Vovó', 'bola #Pedro'],
      'BRL',
    ],
    [
      'Mum = perfume (Chanel Chance)\nDad = drill bits\nSis = Sephora gift card $50\nNan = big print puzzle book',
      [
        'perfume (Chanel Chance) #Mum',
        'drill bits #Dad',
        'Sephora gift card 50 USD #Sis',
        'big print puzzle book #Nan',
      ],
      'USD',
    ],
    [
      '1.\tStaubsauger Dyson V8\t299 €\n2.\tTopfset WMF 4-tlg.\t149 €\n3.\tBettwäsche Satin 2x\t59,95 €',
      ['Staubsauger Dyson V8 299 EUR', 'Topfset WMF 4-tlg. 149 EUR', '2 × Bettwäsche Satin 59.95 EUR'],
    ],
    [
      '欲しいもの\n・スニーカー（24.5cm）\n・加湿器　8,000円くらい\n・本『嫌われる勇気』\n・ハンドクリーム×2',
      ['スニーカー（24.5cm）', '加湿器 [8,000円くらい] 8000 JPY', '本『嫌われる勇気』', '2 × ハンドクリーム'],
      'JPY',
    ],
  ],
};
