import { anArchive, aWorkbook, encoded } from './file-builders.ts';
import type { FileExample } from './file-examples.ts';

const file = (name: string, text: string, read: string | string[], rest: Partial<FileExample> = {}): FileExample => ({
  file: name,
  bytes: encoded(text),
  read: [read].flat(),
  ...rest,
});

/** Files of programs, some packed, some in other writing. */
export const PACKED_FILES: readonly FileExample[] = [
  file(
    'babyliste.csv',
    'Produkt;Shop-Link;Stückzahl;Einzelpreis;Bereits gekauft\nBody;https://shop.example/body;4;7,99 €;4\nMütze;https://shop.example/muetze;1;9,99 €;0',
    ['4 × Body 7.99 EUR <https://shop.example/body> ✓', 'Mütze 9.99 EUR <https://shop.example/muetze>'],
  ),
  file(
    'wedding registry export.csv',
    'Product Name,Brand,Store,Quantity Requested,Quantity Received,Price,Product URL\nToaster,ACME,Shop A,1,0,$49.95,https://a.example/t\nKnife set,Sharp,Shop B,2,2,$120.00,https://b.example/k',
    ['Toaster 49.95 USD <https://a.example/t>', '2 × Knife set 120 USD <https://b.example/k> ✓'],
  ),
  file(
    'lijst.csv',
    'Cadeau,Winkel,Prijs,Link\nPuzzel,Speelhuis,"€ 14,95",https://speelhuis.example/p',
    'Puzzel 14.95 EUR <https://speelhuis.example/p>',
  ),
  file(
    'lista.csv',
    'Produto,Loja,Link,Valor\nTorradeira,Loja X,https://x.example/t,"R$ 129,90"',
    'Torradeira 129.9 BRL <https://x.example/t>',
  ),
  file(
    'courses.txt',
    'Fruits :\n- 6 pommes\n- 1 kg de poires\n\nCrèmerie :\n- lait\n',
    ['6 × pommes #Fruits', 'poires [1 kg] #Fruits', 'lait #Crèmerie'],
    { kind: 'SHOPPING' },
  ),
  file('買い物リスト.csv', '品名,数量\n牛乳,1\n卵,10\n', ['牛乳', '10 × 卵'], {
    kind: 'SHOPPING',
    encoding: 'shift_jis',
  }),
  {
    file: 'Lista spesa.xlsx',
    bytes: aWorkbook({
      Spesa: [
        ['Prodotto', 'Q.tà', 'Fatto'],
        ['Latte', 2, 'sì'],
        ['Pane', 1, 'no'],
      ],
    }),
    kind: 'SHOPPING',
    read: ['2 × Latte ✓', 'Pane'],
  },
  {
    file: 'takeout.zip',
    bytes: anArchive({
      'Takeout/Keep/Regali.json': JSON.stringify({
        isTrashed: false,
        isArchived: true,
        title: 'Regali',
        textContent: '',
        listContent: [{ textHtml: '<p>Libro</p>', text: 'Libro', isChecked: false }],
      }),
    }),
    read: ['Libro'],
  },
  file('todo.md', '## Küche\n* [x] Topf\n* [ ] Pfanne – 39 €\n\n## Bad\n* [ ] 2 Handtücher\n', [
    'Topf #Küche ✓',
    'Pfanne 39 EUR #Küche',
    '2 Handtücher #Bad',
  ]),
  file('numbers.csv', 'Name;Betrag\nLampe;1.299,00\nKissen;24,5\n', ['Lampe 1299 EUR', 'Kissen 24.5 EUR']),
  file('quoted.tsv', '"Title"\t"Notes"\n"Mug ""Blue"""\t"line one\nline two"\n', 'Mug "Blue" (line one / line two)'),
  file('قائمة.txt', 'حليب ٢\nخبز\n☑ بيض', ['2 × حليب', 'خبز', 'بيض ✓'], { kind: 'SHOPPING' }),
  file('chat.txt', '12/03/2024, 18:22 - Ana: Leite\n12/03/2024, 18:23 - Rui: 2 pães\n', ['Leite', '2 × pães'], {
    kind: 'SHOPPING',
  }),
  file(
    'wishlist.html',
    '<html><body><h1>Our registry</h1><table><thead><tr><th></th><th>Item</th><th>Qty</th><th>Price</th></tr></thead><tbody><tr><td><img src="x.jpg"></td><td>Vase</td><td>2</td><td>£15.00</td></tr></tbody></table></body></html>',
    '2 × Vase 15 GBP',
  ),
  file('reminders.txt', '- [ ] Aspirin\n- [x] Plasters\n', ['Aspirin', 'Plasters ✓'], { kind: 'SHOPPING' }),
  file(
    'Ønskeliste.csv',
    'Navn;Pris;Lenke;Antall;Merknad\r\n"Ullsokker; grå";149,00;https://garn.example/sokker;2;str. 42\r\nKopp – «Fjell»;89,50;;1;\r\n',
    ['2 × Ullsokker; grå [str. 42] 149 NOK <https://garn.example/sokker>', 'Kopp – «Fjell» 89.5 NOK'],
    { currency: 'NOK' },
  ),
  file(
    'dárky.csv',
    'Název,Cena,Odkaz,Množství\nHrnek,349,https://hrnek.example/1,2\n',
    ['2 × Hrnek 349 CZK <https://hrnek.example/1>'],
    { currency: 'CZK' },
  ),
];
