import type { Examples } from './examples.ts';

/** Pages whose things repeat one form: prices, numbers, totals and measures each on rows of their own. */
export const REPEATED_SHOPPING: Examples = {
  'a line that somebody adds below a list asks for things of it': [
    [
      '- milk\n- eggs\n- bread\n\nplease get butter, cheese and 2 apples',
      ['milk', 'eggs', 'bread', 'butter', 'cheese', '2 × apples'],
    ],
    ['Reis\nBananen\nButter\n\nwir brauchen auch Hundefutter', ['Reis', 'Bananen', 'Butter', 'Hundefutter']],
    ['uova\nlatte\nriso\n\ne anche pane', ['uova', 'latte', 'riso', 'pane']],
  ],
  'who opens a chat with a question only answers those who name things': [
    [
      '2.10.2026 klo 7.57 - Emma: mitä tarvitset?\n2.10.2026 klo 7.58 - Isä: oliiviöljy\n2.10.2026 klo 7.59 - Isä: maito\n2.10.2026 klo 8.01 - Emma: ok kiitos nähdään',
      ['oliiviöljy', 'maito'],
    ],
    ['Emma — 14:02\nco potřebuješ?\nTáta — 14:03\nmléko\nrýže\nEmma — 14:05\nzatím ahoj', ['mléko', 'rýže']],
    [
      'Priya\nAnyone going past the shop?\n17:22\nMe\nYep in 10, what do you need\n17:23\nPriya\ncoriander\n2 red onions\n17:25',
      ['coriander', '2 × red onions'],
    ],
  ],
  'the sign that most lines begin with is a bullet, whatever it is': [
    ['◯ Chicken\n◯ Wraps\n◯ Lime', ['Chicken', 'Wraps', 'Lime']],
    ['. bread\n_ biscuits\n~ bulbs\n- milk', ['bread', 'biscuits', 'bulbs', 'milk']],
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
  'carts with name, price, number and total below each other': [
    [
      'Koszyk\nWazon szklany\n40,00 zł\n2 szt.\n80,00 zł\nMisa drewniana\n25,50 zł\n1 szt.\nDostawa od 9,99 zł\nDo zapłaty\n105,50 zł',
      ['2 × Wazon szklany 40 PLN', 'Misa drewniana 25.5 PLN'],
      'PLN',
    ],
    [
      'Warenkorb\nHandtuch grau\n12,99 €\n3 Stk\n38,97 €\nBadematte\n19,95 €\n1 Stk\nZu zahlen\n58,92 €',
      ['3 × Handtuch grau 12.99 EUR', 'Badematte 19.95 EUR'],
    ],
    [
      'Varukorg\nLjusstake\n99,00 kr\n2 st\n198,00 kr\nDuk linne\n249,00 kr\n1 st\nFrakt från 49,00 kr\nAtt betala\n447,00 kr',
      ['2 × Ljusstake 99 SEK', 'Duk linne 249 SEK'],
      'SEK',
    ],
    [
      'Panier\nLampe de bureau\n24,90 €\n2 pièces\n49,80 €\nCorbeille\n8,50 €\n1 pièce\nÀ payer\n58,30 €',
      ['2 × Lampe de bureau 24.9 EUR', 'Corbeille 8.5 EUR'],
    ],
    [
      'Carrello\nTovaglia\n18,00 €\n2 pz\n36,00 €\nCandela\n5,50 €\n1 pz\nTotale\n41,50 €',
      ['2 × Tovaglia 18 EUR', 'Candela 5.5 EUR'],
    ],
  ],
  'bills that say number and price of one on a row': [
    [
      'MERCADO SOL\nFEIJAO PRETO (Código: 11)\nQtde.:3 UN: UN Vl. Unit.: 8,50\nVl. Total\n25,50\nCAFE TORRADO (Código: 12)\nQtde.:1 UN: UN Vl. Unit.: 19,9\nVl. Total\n19,90\nQtd. total de itens:\n2\nValor a pagar R$:\n45,40',
      ['3 × FEIJAO PRETO (Código: 11) 8.5 BRL', 'CAFE TORRADO (Código: 12) 19.9 BRL'],
      'BRL',
    ],
    [
      'Schrauben\nMenge: 4 Stück Einzelpreis: 2,50 €\nGesamtpreis\n10,00 €\nLeim\nMenge: 1 Stück Einzelpreis: 6,00 €\nGesamtpreis\n6,00 €\nSumme\n16,00 €',
      ['4 × Schrauben 2.5 EUR', 'Leim 6 EUR'],
    ],
  ],
  'receipts with wide gaps behind the sign for times': [
    [
      'MARKT\nEUR\nGURKE                1,58 B\n    2 Stk x      0,79\nQUARK                0,99 B\nSUMME EUR            2,57',
      ['2 × GURKE 0.79 EUR', 'QUARK 0.99 EUR'],
    ],
  ],
  'tables with fees of nothing': [
    [
      'Produit\tQté\tPrix\nRiz\t3\t1,20 €\nSel\t1\t0,90 €\nSous-total\t\t4,50 €\nFrais de préparation\t\t0,00 €\nTotal\t\t4,50 €',
      ['3 × Riz 1.2 EUR', 'Sel 0.9 EUR'],
    ],
    [
      'Artikel\tMenge\tPreis\nReis\t3\t1,20 €\nSalz\t1\t0,90 €\nLieferkosten\t\t0,00 €\nSumme\t\t4,50 €',
      ['3 × Reis 1.2 EUR', 'Salz 0.9 EUR'],
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
};

export const REPEATED_GIFTS: Examples = {
  'on a page of gifts what shows no button stays a thing of its own, and is given only where the page says so': [
    [
      'Mug\n$12.00\n1 left of 3\nReserve\nBowl\n$15.00\nThank you, Grandma!\nTray\n$19.00\n2 left of 3\nReserve\nVase\n$22.00\n3 left of 3\nReserve\nLamp\n$31.00\n1 left of 2\nReserve\nRug\n$80.00\n1 left of 1\nReserve',
      ['3 × Mug 12 USD', 'Bowl 15 USD', '3 × Tray 19 USD', '3 × Vase 22 USD', '2 × Lamp 31 USD', 'Rug 80 USD'],
      'USD',
    ],
    [
      'Becher\n12,00 €\nMenge: 1\nSofort verfügbar\nIn den Warenkorb\nSchale\n15,00 €\nMenge: 1\nDerzeit nicht verfügbar\nTablett\n19,00 €\nMenge: 1\nSofort verfügbar\nIn den Warenkorb\nVase\n22,00 €\nMenge: 2\nSofort verfügbar\nIn den Warenkorb\nLampe\n31,00 €\nMenge: 1\nSofort verfügbar\nIn den Warenkorb\nTeppich\n80,00 €\nMenge: 1\nSofort verfügbar\nIn den Warenkorb',
      ['Becher 12 EUR', 'Schale 15 EUR', 'Tablett 19 EUR', '2 × Vase 22 EUR', 'Lampe 31 EUR', 'Teppich 80 EUR'],
    ],
    [
      'Mug\n€12.00\nAges 3 to 6\nAdd to cart\nBowl\n€15.00\nAges 4 to 7\nAdd to cart\nTray\n€19.00\nAges 0 to 3\nAdd to cart\nVase\n€22.00\nAges 5 to 8\nAdd to cart\nLamp\n€31.00\nAges 6 to 9\nAdd to cart',
      ['Mug 12 EUR', 'Bowl 15 EUR', 'Tray 19 EUR', 'Vase 22 EUR', 'Lamp 31 EUR'],
    ],
  ],
  'a page of gifts in any language is parted by the button and the counts that it repeats, with its sections and what is given':
    [
      [
        'Forside\nLog ind\nØnskeliste: Villads\nKøkken\nStegegryde 28 cm\n899 kr\n0 givet af 1\nGiv gaven\nGlas, klare\n49 kr\n2 givet af 6\nGiv gaven\nKagedåse\n129 kr\n1 givet af 1\nAllerede givet\nHave\nHængekøje\n599 kr\n0 givet af 1\nGiv gaven\nLampe til terrassen\n249 kr\n0 givet af 2\nGiv gaven\nOm os\nKontakt',
        [
          'Stegegryde 28 cm 899 DKK #Køkken',
          '6 × Glas, klare 49 DKK #Køkken',
          'Kagedåse 129 DKK ✓ #Køkken',
          'Hængekøje 599 DKK #Have',
          '2 × Lampe til terrassen 249 DKK #Have',
        ],
        'DKK',
      ],
      [
        'Menu\nSearch\nTeapot, blue\nHARBOUR\nTeapot, blue\nItem no. 41\n€40.00\nRequested: 1 Bought: 0 Left: 1\nTop choice\nGive this\nBowl, large\nHARBOUR\nBowl, large\nItem no. 42\n€25.00\nRequested: 2 Bought: 2 Left: 0\nBought\nTray, oak\nFJORD\nTray, oak\nItem no. 43\n€35.00\nRequested: 1 Bought: 0 Left: 1\nGive this\nRug, wool\nFJORD\nRug, wool\nItem no. 44\n€90.00\nRequested: 1 Bought: 0 Left: 1\nGive this\nVase, clay\nOLIVE\nVase, clay\nItem no. 45\n€30.00\nRequested: 3 Bought: 1 Left: 2\nGive this\nImprint',
        [
          'Teapot, blue [HARBOUR] 40 EUR',
          '2 × Bowl, large [HARBOUR] 25 EUR ✓',
          'Tray, oak [FJORD] 35 EUR',
          'Rug, wool [FJORD] 90 EUR',
          '3 × Vase, clay [OLIVE] 30 EUR',
        ],
      ],
    ],
  'labels that say nothing to the reader, told by what stands behind them': [
    [
      'Ürün: Hamak\nFiyat: 89,90 TL\nAdet: 2\n\nÜrün: Kupa\nFiyat: 59,90 TL\nAdet: 1',
      ['2 × Hamak 89.9 TRY', 'Kupa 59.9 TRY'],
      'TRY',
    ],
    [
      'Item\tQty\tUnit\tPrice\nBuns\t4\tpacks\t$3.49\nBeef\t5\tlb\t$4.29',
      ['Buns [4 packs] 3.49 USD', 'Beef [5 lb] 4.29 USD'],
    ],
  ],
  'the figures of a table tell what its columns are, whatever is above them': [
    [
      'Ürün adı\tFiyat\nFincan\t89,90\nBattaniye\t159,90\nLamba\t1.320,00\nGenel\t1.569,80',
      ['Fincan 89.9 TRY', 'Battaniye 159.9 TRY', 'Lamba 1320 TRY'],
      'TRY',
    ],
    ['1;Mugg;159\n4;Kudde;119\n1;Lampa;600', ['Mugg 159 SEK', '4 × Kudde 119 SEK', 'Lampa 600 SEK'], 'SEK'],
    [
      'Položka,Cena\nHrnek,"82,99 €"\nDeka,"50,00 €"\nLampa,"15,99 €"\nCelkem,"148,98 €"',
      ['Hrnek 82.99 EUR', 'Deka 50 EUR', 'Lampa 15.99 EUR'],
    ],
    ['Lego, 16,95 €\nVulpen, 12,95 €', ['Lego 16.95 EUR', 'Vulpen 12.95 EUR']],
    ['恐竜パジャマ, ￥8,599\nチェス, ￥2,499', ['恐竜パジャマ 8599 JPY', 'チェス 2499 JPY'], 'JPY'],
    ['Hrnek (1 380 Kč)\nDeka (290 Kč)', ['Hrnek 1380 CZK', 'Deka 290 CZK'], 'CZK'],
  ],
  'names and prices in turn, among lines of other kinds': [
    [
      'Bordspel\n€ 130,00\n\nKookboek\n€ 83,99\n\nMok\n€ 15,50\n\nGeen druk, jullie komst is genoeg',
      ['Bordspel 130 EUR', 'Kookboek 83.99 EUR', 'Mok 15.5 EUR'],
    ],
    ['Hamak\n\n🎄', ['Hamak', '🎄']],
    ['Hamak\nŠachy\n\n🎄', ['Hamak', 'Šachy']],
  ],
  'makers below names on wish lists': [
    [
      'ほしい物リスト\nパイロット 万年筆 カクノ M\nパイロット(PILOT)\n5つ星のうち4.4 2,104\n￥1,100\n在庫あり。\n追加日: 2025年10月3日\nカートに入れる\n象印 電気ポット 2.2L\n象印(ZOJIRUSHI)\n5つ星のうち4.6 920\n￥9,800\n追加日: 2025年10月1日\nカートに入れる',
      ['パイロット 万年筆 カクノ M [パイロット(PILOT)] 1100 JPY', '象印 電気ポット 2.2L [象印(ZOJIRUSHI)] 9800 JPY'],
      'JPY',
    ],
  ],
};
