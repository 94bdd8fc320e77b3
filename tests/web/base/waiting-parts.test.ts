import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Nothing to look at, so that nobody waits for them; what they keep fresh is asked for with the next page. */
const UNSEEN = /<(LiveSite|Toaster|FrameOutcomes|Bell|ThemeChoice)\b/;
/** Say that a part could not be loaded, and offer to try again. */
const SAYS_SO = /FailedLoadNote|PartToCome|CoverToCome|MenuToCome|SwitchToCome/;
/** Behind it stand the parts that are waited for. */
const END_OF_TAG = /\}\s*>/;

const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));

test('wherever somebody waits for a part of a screen, it is said if that cannot be loaded', () => {
  const silent: string[] = [];
  let places = 0;
  for (const file of files) {
    const text = readFileSync(join('web', file), 'utf8');
    for (const { index } of text.matchAll(/<Suspense\b/g)) {
      places++;
      const place = text.slice(index, text.indexOf('</Suspense>', index));
      if (!SAYS_SO.test(place.split(END_OF_TAG, 1)[0] ?? '') && !UNSEEN.test(place))
        silent.push(`${file}: ${place.slice(0, 80)}`);
    }
  }
  expect(silent).toEqual([]);
  expect(places).toBeGreaterThan(20);
});
