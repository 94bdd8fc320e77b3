import { anArchive, encoded } from './file-builders.ts';
import type { FileExample } from './file-examples.ts';

const file = (name: string, text: string, read: string | string[], rest: Partial<FileExample> = {}): FileExample => ({
  file: name,
  bytes: encoded(text),
  read: [read].flat(),
  ...rest,
});
const shopping = { kind: 'SHOPPING' } as const;

const keep = (title: string, listContent: [string, boolean][], rest: object = {}) =>
  JSON.stringify({
    color: 'DEFAULT',
    isTrashed: false,
    isPinned: false,
    isArchived: false,
    title,
    userEditedTimestampUsec: 1_700_000_000_000_000,
    ...(listContent.length > 0 && { listContent: listContent.map(([text, isChecked]) => ({ text, isChecked })) }),
    ...rest,
  });

const keepPage = (title: string, items: [string, boolean][]) => `<?xml version="1.0" ?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="UTF-8" /><title>${title}</title><style>.note { color: red }</style></head>
<body><div class="note"><div class="heading"><div class="meta-icons"></div>Nov 5, 2024, 9:14:02 PM</div>
<div class="title">${title}</div><div class="content"><ul class="list">${items
  .map(
    ([text, isChecked]) =>
      `<li class="listitem${isChecked ? ' checked' : ''}"><span class="bullet">${isChecked ? '&#9745;' : '&#9744;'}</span>\n<span class="text">${text}</span>\n</li>`,
  )
  .join('')}</ul></div></div></body></html>`;

const todoist =
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT\r\n';

