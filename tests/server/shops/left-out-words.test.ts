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
