import { aWorkbook, encoded } from './file-builders.ts';
import type { FileExample } from './file-examples.ts';

const table = (file: string, text: string, read: string | string[], rest: Partial<FileExample> = {}): FileExample => ({
  file,
  bytes: encoded(text),
  read: [read].flat(),
  ...rest,
});

/** Tables of shops, registries and people, in files. */
export const TABLE_FILES: readonly FileExample[] = [
  table(
    'Emma registry.csv',
    'Item Name,Price,Requested,Purchased,URL\r\n"Bowl, blue",$12.00,2,0,https://shop.example/1\r\nMug,"$1,299.00",1,1,https://shop.example/2\r\n',
    ['2 × Bowl, blue 12 USD <https://shop.example/1>', 'Mug 1299 USD <https://shop.example/2> ✓'],
    { currency: 'USD' },
  ),
  table(
    'Wunschliste.csv',
    'Artikel;Menge;Preis;Link;Bemerkung\nTasse;2;12,50;https://shop.example/1;blau\nTeller;;8,00;;\n',
    ['2 × Tasse 12.5 EUR <https://shop.example/1> (blau)', 'Teller 8 EUR'],
  ),
  table(
    'liste.csv',
    'Désignation;Quantité souhaitée;Prix unitaire;Lien du produit;Taille\nPyjama;3;19,90 €;https://shop.example/p;6 mois',
    '3 × Pyjama «6 mois» 19.9 EUR <https://shop.example/p>',
    {
      encoding: 'windows-1252',
    },
  ),
  table(
    'lista de boda.csv',
    'Regalo,Precio,Enlace,Comprado\nCafetera,"89,90 €",https://tienda.example/c,no\nToallas,"35,00 €",https://tienda.example/t,sí',
    ['Cafetera 89.9 EUR <https://tienda.example/c>', 'Toallas 35 EUR <https://tienda.example/t> ✓'],
  ),
  table('lista nozze.tsv', 'Articolo\tPrezzo\tCategoria\nPentola\t45,00 €\tCucina\nLenzuola\t60\tCamera', [
    'Pentola 45 EUR #Cucina',
    'Lenzuola 60 EUR #Camera',
  ]),
  table(
    'verlanglijst.csv',
    'Naam,Aantal,Prijs,Webadres,Opmerking\nBoek,1,"€ 24,99",https://winkel.example/b,hardcover',
    'Boek 24.99 EUR <https://winkel.example/b> (hardcover)',
  ),
  table(
    'lista de presentes.csv',
    'Presente;Quantidade;Preço (R$);Site\nPanela;1;199,90;https://loja.example/p',
    'Panela 199.9 BRL <https://loja.example/p>',
    { currency: 'BRL' },
  ),
  table(
    'prezenty.csv',
    'Nazwa;Cena;Odnośnik;Uwagi\nŻelazko;199,00 zł;https://sklep.example/z;białe',
    'Żelazko 199 PLN <https://sklep.example/z> (białe)',
    {
      encoding: 'windows-1250',
      language: 'pl',
    },
  ),
  table(
    'onskelista.csv',
    'Önskning;Pris;Länk;Antal\nFåtölj;1 299 kr;https://butik.example/f;1',
    'Fåtölj 1299 SEK <https://butik.example/f>',
    {
      encoding: 'windows-1252',
    },
  ),
  table(
    'ほしい物.csv',
    '商品名,数量,価格,リンク,メモ\nマグカップ,2,1200,https://mise.example/1,青\n皿,1,800,,',
    ['2 × マグカップ 1200 JPY <https://mise.example/1> (青)', '皿 800 JPY'],
    {
      encoding: 'shift_jis',
      currency: 'JPY',
    },
  ),
  table(
    'هدايا.csv',
    'الهدية,الكمية,السعر,الرابط\nكوب,2,12.50,https://shop.example/1',
    '2 × كوب 12.5 SAR <https://shop.example/1>',
    { encoding: 'utf-8 with a mark', currency: 'SAR' },
  ),
  table(
    'gifts utf16.csv',
    'Gift\tPrice\tWhere to buy\nKäse knife\t€12.00\thttps://shop.example/k',
    'Käse knife 12 EUR <https://shop.example/k>',
    { encoding: 'utf-16le' },
  ),
  table('gifts utf16be.txt', 'Name\tQuantity\nÄpfel\t3', '3 × Äpfel', { encoding: 'utf-16be', kind: 'SHOPPING' }),
  table(
    'no headings.csv',
    'Mug,https://shop.example/1,$12.00\nBowl,https://shop.example/2,$8.00\nPlate,https://shop.example/3,$9.00',
    [
      'Mug 12 USD <https://shop.example/1>',
      'Bowl 8 USD <https://shop.example/2>',
      'Plate 9 USD <https://shop.example/3>',
    ],
  ),
  table(
    'title above.csv',
    'My birthday list,,\n,,\nWhat,How much,Where\nMug,12.00,https://shop.example/1\nBowl,8.00,https://shop.example/2',
    ['Mug 12 EUR <https://shop.example/1>', 'Bowl 8 EUR <https://shop.example/2>'],
  ),
  table('excel sep.csv', 'sep=;\r\nName;Price\r\nMug;12,00\r\n', 'Mug 12 EUR'),
  table(
    'line breaks.csv',
    'Title,Description,Image URL,Product URL\n"Mug","blue\nwith a dot",https://cdn.example/m.jpg,https://shop.example/m',
    'Mug [blue / with a dot] <https://shop.example/m> {https://cdn.example/m.jpg}',
  ),
  table(
    'two links.csv',
    'Product,Link 1,Link 2\nMug,https://shop.example/1,https://other.example/1',
    'Mug <https://shop.example/1> <https://other.example/1>',
  ),
  table(
    'ids.csv',
    'Item ID,SKU,Item,Date added,Unit price,Currency\n77,AB-1,Mug,2024-03-01,12.5,GBP\n78,AB-2,Bowl,2024-03-02,8,GBP',
    ['Mug 12.5 GBP', 'Bowl 8 GBP'],
  ),
  table(
    'status.csv',
    'Subject,Status,Notes\nMilk,Completed,\nBread,Not started,wholegrain',
    ['Milk ✓', 'Bread (wholegrain)'],
    { kind: 'SHOPPING' },
  ),
  table(
    'headings only known by content.csv',
    'Sache,Kohle,Wo gibt es das\nLampe,"49,90 €",https://laden.example/l\nStuhl,"89,00 €",https://laden.example/s',
    ['Lampe 49.9 EUR <https://laden.example/l>', 'Stuhl 89 EUR <https://laden.example/s>'],
  ),
  table(
    'trello board.csv',
    'Card ID,Card Name,Card URL,Card Description,Labels,List Name,Archived\n1,Tent,https://trello.com/c/1,for two,,Camping,false',
    'Tent [for two] <https://trello.com/c/1> #Camping',
  ),
  table(
    'anylist.csv',
    'List,Item,Quantity,Category,Details,Checked\nGroceries,Milk,2,Dairy,1 l,no\nGroceries,Bread,1,Bakery,,yes',
    ['2 × Milk [1 l] #Dairy', 'Bread #Bakery ✓'],
    { kind: 'SHOPPING' },
  ),
  {
    file: 'Registry.xlsx',
    bytes: aWorkbook({
      Sheet1: [
        ['Gift', 'Price', 'Wanted', 'Link'],
        ['Bowl', 12.5, 2, 'https://shop.example/1'],
        ['Mug', 0.1 + 0.2, null, null],
      ],
    }),
    read: ['2 × Bowl 12.5 EUR <https://shop.example/1>', 'Mug 0.3 EUR'],
  },
  {
    file: 'Geschenke.xlsx',
    bytes: aWorkbook({
      Liste: [
        ['Unsere Hochzeit', null],
        [null, null],
        ['Geschenk', 'Preis', 'Erledigt'],
        ['Topf', '45,00 €', true],
        ['Pfanne', '39,00 €', false],
      ],
    }),
    read: ['Topf 45 EUR ✓', 'Pfanne 39 EUR'],
  },
  {
    file: 'formulas.xlsx',
    bytes: aWorkbook({
      A: [
        ['Name', 'Price'],
        [
          { formula: 'HYPERLINK("http://10.0.0.1/","Mug")', value: 'Mug' },
          { formula: '6*2', value: 12 },
        ],
      ],
    }),
    read: ['Mug 12 EUR'],
  },
  {
    file: 'ほしい物.xlsx',
    bytes: aWorkbook({
      シート1: [
        ['品名', '個数', '単価'],
        ['皿', 2, 800],
      ],
    }),
    currency: 'JPY',
    read: ['2 × 皿 800 JPY'],
  },
  {
    file: 'two sheets.xlsx',
    bytes: aWorkbook({
      Anna: [
        ['Name', 'Size'],
        ['Socks', 'M'],
      ],
      Ben: [
        ['Name', 'Size'],
        ['Hat', 'L'],
      ],
    }),
    read: ['Socks «M»', '— Ben', 'Hat «L»'],
  },
  table('sizes.csv', 'Name,Size,Colour,Description\nBoots,42,Green,For hiking', 'Boots «42» [For hiking] (Green)'),
  table('größen.csv', 'Artikel;Farbe (außen);Preis\nRucksack;Blau;39,90 €', 'Rucksack «Blau» 39.9 EUR'),
  table('einkauf.csv', 'Name,Size,Color\nFlour,500 g,\nApples,small,red', ['Flour [500 g]', 'Apples «small» (red)'], {
    kind: 'SHOPPING',
  }),
  table('formula guard.csv', 'Name,Note\n\'=Mug,"\'+1"', '=Mug (+1)'),
  table('html in cells.csv', 'Name,Notes\n<b>Mug</b>,<script>alert(1)</script>nice', '<b>Mug</b> (nice)'),
  table(
    'private.csv',
    'Name,Link\nRouter,http://192.168.0.1/admin\nFile,file:///etc/passwd\nCall,javascript:alert(1)',
    ['Router <http://192.168.0.1/admin>', 'File (file:///etc/passwd)', 'Call (alert(1))'],
  ),
];
