import { expect, test } from 'vitest';
import { PageStyles } from '../../../server/doors/public-pages/page-styles.ts';
import { splitStyles } from '../../../web/public-pages/page-styles.plugin.ts';

const SHEET = `
@layer theme, base, utilities;
@layer theme { :root { --red: #f00; --alarm: var(--red); --blue: #00f; --berry: #a25; --brand: #165; } }
@layer base { body { color: var(--brand) } [data-accent=BERRY] { --brand: var(--berry) } }
@layer utilities {
  .text-alarm { color: var(--alarm) }
  .text-calm { color: var(--blue); --tilt: 1deg }
  @media (min-width: 40rem) { .sm\\:hidden { display: none } }
}
@property --tilt { syntax: "*"; inherits: false }
@font-face { font-family: Letters; src: url(/letters.woff2) }
@font-face { font-family: Stand-in; src: local("Arial") }
.drawn { margin: 0 }`;

const styles = new PageStyles(splitStyles(SHEET));

test('a drawn page has the rules for its classes, and what holds for every page', () => {
  const css = styles.stylesFor('<p class="text-calm sm:hidden">Hello</p>');

  expect(css).toContain('.text-calm');
  expect(css).toContain('@layer utilities{@media (min-width: 40rem){.sm\\:hidden');
  expect(css).toContain('body {');
  expect(css).toContain('.drawn {');
  expect(css).not.toContain('.text-alarm');
});

test('of the variables a drawn page has those that its rules mention, and that those are made of', () => {
  const alarmed = styles.stylesFor('<p class="text-alarm">Hello</p>');
  expect(alarmed).toMatch(/@layer theme\{:root\{--red: #f00;--alarm: var\(--red\);--brand: #165;\}\}/);
  expect(alarmed).not.toContain('@property');

  const calm = styles.stylesFor('<p class="text-calm">Hello</p>');
  expect(calm).toContain('--blue: #00f');
  expect(calm).toContain('@property --tilt');
  expect(calm).not.toContain('--red');
});

test('an accent comes with the pages that have it', () => {
  expect(styles.stylesFor('<p class="text-calm">Hello</p>')).not.toContain('--berry');

  const accented = styles.stylesFor('<div data-accent="BERRY"><p class="text-calm">Hello</p></div>');
  expect(accented).toContain('[data-accent=BERRY]');
  expect(accented).toContain('--berry: #a25');
});

test('fonts that are fetched stand apart from what a page is painted with', () => {
  expect(styles.fonts).toContain('/letters.woff2');
  expect(styles.fonts).not.toContain('Stand-in');

  const css = styles.stylesFor('<p class="text-calm">Hello</p>');
  expect(css).toContain('Stand-in');
  expect(css).not.toContain('/letters.woff2');
});
