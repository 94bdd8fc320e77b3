// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShowMore } from '../../../web/base/page/ShowMore.tsx';

afterEach(cleanup);

/** The end of the list is in the window all the time. */
class AlwaysInSight {
  constructor(private tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    queueMicrotask(() => this.tell([{ isIntersecting: true }]));
  }
  disconnect(): void {
    this.tell = () => {};
  }
}

test('a page that came to nothing, as the list was read anew meanwhile, is read again without a press', async () => {
  vi.stubGlobal('IntersectionObserver', AlwaysInSight);
  const read = vi.fn<(after: string) => Promise<void>>();
  function List() {
    const [count, setCount] = useState(60);
    read.mockImplementation(async () => {
      if (read.mock.calls.length > 1) setCount(90); // the first answer is overtaken by the list’s own
    });
    const pageInfo = { hasNextPage: count === 60, endCursor: String(count) };
    return <ShowMore pageInfo={pageInfo} shownCount={count} read={read} />;
  }

  render(<List />);

  await screen.findByText('90 shown');
  expect(read.mock.calls).toEqual([['60'], ['60']]);
});
