import type { Examples } from './examples.ts';

/** Lists as people paste them out of Word, notes, chats, recipes, tables, receipts and a page of Amazon. */
export const SEVENTH_SHOPPING: Examples = {
  'seventh, to buy': [
    ['Shopping list\n\n\tMilk\n\tBread\n\tButter', ['Milk', 'Bread', 'Butter']],
    ['o\tMilk\no\tEggs x 12\no\tCheddar 400g', ['Milk', '12 × Eggs', 'Cheddar [400g]']],
    ['a)\tMleko\nb)\tChleb\nc)\tMasło', ['Mleko', 'Chleb', 'Masło']],
    ['§\tÄpfel\n§\tBirnen\n§\t2 kg Kartoffeln', ['Äpfel', 'Birnen', 'Kartoffeln [2 kg]']],
    ['i.\tLatte\nii.\tPane\niii.\tUova', ['Latte', 'Pane', 'Uova']],
    ['◦ Milk\n◦ Toilet paper\n◦ Bin bags', ['Milk', 'Toilet paper', 'Bin bags']],
    ['[ ] Oat milk\n[ ] Bananas (6)\n[x] Coffee', ['Oat milk', '6 × Bananas', 'Coffee ✓']],
    ['☐ 牛乳\n☐ 卵 1パック\n☑ 食パン', ['牛乳', '卵 [1パック]', '食パン ✓']],
    [
      '- [ ] Farine 1 kg\n- [x] Sucre\n- [ ] Levure chimique (2 sachets)',
      ['Farine [1 kg]', 'Sucre ✓', 'Levure chimique [2 sachets]'],
    ],
    ['✔️ Lait\n❌ Pain\n✔️ Oeufs', ['Lait ✓', 'Pain', 'Oeufs ✓']],
    [
      '[27.11.25, 18:03:12] Mama: Hallo ihr Lieben\n[27.11.25, 18:03:40] Mama: Bringt bitte Milch und Brot mit\n[27.11.25, 18:05:01] Papa: Ok 👍',
      ['Milch', 'Brot'],
    ],
    [
      '27/11/2025, 18:03 - Marta: hola!\n27/11/2025, 18:03 - Marta: leche\n27/11/2025, 18:04 - Marta: pan\n27/11/2025, 18:04 - Marta: gracias 😘',
      ['leche', 'pan'],
    ],
    ['Hi love, can you get:\nmilk\nbread\n2 tins of tomatoes\nThanks xx', ['milk', 'bread', 'tomatoes [2 tins]']],
    [
      'Hey! We need for tonight:\n- tortillas (2 packs)\n- guacamole\n- limes\nSee you later!',
      ['tortillas [2 packs]', 'guacamole', 'limes'],
    ],
    [
      'Cześć, kup proszę:\nmleko 2 szt.\nchleb\nser żółty 20 dag\nDzięki!',
      ['2 × mleko', 'chleb', 'ser żółty [20 dag]'],
    ],
    ['Ciao, mi prendi per favore:\nlatte\n6 uova\n½ kg di pane\nGrazie!', ['latte', '6 × uova', 'pane [½ kg]']],
    [
      'Coucou, il faudrait :\n• du lait\n• 3 baguettes\n• 250 g de beurre\nMerci, bisous',
      ['du lait', '3 × baguettes', 'beurre [250 g]'],
    ],
    ['مرحبا، نحتاج:\nحليب\nخبز\nبيض ١٢\nشكرا', ['حليب', 'خبز', '12 × بيض']],
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
      '200 g de chocolat noir\n4 œufs\n1 cuillère à soupe de sucre\nune pincée de sel\nsel, poivre',
      ['chocolat noir [200 g]', '4 × œufs', 'sucre [1 cuillère à soupe]', 'sel [1 pincée]', 'sel, poivre'],
    ],
    [
      '玉ねぎ　１個\n人参　1/2本\n豚肉　200g\n醤油　大さじ2\n塩　少々',
      ['玉ねぎ', '人参 [1/2本]', '豚肉 [200g]', '醤油 [大さじ2]', '塩 [少々]'],
    ],
    [
      '2 cloves garlic, minced\n1 onion (chopped)\n400g tin chopped tomatoes\nsalt to taste\nhandful of basil',
      [
        'garlic, minced [2 cloves]',
        'onion (chopped)',
        'chopped tomatoes [400g tin]',
        'salt to taste',
        'basil [1 handful]',
      ],
    ],
    [
      '1 szklanka mąki\n2 łyżki cukru\n3 jajka\nszczypta soli\n1 opakowanie drożdży',
      ['mąki [1 szklanka]', 'cukru [2 łyżki]', '3 × jajka', 'soli [1 szczypta]', 'drożdży [1 opakowanie]'],
    ],
    [
      'Qty\tItem\tNotes\n2\tMilk\tsemi-skimmed\n1\tBread\twholemeal\n6\tEggs\tfree range',
      ['2 × Milk [semi-skimmed]', 'Bread [wholemeal]', '6 × Eggs [free range]'],
    ],
    ['Milk\t2\nBread\t1\nEggs\t12', ['2 × Milk', 'Bread', '12 × Eggs']],
    [
      'Artikel;Menge;Einheit\nMehl;1,5;kg\nHefe;2;Würfel\nSalz;1;Pck',
      ['Mehl [1,5 kg]', 'Hefe [2 Würfel]', 'Salz [1 Pck]'],
    ],
    ['Produkt\tIlość\tCena\nMleko\t2\t3,49 zł\nChleb\t1\t5,20 zł', ['2 × Mleko 3.49 PLN', 'Chleb 5.2 PLN'], 'PLN'],
    [
      'DAIRY\nmilk\nyoghurt\n\nBAKERY\nbaguette\nrolls x6',
      ['milk #DAIRY', 'yoghurt #DAIRY', 'baguette #BAKERY', '6 × rolls #BAKERY'],
    ],
    [
      '**Obst**\n- Äpfel\n- Bananen\n\n**Drogerie**\n- Zahnpasta',
      ['Äpfel #Obst', 'Bananen #Obst', 'Zahnpasta #Drogerie'],
    ],
    ['Aldi:\nmilk\nbread\nLidl:\nsalmon\nprosecco', ['milk #Aldi', 'bread #Aldi', 'salmon #Lidl', 'prosecco #Lidl']],
    [
      '## Verduras\n* tomates 1 kg\n* cebollas\n## Limpieza\n* lejía',
      ['tomates [1 kg] #Verduras', 'cebollas #Verduras', 'lejía #Limpieza'],
    ],
    [
      'REWE\nVollmilch 3,5%   1,19 B\nBio Bananen      1,89 B\nSUMME EUR        3,08',
      ['Vollmilch 3,5% 1.19 EUR', 'Bio Bananen 1.89 EUR'],
    ],
    [
      'TESCO\nSemi Skimmed Milk  £1.45\n2 x Warburtons Toastie  £2.80\nTOTAL  £4.25\nCARD  £4.25',
      ['Semi Skimmed Milk 1.45 GBP', '2 × Warburtons Toastie 2.8 GBP'],
      'GBP',
    ],
    [
      'a dozen eggs\nhalf a pound of butter\na couple of lemons\na bunch of parsley',
      ['eggs [1 dozen]', 'butter [0.5 pound]', 'a couple of lemons', 'parsley [1 bunch]'],
    ],
    [
      '6er Pack Wasser\n2x 1,5l Cola\n3 Flaschen Wein à 0,75 l',
      ['6er Pack Wasser', '2 × Cola [1,5l]', 'Wein [3 Flaschen à 0,75 l]'],
    ],
    [
      'Coke Zero 6x330ml\nYoghurt 4 x 125 g\nToilet roll (24 pack)',
      ['6 × Coke Zero [330ml]', '4 × Yoghurt [125 g]', 'Toilet roll [24 pack]'],
    ],
  ],
};

