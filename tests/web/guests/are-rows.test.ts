import { expect, test } from 'vitest';
import { areRows } from '../../../web/guests/drawn/are-rows.ts';

const gift = (isPictured: boolean, quantityRemaining = 1) => ({
  effectiveImageUrl: isPictured ? 'https://shop.example/mug.jpg' : null,
  quantityRemaining,
});

test('gifts stand in rows until half of those that can be given have a picture', () => {
  const [pictured, plain] = [gift(true), gift(false)];

  expect(areRows([pictured, plain, plain])).toBe(true);
  expect(areRows([pictured, plain])).toBe(false);
  expect(areRows([pictured])).toBe(false);
});

test('gifts that are given do not count, unless all are', () => {
  const [open, given] = [gift(false), gift(true, 0)];

  expect(areRows([open, given, given])).toBe(true);
  expect(areRows([given, given])).toBe(false);
});
