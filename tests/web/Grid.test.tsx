// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Grid } from '../../web/design/Grid.tsx';

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

/** Row and column where three gifts stand beside each other. */
function areaOf(element: HTMLElement): string {
  return element.style.getPropertyValue('--of-three');
}

test('groups of one gift stand beside each other, each under its heading, and larger ones in rows of their own', () => {
  drawGifts({ Books: 1, Kitchen: 3, Garden: 1, Music: 1, Home: 2 });

  const [books, kitchen, others] = ['2 / 1', ['4 / 1', '4 / 2', '4 / 3'], ['6 / 1', '6 / 2', '8 / 1', '8 / 2']];
  expect(screen.getAllByRole('listitem').map(areaOf)).toEqual([books, ...kitchen, ...others]);
  expect(screen.getAllByRole('heading').map(areaOf)).toEqual(['1 / 1', '3 / 1', '5 / 1', '5 / 2', '7 / 1']);
  expect(within(screen.getByRole('list', { name: 'Kitchen' })).getAllByRole('listitem')).toHaveLength(3);
});

test('where no two groups of one gift follow each other, each has its own grid', () => {
  drawGifts({ Books: 3, Music: 1, Kitchen: 4 });

  expect(screen.getAllByRole('listitem').map(areaOf)).toEqual(Array.from({ length: 8 }, () => ''));
});
