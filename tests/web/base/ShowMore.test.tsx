// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
  unobserve(): void {}
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

test('a page that never comes to anything is read twice, and then when somebody presses', async () => {
  vi.stubGlobal('IntersectionObserver', AlwaysInSight);
  const read = vi.fn<(after: string) => Promise<void>>().mockResolvedValue();

  render(<ShowMore pageInfo={{ hasNextPage: true, endCursor: '60' }} shownCount={60} read={read} />);

  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await screen.findByText('60 shown');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3));
});
