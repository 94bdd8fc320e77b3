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

/** Row and column where three gifts stand beside each other. */
function areaOf(element: HTMLElement): string {
  return element.style.getPropertyValue('--of-three');
}

test('gifts follow each other whatever their group, each group under its heading, which is as wide as the group', () => {
  drawGifts({ Kitchen: 4, Books: 1, Music: 3, Home: 2 });

  const places = ['2 / 1', '2 / 2', '2 / 3', '4 / 1', '4 / 2', '4 / 3', '6 / 1', '6 / 2', '6 / 3', '8 / 1'];
  expect(screen.getAllByRole('listitem').map(areaOf)).toEqual(places);
  const headings = ['1 / 1 / auto / span 3', '3 / 2 / auto / span 1', '3 / 3 / auto / span 1', '5 / 3 / auto / span 1'];
  expect(screen.getAllByRole('heading').map(areaOf)).toEqual(headings);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Kitchen',
    'Books',
    'Music',
    'Home',
  ]);
  expect(within(screen.getByRole('list', { name: 'Kitchen' })).getAllByRole('listitem')).toHaveLength(4);
});

test('a group that ends beside the beginning of another is named there once more, to the eyes alone', () => {
  drawGifts({ Kitchen: 4, Books: 2, Music: 3, Home: 2 });

  const continued = [...document.querySelectorAll<HTMLElement>('[data-continued]')];
  expect(continued.map(({ dataset }) => dataset.continued)).toEqual(['Kitchen', 'Music']);
  expect(continued.map(({ ariaHidden, textContent }) => [ariaHidden, textContent])).toEqual([
    ['true', ''],
    ['true', ''],
  ]);
  expect(continued.map((label) => [areaOf(label), label.classList.contains('lg:block')])).toEqual([
    ['3 / 1 / auto / span 1', true],
    ['7 / 1 / auto / span 1', false], // only where two stand beside each other
  ]);
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

  expect(areaOf(screen.getByRole('listitem'))).toBe('');
});
