import { describe, expect, test } from 'vitest';
import type { Ways } from '../../../server/shops/lines/line.rules.ts';
import { parseQuickLine, readPastedText } from '../../../server/shops/lines/pasted/read-text.rules.ts';
import { unreadWords } from '../../../server/shops/lines/unread-words.rules.ts';
import { LONGEST_WAIT_MS } from '../../run-limits.ts';

const GIFTS: Ways = { kind: 'WISHLIST', currency: 'EUR' };

describe('words that a reading has nowhere', () => {
  test.for([
    ['- Tea 20 €\n- Cup 30 €\n- Total: 50 €\n  paid by Anna', ['- Total: 50 €', 'paid by Anna']],
    ['milk\neggs', undefined],
    ['2 Stück Seife\nein halbes Pfund Butter\n300gの豚肉', undefined],
    ['Name\tPreis\nLampe\t20 €', undefined],
    ['~~Red~~ Blue scarf\nLamp ~~€20~~ €15', ['Red', '€20']],
    ['Socks, ~~hat~~, mug', undefined],
  ] as const)('are among what is left out: %j', ([text, leftOut]) => {
    expect(readPastedText(text, GIFTS).leftOut).toEqual(leftOut);
  });

  test('are told also where a thing that is taken back is short', () => {
    const messages = ['Anna: Öl', 'Anna: Brot', 'Ben: kein Öl mehr'];
    const chat = messages.map((message, minute) => `12/11/2026, 18:${minute + 10} - ${message}`).join('\n');

    expect(readPastedText(chat, SHOPPING)).toMatchObject({
      lines: [{ name: 'Brot' }],
      leftOut: ['Öl', 'kein Öl mehr'],
    });
  });

  test('are given as a line, or as those beside each other', () => {
    const line = { name: 'Lego', size: '', amount: 1 };
    const rows = ['Kids', 'Lego ask Anna first', '2 Stk Lego', 'A Lego'];

    expect(unreadWords(rows, [line], [])).toEqual(['Kids', 'Anna first']);
    expect(unreadWords(rows, [line], ['kids, and Anna first'])).toEqual([]);
  });
});

describe('a long line that says again and again how many are needed', () => {
  test.for([
    'a need 1 '.repeat(22_000),
    `x\ny\n${'a need 1 '.repeat(22_000)}`,
    'a - 6 pcs '.repeat(19_000),
    `${'a need 1 '.repeat(100)}\n`.repeat(200),
  ])('is read', (text) => {
    expect(readPastedText(text, GIFTS).lines.length).toBeGreaterThan(0);
    expect(parseQuickLine(text, GIFTS).length).toBeGreaterThan(0);
  });
});

describe('the lines on top of a mail', () => {
  test.for([
    ['Da: Gina <gina@example.it>\nA: Ugo <ugo@example.it>', '\n\nSciarpa\nTazza\nLibro'],
    ['From: Susan <susan@example.com>\nTo: Pete <pete@example.com>', '\n\n- gloves\n- a bird feeder\n- puzzle'],
    ['Van: Joris <joris@example.nl>\nAan: Mies <mies@example.nl>', '\n\nsjaal\nwanten\nbeker'],
  ] as const)('are no things, and are named as left out: %j', ([head, list]) => {
    const { lines, leftOut } = readPastedText(head + list, GIFTS);

    expect(lines).toHaveLength(3);
    expect(leftOut).toEqual(expect.arrayContaining(head.split('\n')));
  });

  test('are told from wishes with a colon, which have no sender', () => {
    expect(readPastedText('Lego: castle\nBook: Dune\n\nscarf\nmug', GIFTS).lines).toHaveLength(4);
  });
});

const SHOPPING: Ways = { kind: 'SHOPPING', currency: 'EUR' };

/** The things of a text, each with its category. */
function thingsOf(text: string, ways: Ways): string[] {
  return readPastedText(text, ways).lines.map(({ name, category }) => (category ? `${name} #${category}` : name));
}

