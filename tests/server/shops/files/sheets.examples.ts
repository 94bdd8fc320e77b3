import { encoded } from './file-builders.ts';
import type { FileExample } from './file-examples.ts';

const sheet = (file: string, text: string, read: string[], rest: Partial<FileExample> = {}): FileExample => ({
  file,
  bytes: encoded(text),
  read,
  ...rest,
});

/** Sheets that people keep: rows that are headings, sums, remarks or things, told by the columns that each fills. */
export const SHEET_FILES: readonly FileExample[] = [
  sheet(
    'headings that come again, the first of which names the part below.csv',
    'Uitzet Noor\nuitgerekend 14 maart 2027\n,,,\nBabykamer,Aantal,Stuksprijs,Totaal\nLedikant,1,"€ 89,00","€ 89,00"\nHoeslaken,3,"€ 9,99","€ 29,97"\nLamp,1,"€ 49,95","€ 49,95"\n,,,\nVerzorging,Aantal,Stuksprijs,Totaal\nSpuugdoek,6,"€ 2,50","€ 15,00"\nBadcape,2,"€ 14,95","€ 29,90"\n',
    [
      'Ledikant 89 EUR #Babykamer',
      '3 × Hoeslaken 9.99 EUR #Babykamer',
      'Lamp 49.95 EUR #Babykamer',
      '6 × Spuugdoek 2.5 EUR #Verzorging',
      '2 × Badcape 14.95 EUR #Verzorging',
    ],
  ),
  sheet(
    'headings that come again below a title, the first of which names the part.tsv',
    'Piso nuevo\nCocina\tUds.\tPrecio\nSartén\t2\t24,90 €\nOlla\t1\t39,00 €\nBaño\tUds.\tPrecio\nToalla\t4\t9,95 €\n',
    ['2 × Sartén 24.9 EUR #Cocina', 'Olla 39 EUR #Cocina', '4 × Toalla 9.95 EUR #Baño'],
  ),
  sheet(
    'sum beside a column that says for whom.csv',
    'Für,Geschenk,Stück,Preis\nMama,Espressomaschine,1,"129,99"\nAndreas,Schlafanzug,2,"89,50"\nIlse,Buntstifte,1,"45,00"\n,Zusammen,,"353,99"\n',
    ['Espressomaschine 129.99 EUR #Mama', '2 × Schlafanzug 89.5 EUR #Andreas', 'Buntstifte 45 EUR #Ilse'],
  ),
  sheet(
    'things called as sums are.tsv',
    'Item\tPrice\nScooter\t80\nHelmet\t25\nLamp\t30\nBalance bike\t129\nTotal War\t60\nBook\t12\n',
    ['Scooter 80 EUR', 'Helmet 25 EUR', 'Lamp 30 EUR', 'Balance bike 129 EUR', 'Total War 60 EUR', 'Book 12 EUR'],
  ),
  sheet(
    'things below a sum that begin as a budget does.tsv',
    'Item\tPrice\nScooter\t80\nHelmet\t25\nTotal\t105\nLeft-handed scissors\t15\nBudget cookbook\t12\nRemaining budget\t95\n',
    ['Scooter 80 EUR', 'Helmet 25 EUR', 'Left-handed scissors 15 EUR', 'Budget cookbook 12 EUR'],
  ),
  sheet(
    'sum that adds up, whatever it is called.csv',
    'Wunsch;Anzahl;Preis\nTopf;1;349,00\nGlas;12;7,95\nTuch;2;24,00\nAlles;;492,40\n',
    ['Topf 349 EUR', '12 × Glas 7.95 EUR', '2 × Tuch 24 EUR'],
  ),
  sheet(
    'sum that is out of date.csv',
    'Dárek;Cena;Stav\nKniha;349 Kč;koupeno\nPes;499 Kč;\nAuto;299 Kč;\nCelkem;900 Kč;\n',
    ['Kniha 349 CZK ✓', 'Pes 499 CZK', 'Auto 299 CZK'],
  ),
  sheet('sum without words.csv', 'Teekanne;24,90\nWolldecke;59,00\nKerze;17,50\n;101,40\n', [
    'Teekanne 24.9 EUR',
    'Wolldecke 59 EUR',
    'Kerze 17.5 EUR',
  ]),
  sheet('formula.csv', 'Item,Qty,Price\nMug,2,9.90\nBowl,1,12.00\nLamp,1,30\nAll of it,,=SUM(C2:C4)\n', [
    '2 × Mug 9.9 EUR',
    'Bowl 12 EUR',
    'Lamp 30 EUR',
  ]),
  sheet(
    'sum, delivery and what is left.csv',
    'Cosa;Quanti;Costo\nLenzuola;2;45,00\nVaso;1;28,00\nTostapane;1;39,90\nTotale speso;;157,90\nSpedizione;;5,00\nBudget;;300,00\nRimanente;;142,10\n',
    ['2 × Lenzuola 45 EUR', 'Vaso 28 EUR', 'Tostapane 39.9 EUR'],
  ),
  sheet(
    'thing that costs as much as two others is a thing.csv',
    'Item,Price,Shop\nMug,12.90,Ann’s\nPlate,8.49,Ann’s\nBoth of them,21.39,Bob’s\n',
    ['Mug 12.9 EUR (Ann’s)', 'Plate 8.49 EUR (Ann’s)', 'Both of them 21.39 EUR (Bob’s)'],
  ),
  sheet(
    'headings in the first cell.tsv',
    'Produkt\tIlość\tKupione\nPieczywo\t\t\nBułki\t10\ttak\nChleb\t1\t\n\t\t\nNabiał\t\t\nMleko\t2\ttak\nSer\t1\t\n',
    ['10 × Bułki #Pieczywo ✓', 'Chleb #Pieczywo', '2 × Mleko #Nabiał ✓', 'Ser #Nabiał'],
    { kind: 'SHOPPING' },
  ),
  sheet(
    'headings with sums of their own.csv',
    ';Cantidad;Precio\nCarne;;\nChorizo;12;0,80 €\nPollo;2;5,50 €\nSubtotal;;20,60 €\nBebida;;\nCerveza;24;0,65 €\nAgua;8;0,90 €\nSubtotal;;22,80 €\nTotal;;43,40 €\n',
    [
      '12 × Chorizo 0.8 EUR #Carne',
      '2 × Pollo 5.5 EUR #Carne',
      '24 × Cerveza 0.65 EUR #Bebida',
      '8 × Agua 0.9 EUR #Bebida',
    ],
  ),
  sheet(
    'merged cells.csv',
    'カテゴリ,品名,個数\nキッチン,フライパン,1\n,まな板,2\nバス,タオル,5\n,石けん,1\n',
    ['フライパン #キッチン', '2 × まな板 #キッチン', '5 × タオル #バス', '石けん #バス'],
    { kind: 'SHOPPING' },
  ),
  sheet(
    'things of which nothing more is known.csv',
    'Wat;Prijs;Winkel\nFietsbel;12,95;\nBoek;;\nKoptelefoon;79,00;Coolblue\nCadeaubon;;\nSokken;9,99;Hema\nIets lekkers;;\n',
    [
      'Fietsbel 12.95 EUR',
      'Boek',
      'Koptelefoon 79 EUR (Coolblue)',
      'Cadeaubon',
      'Sokken 9.99 EUR (Hema)',
      'Iets lekkers',
    ],
  ),
  sheet('day of buying.csv', 'Articolo;Prezzo;Data acquisto\nLettino;119,00;\nPasseggino;649,00;12/03/2026\n', [
    'Lettino 119 EUR',
    'Passeggino 649 EUR ✓',
  ]),
  sheet(
    'circles and words for done.csv',
    '品名,単価,購入済\n電子レンジ,"12,800",\n炊飯器,"8,980",○\n',
    ['電子レンジ 12800 JPY', '炊飯器 8980 JPY ✓'],
    { currency: 'JPY' },
  ),
  sheet(
    'state in words.csv',
    'Presente,Valor,Situação\nFaqueiro,"R$ 189,90",\nPanelas,"R$ 459,90",comprado\n',
    ['Faqueiro 189.9 BRL', 'Panelas 459.9 BRL ✓'],
    { currency: 'BRL' },
  ),
  sheet(
    'other languages.csv',
    'Ürün,Adet,Fiyat,Alındı\nSüt,2,"32,50",evet\nEkmek,3,"10,00",\nToplam,,"95,00",\n',
    ['2 × Süt 32.5 TRY ✓', '3 × Ekmek 10 TRY'],
    { kind: 'SHOPPING', currency: 'TRY' },
  ),
  sheet(
    'headings in two rows.csv',
    ',Price,Needed,\nBaby item,(USD),(qty),Notes\nSwaddles,29.99,2,3 Pack\nWarmer,39.99,1,\n',
    ['2 × Swaddles 29.99 USD (3 Pack)', 'Warmer 39.99 USD'],
    { currency: 'USD' },
  ),
  sheet(
    'two tables beside each other.csv',
    'Courses;Qté;;Bricolage;Qté\nLait;6;;Vis;50\nBeurre;2;;Chevilles;20\nCafé;3;;;\n',
    [
      '6 × Lait #Courses',
      '2 × Beurre #Courses',
      '3 × Café #Courses',
      '50 × Vis #Bricolage',
      '20 × Chevilles #Bricolage',
    ],
    { kind: 'SHOPPING' },
  ),
  sheet(
    'shops beside links, unit prices beside sums.csv',
    'Keuken,Aantal,Per stuk,Samen,Waar,Adres van de site,Al in huis,Bijzonderheden\nPannenset,1,"€ 79,00","€ 79,00",Blokker,https://shop.example/pannen,ja,graag inductie\nBorden,4,"€ 3,50","€ 14,00",HEMA,https://shop.example/bord,nee,\nMokken,6,"€ 2,25","€ 13,50",HEMA,,nee,liever niet van glas\n\nSlapen,Aantal,Per stuk,Samen,Waar,Adres van de site,Al in huis,Bijzonderheden\nSlaapzak,2,"€ 59,95","€ 119,90",Decathlon,https://shop.example/slaapzak,nee,\nKussen,2,"€ 12,00","€ 24,00",IKEA,,ja,\nBudget,,,"€ 300,00",,,,\nNog over,,,"€ 49,60",,,,\n',
    [
      'Pannenset 79 EUR <https://shop.example/pannen> #Keuken (graag inductie) ✓',
      '4 × Borden 3.5 EUR <https://shop.example/bord> #Keuken',
      '6 × Mokken 2.25 EUR #Keuken (liever niet van glas / HEMA)',
      '2 × Slaapzak 59.95 EUR <https://shop.example/slaapzak> #Slapen',
      '2 × Kussen 12 EUR #Slapen (IKEA) ✓',
    ],
  ),
  sheet(
    'money below words for how much, and who has it.csv',
    'Idée;Combien coûte;Adresse;Pris\nCasque;49,90 €;https://shop.example/casque;\nPeluche;24,00 €;;x\nGants;15,00 €;;\nLivre;22,00 €;;\n',
    ['Casque 49.9 EUR <https://shop.example/casque>', 'Peluche 24 EUR ✓', 'Gants 15 EUR', 'Livre 22 EUR'],
  ),
  sheet(
    'money that is left.csv',
    'Cosa,Cuánto,Tienda web\nVajilla,"120,50 €",https://shop.example/vajilla\nManta,"45,25 €",https://shop.example/manta\nEspejo,"89,90 €",\nPresupuesto,"400,00 €",\nNos falta,"144,35 €",\n',
    [
      'Vajilla 120.5 EUR <https://shop.example/vajilla>',
      'Manta 45.25 EUR <https://shop.example/manta>',
      'Espejo 89.9 EUR',
    ],
  ),
];
