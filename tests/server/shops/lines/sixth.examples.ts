import type { Examples } from './examples.ts';

/** Kinds that forty texts from many apps brought up, each in other words and languages than there. */
export const SIXTH_SHOPPING: Examples = {
  'sixth, chats': [
    ['[4/11/25, 9:41:07] Zoé: du lait\n[4/11/25, 9:41:20] Zoé: image absente', 'du lait'],
    [
      '[4/11/25, 9:41:07] Ivo: riso\n[4/11/25, 9:42:01] Ivo: video omesso\n[4/11/25, 9:43:01] Ivo: sale',
      ['riso', 'sale'],
    ],
    ['[4/11/25, 9:41:07] Ann: image omitted\n[4/11/25, 9:41:20] Ann: photo paper', 'photo paper'],
    ['[4/11/25, 9:41:07] Ola: pominięto obraz\n[4/11/25, 9:41:20] Ola: chleb', 'chleb'],
    ['[4/11/25, 9:41:07] Bia: áudio ocultado\n[4/11/25, 9:41:20] Bia: arroz', 'arroz'],
    ['[4/11/25, 9:41:07] Kim: Bild weggelassen\n[4/11/25, 9:41:20] Kim: Bilderrahmen', 'Bilderrahmen'],
    ['Nora Lind  09:12\nOat milk\n09:13\nRye bread', ['Oat milk', 'Rye bread']],
    ['Pia 9:12 AM\nHafermilch\nTim 10:40 PM\nBrot', ['Hafermilch', 'Brot']],
    ['Bread\n10:15 train snacks', ['Bread', '10:15 train snacks']],
  ],
  'sixth, names over marks': [
    ['Groceries\n☐ Oat milk\n☑ Coffee', ['Oat milk', 'Coffee ✓']],
    ['Drogerie\n[ ] Seife\n[x] Zahnpasta', ['Seife #Drogerie', 'Zahnpasta ✓ #Drogerie']],
    [
      'Verdure\n- carote\n- zucchine\n\nLatticini\n- burro',
      ['carote #Verdure', 'zucchine #Verdure', 'burro #Latticini'],
    ],
    ['Frukt\n• äpplen\n\nBröd\n• limpa', ['äpplen #Frukt', 'limpa #Bröd']],
    ['Milk\n- eggs\n- bread', ['Milk', 'eggs', 'bread']],
    ['2 lemons\n☐ salt\n☐ pepper', ['2 × lemons', 'salt', 'pepper']],
  ],
  'sixth, quoted mails and shared notes': [
    ['On Tue, 4 Nov 2025 at 9:00, Ann <ann@example.com> wrote:\n> - oats\n> - 2 lemons', ['oats', '2 × lemons']],
    ['Am 4. November 2025 schrieb Ben Lang <ben@example.com>:\n> Brot\n> > Butter', ['Brot', 'Butter']],
    ['Il 4 nov 2025 Ugo ha scritto:\n> pane\n> 6 uova', ['pane', '6 × uova']],
    ['◦ Soap\n◦ Towels\n✓ Matches', ['Soap', 'Towels', 'Matches ✓']],
  ],
  'sixth, the name of a list above it': [
    ['My grocery list\nmilk\neggs', ['milk', 'eggs']],
    ['Einkaufszettel\nMilch\nEier', ['Milch', 'Eier']],
    ['Lista della spesa 🛒\npane\nlatte', ['pane', 'latte']],
    ['Inköpslista\nmjölk\nägg', ['mjölk', 'ägg']],
    ['買い物リスト\n牛乳\n卵', ['牛乳', '卵']],
    ['Einkaufsliste: Zuhause\n\n• Milch\n• Käse (gerieben)', ['Milch', 'Käse (gerieben)']],
    ['List paper\nmilk\neggs', ['List paper', 'milk', 'eggs']],
  ],
  'sixth, how many in brackets': [
    ['Pelati (3 lattine)', 'Pelati [3 lattine]'],
    ['Spinat (2 Packungen)', 'Spinat [2 Packungen]'],
    ['Maïs (2 boîtes)', 'Maïs [2 boîtes]'],
    ['Thunfisch (in Öl)', 'Thunfisch (in Öl)'],
    ['Serwetki (3x)', '3 × Serwetki'],
    ['Äpfel (x4)', '4 × Äpfel'],
  ],
};

export const SIXTH_GIFTS: Examples = {
  'sixth, how many in brackets, gifts': [
    ['Serviettes de table (2x) 18 €', '2 × Serviettes de table 18 EUR'],
    ['Weinglas (x6)', '6 × Weinglas'],
    ['Asciugamano (2 ×)', '2 × Asciugamano'],
    ['Obiettivo (50x)', 'Obiettivo (50x)'],
  ],
  'sixth, how many on a line of its own': [
    [
      'Teekanne\n24,99 €\nAnzahl: 2\nhttps://tee.example/k\n\nPuzzle\n12,99 €\nhttps://spiel.example/p',
      ['2 × Teekanne 24.99 EUR <https://tee.example/k>', 'Puzzle 12.99 EUR <https://spiel.example/p>'],
    ],
    ['Scarf\nQuantity: 3\n\nMug', ['3 × Scarf', 'Mug']],
    ['Quantity: 3', 'Quantity: 3'],
  ],
  'sixth, words before what is shared': [
    ['Guck mal: Teekanne https://tee.example/kanne', 'Teekanne <https://tee.example/kanne>'],
    ['Check this out! Head torch https://camp.example/torch', 'Head torch <https://camp.example/torch>'],
    ['Mira esto: Taza https://casa.example/taza', 'Taza <https://casa.example/taza>'],
    ['Look at this stone mug https://mug.example/stone', 'Look at this stone mug <https://mug.example/stone>'],
  ],
  'sixth, a price in front': [
    ['12,50 € Tasse', 'Tasse 12.5 EUR'],
    ['CHF 39.90 Raclette', 'Raclette 39.9 CHF'],
    ["1'150.- Velo", 'Velo 1150 CHF', 'CHF'],
    ['$24.99 – Desk lamp', 'Desk lamp 24.99 USD'],
    ['499:- Lampa', 'Lampa 499 SEK', 'SEK'],
    ['20 € Tasse', '20 € Tasse'],
    ['€50 gift card', '€50 gift card'],
    ['50,00 € Gutschein fürs Kino', '50,00 € Gutschein fürs Kino'],
    ['R$ 49,90 Caneca', 'Caneca 49.9 BRL', 'BRL'],
  ],
};