describe('a heading that begins with “no”', () => {
  test.for([
    'No rush',
    'Not so urgent',
    'No. 2 wishes',
    'No more than $50',
    'No sugar',
    'No assembly required',
    'No preference on colour',
    'We already have half',
    'We don’t need these yet',
    'Pas urgent',
    'Pas cher',
    'Keine Eile',
    'Nicht so dringend',
    'Nicht teuer',
    'No urgente',
    'No perecederos',
    'Non troppo caro',
    'Niet duur',
    'Já temos metade',
    'Não urgente',
    'Nie za drogie',
    'Inte bråttom',
  ])('keeps the things below it where it says more: %s', (heading) => {
    for (const head of [`${heading}:`, `## ${heading}`])
      expect(thingsOf(`Soon:\ncot\n\n${head}\nlamp\nswing`, GIFTS)).toEqual([
        'cot #Soon',
        `lamp #${heading}`,
        `swing #${heading}`,
      ]);
  });

  test.for([
    'Things I don’t need',
    "Don't buy",
    'We already have',
    'Already have',
    'Please no',
    'No thanks',
    '❌ Don’t need / already have, thanks',
    'Things I don’t need and already have',
    'Dislikes',
    'Bitte nicht schenken',
    'Haben wir schon',
    'Was ich nicht brauche',
    'À éviter',
    'Ce qu’on a déjà',
    'Ya tenemos',
    'No necesito',
    'Da evitare',
    'Abbiamo già',
    'Non ci serve più',
    'Brauchen wir nicht mehr',
    'Hebben we al',
    'Já temos',
    'Mamy już',
    'Har redan',
    'いらないもの',
    'لا أريد',
  ])('leaves them out where it says that nobody should bring them: %s', (heading) => {
    const { lines, leftOut } = readPastedText(`Soon:\ncot\n\n${heading}:\nlamp\nswing`, GIFTS);

    expect(lines.map(({ name }) => name)).toEqual(['cot']);
    expect(leftOut).toEqual(expect.arrayContaining(['lamp', 'swing']));
  });

  test('numbers wishes in English', () => {
    expect(thingsOf('No. 1 wishes:\nbike\nkite\n\nNo. 2 wishes:\nmug', GIFTS)).toEqual([
      'bike #No. 1 wishes',
      'kite #No. 1 wishes',
      'mug #No. 2 wishes',
    ]);
  });
});

