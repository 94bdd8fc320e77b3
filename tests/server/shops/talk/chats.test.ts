import { describe, expect, test } from 'vitest';
import { readPastedText } from '../../../../server/shops/lines/pasted/read-text.rules.ts';
import { readingOf } from './reading.ts';

const said = (...messages: readonly string[]) =>
  messages.map((message, minute) => `[24/11/2026, 18:${String(minute).padStart(2, '0')}:00] ${message}`).join('\n');

describe('a message that corrects one before it', () => {
  test.for([
    ['its number alone', ['Sal: milk', 'Sal: 6 eggs', 'Sal: make that 12'], ['milk', '12 × eggs']],
    ['with the thing', ['Sal: 2 naan', 'Sal: rice', 'Sal: actually 3 naan'], ['3 × naan', 'rice']],
    ['with a star', ['Sal: rice', 'Sal: 4 limes', 'Sal: 6*'], ['rice', '6 × limes']],
    ['a slip of the finger', ['Sal: rice', 'Sal: brocoli', 'Sal: *broccoli'], ['rice', 'broccoli']],
    ['in other words', ['Ana: pan', 'Ana: 2 tomates', 'Ana: mejor 3'], ['pan', '3 × tomates']],
    ['and takes it back', ['Sal: ice', 'Sal: rice', 'Sal: no need for ice'], ['rice']],
    ['and nothing before it is meant', ['Sal: rice', 'Sal: actually brown bread'], ['rice', 'brown bread']],
    ['where the thing has other numbers', ['Sal: foil 30 cm x 10 m', 'Sal: make that 2'], ['foil 30 cm x 10 m']],
  ] as const)('changes it: %s', ([, messages, read]) => {
    expect(readingOf(said(...messages))).toEqual(read);
  });
});

describe('what others say of a thing that somebody named', () => {
  test.for([
    ['who takes it', 'i can get the rice cooker', 'rice cooker ← Jules'],
    ['that there is none', "there's no rice cooker here", 'rice cooker'],
    ['that they have it', 'a rice cooker i still have at home', 'rice cooker'],
  ] as const)('is no other thing: %s', ([, message, thing]) => {
    const messages = ['Mira: a rice cooker', 'Mira: 2 lamps', `Jules: ${message}`];
    expect(readingOf(said(...messages), 'WISHLIST')).toEqual([thing, '2 × lamps']);
  });

  test('is one where it names another kind of it', () => {
    expect(readingOf(said('Ana: milk', 'Ana: rice', 'Ben: oat milk for Tom'))).toEqual([
      'milk',
      'rice',
      'oat milk for Tom',
    ]);
  });
});

describe('an answer', () => {
  test.for([
    ['which ones', ['Sal: bin bags', 'Ben: which ones?', 'Sal: the big black ones'], ['bin bags (the big black ones)']],
    ['how many', ['Sal: Brezeln', 'Ben: wie viele?', 'Sal: 5'], ['5 × Brezeln']],
    [
      'in pieces of a thing',
      ['Sal: paint', 'Ben: white paint too?', 'Sal: yes 10 litres'],
      ['paint', 'white paint [10 litres]'],
    ],
    [
      'to a question for no thing',
      ['Sal: rice', 'Ben: did you call them?', 'Sal: yes, they had a table for nine'],
      ['rice'],
    ],
    ['no', ['Sal: rice', 'Ben: beans too?', 'Sal: no thanks'], ['rice']],
  ] as const)('says more of the thing before, and names none: %s', ([, messages, read]) => {
    expect(readingOf(said(...messages))).toEqual(read);
  });
});

test('a question opens a chat, also behind another message of who goes shopping', () => {
  const chat = said(
    'Pai: Tô indo no mercado',
    'Pai: precisa de algo?',
    'Vó: Arroz',
    'Vó: 2 sabonetes',
    'Pai: já tô no caixa',
  );

  expect(readingOf(chat)).toEqual(['Arroz', '2 × sabonetes']);
});

test('a sum of talk, an enumeration in a sentence, and what was bought or is there already', () => {
  const chat = said(
    'Rui: amanhã cedo vou no mercado, me falem o que precisa',
    'Lia: já anotei: arroz 5kg, feijão 2 kg, café 2 pacotes e leite 6 caixas',
    'Bia: Traz pra mim 1 dúzia de ovos, 1 kg de cebola e alface',
    'Lia: tira o feijão',
    'Bia: já comprei o arroz',
    'Lia: bota 2 kg de cebola',
    'Bia: café tem, não precisa',
    'Lia: pilhas AA',
    'Bia: quantas?',
    'Lia: faz 12 então',
  );

  expect(readingOf(chat)).toEqual([
    '✓ arroz [5kg]',
    'leite [6 caixas]',
    'ovos [1 dúzia]',
    'cebola [2 kg]',
    'alface',
    '12 × pilhas AA',
  ]);
});

