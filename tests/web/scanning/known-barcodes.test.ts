import { expect, test } from 'vitest';
import { withNamed, withRead } from '../../../web/lists/items/scanning/known-barcodes.ts';

const AT_NINE = '2026-11-27T09:00:00.000Z';
const AT_TEN = '2026-11-27T10:00:00.000Z';

function aCode(title: string, namedAt: string) {
  return { code: '04006381333931', title, category: '', amount: '', namedAt };
}

test('a name that was given here without a connection is not lost to an older one', () => {
  const kept = withNamed({}, aCode('Pens', AT_TEN));

  expect(withRead(kept, [aCode('Pencils', AT_NINE)])).toMatchObject({ '04006381333931': { title: 'Pens' } });
  expect(withRead(kept, [])).toMatchObject({ '04006381333931': { title: 'Pens' } });
});

test('a later name of somebody else counts', () => {
  const kept = withNamed({}, aCode('Pens', AT_NINE));

  expect(withRead(kept, [aCode('Pencils', AT_TEN)])).toMatchObject({ '04006381333931': { title: 'Pencils' } });
});

test('the device forgets what others named, once the server tells it no more', () => {
  const kept = withRead({}, [aCode('Pens', AT_NINE)]);

  expect(withRead(kept, [])).toEqual({});
});