describe('lines beside a list whose lines have marks, without one', () => {
  const LIST = '- Lego castle\n- Puzzle\n- Scarf';
  const THINGS = ['Lego castle', 'Puzzle', 'Scarf'];

  test.for([
    'A really good kitchen knife\nNew running shoes',
    'Nintendo Switch Mario Kart',
    'No Time to Die',
    'You and Rex puzzle box',
    'du pain de campagne',
    'Ein richtig gutes Küchenmesser\nNeue Laufschuhe Größe 42',
    'Une bonne poêle en fonte\nDes chaussures de course',
    'Una buena sartén de hierro\nZapatillas nuevas para correr',
    'Een heel goed koksmes\nNieuwe hardloopschoenen maat 42',
    'Ett par riktigt varma vantar i ull',
  ])('are things below it where nothing says that they talk: %s', (below) => {
    expect(thingsOf(`${LIST}\n\n${below}`, GIFTS)).toEqual([...THINGS, ...below.split('\n')]);
  });

  test.for([
    'Mug 12.50',
    '24h Deodorant',
    '16:10 Monitor',
    '24.12.2025 Wein',
    'May 2026 calendar',
    'ISBN 978-3-551-55167-2',
    'Casio 1224 5678',
    'Nous deux album photo',
    'Thank you cards in blue',
    'Nada',
  ])('are things with figures or words that would tell of a day, a number or thanks: %s', (below) => {
    expect(thingsOf(`${LIST}\n\n${below}`, GIFTS)).toEqual([...THINGS, below]);
  });

  test('are things above it', () => {
    const above = ['Something nice for the kitchen', 'A very warm winter coat in blue'];

    expect(thingsOf(`${above.join('\n')}\n\n${LIST}`, GIFTS)).toEqual([...above, ...THINGS]);
    expect(thingsOf('• socks\n• scarf\n• mug\n\nNintendo Switch Mario Kart', GIFTS)).toHaveLength(4);
  });

  test.for([
    'we really love board games\nJen',
    'Saturday 3 pm at our house',
    '12 Oak Street, Springfield',
    'Love from Oliver',
    'No candles please',
    'Our flat is tiny so please don’t go mad. Love, A & B',
    'Wir freuen uns sehr auf euch',
    'Bitte alles mit Namen beschriften',
    'Am Samstag, 6. Juni, 15 Uhr',
    'Nous avons hâte de vous voir !',
    'Nos vemos el sábado 6 de junio, 17:00',
    'Sat Dec 13, 6pm @ the church hall',
    'sobota 6 czerwca, godz. 15:00',
    'zaterdag 6 juni om 14.00',
    'Thanks so much, see you all Saturday x',
    'Muchas gracias a todos, nos vemos pronto',
    'Tel. 0171 2345678',
    'Text me: 555-0134',
  ])('are left out where they say something: %s', (below) => {
    const { lines, leftOut } = readPastedText(`${LIST}\n\n${below}`, GIFTS);

    expect(lines.map(({ name }) => name)).toEqual(THINGS);
    expect(leftOut).toEqual(expect.arrayContaining(below.split('\n')));
  });
});

describe('a block above a list whose lines have marks', () => {
  test.for([
    '2nd Grade Supply List 2025-2026\nMrs. Alvarez - Room 12',
    'Materialliste Klasse 2b\nFrau Weber, Raum 12',
    'POTLUCK SIGN UP!!\nSat Dec 13, 6pm @ the church hall',
  ])('names it, and says whose it is and when: %j', (above) => {
    const { lines, leftOut } = readPastedText(`${above}\n\n- glue\n- scissors\n- folders`, SHOPPING);

    expect(lines.map(({ name }) => name)).toEqual(['glue', 'scissors', 'folders']);
    expect(leftOut).toContain(above.split('\n')[1]);
  });

  test('may have a thing below its name', () => {
    expect(thingsOf('Birthday list\nDr. Martens\n\n- glue\n- scissors\n- folders', GIFTS)).toContain('Dr. Martens');
  });
});

describe('quoted lines in a note with headings', () => {
  test.for([
    ['## Books\n> Dune\n> Emma\n> It\n\nMug', ['Dune #Books', 'Emma #Books', 'It #Books', 'Mug #Books']],
    ['## Libros\n> Nada\n> Rayuela\n\ntaza', ['Nada #Libros', 'Rayuela #Libros', 'taza #Libros']],
    ['## Books\n> He reads at bedtime,\n> so nothing that is scary please.\n\n- Heidi', ['Heidi #Books']],
    ['## Bücher\n> - Momo\n> - Krabat\n\n## Küche\nTasse', ['Momo #Bücher', 'Krabat #Bücher', 'Tasse #Küche']],
    ['## Books\n> She has read all of Jane Austen.\n\n- Dune\n- It', ['Dune #Books', 'It #Books']],
    ['## Livres\n> Elle a déjà lu tout Balzac.\n\n- Dune\n- Emma', ['Dune #Livres', 'Emma #Livres']],
  ] as const)('are things, and left out where they are a remark: %j', ([text, things]) => {
    expect(thingsOf(text, GIFTS)).toEqual(things);
  });
});

