import { anArchive, aWorkbook, encoded } from './file-builders.ts';
import type { FileExample } from './file-examples.ts';

const file = (name: string, text: string, read: string[], rest: Partial<FileExample> = {}): FileExample => ({
  file: name,
  bytes: encoded(text),
  read,
  ...rest,
});

/** Files of many programs and people, in several formats. */
export const MIXED_FILES: readonly FileExample[] = [
  file(
    'Baby registry (2).csv',
    'Registry of Ann & Tom\n\nProduct Description,Brand,Still Needs,Requested Qty,Unit Price,Retailer URL\n"Crib, white",Ikea,1,1,"$129.00",https://ikea.example/crib\nMuslin cloths,Aden,3,6,$12.5,\n',
    ['Crib, white 129 USD <https://ikea.example/crib>', '6 × Muslin cloths 12.5 USD'],
    { currency: 'USD' },
  ),
  file(
    'Wünsche.csv',
    'Wunsch;Preis in €;Wie viele?;Wo gibt es das?;Größe\r\nHandtücher;12,90;4;https://otto.example/h;50x100\r\nSchüssel – groß;1.299,00;1;;\r\n',
    ['4 × Handtücher «50x100» 12.9 EUR <https://otto.example/h>', 'Schüssel – groß 1299 EUR'],
    { encoding: 'windows-1252', language: 'de' },
  ),
  {
    file: 'regali.xlsx',
    bytes: aWorkbook({
      Regali: [
        ['Lista regali 2026', '', '', ''],
        ['Regalo', 'Prezzo (€)', 'N. pezzi', 'Già comprato?'],
        ['Libro Harry Potter', 18.5, 1, 'sì'],
        ['Calze', 7, 3, ''],
      ],
    }),
    language: 'it',
    read: ['Libro Harry Potter 18.5 EUR ✓', '3 × Calze 7 EUR'],
  },
  file(
    'board.json',
    JSON.stringify({
      id: '1',
      name: 'Gifts',
      desc: '',
      lists: [{ id: 'a', name: 'Kids', closed: false }],
      cards: [
        {
          id: 'c1',
          name: 'Scooter €89',
          desc: 'blue https://s.example/scooter',
          idList: 'a',
          closed: false,
          dueComplete: false,
          labels: [],
          attachments: [],
        },
      ],
      checklists: [],
    }),
    ['Scooter 89 EUR <https://s.example/scooter> #Kids (blue https://s.example/scooter)'],
  ),
  file(
    'Brief.txt',
    '\ufeffLiebe Oma,\n\nwir wünschen uns:\n- Schlitten, ca. 40 €\n- Mütze 12,50 €\n\nLiebe Grüße\nMia und Ben',
    ['Schlitten [ca. 40 €] 40 EUR', 'Mütze 12.5 EUR'],
  ),
  file(
    'Cadeaux Noël.csv',
    'Pour qui ?;Idée cadeau;Budget max;Où acheter;Acheté ?\r\nLéa;Trottinette;89,00 €;https://s.example/t;oui\r\nTom;Livre;15,50 €;;non\r\n',
    ['Trottinette 89 EUR <https://s.example/t> #Léa ✓', 'Livre 15.5 EUR #Tom'],
    { encoding: 'windows-1252', language: 'fr' },
  ),
  file(
    'lista_zakupow.tsv',
    'Produkt\tIle\tJednostka\tDział\tW koszyku\nMąka\t1\tkg\tSypkie\t\nJajka\t10\tszt.\tNabiał\ttak\n',
    ['Mąka [1 kg] #Sypkie', '10 × Jajka #Nabiał ✓'],
    { kind: 'SHOPPING', encoding: 'utf-16le', language: 'pl' },
  ),
  file(
    'wishlist-export.csv',
    'sep=;\nName;Anmerkungen;Priorität;Preis (CHF);Produkt-URL\nVelohelm;"Grösse M,\nschwarz";hoch;79.90;https://velo.example/h\n',
    ['Velohelm 79.9 CHF <https://velo.example/h> (Grösse M, / schwarz)'],
  ),
  file(
    'myregistry.csv',
    '"Item Name","Color","Price Each","Qty Wanted","Qty Purchased","Buy Link","Image URL"\n"Bath towel","White","$24.00","4","2","https://shop.example/towel","https://cdn.example/towel.jpg"\n',
    ['4 × Bath towel «White» 24 USD <https://shop.example/towel> {https://cdn.example/towel.jpg}'],
    { currency: 'USD' },
  ),
  file(
    '欲しい物.csv',
    '商品,だいたいの値段,いくつ,お店のURL\nマグカップ,"1,500円",2,https://shop.example/mug\n絵本,990円,1,\n',
    ['2 × マグカップ 1500 JPY <https://shop.example/mug>', '絵本 990 JPY'],
    { currency: 'JPY', encoding: 'shift_jis', language: 'ja' },
  ),
  file(
    'قائمة.csv',
    'المنتج;السعر (ر.س);العدد;الرابط\nكوب;٢٥٫٥;٢;https://shop.example/cup\nلعبة;٩٩;١;\n',
    ['2 × كوب 25.5 SAR <https://shop.example/cup>', 'لعبة 99 SAR'],
    { currency: 'SAR', language: 'ar' },
  ),
  {
    file: 'takeout-2.zip',
    bytes: anArchive({
      'Takeout/Keep/Mum.json': JSON.stringify({
        isTrashed: false,
        isArchived: false,
        title: 'Mum',
        textContent: 'Ideas:\n- scarf £20\n- 2 x candles\nhttps://shop.example/book A good book',
      }),
    }),
    currency: 'GBP',
    read: ['scarf 20 GBP', '2 × candles', 'A good book <https://shop.example/book>'],
  },
  file(
    'tasks.ics',
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTODO\r\nSUMMARY:Mjölk 2 l\r\nSTATUS:NEEDS-ACTION\r\nEND:VTODO\r\nBEGIN:VTODO\r\nSUMMARY:Bröd\r\nSTATUS:COMPLETED\r\nEND:VTODO\r\nEND:VCALENDAR\r\n',
    ['Mjölk [2 l]', 'Bröd ✓'],
    { kind: 'SHOPPING' },
  ),
];
