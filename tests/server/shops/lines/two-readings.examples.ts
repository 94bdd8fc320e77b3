import type { Examples } from './examples.ts';

/** Lines that can be read in two ways: what is taken, and what one tap makes of it. */
export const SHOPPING: Examples = {
  'two readings': [
    ['7 Up', '7 Up | 7 × Up'],
    ['Vase ab 20 €', 'Vase [ab 20 €] 20 EUR | Vase ab 20 €'],
    ['scarf, about £25', 'scarf [about £25] 25 GBP | scarf, about £25'],
    ['vela (máx. 30 €)', 'vela [máx. 30 €] 30 EUR | vela (máx. 30 €)'],
    ['bougie 15 € environ', 'bougie [15 € environ] 15 EUR | bougie 15 € environ'],
    ['voetbal, rond de € 20', 'voetbal [rond de € 20] 20 EUR | voetbal, rond de € 20'],
    ['kubek do 40 zł', 'kubek [do 40 zł] 40 PLN | kubek do 40 zł'],
    ['人形 約1500円', '人形 [約1500円] 1500 JPY | 人形 約1500円'],
    ['香水 1.5万円前後', '香水 [1.5万円前後] 15000 JPY | 香水 1.5万円前後'],
    ['lampa ca 300 kr', 'lampa [ca 300 kr] 300 SEK | lampa ca 300 kr'],
    ['Teelichter 4,99', 'Teelichter 4,99 | Teelichter 4.99 EUR'],
    ['jas tussen 40 en 60 euro', 'jas tussen 40 en 60 euro'],
    ['5 Minuten Terrine', '5 Minuten Terrine | 5 × Minuten Terrine'],
    ['3 Musketeers', '3 Musketeers | 3 × Musketeers'],
    ['lemons 4', '4 × lemons | lemons 4'],
    ['Zitronen 4', '4 × Zitronen | Zitronen 4'],
    ['tomates 6', '6 × tomates | tomates 6'],
    ['limoni 3', '3 × limoni | limoni 3'],
    ['citroenen 3', '3 × citroenen | citroenen 3'],
    ['ägg 6', '6 × ägg | ägg 6'],
    ['jajka 6', '6 × jajka | jajka 6'],
    ['りんご 3', '3 × りんご | りんご 3'],
    ['ليمون 3', '3 × ليمون | ليمون 3'],
    ['milk, bread', 'milk, bread | milk + bread'],
    ['Milch, Brot, Eier', ['Milch', 'Brot', 'Eier']],
    ['leche, pan', 'leche, pan | leche + pan'],
    ['latte, pane', 'latte, pane | latte + pane'],
    ['2 bottles of wine', 'wine [2 bottles] | 2 bottles of wine'],
    ['3 Dosen Tomaten', 'Tomaten [3 Dosen] | 3 Dosen Tomaten'],
    ['2 boîtes de thon', 'thon [2 boîtes] | 2 boîtes de thon'],
    ['100 napkins', '100 napkins'],
    ['500 g flour', 'flour [500 g]'],
    ['2 lemons', '2 × lemons'],
    ['6 limões', '6 × limões'],
    ['milk', 'milk'],
  ],
};

/** The same of things to wish for. */
export const GIFTS: Examples = {
  'two readings': [
    ['Livre de cuisine 24 €90', 'Livre de cuisine 24 €90 | Livre de cuisine 24.9 EUR'],
    ['[ ] Lampe\n[ ] 4 Stühle, gerne gebraucht', ['Lampe', '4 Stühle [gerne gebraucht] | 4 × Stühle']],
    ['Taille 36 €90', 'Taille 36 90 EUR'],
    [
      'Toy Story - 3\nCars - 2\nShrek - 4',
      ['3 × Toy Story | Toy Story - 3', '2 × Cars | Cars - 2', '4 × Shrek | Shrek - 4'],
    ],
    [
      'Max: The Dog\nAlice: Madness Returns\nLuigi: Mansion',
      ['The Dog #Max', 'Madness Returns #Alice', 'Mansion #Luigi | Luigi: Mansion'],
    ],
    [
      'Harry Potter: Stein der Weisen\nHarry Potter: Feuerkelch\nHerr der Ringe: Gefährten',
      [
        'Stein der Weisen #Harry Potter | Harry Potter: Stein der Weisen',
        'Feuerkelch #Harry Potter | Harry Potter: Feuerkelch',
        'Herr der Ringe: Gefährten',
      ],
    ],
    [
      'Call of Duty: Black Ops, Modern Warfare\nMario: Kart, Party',
      [
        'Black Ops #Call of Duty | Call of Duty: Black Ops, Modern Warfare',
        'Modern Warfare #Call of Duty',
        'Kart #Mario',
        'Party #Mario',
      ],
    ],
  ],
};
