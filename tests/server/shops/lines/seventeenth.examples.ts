import type { Examples } from './examples.ts';

/** Texts that other programs write: receipts, carts, orders, registries, tables and files of tasks. */
export const SEVENTEENTH_SHOPPING: Examples = {
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
  'tables with units and sums': [
    [
      'Producto\tCant.\tUd.\tP. unitario\tSubtotal\nAlubias\t2\tkg\t1,50 €\t3,00 €\nPan rallado\t3\tud\t0,90 €\t2,70 €\nTotal\t\t\t\t5,70 €',
      ['Alubias [2 kg] 1.5 EUR', '3 × Pan rallado 0.9 EUR'],
    ],
  ],
  'files of tasks': [
    [
      '#+TITLE: Trip\n* Hardware\n** TODO Rope\n** DONE Tent pegs\n* Food\n** TODO Porridge',
      ['Rope #Hardware', 'Tent pegs ✓ #Hardware', 'Porridge #Food'],
    ],
    [
      'Kitchen:\n\t- sponge\n\t- soap @done(2026-01-02)\nGarden:\n\t- twine',
      ['sponge #Kitchen', 'soap ✓ #Kitchen', 'twine #Garden'],
    ],
    [
      'x 2026-01-03 2026-01-01 Chalk +school @town\n(A) 2026-01-02 Glue +school\n(B) Paper +school',
      ['Chalk ✓', 'Glue', 'Paper'],
    ],
    ['○ bin bags\n● candles\nDue: Friday\n○ matches', ['bin bags', 'candles ✓', 'matches']],
  ],
  data: [
    [
      '{"list":{"title":"Farm shop","entries":[{"text":"Eggs","done":false,"qty":12},{"text":"Honey","done":true,"qty":1,"note":"the dark one"}]}}',
      ['12 × Eggs', 'Honey [the dark one] ✓'],
    ],
    [
      '- nome: Farina\n  prezzo: 1,20\n  quantita: 2\n- nome: Lievito\n  prezzo: 0,80\n  quantita: 1\n  note: di birra',
      ['2 × Farina 1.2 EUR', 'Lievito [di birra] 0.8 EUR'],
    ],
  ],
};

export const SEVENTEENTH_GIFTS: Examples = {
  'pages of shops': [
    [
      'Mon panier\n2 articles\n\nAjouter au panier\nLampe de chevet\nVendu par Lumo\n35,90 €\nEn stock\nSupprimer\n\nAjouter au panier\nTapis rond\nVendu par Tissa\n59,00 €\nEn stock\nSupprimer',
      ['Lampe de chevet [Vendu par Lumo] 35.9 EUR', 'Tapis rond [Vendu par Tissa] 59 EUR'],
    ],
    [
      'Varukorg\nHavregryn\nAxa\n18,95 kr\n-\n2\n+\nTa bort\nLinfrö\nRisenta\n24,90 kr\n-\n1\n+\nTa bort\nTill kassan',
      ['2 × Havregryn [Axa] 18.95 SEK', 'Linfrö [Risenta] 24.9 SEK'],
      'SEK',
    ],
    [
      '欲しい物\n保温マグ\n山田\n¥3,280\nカートに入れる\n日傘\n鈴木\n¥2,750\nカートに入れる',
      ['保温マグ [山田] 3280 JPY', '日傘 [鈴木] 2750 JPY'],
      'JPY',
    ],
  ],
  'pages with more between a name and its price': [
    [
      'Basket\nPrice\nCake stand\nIn Stock\nColor: White\nQty: 1\nDelete\nSave for later\n$24.00\nTea cosy\nIn Stock\nFREE Returns\nColor: Teal\nQty: 2\nDelete\nSave for later\n$12.50\nSubtotal (3 items): $49.00\nProceed to checkout',
      ['Cake stand [Color: White] 24 USD', '2 × Tea cosy [Color: Teal] 12.5 USD'],
      'USD',
    ],
    [
      'Our Registry\n0 of 2 purchased\nHand towel\n$8.00\nAdd to cart\n1 of 4 purchased\nSoup bowl\n$9.50\nAdd to cart',
      ['2 × Hand towel 8 USD', '4 × Soup bowl 9.5 USD'],
      'USD',
    ],
  ],
  registries: [
    [
      'Max & Ida’s Registry\n\nBath & Body\nHooded Towel\nSoftly\n$24.00\nBuy this gift\n\nBubble Wand\nPlayful\nNeeds 2\n$6.50\nBuy this gift\n\nFood & Drink\nSnack Cups\nMunch\n$11.00\nBuy this gift',
      [
        'Hooded Towel [Softly] 24 USD #Bath & Body',
        '2 × Bubble Wand [Playful] 6.5 USD #Bath & Body',
        'Snack Cups [Munch] 11 USD #Food & Drink',
      ],
      'USD',
    ],
    [
      '1. Wool scarf\n   Price: $28\n   Qty: 2\n   Link: https://s.example/w\n\n2. Seed box\n   Price: $15\n   Qty: 1',
      ['2 × Wool scarf 28 USD <https://s.example/w>', 'Seed box 15 USD'],
      'USD',
    ],
  ],
  orders: [
    [
      'Order number: K-19\n\nOak tray\nColour: White\nQty: 1\n£32.00\n\nNapkins\nColour: Sage\nQty: 2\n£18.00\n\nSubtotal £68.00\nDelivery £3.95\nOrder total £71.95',
      ['Oak tray [Colour: White] 32 GBP', '2 × Napkins [Colour: Sage] 18 GBP'],
      'GBP',
    ],
  ],
  'names of people beside their wishes': [
    [
      'Namn\tVad\tPris\tKlart?\nEbba\tDrake\t149 kr\tja\nNils\tTält\t399 kr\tnej',
      ['Drake [Ebba] 149 SEK ✓', 'Tält [Nils] 399 SEK'],
      'SEK',
    ],
  ],
  'tables beside an empty column': [
    [
      '\tIdeas\t\t\n\tItem\tPrice\tNotes\n\tKite\t$14.00\tred\n\tBoomerang\t$9.00\t\n\tTotal\t$23.00\t',
      ['Kite [red] 14 USD', 'Boomerang 9 USD'],
      'USD',
    ],
  ],
};