test('words around a thing stay out of its name', () => {
  const chat = said(
    'Eva: Salat auch bitte',
    'Eva: ok fine. a phone stand',
    'Eva: or wool socks',
    'Eva: no! a big plant would be amazing',
    'Eva: Et pour Hugo des Kapla',
    'Eva: Küchentücher sind leer',
    'Eva: doormat (edited)',
  );

  expect(readingOf(chat, 'WISHLIST')).toEqual([
    'Salat',
    'phone stand',
    'wool socks',
    'big plant',
    'Kapla',
    'Küchentücher',
    'doormat',
  ]);
});

describe('messages as programs copy them', () => {
  test.for([
    [
      'Telegram, with whom it answers',
      'Ida, [22 Nov 2026 at 19:40:02]:\nrice\n\nDev, [22 Nov 2026 at 19:45:33]:\n[In reply to Ida]\nbeans',
      ['rice', 'beans'],
    ],
    [
      'Slack, with the time below the name',
      'Giulia Ferri\n  10:02 AM\nper venerdì cosa manca?\nPaolo\n  10:05 AM\nbicchieri\ntovaglioli',
      ['bicchieri', 'tovaglioli'],
    ],
    [
      'Signal, with no name above one’s own messages',
      'Mo., 23. Nov.\nPapa\nBin im Baumarkt, brauchst du was?\n17:02\nJa! Dübel\n17:03\nPapa\n👍\n17:06\nund Klebeband\n17:07',
      ['Dübel', 'Klebeband'],
    ],
    [
      'a phone, with hearts on messages',
      'Today 5:14 PM\nCan you stop at the shop?\nSure what do we need\nChicken, broccoli and rice\nLoved “Chicken, broccoli and rice”\nDelivered',
      ['Chicken', 'broccoli', 'rice'],
    ],
    [
      'Messenger, below the name of the group and who is in it',
      'Potluck\nMom, Kate and you\nYesterday 7:41 PM\nKate\nbirthday is on Sunday, any ideas?\nMom\nwallet\nMom\nbird feeder\nKate\nmittens\nYou\nslippers\nSeen by everyone',
      ['wallet', 'bird feeder', 'mittens', 'slippers'],
    ],
  ] as const)('name nothing but the things: %s', ([, text, read]) => {
    expect(readingOf(text)).toEqual(read);
  });
});

test('a line without a box among lines that have one heads those below it, or is a remark', () => {
  const note =
    'Lijst\n\nFenna (9)\n- [ ] stiften\n- [ ] boek\n- [x] kaarten\nbudget is 50 per kind\n\nTeun (bijna 3)\n- [ ] puzzel\n- [ ] fiets';
  const { lines, leftOut } = readPastedText(note, { kind: 'WISHLIST', currency: 'EUR' });

  expect(lines.map(({ name, category }) => [name, category])).toEqual([
    ['stiften', 'Fenna (9)'],
    ['boek', 'Fenna (9)'],
    ['kaarten', 'Fenna (9)'],
    ['puzzel', 'Teun (bijna 3)'],
    ['fiets', 'Teun (bijna 3)'],
  ]);
  expect(leftOut).toContain('budget is 50 per kind');
});

describe('a message that names things stays', () => {
  test.for([
    ['behind a yes', ['Tom: Shall I go shopping?', 'Ann: Yes, milk and bread please'], ['milk and bread']],
    ['behind a German yes', ['Tom: Bin im Laden, noch was?', 'Ann: Ja, Milch und Brot'], ['Milch und Brot']],
    [
      'where one of them was named before',
      ['Tom: Butter', 'Ann: Ich brauche noch Butter, Mehl und Eier'],
      ['Butter', 'Mehl', 'Eier'],
    ],
    ['with dots between them', ['Tom: Milk. Bread. Eggs', 'Ann: rice'], ['Milk. Bread. Eggs', 'rice']],
    ['with a dot at its end', ['Tom: A lamp for the desk.', 'Ann: rice'], ['lamp for the desk', 'rice']],
    [
      'called by a brand that is a word for taking back',
      ['Tom: Skip detergente líquido', 'Ann: Quita manchas', 'Ann: rice'],
      ['Skip detergente líquido', 'Quita manchas', 'rice'],
    ],
  ] as const)('%s', ([, messages, read]) => {
    const things = readingOf(said(...messages)).join(' + ');
    for (const thing of read) expect(things).toContain(thing);
  });

  test('in a plain list in which one name repeats another in quotes', () => {
    expect(readingOf('Frozen\nMug “Frozen”\nI Am Legend\nLego', 'WISHLIST')).toEqual([
      'Frozen',
      'Mug “Frozen”',
      'I Am Legend',
      'Lego',
    ]);
  });
});

test.for(['3 x 4 € ', '1. ', 'a, ', 'who? '])(
  'a message as long as a book, of %j alone, is left out whole, and the others are read',
  (unit) => {
    const book = unit.repeat(150_000 / unit.length).trim();

    const { lines, leftOut } = readPastedText(said('Sal: milk', `Ben: ${book}`, 'Sal: bread'), {
      kind: 'SHOPPING',
      currency: 'EUR',
    });

    expect(lines.map(({ name }) => name)).toEqual(['milk', 'bread']);
    expect(leftOut?.join(' ').length).toBeGreaterThanOrEqual(book.length);
  },
);
