import type { Examples } from './examples.ts';

/** Texts that were written before anybody looked at the rules: 18 of 60 were read right then, or asked about. */
export const TENTH_SHOPPING: Examples = {
  'tenth, to buy': [
    [
      '24.11.26, 18:02 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.\n24.11.26, 18:03 - Oma Inge: Könnt ihr mir was mitbringen?\n24.11.26, 18:04 - Oma Inge: 2 Pck. Butter\n24.11.26, 18:04 - Oma Inge: 1 kg Zwiebeln\n24.11.26, 18:05 - Jonas: noch was?\n24.11.26, 18:06 - Oma Inge: 7 Up, 6 Flaschen\n24.11.26, 18:07 - Jonas: 👍',
      ['Butter [2 Pck.]', 'Zwiebeln [1 kg]', '7 Up [6 Flaschen]'],
    ],
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
      'mjölk 1,5 l, bröd, 2 kg potatis, smör och ägg',
      ['mjölk [1,5 l]', 'bröd', 'potatis [2 kg]', 'smör', 'ägg'],
      'SEK',
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
      "TRADER JOE'S\n1234 Main St\nOPEN 8:00AM TO 9:00PM\nBANANAS EACH            0.92\n  4 EA @ 0.23/EA\nGREEK YOGURT            5.99\nSOURDOUGH BREAD         4.49\nITEMS: 3\nSUBTOTAL          $11.40\nTAX                $0.00\nTOTAL             $11.40\nVISA ************1234",
      ['4 × BANANAS EACH 0.23 USD', 'GREEK YOGURT 5.99 USD', 'SOURDOUGH BREAD 4.49 USD'],
      'USD',
    ],
    [
      '[25/11/26, 19:31:02] Abuela: Hola cariño\n[25/11/26, 19:31:20] Abuela: Tráeme por favor\n[25/11/26, 19:31:45] Abuela: una docena de huevos\n[25/11/26, 19:32:01] Abuela: medio kilo de tomates\n[25/11/26, 19:32:10] Abuela: 2 barras de pan\n[25/11/26, 19:32:30] Abuela: ‎<Multimedia omitido>\n[25/11/26, 19:33:00] Yo: Vale!',
      ['huevos [1 docena]', 'tomates [0.5 kilo]', 'pan [2 barras]'],
    ],
    [
      '26/11/26, 08:12 - Marco: ciao, prendi\n- latte ps 2 litri\n- 1/2 kg di pane\n- prosciutto crudo 2 etti\n- detersivo x lavatrice\n26/11/26, 08:15 - Giulia: ok 👌',
      ['latte ps [2 litri]', 'pane [1/2 kg]', 'prosciutto crudo [2 etti]', 'detersivo x lavatrice'],
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
      'BIEDRONKA SKLEP 1234\nPARAGON FISKALNY\nMLEKO UHT 3,2% 1L   2 x3,49    6,98C\nCHLEB ŻYTNI 500G    1 x5,29    5,29C\nSER GOUDA           0,345 x29,90 10,32C\nSUMA PLN 22,59\nKARTA PŁATNICZA 22,59',
      ['2 × MLEKO UHT 3,2% [1L] 3.49 PLN', 'CHLEB ŻYTNI [500G] 5.29 PLN', 'SER GOUDA (0,345 x 29,90) 10.32 PLN'],
      'PLN',
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
      '[10:05, 24/11/2026] Mãe: Oi filho, compra pra mim:\narroz 5kg\n2 latas de leite condensado\nmeia dúzia de ovos\n1 pacote de café\npapel higiênico (12 rolos)\n[10:09, 24/11/2026] Pedro: blz',
      [
        'arroz [5kg]',
        'leite condensado [2 latas]',
        'ovos [0.5 dúzia]',
        'café [1 pacote]',
        'papel higiênico [12 rolos]',
      ],
      'BRL',
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
    [
      '🛒 Einkaufsliste\n🥛 Milch 1,5 %\n🍞 Brot\n🧀 200g Gouda\n🍅 Tomaten\n✅ Bananen',
      ['Milch 1,5 %', 'Brot', 'Gouda [200g]', 'Tomaten', 'Bananen ✓'],
    ],
    [
      '- Paper towels\n  6 pack\n- Coffee\n  whole bean, dark roast\n- Trash bags (13 gal)',
      ['Paper towels [6 pack]', 'Coffee [whole bean, dark roast]', 'Trash bags [13 gal]'],
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
  ],
};
