import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** As lists of blockers have it, and in parts of words. */
const KEPT_AWAY =
  /analytic|affiliat|advert|banner|beacon|click|pixel|promo|sponsor|statistic|track|(?:^|[-_.])ads?(?:[-_.]|$)/i;

test('no file of the app is named like an advertisement, which blockers keep away', () => {
  const names = readdirSync('dist/web', { recursive: true, encoding: 'utf8' });

  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => KEPT_AWAY.test(name.replace(/^.*\//, '')))).toEqual([]);
});
