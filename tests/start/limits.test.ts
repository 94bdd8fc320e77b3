import { expect, test } from 'vitest';
import { limitsByHand } from '../../scripts/check-limits.ts';

/** A `§` stands for the dollar sign that begins a placeholder. */
const inAFile = (description: string) =>
  limitsByHand('server/x.type.ts', `const field = { description: ${description.replaceAll('§', '$')} };`);

test.for([
  ["'At most 500 characters.'"],
  ["'1 to 200 characters, without spaces.'"],
  ["'More than 100 counts as 100.'"],
  ["'Fails with CONFLICT or RATE_LIMITED: 60 an hour.'"],
  ["'The price: 0 to 10,000,000 units of the currency.'"],
  ["'It works once, for 7 days.'"],
  ["'Any text of at most 255 characters.'"],
  ['`The §{name} quote, of at most 300 characters.`'],
  // Written after the check, and read by it for the first time here:
  ["'A sentence of up to 80 letters.'"],
  ["'Kept for 90 days.'"],
  ["'The latest 25 of them.'"],
  ["'Names 2 to 12 people.'"],
] as const)('%s says a limit by hand', ([description]) => {
  expect(inAFile(description)).toHaveLength(1);
});

test.for([
  ['`At most §{LONGEST} characters.`'],
  ['`1 to §{MOST} items, of §{LEAST} to §{MOST} pieces.`'],
  ["'ISO 4217, such as USD: 12.5 is twelve and a half.'"],
  ["'0 while purchases are kept from you as a surprise.'"],
  ["'The month, 1 to 12.'"],
  ["'Counted from 1. In UTF-8, at most one of them.'"],
  // Written after the check, and read by it for the first time here:
  ["'SHA-256, in hex.'"],
  ["'Answers 503 where the database does not answer.'"],
  ["'A day, as in 2027-05-31.'"],
] as const)('%s says none', ([description]) => {
  expect(inAFile(description)).toEqual([]);
});

test('messages of screens and rules say no limit by hand, either', () => {
  const inAScreen = (code: string) => limitsByHand('web/x.tsx', code.replaceAll('§', '$'));

  expect(inAScreen('const hint = t`Up to 10 MB.`;')).toHaveLength(1);
  expect(inAScreen('const text = <Trans>It works for 7 days.</Trans>;')).toHaveLength(1);
  expect(inAScreen('const hint = t`Up to §{MOST} MB.`; const text = <Trans>For {DAYS} days.</Trans>;')).toEqual([]);
  expect(inAScreen("const style = 'up to 10 pixels';")).toEqual([]);
});
