import { expect, test } from 'vitest';
import { byWords, searchWords } from '../../../web/base/text/search-words.ts';

test.for([
  ['Café au lait', 'cafe'],
  ['Müsli', 'musli'],
  ['Łódka', 'lodka'],
  ['Rødgrød', 'rodgrod'],
  ['Straßenkreide', 'strassen'],
  ['Œuvre', 'oeuvre'],
  ['ＬＥＧＯ（青）', 'lego'],
  ['ﾄﾄﾛ', 'トトロ'],
  ['كِتَاب', 'كتاب'],
  ['أرجوحة', 'ارجوحه'],
  ['على', 'علي'],
] as const)('“%s” is found by “%s”', ([text, typed]) => {
  expect(searchWords(text)).toContain(searchWords(typed));
});

test.for([
  ['Auto', 'Ball'],
  ['Kuchen', 'Tee'],
] as const)('“%s” is not found by “%s”', ([text, typed]) => {
  expect(searchWords(text)).not.toContain(searchWords(typed));
});

test('words are in the order of the language, numbers by what they say', () => {
  expect(['Zebra', 'Äpfel', 'apfel 10', 'Apfel 9', 'Birne'].sort(byWords)).toEqual([
    'Äpfel',
    'Apfel 9',
    'apfel 10',
    'Birne',
    'Zebra',
  ]);
});
