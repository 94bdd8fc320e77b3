import { encoded } from './file-builders.ts';
import type { FileExample } from './file-examples.ts';

const file = (name: string, text: string, read: string[], rest: Partial<FileExample> = {}): FileExample => ({
  file: name,
  bytes: encoded(text),
  read,
  kind: 'SHOPPING',
  ...rest,
});

/** Exports of programs and small tables, each kind in several languages. */
export const EXPORTED_TABLES: readonly FileExample[] = [
  file('zutaten.csv', 'zutat;menge;kosten\nMehl;2.0;1.2\nEier;10.0;0.3\n', ['2 × Mehl 1.2 EUR', '10 × Eier 0.3 EUR']),
  file('courses.csv', 'ingrédient,quantité,coût\nFarine,2.0,1.5\nSel,1.0,0.8\n', ['2 × Farine 1.5 EUR', 'Sel 0.8 EUR']),
  file('zakupy.csv', 'składnik,ilość,cena\nMąka,3.0,4.5\nCukier,1.0,3.9\n', ['3 × Mąka 4.5 EUR', 'Cukier 3.9 EUR']),
  file('Einkauf.csv', 'Zutat,Menge,Einheit,Notiz\nLinsen,0.5,kg,rote\nDosen (groß),4,Packungen,\n', [
    'Linsen [0.5 kg] (rote)',
    'Dosen (groß) [4 Packungen]',
  ]),
  file('boodschappen 2.csv', 'Ingrediënt,Hoeveelheid,Eenheid\nRijst,1.5,kg\nMelk,2,l\n', [
    'Rijst [1.5 kg]',
    'Melk [2 l]',
  ]),
  file('spesa.csv', 'Ingrediente,Quantità,Unità\nPasta,3,pacchi\nOlio,1,l\n', ['Pasta [3 pacchi]', 'Olio [1 l]']),
  file(
    'OutOfMilk_Drinks.csv',
    '"Description","Quantity","Unit","Price","UPC","Has Coupon","Coupon Amount","Note","Category","Done"\n"Cola","6","","1.15","","False","","zero","Drinks","False"\n"Juice","2","L","2.40","","False","","","Drinks","True"\n',
    ['6 × Cola 1.15 EUR #Drinks (zero)', 'Juice [2 L] 2.4 EUR #Drinks ✓'],
  ),
  file(
    'Bezeichnung.csv',
    'Beschreibung;Anzahl;Einzelpreis;Kategorie\nBohrer;2;12,50;Werkzeug\nDübel;50;0,10;Werkzeug\n',
    ['2 × Bohrer 12.5 EUR #Werkzeug', '50 × Dübel 0.1 EUR #Werkzeug'],
  ),
  file('opis.csv', 'Opis,Ilość,Cena,Kategoria\nLampa,1,89.00,Salon\nKoc,2,45.00,Sypialnia\n', [
    'Lampa 89 EUR #Salon',
    '2 × Koc 45 EUR #Sypialnia',
  ]),
  file(
    'trello board.csv',
    'Card Name,Card URL,Card Description,Attachment Count,Attachment Links,Vote Count,Comment Count,List Name\nTorch,https://trello.com/c/x1,,1,https://decathlon.example/torch,0,2,Mia\nKite,https://trello.com/c/x2,,0,,0,0,Ben\n',
    ['Torch <https://decathlon.example/torch> <https://trello.com/c/x1> #Mia', 'Kite <https://trello.com/c/x2> #Ben'],
    { kind: 'WISHLIST' },
  ),
  file(
    'registry wants.csv',
    'Title,Store,Price,Wants,Has,Link\nBibs,Any store,12.00,6,2,https://bibs.example/b\nCot,Mamas,150.00,1,1,\n',
    ['6 × Bibs 12 EUR <https://bibs.example/b>', 'Cot 150 EUR (Mamas) ✓'],
    { kind: 'WISHLIST' },
  ),
  file(
    'Wunschliste Baby.csv',
    'Titel;Preis;Gewünscht;Gekauft\nLätzchen;12,00;6;2\nBett;150,00;1;1\n',
    ['6 × Lätzchen 12 EUR', 'Bett 150 EUR ✓'],
    { kind: 'WISHLIST' },
  ),
  file(
    'enxoval.csv',
    'Título,Preço,Desejados,Comprados\nBabadores,12.00,6,2\nBerço,150.00,1,1\n',
    ['6 × Babadores 12 EUR', 'Berço 150 EUR ✓'],
    { kind: 'WISHLIST' },
  ),
];
