import type { Examples } from './examples.ts';

/** Receipts, carts, bills and mails of orders, with counts and sums. */
export const SHOPPING: Examples = {
  'receipts and bills with their sums': [
    [
      '1 gallon Aldi skim milk $2.09\nGreen peppers 2 pk $1.39\n2 x Avocados @ $0.89 = $1.78\nWatermelon $4.29\nCorn muffin mix $0.39',
      [
        'Aldi skim milk [1 gallon] 2.09 USD',
        'Green peppers [2 pk] 1.39 USD',
        '2 × Avocados 0.89 USD',
        'Watermelon 4.29 USD',
        'Corn muffin mix 0.39 USD',
      ],
      'USD',
    ],
    ['LIDL\nMilk   1.29 1\nBread   1.98 2\nTOTAL   3.27\nVISA   3.27', ['Milk 1.29 EUR', 'Bread 1.98 EUR']],
    [
      'TESCO\nSemi Skimmed Milk  £1.45\n2 x Warburtons Toastie  £2.80\nTOTAL  £4.25\nCARD  £4.25',
      ['Semi Skimmed Milk 1.45 GBP', '2 × Warburtons Toastie 2.8 GBP'],
      'GBP',
    ],
    ['Candles  4.99 3\nNapkins  1.99\nTotal  6.98', ['Candles 4.99 3', 'Napkins 1.99 EUR']],
    [
      'CARREFOUR\nLAIT DEMI ECREME     1,05 €\nPAIN COMPLET         2,10 €\nTOTAL TTC            3,15 €\nCB                   3,15 €',
      ['LAIT DEMI ECREME 1.05 EUR', 'PAIN COMPLET 2.1 EUR'],
    ],
    [
      'REWE Markt GmbH\nDomstr. 20\n50668 Köln\n                          EUR\nHAFERDRINK                1,99 B\nBROETCHEN                 1,16 B\n  4 Stk x    0,29\nSPUELMITTEL               0,95 A\n--------------------------------\nSUMME          EUR        4,10\nGeg. EC-Cash   EUR        4,10',
      ['HAFERDRINK 1.99 EUR', '4 × BROETCHEN 0.29 EUR', 'SPUELMITTEL 0.95 EUR'],
    ],
    [
      'EDEKA\nBananen               1,49 A\n2 x 0,99\nJoghurt               1,98 A\nSUMME                 3,47\nGegeben bar          10,00',
      ['Bananen 1.49 EUR', '2 × Joghurt 0.99 EUR'],
    ],
    [
      'REWE\nVollmilch 3,5%   1,19 B\nBio Bananen      1,89 B\nSUMME EUR        3,08',
      ['Vollmilch 3,5% 1.19 EUR', 'Bio Bananen 1.89 EUR'],
    ],
    [
      'BIEDRONKA SKLEP 1234\nPARAGON FISKALNY\nMLEKO UHT 3,2% 1L   2 x3,49    6,98C\nCHLEB ŻYTNI 500G    1 x5,29    5,29C\nSER GOUDA           0,345 x29,90 10,32C\nSUMA PLN 22,59\nKARTA PŁATNICZA 22,59',
      ['2 × MLEKO UHT 3,2% [1L] 3.49 PLN', 'CHLEB ŻYTNI [500G] 5.29 PLN', 'SER GOUDA (0,345 x 29,90) 10.32 PLN'],
      'PLN',
    ],
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
  'receipts with counts': [
    [
      'Hofmarkt Nord\nFiliale 31\nReisdrink 2 x 1,25 2,50 2\nSeife mild 0,95 1\nServietten 1,45 1\nCoupon 10% -0,40\nSUMME EUR 4,50\nGirocard EUR 4,50\nMwSt 19% 0,61',
      ['2 × Reisdrink 1.25 EUR', 'Seife mild 0.95 EUR', 'Servietten 1.45 EUR'],
    ],
    [
      'GREEN GROCER\nLIMES\n6 @ 0.50   3.00 F\nRED GRAPES\n1.20 lb @ 2.50/lb   3.00 F\nOAT BARS   4.25 T\nTAX   0.30\nBALANCE   10.55\nVISA   10.55\nTHANK YOU',
      ['6 × LIMES 0.5 USD', 'RED GRAPES [1.20 lb] 3 USD', 'OAT BARS 4.25 USD'],
      'USD',
    ],
    [
      'AANTAL OMSCHRIJVING PRIJS BEDRAG\n1 KWARK 1,05\n2 BAGUETTE 0,80 1,60\n3 SUBTOTAAL 2,65\nKORTING KWARK -0,25\nTOTAAL 2,40\nPINNEN 2,40',
      ['KWARK 1.05 EUR', '2 × BAGUETTE 0.8 EUR'],
    ],
  ],
  'receipts of other countries': [
    [
      'MARCHE DU COIN\n*** TICKET ***\nFROMAGE BLANC   2,10 €\n2 x 1,50\nCOMPOTE   3,00 €\nPOIRES\n0,500 kg x 3,00 €/kg   1,50 €\nREMISE FIDELITE   -0,40 €\nTOTAL A PAYER   6,20 €\nCB   6,20 €\nDONT TVA 5,5%   0,32 €\nMERCI',
      ['FROMAGE BLANC 2.1 EUR', '2 × COMPOTE 1.5 EUR', 'POIRES [0,500 kg] 1.5 EUR'],
    ],
    [
      'Beskrivning Artikelnummer Pris Mängd Summa(SEK)\nFilmjölk 73108 12,90 2,00 st 25,80\nMorot 4562 20,00 0,50 kg 10,00\nBetalat 35,80\nMoms % Moms Netto Brutto',
      ['2 × Filmjölk 73108 12.9 SEK', 'Morot 4562 [0,50 kg] 10 SEK'],
      'SEK',
    ],
  ],
  'bills and mails of orders': [
    [
      'Bezeichnung Menge Einzelpreis Summe\nBio Linsen 500g 2 1,80 € 3,60 €\nApfelsaft 1l 1 2,20 € 2,20 €\nLieferung 1 3,90 € 3,90 €\nSumme: 9,70 €\nVielen Dank für Ihre Bestellung bei uns',
      ['2 × Bio Linsen [500g] 1.8 EUR', 'Apfelsaft [1l] 2.2 EUR'],
    ],
    [
      'Your order 118-2\n\nDairy\n2 x Whole Milk £2.40\n1 x Cheddar £3.10\n\nBakery\n1 x Seeded Loaf £1.60\n\nGuide price £7.10\nDelivery charge £3.00\nTotal £10.10',
      ['2 × Whole Milk 2.4 GBP #Dairy', 'Cheddar 3.1 GBP #Dairy', 'Seeded Loaf 1.6 GBP #Bakery'],
      'GBP',
    ],
  ],
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
  'a basket with who sells each thing above it': [
    [
      'Koszyk\nWszystkie przedmioty (2)\nSprzedawca: lampy-24\nLampka biurkowa czarna\nStan: Nowy\n2 szt.\n79,80 zł\n39,90 zł/szt.\nSprzedawca: dom\nObrus lniany\nStan: Nowy\n1 szt.\n64,00 zł\nDo zapłaty\n143,80 zł',
      ['2 × Lampka biurkowa czarna [Stan: Nowy] 39.9 PLN', 'Obrus lniany [Stan: Nowy] 64 PLN'],
      'PLN',
    ],
  ],
  'a count times its price above what that makes': [
    [
      'Notizbuch liniert\n2 Stk. × 4,50 €\n9,00 €\n\nKalender 2026\n1 Stk. × 12,00 €\n12,00 €\n\nZwischensumme: 21,00 €',
      ['2 × Notizbuch liniert 4.5 EUR', 'Kalender 2026 12 EUR'],
    ],
    [
      'Świeca sojowa\n4 szt. x 15,00 zł\n60,00 zł\n\nPodkładka korkowa\n1 szt. x 9,90 zł\n9,90 zł\n\nRazem: 69,90 zł',
      ['4 × Świeca sojowa 15 PLN', 'Podkładka korkowa 9.9 PLN'],
      'PLN',
    ],
    [
      'Carnet à spirale\n3 × 2,50 €\n7,50 €\n\nStylo bille bleu\n10 × 1,20 €\n12,00 €\n\nTotal : 19,50 €',
      ['3 × Carnet à spirale 2.5 EUR', '10 × Stylo bille bleu 1.2 EUR'],
    ],
    [
      'Hrnek modrý\n2 ks × 149 Kč\n298 Kč\n\nTalíř mělký\n6 ks × 99 Kč\n594 Kč\n\nCelkem: 892 Kč',
      ['2 × Hrnek modrý 149 CZK', '6 × Talíř mělký 99 CZK'],
      'CZK',
    ],
    [
      'Garden gloves\n2 x £6.00\n£12.00\n\nPlant labels\n5 x £1.50\n£7.50\n\nTotal: £19.50',
      ['2 × Garden gloves 6 GBP', '5 × Plant labels 1.5 GBP'],
      'GBP',
    ],
    [
      'Tazza rossa\n3 pz × 8,00 €\n24,00 €\n\nTovaglia\n1 pz × 30,00 €\n30,00 €\n\nTotale: 54,00 €',
      ['3 × Tazza rossa 8 EUR', 'Tovaglia 30 EUR'],
    ],
    [
      'Ljus vitt\n4 st × 25 kr\n100 kr\n\nDuk\n1 st × 199 kr\n199 kr\n\nSumma: 299 kr',
      ['4 × Ljus vitt 25 SEK', 'Duk 199 SEK'],
      'SEK',
    ],
  ],
};

/** The same of things to wish for. */
export const GIFTS: Examples = {
  orders: [
    [
      'Order number: K-19\n\nOak tray\nColour: White\nQty: 1\n£32.00\n\nNapkins\nColour: Sage\nQty: 2\n£18.00\n\nSubtotal £68.00\nDelivery £3.95\nOrder total £71.95',
      ['Oak tray [Colour: White] 32 GBP', '2 × Napkins [Colour: Sage] 18 GBP'],
      'GBP',
    ],
  ],
  'receipts and bills with their sums': [
    [
      'Pull marine taille 6 ans - 29,90 €\nBottes de pluie pointure 29 - 24,90 €\nJeu Dobble - 14,99 €\nTotal : 69,79 €',
      ['Pull marine taille 6 ans 29.9 EUR', 'Bottes de pluie pointure 29 24.9 EUR', 'Jeu Dobble 14.99 EUR'],
    ],
    [
      'Camicia uomo M - 39,90 €\nSciarpa lana - 25 €\nLibro Eco - 14 €\nTotale: 78,90 €',
      ['Camicia uomo M 39.9 EUR', 'Sciarpa lana 25 EUR', 'Libro Eco 14 EUR'],
    ],
  ],
};
