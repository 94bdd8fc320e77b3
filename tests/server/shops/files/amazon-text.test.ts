import { expect, test } from 'vitest';
import { readFile } from '../../../../server/shops/imports/read-file.rules.ts';

const GERMAN = `Zum Hauptinhalt wechseln
Hallo, Katrin
Warenrücksendungen
und Bestellungen
2
Einkaufswagen
Wunschzettel
Filtern und Sortieren
LEGO Icons Orchidee, künstliche Pflanze
LEGO Icons Orchidee, künstliche Pflanze
4,9 von 5 Sternen 12.843
34,99 €
UVP: 49,99 €
Artikel hinzugefügt am 3. Oktober 2026
In den Einkaufswagen
Kommentar, Menge und Priorität hinzufügen
Akkuschrauber (inkl. 2x 2,0 Ah Akku)
Akkuschrauber (inkl. 2x 2,0 Ah Akku)
4,7 von 5 Sternen 9.761
1.119,00 €
Artikel hinzugefügt am 4. August 2026
In den Einkaufswagen
Für den Urlaub
Priorität: Hoch
Bedarf: 2
Erhalten: 1
Kommentar, Menge und Priorität bearbeiten
Kerze Zimt & Orange
Kerze Zimt & Orange
9,95 € (9,95 € / stück)
Artikel hinzugefügt am 11. Juli 2026
In den Einkaufswagen
Bitte nicht die kleine!
Priorität: Niedrig
Bedarf: 4
Erhalten: 0
Kommentar, Menge und Priorität bearbeiten
Spende an das Tierheim
Spende an das Tierheim
Idee
Artikel hinzugefügt am 9. Juli 2026
Suche nach
Kommentar, Menge und Priorität hinzufügen
Ende der Liste
Inspiriert von deiner Wunschliste
LEGO Icons Wildblumenstrauß
41,99 €`;

const ENGLISH = `Hello, Jo
Returns
& Orders
3
Cart
Wedding wishes
Drill GSR 12V
4.7 out of 5 stars 9,761
$1,119.00
Item added August 4, 2026
Add to Cart
for the holiday trip
Priority: Highest
Needs: 2
Has: 1
Edit comment, quantity & priority
Warm socks
by Falke (Apparel)
4.1 out of 5 stars 77
$12.99
Item added August 1, 2026
Add to Cart
not the small ones
Needs: 4
Has: 0
Edit comment, quantity & priority
Any tea
Item added July 30, 2026
Add comment, quantity & priority
End of List`;

const COLUMNS = ['name', 'amount', 'bought', 'price', 'notes', 'mostWanted'] as const;

async function wishesIn(text: string): Promise<Partial<Record<string, string>>[]> {
  const bytes = new TextEncoder().encode(text);
  const { format, lists } = await readFile({ name: '', bytes }, { kind: 'WISHLIST', currency: 'EUR', language: 'de' });
  expect(format).toBe('AMAZON');
  const table = lists[0]?.table;
  const cellOf = (row: readonly string[], column: (typeof COLUMNS)[number]) =>
    row[table?.columns.indexOf(column) ?? -1] ?? '';
  const said = (row: readonly string[]) => COLUMNS.map((column) => [column, cellOf(row, column)] as const);
  return (table?.rows ?? []).map((row) => Object.fromEntries(said(row).filter(([, cell]) => cell !== '')));
}

const orchid = { name: 'LEGO Icons Orchidee, künstliche Pflanze', price: '34.99 EUR' };
const drill = {
  name: 'Akkuschrauber (inkl. 2x 2,0 Ah Akku)',
  amount: '2',
  bought: '1',
  price: '1119 EUR',
  notes: 'Für den Urlaub',
  mostWanted: 'x',
};
const candle = { name: 'Kerze Zimt & Orange', amount: '4', price: '9.95 EUR', notes: 'Bitte nicht die kleine!' };
const idea = { name: 'Spende an das Tierheim' };

test('a copied wish list of Amazon begins below its menu, and what stands below the buttons of a wish is said of it', async () => {
  expect(await wishesIn(GERMAN)).toEqual([orchid, drill, candle, idea]);
});

test('so does one without pictures, whose names stand once', async () => {
  const lines = GERMAN.split('\n');
  const once = lines.filter((line, index) => line !== lines[index - 1]).join('\n');

  expect(await wishesIn(once)).toEqual([orchid, drill, candle, { name: idea.name }]);
});

test('in English, a comment is no wish, and does not swallow the next one', async () => {
  expect(await wishesIn(ENGLISH)).toEqual([
    {
      name: 'Drill GSR 12V',
      amount: '2',
      bought: '1',
      price: '1119 USD',
      notes: 'for the holiday trip',
      mostWanted: 'x',
    },
    { name: 'Warm socks', amount: '4', price: '12.99 USD', notes: 'not the small ones' },
    { name: 'Any tea' },
  ]);
});

test('a megabyte of words above the first wish hides none', async () => {
  const menu = 'Menu\nx\n'.repeat(140_000);

  expect(await wishesIn(`${menu}${ENGLISH}`)).toHaveLength(3);
});
