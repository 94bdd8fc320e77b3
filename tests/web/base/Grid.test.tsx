// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Grid } from '../../../web/base/design/grid/Grid.tsx';

afterEach(cleanup);

/** A grid of gifts, with so many under each heading. */
function drawGifts(counts: Record<string, number>) {
  const groups = Object.entries(counts).map(([heading, count]) => ({
    heading,
    things: Array.from({ length: count }, (_, index) => ({ id: `${heading} ${index + 1}` })),
  }));
  render(
    <Grid layout="gifts" name={crypto.randomUUID()} groups={groups}>
      {({ id }, _index, cell) => (
        <li key={id} {...cell}>
          {id}
        </li>
      )}
    </Grid>,
  );
}

test('each group has a heading across the page, and nothing of another group stands below it', () => {
  drawGifts({ Kitchen: 4, Books: 1, Music: 3, Home: 2 });

  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Kitchen', 'Books', 'Music', 'Home']);
  for (const heading of headings) {
    const [list, ...others] = within(heading.parentElement as HTMLElement).getAllByRole('list');
    const things = within(list as HTMLElement).getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(new Set(things.map(({ textContent }) => textContent?.split(' ')[0]))).toEqual(
      new Set([heading.textContent]),
    );
  }
  expect(within(screen.getByRole('list', { name: 'Kitchen' })).getAllByRole('listitem')).toHaveLength(4);
});

test('gifts without headings are one plain grid', () => {
  render(
    <Grid layout="gifts" name="plain" groups={[{ heading: null, things: [{ id: 'Mug' }] }]}>
      {({ id }, _index, cell) => (
        <li key={id} {...cell}>
          {id}
        </li>
      )}
    </Grid>,
  );

  expect(screen.queryByRole('heading')).toBeNull();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
});
