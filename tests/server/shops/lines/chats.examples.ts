import type { Examples } from './examples.ts';

/** Messages out of chats, with who wrote them and when. */
export const CHATS: Examples = {
  'lines of a chat': [
    ['[12.03.24, 18:22:01] Anna: Milk\n[12.03.24, 18:22:09] Ben: Bread', ['Milk', 'Bread']],
    ['[12.03.24, 18:22:01] Anna: Milch\n[12.03.24, 18:23:11] Anna: 2 Zitronen', ['Milch', '2 × Zitronen']],
    ['12/03/2024 18:22 - Anna: Lait\n12/03/2024 18:23 - Ben: Pain', ['Lait', 'Pain']],
    ['12/3/24, 18:22 - Ana: Leche\n12/3/24, 18:23 - Ana: Pan', ['Leche', 'Pan']],
    ['12/03/24, 18:22 - Anna: Latte', 'Latte'],
    ['12-03-2024 18:22 - Anna: Melk\n12-03-2024 18:23 - Ben: Brood', ['Melk', 'Brood']],
    ['12/03/2024 18:22 - Ana: Leite', 'Leite'],
    ['12.03.2024, 18:22 - Anna: Mleko\n12.03.2024, 18:23 - Ben: Chleb', ['Mleko', 'Chleb']],
    ['2024-03-12 18:22 - Anna: Mjölk\n2024-03-12 18:23 - Ben: Bröd', ['Mjölk', 'Bröd']],
    ['2024/03/12 18:22 - 花子: 牛乳\n2024/03/12 18:23 - 花子: パン', ['牛乳', 'パン']],
    ['[١٢/٣/٢٠٢٤، ١٨:٢٢:٠١] نور: حليب\n[١٢/٣/٢٠٢٤، ١٨:٢٣:٠١] نور: خبز', ['حليب', 'خبز']],
    ['\u200e[12.03.24, 18:22:01] Anna: \u200eMilk', 'Milk'],
    ['[3/12/24, 6:22:01 PM] Anna: Milk\n[3/12/24, 6:23:01 PM] Ben: Bread', ['Milk', 'Bread']],
    ['3/12/24, 6:22\u202fPM - Anna Lee: Milk', 'Milk'],
    [
      '12.03.24, 18:20 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.\n12.03.24, 18:22 - Anna: Milch',
      'Milch',
    ],
    ['12.03.24, 18:22 - Anna: <Medien ausgeschlossen>\n12.03.24, 18:23 - Anna: Brot', 'Brot'],
    ['[12.03.24, 18:22:01] Anna: Milk\nBread\nEggs', ['Milk', 'Bread', 'Eggs']],
    ['[12.03.24, 18:22:01] Anna: - Milk\n- [ ] Bread', ['Milk', 'Bread']],
    ['12.03.24, 18:22 - +49 170 1234567: Milch', 'Milch'],
    ['18:22\t花子\t牛乳\n18:23\t太郎\tパン', ['牛乳', 'パン']],
    ['Anna, [12.03.2024 18:22]\nMilk\n\nBen, [12.03.2024 18:23]\nBread', ['Milk', 'Bread']],
    ['[18:22, 12.3.2024] Anna: Milk\n[18:23, 12.3.2024] Anna: Bread', ['Milk', 'Bread']],
    [
      '[12.03.24, 18:22:01] Anna: https://shop.example/1\n[12.03.24, 18:22:05] Anna: Mug',
      ['Mug <https://shop.example/1>'],
    ],
    ['12/03/2024, 18:22 - Anna: Milk <This message was edited>', 'Milk'],
    ['Meeting at 18:22: bring cake', 'Meeting at 18:22: bring cake'],
  ],
};

/** Lines that can be read in two ways: what is taken, and what one tap makes of it. */
export const TWO_READINGS: Examples = {
  'two readings': [
    ['7 Up', '7 Up | 7 × Up'],
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
    ['Milch, Brot, Eier', 'Milch, Brot, Eier | Milch + Brot + Eier'],
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
