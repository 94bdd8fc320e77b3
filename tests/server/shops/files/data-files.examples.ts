import { encoded } from './file-builders.ts';
import type { FileExample } from './file-examples.ts';

const file = (name: string, text: string, read: string[], rest: Partial<FileExample> = {}): FileExample => ({
  file: name,
  bytes: encoded(text),
  read,
  kind: 'SHOPPING',
  ...rest,
});

/** Data and outlines of programs that no reader knows by name. */
export const DATA_FILES: readonly FileExample[] = [
  file(
    'tasks.json',
    JSON.stringify({
      kind: 'lists',
      items: [
        {
          id: 'a',
          title: 'Workshop',
          items: [
            { title: 'Sandpaper', status: 'needsAction' },
            { title: 'Wood glue', status: 'completed', notes: 'quick' },
          ],
        },
        { id: 'b', title: 'Market', items: [{ title: 'Leeks', status: 'needsAction' }] },
      ],
    }),
    ['Sandpaper #Workshop', 'Wood glue [quick] #Workshop ✓', 'Leeks #Market'],
  ),
  file(
    'backup.json',
    JSON.stringify({
      data: {
        lists: [{ id: 7, title: 'Market', type: 'list' }],
        tasks: [
          { id: 1, list_id: 7, title: 'Rye bread (2)', completed: false, type: 'task' },
          { id: 2, list_id: 7, title: 'Plums', completed: true, type: 'task' },
        ],
        notes: [{ id: 9, task_id: 2, content: 'the small ones', type: 'note' }],
      },
    }),
    ['2 × Rye bread', 'Plums [the small ones] ✓'],
  ),
  file(
    'outline.opml',
    '<?xml version="1.0"?>\n<opml version="2.0"><head><title>Einkauf</title></head><body><outline text="Obst"><outline text="Birnen"/><outline text="Kiwis" _complete="true"/></outline></body></opml>',
    ['Birnen #Obst', 'Kiwis #Obst ✓'],
  ),
  file(
    'tasks.csv',
    '"Date: 2026-01-02"\n"Version: 7"\n"Folder Name","List Name","Title","Content","Status"\n"","Shop","Cloves","whole","0"\n"","Shop","Thyme","","2"\n',
    ['Cloves #Shop (whole)', 'Thyme #Shop ✓'],
  ),
  file(
    'books.csv',
    'Id,Title,My Rating,Average Rating,Read Count\n4,Tall Trees,0,4.20,0\n9,Deep Lakes,0,3.95,0\n',
    ['Tall Trees', 'Deep Lakes'],
    { kind: 'WISHLIST' },
  ),
  file(
    'furniture.csv',
    'Name,Price\nStool,"12,50"\nShelf,89\nBed,"1.299,00 EUR"\n',
    ['Stool 12.5 EUR', 'Shelf 89 EUR', 'Bed 1299 EUR'],
    { currency: 'GBP', kind: 'WISHLIST' },
  ),
  file(
    'mixed.csv',
    'Name;Preis\nStuhl;12,50 €\nRegal;89\nBett;$20\nTisch;30 €\n',
    ['Stuhl 12.5 EUR', 'Regal 89 EUR', 'Bett 20 USD', 'Tisch 30 EUR'],
    { currency: 'GBP', kind: 'WISHLIST' },
  ),
  file(
    'plain.csv',
    'Name;Menge;Preis\nBecher;zwei;12,50\nKrug;a dozen;4\nTopf;1;8\n',
    ['2 × Becher 12.5 GBP', '12 × Krug 4 GBP', 'Topf 8 GBP'],
    { currency: 'GBP', kind: 'WISHLIST' },
  ),
  file(
    'list.html',
    '<!DOCTYPE html><html><head><title>Desideri</title></head><body><ul><li>Vaso – <b>12,50 €</b> <a href="https://v.example/1">vedi</a></li><li>Cornice</li></ul></body></html>',
    ['Vaso 12.5 EUR <https://v.example/1>', 'Cornice'],
    { kind: 'WISHLIST' },
  ),
];
