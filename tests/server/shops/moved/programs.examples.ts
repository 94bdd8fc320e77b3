import type { MovedExample } from './moved-example.ts';

const TODOIST = 'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE\n';

/** A board with its columns, and cards as the number of their column, their name, and whether they are archived. */
function board(name: string, columns: readonly string[], cards: readonly (readonly [number, string, boolean?])[]) {
  return JSON.stringify({
    name,
    lists: columns.map((column, place) => ({ id: `column ${place}`, name: column, closed: false })),
    cards: cards.map(([place, card, closed = false], index) => ({
      id: `card ${index}`,
      idList: `column ${place}`,
      name: card,
      closed,
      desc: '',
    })),
  });
}

/** Files that programs write: who is to buy a thing, and by when, is kept; what is in a column of what is done is bought, and what is archived is left out. */
export const PROGRAMS: readonly MovedExample[] = [
  {
    file: 'Hushåll.csv',
    kind: 'SHOPPING',
    currency: 'SEK',
    text: `${TODOIST}task,"Batterier AAA 20-pack 59,90",,4,1,,,,,\ntask,Mjölk 2 l,,4,1,,Johan (18822755),varje lördag,sv,\n`,
    read: ['Batterier AAA 20-pack 59.9 SEK', 'Mjölk [2 l] (Johan / varje lördag)'],
  },
  {
    file: 'Einkauf.csv',
    kind: 'SHOPPING',
    text: `${TODOIST}section,Drogerie,,,,,,,,\ntask,Windeln @dm,,4,1,,Petra Kurz (4471),5. Dez,de,\ntask,"Zahnpasta 2,49",,4,1,,,,,\n`,
    read: ['Windeln #Drogerie (dm / Petra Kurz / 5. Dez)', 'Zahnpasta 2.49 EUR #Drogerie'],
  },
  {
    file: 'board.json',
    text: board(
      'Wünsche',
      ['Offen', 'Gekauft'],
      [
        [0, 'Lampe 49 €'],
        [1, 'Teppich 120 €'],
        [0, 'Vase', true],
        [1, 'Kissen', true],
      ],
    ),
    read: ['Lampe 49 EUR #Offen', 'Teppich 120 EUR ✓'],
  },
  {
    file: 'board.json',
    text: board(
      'Regali',
      ['Da comprare', 'Comprati 🎉'],
      [
        [0, 'Guanti'],
        [1, 'Sciarpa'],
      ],
    ),
    read: ['Guanti #Da comprare', 'Sciarpa ✓'],
  },
  {
    file: 'Ønsker - Ark1.csv',
    currency: 'DKK',
    name: 'Ønsker',
    text: 'Ønske,Pris,Købt\nLampe,"299,00",SAND\nVase,"149,00",FALSK\n',
    read: ['Lampe 299 DKK ✓', 'Vase 149 DKK'],
  },
  {
    file: 'Wunschliste 2027 - Tabelle1.csv',
    name: 'Wunschliste 2027',
    text: 'Was,Preis,Für wen\nPuzzle,"14,95",Emma\nFußball,"24,99",Ben\nBuch,"12,00",Emma\n',
    read: ['Puzzle 14.95 EUR #Emma', 'Fußball 24.99 EUR #Ben', 'Buch 12 EUR #Emma'],
  },
];
