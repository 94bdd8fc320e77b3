import { expect, test } from 'vitest';
import { likelyEmail } from '../../../web/base/design/fields/likely-email.ts';

test.for([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['ann@gamil.com', 'ann@gmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['Ann.B@HOTMIAL.com', 'Ann.B@hotmail.com'],
  ['ann@yaho.co.uk', 'ann@yahoo.co.uk'],
  ['ann@gmail.com', null],
  ['ann@mail.com', null],
  ['ann@ymail.com', null],
  ['ann@gmx.de', null],
  ['ann@example.test', null],
  ['@gmial.com', null],
  ['gmial.com', null],
] as const)('%s was probably meant as %s', ([typed, meant]) => {
  expect(likelyEmail(typed)).toBe(meant);
});
