import { expect, test } from 'vitest';
import { giftsNamedIn } from '../../scripts/check-words.ts';

test('names that say gift are found, and neither texts nor values of the API', () => {
  const code = `const giftOf = (item) => item; const kind = Kind.GIFT_PUT_BACK; const text = 'a gift'; giftOf(text);`;
  expect(giftsNamedIn('a.ts', code)).toEqual(['a.ts names giftOf']);
});
