import type { Examples } from './examples.ts';

/** Texts that were written when the seventh ones were read: 21 of 30 were read right before anybody looked. */
export const EIGHTH_SHOPPING: Examples = {
  'eighth, to buy': [
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
    [
      '[11/27/25, 6:02:11 PM] Mom ❤️: Hi sweetie\n[11/27/25, 6:02:40 PM] Mom ❤️: milk\n[11/27/25, 6:02:44 PM] Mom ❤️: 2 dozen eggs\n[11/27/25, 6:03:00 PM] Dad: ok!\n[11/27/25, 6:03:09 PM] Mom ❤️: <Media omitted>',
      ['milk', 'eggs [2 dozen]'],
    ],
    [
      'Oi amor! Compra por favor:\n- arroz 5kg\n- feijão\n- 2 caixas de leite\nBeijos',
      ['arroz [5kg]', 'feijão', 'leite [2 caixas]'],
    ],
    ['Guten Morgen! Könntest du mitbringen:\nMilch\nHafer\n3 Zitronen\nDanke dir!', ['Milch', 'Hafer', '3 × Zitronen']],
    ['買い物リスト\n・牛乳\n・卵\n・りんご３個', ['牛乳', '卵', '3 × りんご']],
    ['قائمة المشتريات\n- حليب\n- خبز\n- طماطم ٢ كيلو', ['حليب', 'خبز', 'طماطم [٢ كيلو]']],
    [
      'FRUTTA\nmele 1 kg\nbanane\n\nLATTICINI\nlatte 2 l\nburro',
      ['mele [1 kg] #FRUTTA', 'banane #FRUTTA', 'latte [2 l] #LATTICINI', 'burro #LATTICINI'],
    ],
    ['*Veg*\ncarrots\nonions\n\n*Meat*\nmince 500g', ['carrots #Veg', 'onions #Veg', 'mince [500g] #Meat']],
    [
      'LIDL\nJoghurt Natur      0,89 A\nButter 250g        2,29 A\nGesamtbetrag       3,18\nEC-Zahlung         3,18',
      ['Joghurt Natur 0.89 EUR', 'Butter [250g] 2.29 EUR'],
    ],
    [
      'CARREFOUR\nLAIT DEMI ECREME     1,05 €\nPAIN COMPLET         2,10 €\nTOTAL TTC            3,15 €\nCB                   3,15 €',
      ['LAIT DEMI ECREME 1.05 EUR', 'PAIN COMPLET 2.1 EUR'],
    ],
    ['Item,Quantity,Unit\nFlour,2,kg\nEggs,12,pcs\nVanilla,1,tsp', ['Flour [2 kg]', '12 × Eggs', 'Vanilla [1 tsp]']],
    [
      '2 x 400g tins chopped tomatoes\n1 bag of spinach (200g)\n1 thumb ginger\n3 spring onions, sliced\n1 tbsp soy sauce',
      [
        '2 × chopped tomatoes [400g tins]',
        'spinach (200g) [1 bag]',
        'thumb ginger',
        '3 × spring onions, sliced',
        'soy sauce [1 tbsp]',
      ],
    ],
    [
      '½ bunch coriander\n1-2 chillies\n2–3 EL Olivenöl\nca. 300 g Hackfleisch',
      ['coriander [½ bunch]', '1-2 chillies', '2–3 EL Olivenöl', 'ca. 300 g Hackfleisch'],
    ],
  ],
};

export const EIGHTH_GIFTS: Examples = {
  'eighth, to wish for': [
    [
      "Mia's Christmas list 🎄\n🎀 Doll's house\n🎀 Pink bike helmet\n🎀 Frozen costume age 5-6",
      ["Doll's house", 'Pink bike helmet', 'Frozen costume age 5-6'],
    ],
    [
      'Hi all, here are some ideas for Leo:\n• Duplo train\n• Balance bike\n• Bath toys\nThank you so much! x',
      ['Duplo train', 'Balance bike', 'Bath toys'],
    ],
    [
      'Bonjour à tous, voici la liste de Zoé :\n- Puzzle 100 pièces\n- Livre "Le Petit Prince"\n- Poupée\nBisous, Marie',
      ['Puzzle 100 pièces', 'Livre "Le Petit Prince"', 'Poupée'],
    ],
    [
      'Ninja Air Fryer £99 https://www.argos.co.uk/product/1\nDyson V8 £249.99 https://www.dyson.co.uk/v8',
      [
        'Ninja Air Fryer 99 GBP <https://www.argos.co.uk/product/1>',
        'Dyson V8 249.99 GBP <https://www.dyson.co.uk/v8>',
      ],
      'GBP',
    ],
    [
      'Tasse\nhttps://shop.test/tasse\n12,90 €\n\nTeekanne\nhttps://shop.test/kanne\n34,00 €',
      ['Tasse 12.9 EUR <https://shop.test/tasse>', 'Teekanne 34 EUR <https://shop.test/kanne>'],
    ],
    ['Check these out:\nhttps://a.test/one\nhttps://b.test/two', ['<https://a.test/one>', '<https://b.test/two>']],
    [
      'Plecak górski 45 l - 349 zł\nLatarka czołowa: 89,99 zł\nKsiążka „Solaris” (35 zł)',
      ['Plecak górski 45 l 349 PLN', 'Latarka czołowa 89.99 PLN', 'Książka „Solaris” 35 PLN'],
      'PLN',
    ],
    [
      'Kaffemaskin 1 499 kr\nTermos 299:-\nBok 159 SEK',
      ['Kaffemaskin 1499 SEK', 'Termos 299 SEK', 'Bok 159 SEK'],
      'SEK',
    ],
    ['Uhr Fr. 120.-\nSchal CHF 39.90\nBuch 25 Franken', ['Uhr 120 CHF', 'Schal 39.9 CHF', 'Buch 25 CHF'], 'CHF'],
    [
      'Idée;Prix;Lien\nMontre;149,00 €;https://m.test/1\nSac;89 €;https://m.test/2',
      ['Montre 149 EUR <https://m.test/1>', 'Sac 89 EUR <https://m.test/2>'],
    ],
    [
      '| Geschenk | Preis |\n|:--|--:|\n| Kamera | 399 € |\n| Stativ | 59,90 € |',
      ['Kamera 399 EUR', 'Stativ 59.9 EUR'],
    ],
    [
      'Bose QuietComfort Ultra\nby Bose\n4.3 out of 5 stars (9,120)\n$429.00\nAdd to Cart\nItem added November 20, 2025\nQuantity: 1  Has: 0',
      'Bose QuietComfort Ultra [by Bose] 429 USD',
      'USD',
    ],
    [
      '- [x] ~~Kopfhörer~~\n- [ ] Rucksack (schwarz, 20 l)\n- [ ] Gutschein Buchhandlung 50 €',
      ['Kopfhörer ✓', 'Rucksack (schwarz, 20 l)', 'Gutschein Buchhandlung 50 EUR'],
    ],
    [
      'Books:\nDune - Frank Herbert\nCatch-22\nFahrenheit 451\n\nGames:\nTicket to Ride\nCarcassonne',
      [
        'Dune - Frank Herbert #Books',
        'Catch-22 #Books',
        'Fahrenheit 451 #Books',
        'Ticket to Ride #Games',
        'Carcassonne #Games',
      ],
    ],
  ],
};
