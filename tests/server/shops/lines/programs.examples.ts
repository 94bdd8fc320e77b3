import type { Examples } from './examples.ts';

/** Texts and files that programs for notes, tasks and lists write. */
export const SHOPPING: Examples = {
  'when a list was changed, and with whom it is shared': [
    ['# Spesa\n\nUltimo aggiornamento: 3 mag\n\n## Bagno\n\n- sapone\n- spugna', ['sapone #Bagno', 'spugna #Bagno']],
    ['# Courses\n\nMis à jour le 3 mai\n\n## Bain\n\n- savon\n- éponge', ['savon #Bain', 'éponge #Bain']],
    ['Geteilt mit: Familie Braun\n[ ] Seife\n[x] Schwamm\n[ ] Essig', ['Seife', 'Schwamm ✓', 'Essig']],
  ],
  'written by a program below': [
    [
      'Früchte\nÄpfel\nBirnen\n\nErstellt mit Liste! – jetzt laden: https://liste.example',
      ['Früchte', 'Äpfel', 'Birnen'],
    ],
    ['• pain\n• lait\n• sel\n\nEnvoyé depuis Listes\nhttps://listes.example', ['pain', 'lait', 'sel']],
    ['• arroz\n• sal\n• pan\n\nCreado con Listas\nwww.listas.example', ['arroz', 'sal', 'pan']],
  ],
  'tasks of a notes app': [['#task get stamps\n- [ ] #task fix bike', ['get stamps', 'fix bike']]],
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
  'sections over bullets below the name of a program': [
    [
      'Inköpslista: Fredag\n(Listonic)\n\nMejeri\n- mjölk 2 l\n- smör\nBageri\n- bröd\n- bullar 4 st\nKöpt:\n- salt',
      ['mjölk [2 l] #Mejeri', 'smör #Mejeri', 'bröd #Bageri', '4 × bullar #Bageri', 'salt #Köpt'],
      'SEK',
    ],
    [
      'Grocery list: party\n(AnyList)\n\nBakery\n- baguette\n- rolls\nDairy\n- brie\n- butter',
      ['baguette #Bakery', 'rolls #Bakery', 'brie #Dairy', 'butter #Dairy'],
    ],
  ],
};

/** The same of things to wish for. */
export const GIFTS: Examples = {
  'a price before labels of a program for tasks': [
    ['Verres à vin x6 @cuisine @ikea', '6 × Verres à vin [@cuisine @ikea]'],
    ['Housses 3,50 € pièce @salon', 'Housses [@salon] 3.5 EUR'],
    ['Kettle 25 € @ikea', 'Kettle [@ikea] 25 EUR'],
    ['Book by J. Smith @amazon', 'Book by J. Smith @amazon'],
  ],
};
