import type { Examples } from './examples.ts';

/** Lines, headings, sentences and chats of kinds that the reader had not met, each in several languages. */
export const FOURTEENTH_LINES_SHOPPING: Examples = {
  'a mark over lines further in': [
    [
      '# Courses\n\n- Légumes\n  - [ ] poireaux\n  - [x] navets\n- Crémerie\n  - [ ] lait',
      ['poireaux #Légumes', 'navets ✓ #Légumes', 'lait #Crémerie'],
    ],
    [
      '* Despensa\n    * arroz\n    * lentejas\n* Baño\n    * jabón\n    * champú',
      ['arroz #Despensa', 'lentejas #Despensa', 'jabón #Baño', 'champú #Baño'],
    ],
    [
      'Ufficio\n\n    penne\n    graffette\n\nOfficina\n\n    viti\n    colla',
      ['penne #Ufficio', 'graffette #Ufficio', 'viti #Officina', 'colla #Officina'],
    ],
    ['- chleb\n- masło\n  - bez soli\n- ser', ['chleb', 'masło', 'bez soli', 'ser']],
  ],
  'a bold line over bullets': [
    ['**Städning**\n\n- trasor\n- svamp\n\n**Kök**\n\n- folie', ['trasor #Städning', 'svamp #Städning', 'folie #Kök']],
  ],
  'packages of a size': [
    ['3 12-oz bottles lemonade', '3 × lemonade [12-oz bottles]'],
    ['2 500-g Packungen Mehl', '2 × Mehl [500-g Packungen]'],
    ['2-lb bag flour', 'flour [2-lb bag]'],
    ['6-pack beer', '6-pack beer'],
    ['zwei große Dosen Mais', 'Mais [2 große Dosen]'],
    ["deux grandes bouteilles d'eau", 'eau [2 grandes bouteilles]'],
    ['One small jar of honey', 'honey [1 small jar]'],
    ['Three packages of napkins', 'napkins [3 packages]'],
  ],
  'how many behind a colon': [
    ['Teller: 40', '40 × Teller'],
    ['Refri 2L: 3', '3 × Refri [2L]'],
    ['Mouchoirs : 30 paquets', 'Mouchoirs [30 paquets]'],
  ],
  'a range of how many': [
    ['Eier 4 bis 6 Stück', 'Eier [4 bis 6 Stück]'],
    ['4 bis 6 Äpfel', '4 bis 6 Äpfel'],
    ['panini 8 o 10 pezzi', 'panini [8 o 10 pezzi]'],
    ['bułki 5 do 7 sztuk', 'bułki [5 do 7 sztuk]'],
  ],
  'prices behind a colon': [
    ['kaffe: 1200\nte: 450\nsocker: 300', ['kaffe 1200 SEK', 'te 450 SEK', 'socker 300 SEK'], 'SEK'],
    ['arroz:4500\nleche:3900\nsal:1200', ['arroz 4500 COP', 'leche 3900 COP', 'sal 1200 COP'], 'COP'],
    ['Schrauben: 6\nDübel: 12\nHaken: 4', ['6 × Schrauben', '12 × Dübel', '4 × Haken']],
  ],
  'a title and its things on one line': [
    ['À acheter : pain, 6 œufs, beurre', ['pain #À acheter', '6 × œufs #À acheter', 'beurre #À acheter']],
    ['Da comprare: latte, 2 limoni, sale', ['latte #Da comprare', '2 × limoni #Da comprare', 'sale #Da comprare']],
    ['Es fehlen: Salz, Mehl, 3 Zitronen', ['Salz #Es fehlen', 'Mehl #Es fehlen', '3 × Zitronen #Es fehlen']],
  ],
  'sentences of an assistant': [
    [
      'Bien sûr ! Voici la liste complète de vos courses pour la semaine :\n\n- pain\n- lait\n- beurre\n\nSouhaitez-vous que je la classe par rayon ?',
      ['pain', 'lait', 'beurre'],
    ],
    [
      "Sure! Here's everything from your photos, sorted by aisle:\nmilk\neggs\nbread\nLet me know if I missed anything!",
      ['milk', 'eggs', 'bread'],
    ],
    [
      'Gerne! Hier ist die vollständige Einkaufsliste aus deinen Fotos:\n\n* Hefe\n* Mehl\n\nSoll ich sie nach Abteilungen ordnen?',
      ['Hefe', 'Mehl'],
    ],
  ],
  'an address for a heading': [
    [
      '## Suppe\n\n### https://kochen.example/suppe\n\n- Lauch\n- Sahne\n\n## Kuchen\n\n### https://kochen.example/kuchen\n\n- Eier',
      ['Lauch #Suppe', 'Sahne #Suppe', 'Eier #Kuchen'],
    ],
  ],
  'a chat of other programs': [
    ['Ana — Today at 9:14 AM\nmilk and eggs\nBen — Today at 9:20 AM\ncoffee\n2 replies', ['milk and eggs', 'coffee']],
    ['Léa — Aujourd’hui à 18:02\npain\nTom — Aujourd’hui à 18:05\n2 citrons\n1 réponse', ['pain', '2 × citrons']],
    [
      '[24.11.25, 17:02:11] Jana: Hast du noch genug Geld?\n[24.11.25, 17:02:40] Tim: ja reicht noch\n[24.11.25, 17:03:05] Jana: Milch\n[24.11.25, 17:03:09] Jana: Brot?',
      ['Milch', 'Brot?'],
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
  'a tick among bullets': [['• sel\n• pain\n✓ lait\n• eau', ['sel', 'pain', 'lait ✓', 'eau']]],
  'what is asked and answered between people': [
    [
      '[24.11.25, 17:02] Jana: Windeln\n[24.11.25, 17:03] Tim: welche Marke\n[24.11.25, 17:04] Jana: Seife',
      ['Windeln', 'Seife'],
    ],
    [
      '24/11/25, 18:10 - Mama: Tesoro quando torni passa dal panificio\n24/11/25, 18:10 - Mama: pane\n24/11/25, 18:13 - Io: ok ma’',
      ['pane'],
    ],
    [
      '24/11/25, 18:10 - Mom: when you come home stop at the bakery\n24/11/25, 18:10 - Mom: buns\n24/11/25, 18:13 - Me: how many\n24/11/25, 18:14 - Mom: 2 lemons',
      ['buns', '2 × lemons'],
    ],
  ],
  'packs with a cross before their number': [
    ['LaCroix x3 cases (lime)', 'LaCroix (lime) [3 cases]'],
    ['Wasser x2 Kästen', 'Wasser [2 Kästen]'],
    ['lait x6 bouteilles', 'lait [6 bouteilles]'],
  ],
  'a bullet without its space among others': [['- pan\n- leche\n* sal\n-huevos', ['pan', 'leche', 'sal', 'huevos']]],
};

export const FOURTEENTH_LINES_GIFTS: Examples = {
  'a heading is no end of a letter': [
    [
      '# Idées\n\n- un vélo\n- des feutres\n\n## Molly\n\nUn bon pour une belle boutique (Molly)',
      ['un vélo #Idées', 'des feutres #Idées', 'Un bon pour une belle boutique (Molly) #Molly'],
    ],
    [
      '# Ideen\n\n- Buch\n- Spiel\n\n## Oma\n\nEin sehr warmer Schal aus Wolle',
      ['Buch #Ideen', 'Spiel #Ideen', 'Ein sehr warmer Schal aus Wolle #Oma'],
    ],
    [
      '# Regali\n\n- libro\n- gioco\n\n## Nonna\n\nUna bella sciarpa calda di lana!',
      ['libro #Regali', 'gioco #Regali', 'Una bella sciarpa calda di lana! #Nonna'],
    ],
  ],
  'a remark further in below a bullet': [
    [
      '- [Karten](https://maps.example/karten)\n  - Habe ich schon!\n- Hose',
      ['Karten [Habe ich schon!] <https://maps.example/karten>', 'Hose'],
    ],
    ['* Telescope\n  * Please talk to me first\n* Slippers', ['Telescope [Please talk to me first]', 'Slippers']],
    ['* Chaussons\n  * Probablement du 38\n* Pull', ['Chaussons [Probablement du 38]', 'Pull']],
  ],
  'how many are wanted before a price': [
    ['Pillow, Standard – qty 2    $65.00', '2 × Pillow, Standard 65 USD', 'USD'],
    ['Kissen – Menge 2    65,00 €', '2 × Kissen 65 EUR'],
  ],
  'a plus in a name': [
    ['Disney+ 8,99 €', 'Disney+ 8.99 EUR'],
    ['Hatch Rest+ – 79 €', 'Hatch Rest+ 79 EUR'],
  ],
  'pairs and packs that are counted': [
    ['08 pares de meia', '8 × pares de meia'],
    ['Windeln Gr. 1: 3 Packungen', 'Windeln Gr. 1 [3 Packungen]'],
    ['Couches: 4 paquets', 'Couches [4 paquets]'],
  ],
  'a shop in small letters behind a price': [
    ['Scheerapparaat, 89 € bij bol', 'Scheerapparaat [bij bol] 89 EUR'],
    ['Rasierer, 59€ bei dm', 'Rasierer [bei dm] 59 EUR'],
  ],
  'a name over several printed lines': [
    [
      'Großes Kochbuch für die Küche mit\nvielen Bildern          29,90 €\nTopf          45,00 €',
      ['Großes Kochbuch für die Küche mit vielen Bildern 29.9 EUR', 'Topf 45 EUR'],
    ],
    [
      'Batterie de cuisine en inox (avec          89,00 €\ncouvercles)\nPlanche          15,00 €',
      ['Batterie de cuisine en inox (avec couvercles) 89 EUR', 'Planche 15 EUR'],
    ],
  ],
};
