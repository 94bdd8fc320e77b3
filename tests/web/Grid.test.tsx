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

test('gifts of small groups fill the rows one after another, each group with its heading above its first gift', () => {
  drawGifts({ Books: 1, Kitchen: 3, Garden: 1, Music: 1 });

  expect(screen.getAllByRole('listitem').map(areaOf)).toEqual(['2 / 1', '2 / 2', '2 / 3', '4 / 1', '4 / 2', '4 / 3']);
  expect(screen.getAllByRole('heading').map(areaOf)).toEqual(['1 / 1', '1 / 2', '3 / 2', '3 / 3']);
  expect(within(screen.getByRole('list', { name: 'Kitchen' })).getAllByRole('listitem')).toHaveLength(3);
});

test('a group that goes on in a row in which others begin has its heading there again', () => {
  drawGifts({ Kitchen: 4, Home: 1, Garden: 4 });

  const again = screen.getAllByText('Kitchen').filter((element) => element.tagName === 'P');
  expect(again.map(areaOf)).toEqual(['3 / 1']);
  expect(screen.getAllByText('Garden')).toHaveLength(1);
});

test('groups that fill rows of their own have them', () => {
  drawGifts({ Books: 3, Kitchen: 5 });

  expect(screen.getAllByRole('listitem').map(areaOf)).toEqual(Array.from({ length: 8 }, () => ''));
});
