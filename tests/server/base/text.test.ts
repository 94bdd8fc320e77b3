import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '../../../server/base/text/text.rules.ts';
import { expectGrowth } from '../growth.ts';

/** The pieces that active content is put together from, and halves of them. */
const PIECES = [
  ...[
    '<script',
    '<SCRIPT>',
    '</script',
    '</script >',
    '<scr',
    'ipt>',
    '<iframe src="x">',
    '</iframe>',
    '<object',
    '<embed',
  ],
  ...[
    'javascript:',
    'java',
    'script:',
    'vbscript:',
    'data:',
    'text/html',
    '<',
    '>',
    '/',
    ':',
    ' ',
    '\n',
    'a',
    'é',
    '🎁',
  ],
];
const active = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('cleaning a text', () => {
  test.for([
    ['<script>alert(1)</script>Mug', 'Mug'],
    ['Mug <ScRiPt src="x">a</sCrIpT  > blue', 'Mug  blue'],
    ['<scr<script></script>ipt>alert(1)</script>Mug', 'Mug'],
    ['jajavascript:vascript:alert(1)', 'alert(1)'],
    ['java<script></script>script:alert(1)', 'alert(1)'],
    ['DATA:TEXT/HTML,<b>', ',<b>'],
    ['Mug</iframe>s', 'Mugs'],
    ['before <script and all that follows', 'before'],
    ['a <b and c> d', 'a <b and c> d'],
    ['<scripts> are for theatres', '<scripts> are for theatres'],
    ['the <object> of desire', 'the  of desire'],
    ['  🎁  ', '🎁'],
    ['JavaScript: The Good Parts', 'JavaScript: The Good Parts'],
    ['All about VBScript: ', 'All about VBScript:'],
    ['JavaScript:alert(1)', 'alert(1)'],
    ['java\u202escript:alert(1)', 'alert(1)'],
    ['Size M <new>, Anna & Ben <3, a<b>c', 'Size M <new>, Anna & Ben <3, a<b>c'],
    ['\u202eMug\u202c \u2067blue\u2069\ufeff', 'Mug blue'],
    ['Bett\u00adw\u00e4sche, USB\u2011C', 'Bettw\u00e4sche, USB-C'],
    ['java\u00adscript:alert(1)', 'alert(1)'],
    ['Cre\u0300me', 'Cr\u00e8me'],
    ['שלום\u200f!', 'שלום\u200f!'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ] as const)('makes %j into %j', ([text, cleaned]) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  test('leaves nothing active, whatever the halves are', () => {
    fc.assert(
      fc.property(active, (text) => {
        const cleaned = cleanText(text);
        expect(cleaned).not.toMatch(
          /<\/?(?:script|iframe|object|embed)(?!\w)|(?:(?:java|vb)script:|data:text\/html)\S/i,
        );
        expect(cleanText(cleaned)).toBe(cleaned);
      }),
      { numRuns: 2000 },
    );
  });

  test.for([
    ['tags', '<script>'],
    ['tags that begin again', '<script '],
    ['ends of tags', '</script '],
    ['halves', 'javajavascript:script:'],
    ['spaces', ' '],
    ['colons', ':'],
  ] as const)('takes eight times as long for eight times as many %s, not sixty-four times', ([, piece]) => {
    const clean = (length: number) => void cleanText(piece.repeat(length / piece.length));

    expectGrowth(clean, { from: 50_000, to: 400_000, factor: 24, least: 0.5 });
  });
});
