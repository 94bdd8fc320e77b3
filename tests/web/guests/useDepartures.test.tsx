// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDepartures } from '../../../web/guests/shared-list/useDepartures.ts';

const [mug, kite] = [{ id: 'mug' }, { id: 'kite' }] as [never, never];
const taken = (removedItemId: string) =>
  ({ kind: 'SharedItemPurchased', items: null, removedItemId, wantedOfRemoved: null }) as never;

function departures(items: never[]) {
  const { result, rerender } = renderHook((shown: never[]) => useDepartures(shown), { initialProps: items });
  const leaving = () => result.current.departures.map(({ item, reason }) => `${item.id} ${reason}`);
  const hear = (id: string) => act(() => result.current.noteDepartures(taken(id)));
  const take = (id: string) => act(() => result.current.dismissDeparture(id));
  return { leaving, hear, take, show: rerender };
}

test('what others take stays for a moment, with the reason', () => {
  const { leaving, hear, show } = departures([mug, kite]);

  hear('mug');
  show([kite]);

  expect(leaving()).toEqual(['mug taken']);
});

test('what one took oneself just goes, whether the event or the answer came first', () => {
  const { leaving, hear, take, show } = departures([mug, kite]);

  hear('mug');
  take('mug');
  take('kite');
  hear('kite'); // before the page was drawn without it
  show([]);

  expect(leaving()).toEqual([]);
});

test('what was given back and is taken by another leaves like any other', () => {
  const { leaving, hear, take, show } = departures([mug]);
  take('mug');
  show([]);
  show([mug]);

  hear('mug');
  show([]);

  expect(leaving()).toEqual(['mug taken']);
});
