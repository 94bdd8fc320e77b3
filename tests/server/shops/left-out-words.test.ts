import { describe, expect, test } from 'vitest';
import type { Ways } from '../../../server/shops/lines/line.rules.ts';
import { parseQuickLine, readPastedText } from '../../../server/shops/lines/pasted/read-text.rules.ts';
import { unreadWords } from '../../../server/shops/lines/unread-words.rules.ts';

const GIFTS: Ways = { kind: 'WISHLIST', currency: 'EUR' };

describe('words that a reading has nowhere', () => {
  test.for([
    ['- Tea 20 €\n- Cup 30 €\n- Total: 50 €\n  paid by Anna', ['- Total: 50 €', 'paid by Anna']],
    ['milk\neggs', undefined],
    ['2 Stück Seife\nein halbes Pfund Butter\n300gの豚肉', undefined],
    ['Name\tPreis\nLampe\t20 €', undefined],
  ] as const)('are among what is left out: %j', ([text, leftOut]) => {
    expect(readPastedText(text, GIFTS).leftOut).toEqual(leftOut);
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
