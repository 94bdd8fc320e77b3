import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as drawnPage from '../../../server/doors/public-pages/drawn-page.rules.ts';

test('the style sheet knows drawn pages by the names that the page, its first script and the app share', () => {
  const css = readFileSync('web/base/design/theme.css', 'utf8');
  const { DRAWN, MEMBER, PRESSED, LATER } = drawnPage;
  const marks = [...css.matchAll(/\[data-(\w+)\] \.(\w+) \{|\.(\w+) \[data-(\w+)\]/g)].map(
    ([, before, below, around, inside]) => [below ?? around, before ?? inside],
  );

  expect(new Set(marks.map(([place]) => place))).toEqual(new Set([DRAWN]));
  expect(new Set(marks.map(([, mark]) => mark))).toEqual(new Set([MEMBER, PRESSED, LATER]));
});
