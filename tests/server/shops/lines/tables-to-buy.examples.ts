import type { Examples } from './examples.ts';

/** Rows out of spreadsheets, files, documents and pages. */
export const SHOPPING: Examples = {
  'a bullet and a tab': [
    ['•\tMilk\n•\tBread', ['Milk', 'Bread']],
    ['•\tMilch\n•\tBrot\n•\tÄpfel', ['Milch', 'Brot', 'Äpfel']],
    ['•\tLait\n•\tPain', ['Lait', 'Pain']],
    ['•\tLeche\r\n•\tPan\r\n', ['Leche', 'Pan']],
    ['·\tLatte\n·\tPane', ['Latte', 'Pane']],
    ['-\tMelk\n-\tBrood', ['Melk', 'Brood']],
    ['*\tLeite\n*\tPão', ['Leite', 'Pão']],
    ['–\tMleko\n–\tChleb', ['Mleko', 'Chleb']],
    ['o\tMjölk\no\tBröd', ['Mjölk', 'Bröd']],
    ['・\t牛乳\n・\tパン', ['牛乳', 'パン']],
    ['•\tحليب\n•\tخبز', ['حليب', 'خبز']],
    ['\tMilk\n\tBread', ['Milk', 'Bread']],
    ['§\tMilch\n§\tBrot', ['Milch', 'Brot']],
    ['\tLait\n\tPain', ['Lait', 'Pain']],
    ['  •\t Milk\n\t•\tBread', ['Milk', 'Bread']],
    ['■\tMelk\n■\tKaas', ['Melk', 'Kaas']],
    ['➢\tLeche\n➢\tQueso', ['Leche', 'Queso']],
    ['▪\tBurro\n▪\tUova', ['Burro', 'Uova']],
    ['•\t2 kg Mehl\n•\t3 Zitronen', ['Mehl [2 kg]', '3 × Zitronen']],
    ['•\tMilk\no\tOat milk\n▪\tBarista', ['Milk', 'Oat milk', 'Barista']],
    ['◦\tMasło\n◦\tSer', ['Masło', 'Ser']],
    ['●\tSmör\n●\tOst £2', ['Smör', 'Ost 2 GBP']],
  ],
  'a number and a tab': [
    ['1.\tMilk\n2.\tBread', ['Milk', 'Bread']],
    ['1.\tMilch\n2.\tBrot\n3.\tEier', ['Milch', 'Brot', 'Eier']],
    ['1)\tLait\n2)\tPain', ['Lait', 'Pain']],
    ['1.-\tLeche\n2.-\tPan', ['Leche', 'Pan']],
    ['1.\tLatte\n2.\tPane\n3.\tUova', ['Latte', 'Pane', 'Uova']],
    ['1.  Melk\n2.  Brood', ['Melk', 'Brood']],
    ['1º\tLeite\n2º\tPão', ['Leite', 'Pão']],
    ['1.\tMleko\n2.\tChleb', ['Mleko', 'Chleb']],
    ['1.\tMjölk\n2.\tBröd', ['Mjölk', 'Bröd']],
    ['１．\t牛乳\n２．\tパン', ['牛乳', 'パン']],
    ['١.\tحليب\n٢.\tخبز', ['حليب', 'خبز']],
    ['1\tMilk\n2\tBread\n3\tEggs\n4\tButter', ['Milk', 'Bread', 'Eggs', 'Butter']],
    ['(1)\tMilk\n(2)\tBread', ['Milk', 'Bread']],
    ['a)\tMilch\nb)\tBrot', ['Milch', 'Brot']],
    ['①\t牛乳\n②\tパン', ['牛乳', 'パン']],
    ['1、牛乳\n2、パン', ['牛乳', 'パン']],
    ['١- حليب\n٢- خبز', ['حليب', 'خبز']],
    ['1️⃣ Milk\n2️⃣ Bread', ['Milk', 'Bread']],
    ['10.\tMelk\n11.\tBrood\n12.\tKaas', ['Melk', 'Brood', 'Kaas']],
    ['1.\t2 kg farine\n2.\t3 citrons', ['farine [2 kg]', '3 × citrons']],
    ['1.1\tMilk\n1.2\tBread', ['Milk', 'Bread']],
    ['i.\tMilk\nii.\tBread\niii.\tEggs', ['Milk', 'Bread', 'Eggs']],
  ],
  'rows of cells': [
    ['Item,Quantity,Unit\nFlour,2,kg\nEggs,12,pcs\nVanilla,1,tsp', ['Flour [2 kg]', '12 × Eggs', 'Vanilla [1 tsp]']],
    [
      'Produit\tQuantité\tUnité\nFarine\t1\tkg\nŒufs\t6\tpièces\nLait\t2\tl',
      ['Farine [1 kg]', '6 × Œufs', 'Lait [2 l]'],
    ],
    ['Shopping list\n\n\tMilk\n\tBread\n\tButter', ['Milk', 'Bread', 'Butter']],
    ['o\tMilk\no\tEggs x 12\no\tCheddar 400g', ['Milk', '12 × Eggs', 'Cheddar [400g]']],
    ['a)\tMleko\nb)\tChleb\nc)\tMasło', ['Mleko', 'Chleb', 'Masło']],
    ['§\tÄpfel\n§\tBirnen\n§\t2 kg Kartoffeln', ['Äpfel', 'Birnen', 'Kartoffeln [2 kg]']],
    ['i.\tLatte\nii.\tPane\niii.\tUova', ['Latte', 'Pane', 'Uova']],
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
      'Name;Menge;Laden\nBatterien AA;8;dm\nGeschenkpapier;2 Rollen;Müller\nKerzen;;Ikea',
      ['8 × Batterien AA [dm]', 'Geschenkpapier [2 Rollen, Müller]', 'Kerzen [Ikea]'],
    ],
    [
      'Item\tAmount\tStore\nApples\t6\tAldi\nCoffee\t2 bags\tCostco\nSoap\t\tTarget',
      ['6 × Apples [Aldi]', 'Coffee [2 bags, Costco]', 'Soap [Target]'],
    ],
    ['1.\tMilk\n2.\tBread\n3.\tEggs', ['Milk', 'Bread', 'Eggs']],
  ],
  'a table in Markdown below a sentence': [
    [
      'Für das Grillfest brauchen wir noch:\n\n| Zutat | Menge | Für |\n|---|---|---|\n| ~~Bauchspeck~~ | ~~2 kg~~ | ~~Spieße~~ |\n| Maiskolben | 8 | Grill |',
      ['Bauchspeck [2 kg, Spieße] ✓', '8 × Maiskolben [Grill]'],
    ],
    [
      'Voici les courses pour samedi\n\n| Ingrédient | Quantité |\n|:---|---:|\n| Farine | 500 g |\n| Œufs | 6 |',
      ['Farine [500 g]', '6 × Œufs'],
    ],
    [
      'Boodschappen voor de barbecue:\n\n| Ingrediënt | Aantal | Winkel |\n|---|---|---|\n| Worst | 12 | Lidl |\n| Stokbrood | 4 | Jumbo |',
      ['12 × Worst [Lidl]', '4 × Stokbrood [Jumbo]'],
    ],
  ],
  'headings that only the rule below them tells': [
    [
      '## Bad\n\n| Sache | Da? | Gepackt? |\n|---|---|---|\n| Zahnbürste | Ja | Nein |\n| Duschgel | Ja | Nein |\n\n## Schuhe\n\n| Sache | Da? | Gepackt? |\n|---|---|---|\n| Stiefel | Nein | Nein |',
      ['Zahnbürste [Ja, Nein] #Bad', 'Duschgel [Ja, Nein] #Bad', 'Stiefel [Nein, Nein] #Schuhe'],
    ],
    [
      '| Bidule | Rayon magasin |\n|---|---|\n| Ampoules | Brico |\n| Piles | Fnac |',
      ['Ampoules [Brico]', 'Piles [Fnac]'],
    ],
    [
      '| Rzecz | Kto kupuje |\n|---|---|\n| Namiot | Ola |\n| Śpiwór | Jan |\n| Karimata | Ola |',
      ['Namiot [Ola]', 'Śpiwór [Jan]', 'Karimata [Ola]'],
    ],
  ],
  'the sum of a table': [
    [
      '| Artículo | Precio | Nota |\n|---|---|---|\n| Taladro | 89 € | Leroy |\n| Brocas | 12 € | Amazon |\n| **Total** | **101 €** | |',
      ['Taladro [Leroy] 89 EUR', 'Brocas [Amazon] 12 EUR'],
    ],
    ['Articolo\tPrezzo\nTrapano\t89 €\nPunte\t12 €\nTotale\t101 €', ['Trapano 89 EUR', 'Punte 12 EUR']],
    [
      '| Vara | Pris |\n|---|---|\n| Borr | 89 € |\n| Skruv | 12 € |\n\nSumma: ca 101 €',
      ['Borr 89 EUR', 'Skruv 12 EUR'],
    ],
  ],
  'columns that spaces part': [
    [
      'ARTIKEL     LADEN      PREIS\nKäse        Edeka      4,50 €\nBrot        Bäcker     3,20 €\nSeife       dm         0,95 €',
      ['Käse [Edeka] 4.5 EUR', 'Brot [Bäcker] 3.2 EUR', 'Seife [dm] 0.95 EUR'],
    ],
    [
      'Produit         Qté   Prix\nLait            6     1,10 €\nBeurre                2,30 €\nYaourts         8',
      ['6 × Lait 1.1 EUR', 'Beurre 2.3 EUR', '8 × Yaourts'],
    ],
    [
      'Prodotto   Quantità   Note\nPasta      3          integrale\nOlio       1          Ligure\nSale       2          grosso',
      ['3 × Pasta [integrale]', 'Olio [Ligure]', '2 × Sale [grosso]'],
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
  'tables with units and sums': [
    [
      'Producto\tCant.\tUd.\tP. unitario\tSubtotal\nAlubias\t2\tkg\t1,50 €\t3,00 €\nPan rallado\t3\tud\t0,90 €\t2,70 €\nTotal\t\t\t\t5,70 €',
      ['Alubias [2 kg] 1.5 EUR', '3 × Pan rallado 0.9 EUR'],
    ],
  ],
  'last things of tables': [
    ['Item | Qty\nmilk | 2\nTotal cereal | 1', ['2 × milk', 'Total cereal']],
    ['Item\tPrice\nMug\t5\nHat\t7\nTotal price\t12', ['Mug 5 EUR', 'Hat 7 EUR']],
    ['Item\tPrice\nMug\t5\nHat\t7\nTotal\t12', ['Mug 5 EUR', 'Hat 7 EUR']],
  ],
  'cells that are no things': [
    ['Mug; 3; 5 €\nHat; 2; 5 €', ['3 × Mug 5 EUR', '2 × Hat 5 EUR']],
    ['mug\n2 x 5 €', ['mug']],
    ['X\nmilk', ['X', 'milk']],
  ],
  'a table below its name and words that lead to it': [
    [
      'Hallo ihr,\nhier die Liste:\nEinkauf Grillen\nWas\tMenge\tWer\nBrot\t2\tJan\nSaft\t4\tMia\nEis\t\tJan\nWasser haben wir noch genug. Bis dann!\nLG Katrin',
      ['2 × Brot [Jan]', '4 × Saft [Mia]', 'Eis [Jan]'],
    ],
    [
      'Hi all,\nhere is the list:\nBBQ shopping\nItem\tQty\tWho\nBuns\t20\tSam\nIce\t4\tKim\nSalad\t\tSam\nWe have plenty of juice. See you!\nKim x',
      ['20 × Buns [Sam]', '4 × Ice [Kim]', 'Salad [Sam]'],
    ],
  ],
  'a table with words around it': [
    [
      'Hola a todos:\nLista para el domingo\nQué\tCuánto\tQuién\nPan\t3\tLuis\nAgua\t6\tEva\nHielo\t\tLuis\nEl vino ya está. ¡Nos vemos!\nEva',
      ['3 × Pan [Luis]', '6 × Agua [Eva]', 'Hielo [Luis]'],
    ],
    [
      'Dear all,\nhere is the plan:\nItem\tQuantity\tWho\nPlates\t20\tSam\nCups\t30\tKim\nNapkins\t\tSam\nWe have enough cake. See you!\nKim',
      ['20 × Plates [Sam]', '30 × Cups [Kim]', 'Napkins [Sam]'],
    ],
    [
      'Bonjour,\nCourses pour samedi\nQuoi\tCombien\tQui\nPain\t4\tLéo\nJus\t2\tAnne\nChips\t\tLéo\nIl reste des assiettes. À samedi !\nAnne',
      ['4 × Pain [Léo]', '2 × Jus [Anne]', 'Chips [Léo]'],
    ],
    [
      'Cześć,\nZakupy na grilla\nCo\tIle\tKto\nChleb\t2\tOla\nKiełbasa\t10\tJan\nWęgiel\t\tJan\nNapoje już mamy. Do soboty!\nOla',
      ['2 × Chleb [Ola]', '10 × Kiełbasa [Jan]', 'Węgiel [Jan]'],
    ],
    [
      'Ciao a tutti,\nSpesa per sabato\nCosa\tQuanto\tChi\nPane\t2\tLia\nAcqua\t6\tTeo\nGhiaccio\t\tTeo\nIl vino lo porto io. A sabato!\nLia',
      ['2 × Pane [Lia]', '6 × Acqua [Teo]', 'Ghiaccio [Teo]'],
    ],
    [
      'Hej alla,\nInköp till festen\nVad\tAntal\tVem\nBröd\t3\tEva\nSaft\t4\tOla\nIs\t\tOla\nKaffe har vi redan. Vi ses!\nEva',
      ['3 × Bröd [Eva]', '4 × Saft [Ola]', 'Is [Ola]'],
    ],
  ],
};