describe('a label that may tell of a day or a person', () => {
  test.for([
    ['milk\neggs\nLocal: honey\nbread', 'Local: honey'],
    ['Date: 1 box\nmilk\neggs', 'Date'],
    ['Time: thyme\nmilk\neggs', 'Time: thyme'],
    ['Ort: Käse\nMilch\nEier', 'Ort: Käse'],
    ['Tema: velas\nLocal: mel\nleite\novos', 'Local: mel'],
    ['Data: datteri\nlatte\nuova', 'Data: datteri'],
  ] as const)('stands before a thing on a list to buy: %j', ([text, thing]) => {
    expect(thingsOf(text, SHOPPING)).toContain(thing);
    expect(thingsOf(text, SHOPPING)).toHaveLength(text.split('\n').length);
  });

  test.for([
    'Favourite book: Dune\nscarf\nmug',
    'Theme: Frozen\nscarf\nmug\nLego',
    'Lieblingsbuch: Momo\nSchal\nTasse',
    'Favourite book: Dune\nFavourite film: Alien\nscarf\nmug',
  ])('stands before a wish: %j', (text) => {
    expect(thingsOf(text, GIFTS)).toEqual(text.split('\n'));
  });

  test.for([
    'Date: 12 May, 3 pm\nWhere: Village hall\nTheme: pirates',
    'Likes: dinosaurs\nFavourite colour: blue\nAllergies: nuts',
    'Wann: Samstag, 15 Uhr\nWo: bei Oma',
    'Quand : le 12 mai à 15h\nLieu : salle des fêtes',
    'Local: Rua Azul, 9\nPix: lia@example.com',
    'Cuándo: sábado 6 de junio\nLugar: la casa de Ana',
  ])('is left out with what it says in a row of facts: %j', (facts) => {
    const { lines, leftOut } = readPastedText(`${facts}\n\nscarf\nmug\nLego`, GIFTS);

    expect(lines.map(({ name }) => name)).toEqual(['scarf', 'mug', 'Lego']);
    expect(leftOut).toEqual(expect.arrayContaining(facts.split('\n')));
  });
});

test('thousands of facts in a row are read as fast as they are many', { timeout: LONGEST_WAIT_MS * 3 }, () => {
  const facts = Array.from({ length: 2_500 }, (_, index) => `Time: ${(index % 11) + 1} pm`);
  const before = performance.now();

  const { lines, leftOut } = readPastedText([...facts, '', ...facts.map(() => 'Lego')].join('\n'), GIFTS);

  expect(performance.now() - before).toBeLessThan(LONGEST_WAIT_MS);
  expect(lines.map(({ name }) => name)).not.toContain('Time');
  expect(leftOut?.slice(0, 2_500)).toEqual(facts);
});

describe('names of people between lines', () => {
  test.for([
    ['Emma\nPride and Prejudice\nRebecca\nJane Eyre', ['Emma', 'Pride and Prejudice', 'Rebecca', 'Jane Eyre']],
    ['Oliver\nDombey und Sohn\nMomo\nJim Knopf', ['Oliver', 'Dombey und Sohn', 'Momo', 'Jim Knopf']],
    ['Emma\npuzzle\nkite\nBen\nlego', ['puzzle #Emma', 'kite #Emma', 'lego #Ben']],
    ['Mum\nScarf\nTea\nBen\nLego', ['Scarf #Mum', 'Tea #Mum', 'Lego #Ben']],
    ['Tom\nkite\nLego set\nAnna\npaint box', ['kite #Tom', 'Lego set #Tom', 'paint box #Anna']],
    ['Carmen\nLa Traviata\nTosca\nAida', ['Carmen', 'La Traviata', 'Tosca', 'Aida']],
    ['Oma\nSchal\nLena\nPuppe', ['Schal #Oma', 'Puppe #Lena']],
  ] as const)('may be books, unless more tells that they wish for something: %j', ([text, things]) => {
    expect(thingsOf(text, GIFTS)).toEqual(things);
  });
});
