import { expect, test } from 'vitest';
import { withNamed, withoutNamed, withRead } from '../../../web/lists/items/scanning/known-barcodes.ts';

const AT_NINE = '2026-11-27T09:00:00.000Z';
const AT_TEN = '2026-11-27T10:00:00.000Z';

const isOnItsWay = () => true;
const isThere = () => false;

function aCode(title: string, namedAt: string) {
  return { code: '04006381333931', title, category: '', amount: '', namedAt };
}

test('a name that is on its way to the server is not lost to what that says', () => {
  const kept = withNamed({}, aCode('Pens', AT_NINE));

  expect(withRead(kept, [aCode('Pencils', AT_TEN)], isOnItsWay)).toMatchObject({ '04006381333931': { title: 'Pens' } });
  expect(withRead(kept, [], isOnItsWay)).toMatchObject({ '04006381333931': { title: 'Pens' } });
});

test('what the server says counts once it has heard of the name, whatever the clock of the device says', () => {
  const kept = withNamed({}, aCode('Pens', AT_TEN));

  const read = withRead(kept, [aCode('Pencils', AT_NINE)], isThere);
  expect(read).toEqual({ '04006381333931': aCode('Pencils', AT_NINE) });
});

test('a name that the server refused is known to nobody, this device neither', () => {
  const kept = withNamed({}, aCode('Pens', AT_NINE));

  expect(withRead(kept, [], isThere)).toEqual({});
  expect(withoutNamed(kept, aCode('Pens', AT_NINE))).toEqual({});
  expect(withoutNamed(withNamed(kept, aCode('Pencils', AT_TEN)), aCode('Pens', AT_NINE))).toMatchObject({
    '04006381333931': { title: 'Pencils' },
  });
});

test('the device forgets what others named, once the server tells it no more', () => {
  const kept = withRead({}, [aCode('Pens', AT_NINE)], isThere);

  expect(withRead(kept, [], isOnItsWay)).toEqual({});
});