export const SEVENTH_GIFTS: Examples = {
  'seventh, to wish for': [
    [
      'LEGO Ferrari\nhttps://www.lego.com/de-de/product/ferrari-42125\n\nKopfhörer Sony WH-1000XM5\nhttps://www.amazon.de/dp/B09Y2MYL5C',
      [
        'LEGO Ferrari <https://www.lego.com/de-de/product/ferrari-42125>',
        'Kopfhörer Sony WH-1000XM5 <https://www.amazon.de/dp/B09Y2MYL5C>',
      ],
    ],
    [
      'https://www.etsy.com/listing/123/mug\nHandmade mug (blue please)\nhttps://shop.test/lamp\nDesk lamp',
      ['Handmade mug (blue please) <https://www.etsy.com/listing/123/mug>', 'Desk lamp <https://shop.test/lamp>'],
    ],
    [
      '1. Kindle Paperwhite - https://amzn.to/3abc - £139\n2. Air fryer - https://argos.test/af - £89.99',
      ['Kindle Paperwhite 139 GBP <https://amzn.to/3abc>', 'Air fryer 89.99 GBP <https://argos.test/af>'],
      'GBP',
    ],
    [
      '* [Fahrradhelm](https://shop.test/helm) ~ 60 €\n* [Buch](https://shop.test/buch) – 12,99 €',
      ['Fahrradhelm [~ 60 €] 60 EUR <https://shop.test/helm>', 'Buch 12.99 EUR <https://shop.test/buch>'],
    ],
    [
      'Wishlist Emma 🎂\n\n🎁 Barbie Dreamhouse\n🎁 Roller skates size 34\n🎁 Book: Matilda',
      ['Barbie Dreamhouse', 'Roller skates size 34', 'Book: Matilda'],
    ],
    [
      'LEGO Icons Orchid 10311 Plant Decor\nby LEGO\n4.8 out of 5 stars 12,345\n$49.99\nAdd to Cart\nItem added November 3, 2025\n\nOXO Good Grips Peeler\nby OXO\n4.7 out of 5 stars 8,001\n$10.99\nAdd to Cart\nItem added October 1, 2025',
      ['LEGO Icons Orchid 10311 Plant Decor [by LEGO] 49.99 USD', 'OXO Good Grips Peeler [by OXO] 10.99 USD'],
      'USD',
    ],
    [
      'Ravensburger Puzzle 1000 Teile\nvon Ravensburger\n4,7 von 5 Sternen 2.310\n14,99 €\nIn den Einkaufswagen\nHinzugefügt am 3. November 2025',
      'Ravensburger Puzzle 1000 Teile [von Ravensburger] 14.99 EUR',
    ],
    ['Sykkel kr 4 990,-\nHjelm 599 kr\nLys kr. 149', ['Sykkel 4990 NOK', 'Hjelm 599 NOK', 'Lys 149 NOK'], 'NOK'],
    ["Velo CHF 1'299.–\nHelm Fr. 89.90\nSchloss 45.-", ['Velo 1299 CHF', 'Helm 89.9 CHF', 'Schloss 45 CHF'], 'CHF'],
    [
      'Livre (environ 20€)\nJeu de société 34,90 €\nEcharpe max 25 euros',
      ['Livre [environ 20€] 20 EUR', 'Jeu de société 34.9 EUR', 'Echarpe [max 25 euros] 25 EUR'],
    ],
    [
      'Bicicleta R$ 1.299,90\nCapacete R$ 89\nTênis nº 42 R$ 350,00',
      ['Bicicleta 1299.9 BRL', 'Capacete 89 BRL', 'Tênis nº 42 350 BRL'],
      'BRL',
    ],
    [
      'Headphones ($79)\nNovel - $12.50\nPuzzle @ $18\nSocks, $9.99',
      ['Headphones 79 USD', 'Novel 12.5 USD', 'Puzzle 18 USD', 'Socks 9.99 USD'],
      'USD',
    ],
    ['Lampe 1.249,00 EUR\nTeppich EUR 349\nVase 19,-- €', ['Lampe 1249 EUR', 'Teppich 349 EUR', 'Vase 19 EUR']],
    ['ساعة ٢٥٠ ريال\nكتاب ٤٥٫٥٠ ر.س\nعطر 120 SAR', ['ساعة 250 SAR', 'كتاب 45.5 SAR', 'عطر 120 SAR'], 'SAR'],
    [
      '| Item | Price | Link |\n|---|---:|---|\n| Mug | $12 | https://shop.test/mug |\n| Lamp | $45 | https://shop.test/lamp |',
      ['Mug 12 USD <https://shop.test/mug>', 'Lamp 45 USD <https://shop.test/lamp>'],
      'USD',
    ],
    [
      'Name\tPreis\tLink\tPriorität\nFahrrad\t499 €\thttps://rad.test/1\thoch\nHelm\t59,90 €\thttps://rad.test/2\tniedrig',
      ['Fahrrad [hoch] 499 EUR <https://rad.test/1>', 'Helm [niedrig] 59.9 EUR <https://rad.test/2>'],
    ],
    [
      '"Item","Qty","Price (USD)","URL"\n"Towels, bath",4,12.00,https://reg.test/a\n"Pan 10""",1,39.95,https://reg.test/b',
      ['4 × Towels, bath 12 USD <https://reg.test/a>', 'Pan 10" 39.95 USD <https://reg.test/b>'],
    ],
    [
      'Catan: Seafarers\n7 Wonders\n5 Minute Journal\n1984 by George Orwell\n100 Years of Solitude',
      ['Catan: Seafarers', '7 Wonders', '5 Minute Journal', '1984 by George Orwell', '100 Years of Solitude'],
    ],
    [
      'iPhone 15 Pro 256GB\nPS5\nSwitch 2\nLEGO 42115\nFormula 1 tickets',
      ['iPhone 15 Pro 256GB', 'PS5', 'Switch 2', 'LEGO 42115', 'Formula 1 tickets'],
    ],
    [
      'Hallo Oma, Jonas wünscht sich:\n1) ein Fahrradschloss\n2) Handschuhe Gr. 8\n3) das Buch "Die Schule der magischen Tiere" Band 14\nLiebe Grüße, Tina',
      ['ein Fahrradschloss', 'Handschuhe Gr. 8', 'das Buch "Die Schule der magischen Tiere" Band 14'],
    ],
    [
      'Dear Santa,\nI would like:\n- a skateboard\n- a puppy\n- new football boots (size 4)\nLove, Max',
      ['a skateboard', 'a puppy', 'new football boots (size 4)'],
    ],
  ],
};
