import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** An element whose text runs in its own direction, from its tag to the end of its classes. */
const OWN_DIRECTION = /<\w{1,20}\s[^<]{0,300}?dir="auto"[^<]{0,300}/g;

const BEGINS_BY_ITSELF = /\btext-(?:start|end|left|right)\b/;

test('a text in its own direction leaves to the page where its lines begin', () => {
  const found = globSync('web/**/*.tsx', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(OWN_DIRECTION)]
      .filter(([element]) => BEGINS_BY_ITSELF.test(element.split(/>\s*\n/, 1)[0] ?? ''))
      .map(() => file),
  );

  expect(found).toEqual([]);
});

/** Classes that name a side of the page, in place of the side where its lines begin or end. */
const NAMES_A_SIDE =
  /(?<![\w:-])(?:[a-z-]{1,20}:){0,3}-?(?:(?:text|float)-(?:left|right)|(?:[mp][lr]|left|right|border-[lr]|rounded-[lr])-[\w./[\]-]{1,20}|border-[lr])(?=["'`\s])/g;

test('no part of a screen names a side of the page, which from right to left would be the wrong one', () => {
  const found = globSync('web/**/*.tsx', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/className=(?:"[^"]{1,1000}"|\{`[^`]{1,2000}`\})/g)].flatMap(
      ([classes]) =>
        [...`${classes.slice('className='.length)}`.replace(/^\{?["`]|["`]\}?$/g, ' ').matchAll(NAMES_A_SIDE)]
          .filter(([name]) => !name.startsWith('rtl:'))
          .map(([name]) => `${file}: ${name}`),
    ),
  );

  expect(found).toEqual([]);
});