/** Files as programs write them, from the descriptions of their formats, with invented content. */
export const PROGRAM_FILES: readonly FileExample[] = [
  file(
    'Groceries.json',
    keep('Groceries', [
      ['2 milk', false],
      ['Bread', true],
      ['500 g flour', false],
    ]),
    ['2 × milk', 'Bread ✓', 'flour [500 g]'],
    shopping,
  ),
  file('Wünsche.json', keep('Wünsche', [], { textContent: 'Buch\nLampe https://laden.example/l\n\nTasse 12,50 €' }), [
    'Buch',
    'Lampe <https://laden.example/l>',
    'Tasse 12.5 EUR',
  ]),
  file(
    'Einkauf.html',
    keepPage('Einkauf', [
      ['Milch', false],
      ['Brot &amp; Butter', true],
    ]),
    ['Milch', 'Brot & Butter ✓'],
    shopping,
  ),
  file(
    '買い物.html',
    keepPage('買い物', [
      ['牛乳 2本', false],
      ['パン', true],
    ]),
    ['牛乳 [2 本]', 'パン ✓'],
    shopping,
  ),
  {
    file: 'takeout-20241105T201500Z-001.zip',
    bytes: anArchive({
      'Takeout/Keep/Groceries.json': keep('Groceries', [
        ['Milk', false],
        ['Eggs', true],
      ]),
      'Takeout/Keep/Groceries.html': keepPage('Groceries', [
        ['Milk', false],
        ['Eggs', true],
      ]),
      'Takeout/Keep/Gifts.json': keep('Gifts', [['Mug', false]]),
      'Takeout/Keep/Old.json': keep('Old', [['Secret', false]], { isTrashed: true }),
      'Takeout/Keep/photo.jpg': new Uint8Array(2_000),
      'Takeout/Keep/Labels.txt': 'home',
      'Takeout/archive_browser.html': '<html><body><h1>Your archive</h1></body></html>',
    }),
    read: ['Milk', 'Eggs ✓', '— Gifts', 'Mug'],
    ...shopping,
  },
  file(
    'Party.csv',
    `${todoist}meta,view_style=list,,,,,,,,,,\r\n,,,,,,,,,,,\r\ntask,2 x lemonade,the cold one,4,1,Ann (1),,,en,Europe/Berlin,,\r\nsection,Bakery,,,,,,,,,,\r\ntask,[Cake](https://bakery.example/cake),,1,1,Ann (1),,,en,Europe/Berlin,,\r\nnote,with candles,,,,Ann (1),,,,,,\r\n`,
    ['2 × lemonade (the cold one)', 'Cake <https://bakery.example/cake> #Bakery (with candles)'],
    shopping,
  ),
  file(
    'Zakupy.csv',
    `\uFEFF${todoist}section,Nabiał,,,,,,,,,,\ntask,mleko,,4,1,,,,pl,,,\ntask,"ser, żółty",,4,2,,,,pl,,,\n`,
    ['mleko #Nabiał', 'ser, żółty #Nabiał'],
    shopping,
  ),
  {
    file: 'todoist-backup.zip',
    bytes: anArchive({
      'Inbox [2200123456].csv': `${todoist}task,Call Bo,,4,1,,,,en,,,\n`,
      'Gifts [2200123457].csv': `${todoist}task,Kite,,4,1,,,,en,,,\n`,
    }),
    read: ['Call Bo', '— Gifts', 'Kite'],
  },
  file(
    'board.json',
    JSON.stringify({
      id: 'b1',
      name: 'Move',
      lists: [
        { id: 'l1', name: 'Kitchen', closed: false },
        { id: 'l2', name: 'Old', closed: true },
      ],
      cards: [
        {
          id: 'c1',
          name: 'Kettle',
          desc: 'red',
          idList: 'l1',
          closed: false,
          dueComplete: false,
          attachments: [{ url: 'https://shop.example/kettle' }],
        },
        { id: 'c2', name: 'Cups', desc: '', idList: 'l1', closed: false, dueComplete: true, attachments: [] },
        { id: 'c3', name: 'Gone', desc: '', idList: 'l1', closed: true, attachments: [] },
        { id: 'c4', name: 'Elsewhere', desc: '', idList: 'l2', closed: false },
        { id: 'c5', name: 'Baking', desc: '', idList: 'l1', closed: false, attachments: [] },
      ],
      checklists: [
        {
          id: 'k1',
          idCard: 'c5',
          name: 'Checklist',
          checkItems: [
            { name: '3 bowls', state: 'incomplete' },
            { name: 'Whisk', state: 'complete' },
          ],
        },
      ],
    }),
    ['Kettle <https://shop.example/kettle> #Kitchen (red)', 'Cups #Kitchen ✓', '3 × bowls #Baking', 'Whisk #Baking ✓'],
    shopping,
  ),
  file(
    'tasks.json',
    JSON.stringify([
      {
        displayName: 'Courses',
        tasks: [
          { title: 'Lait', status: 'notStarted', body: { content: 'entier', contentType: 'text' } },
          { title: 'Pain', status: 'completed' },
        ],
      },
      { displayName: 'Cadeaux', tasks: [{ title: 'Livre', status: 'inProgress' }] },
    ]),
    ['Lait (entier)', 'Pain ✓', '— Cadeaux', 'Livre'],
    shopping,
  ),
  file(
    'To Do.json',
    JSON.stringify({
      value: [{ title: 'Melk', status: 'notStarted', checklistItems: [{ displayName: 'halfvol', isChecked: true }] }],
    }),
    'Melk (☑ halfvol)',
    shopping,
  ),
  file(
    'outlook.csv',
    'Subject,Start Date,Due Date,Reminder On/Off,% Complete,Notes,Status\r\nMilk,,,False,0%,,Not Started\r\nBread,,,False,100%,rye,Completed\r\n',
    ['Milk', 'Bread (rye) ✓'],
    shopping,
  ),
  file(
    'bring.json',
    JSON.stringify({
      uuid: 'x',
      status: 'REGISTERED',
      purchase: [
        { specification: '1 l', name: 'Milch' },
        { specification: '', name: 'Eier' },
      ],
      recently: [{ specification: '', name: 'Brot' }],
    }),
    ['Milch [1 l]', 'Eier', 'Brot ✓'],
    shopping,
  ),
  file(
    'reminders.ics',
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:Groceries\r\nBEGIN:VTODO\r\nSUMMARY:Milk\\, fresh\r\nDESCRIPTION:two\r\n  bottles\r\nEND:VTODO\r\nBEGIN:VTODO\r\nSUMMARY:Bread\r\nSTATUS:COMPLETED\r\nEND:VTODO\r\nEND:VCALENDAR\r\n',
    ['Milk, fresh (two bottles)', 'Bread ✓'],
    shopping,
  ),
  file(
    'Kindlist.json',
    JSON.stringify({
      kindlist: 1,
      list: { name: 'Birthday', description: '', listType: 'WISHLIST', eventType: null, eventDate: null },
      items: [
        {
          title: '2 milk',
          quantityDesired: 3,
          description: 'a',
          notes: 'b',
          category: 'C',
          price: 12.5,
          currency: 'GBP',
          primaryUrl: 'https://shop.example/1',
          secondaryUrl: null,
          imageUrl: null,
          quantityBought: 3,
        },
      ],
    }),
    '3 × 2 milk [a] 12.5 GBP <https://shop.example/1> #C (b) ✓',
  ),
  file(
    '0001 Birthday.json',
    JSON.stringify({
      id: 'x',
      name: 'Birthday',
      description: '',
      listType: 'REGISTRY',
      eventType: 'Wedding',
      eventDate: '2027-05-01',
      shareLink: 'https://kindlist.example/shared/x',
      items: [
        {
          id: 'i',
          title: 'Mug',
          quantityDesired: 2,
          price: null,
          currency: 'USD',
          isArchived: false,
          quantityPurchased: 1,
          primaryUrl: null,
        },
        { id: 'j', title: 'Old', isArchived: true },
      ],
    }),
    '2 × Mug',
  ),
  file(
    'rows.json',
    JSON.stringify({
      items: [
        { id: 1, name: 'Mug', url: 'https://shop.example/1', price: 12.5 },
        { id: 2, name: 'Bowl', url: null, price: null },
      ],
    }),
    ['Mug 12.5 EUR <https://shop.example/1>', 'Bowl'],
  ),
  file(
    '_chat.txt',
    '[12.03.24, 18:22:01] Anna: Milch\r\n[12.03.24, 18:23:10] Ben: 2 Brote\r\n[12.03.24, 18:24:00] Anna: \u200eBild weggelassen\r\n',
    ['Milch', '2 × Brote'],
    shopping,
  ),
  {
    file: 'WhatsApp Chat - Family.zip',
    bytes: anArchive({ '_chat.txt': '[3/12/24, 6:22:01 PM] Anna: Milk\n[3/12/24, 6:23:01 PM] Ben: Bread' }),
    read: ['Milk', 'Bread'],
    ...shopping,
  },
  file('notes.md', '# Camping\n\n- [ ] Tent\n- [x] Rope\n- [Lamp](https://shop.example/lamp)\n', [
    'Tent',
    'Rope ✓',
    'Lamp <https://shop.example/lamp>',
  ]),
  file('note.txt', 'Weihnachten\n• Schal\n• Mütze 15 €\n', ['Schal', 'Mütze 15 EUR'], {
    encoding: 'windows-1252',
  }),
  file(
    'apple note.html',
    '<html><head><title>Gifts</title></head><body><div><b>Gifts for Ann</b></div><ul class="dashed"><li>Scarf</li><li>Book <a href="https://shop.example/b">here</a></li></ul></body></html>',
    ['Gifts for Ann', 'Scarf', 'Book <https://shop.example/b>'],
  ),
  file(
    'checklist.html',
    '<!DOCTYPE html><html><body><h2>Dairy</h2><ul><li><input type="checkbox" checked> Milk</li><li><input type="checkbox"> Butter</li></ul></body></html>',
    ['Milk #Dairy ✓', 'Butter #Dairy'],
    shopping,
  ),
  file(
    'table.html',
    '<table><tr><th>Gift</th><th>Price</th></tr><tr><td>Mug</td><td>$12.00</td></tr></table>',
    'Mug 12 USD',
  ),
  file('liste.txt', '牛乳\nパン 2個\n卵', ['牛乳', '2 × パン', '卵'], { encoding: 'shift_jis', ...shopping }),
  file(
    'anylist email.txt',
    'Groceries\n\nDairy:\n- Milk (2)\n- Butter\n\nBakery:\n- Bread\n',
    ['2 × Milk #Dairy', 'Butter #Dairy', 'Bread #Bakery'],
    shopping,
  ),
];
