// @vitest-environment jsdom
import { MockedProvider } from '@apollo/client/testing/react';
import { render } from '@testing-library/react';
import { addDays, format } from 'date-fns';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { PastEntry } from '../../../../web/lists/past-lists/PastEntry.tsx';

vi.mock('../../../../web/base/design/dialogs/Menu.tsx', () => ({
  MenuItem: ({ children }: { children: ReactNode }) => <button type="button">{children}</button>,
}));

function entryOf(list: { eventDate: string | null; pastSince?: string; listType?: string }) {
  const all = { id: 'list', listType: 'WISHLIST', pastSince: null, ...list };
  const { container, unmount } = render(
    <MockedProvider>
      <PastEntry list={all} />
    </MockedProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

const day = (days: number) => format(addDays(new Date(), days), 'yyyy-MM-dd');

test('a list goes into past lists once its day is over, and not on the day itself', () => {
  for (const eventDate of [day(1), day(0)]) expect(entryOf({ eventDate })).toBe('');
  for (const eventDate of [day(-1), null]) expect(entryOf({ eventDate })).toBe('Put it into past lists');
  expect(entryOf({ eventDate: day(0), pastSince: day(-1) })).toBe('Take it out of past lists');
  expect(entryOf({ eventDate: null, listType: 'SHOPPING' })).toBe('');
});
