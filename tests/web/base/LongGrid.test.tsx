// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Grid } from '../../../web/base/design/grid/Grid.tsx';
import type { Cell, GridGroup } from '../../../web/base/design/grid/grid-layouts.ts';

interface Thing {
  id: string;
  title: string;
}

const MANY = 2_000;
const things = Array.from({ length: MANY }, (_, index) => ({ id: `t${index + 1}`, title: `Thing ${index + 1}` }));

let drawn: string[] = [];
const Row = memo(function Row({ thing, cell }: { thing: Thing; cell: Cell }) {
  drawn.push(thing.title);
  return (
    <li {...cell}>
      <button type="button">{thing.title}</button>
    </li>
  );
});

function aGrid(groups: GridGroup<Thing>[]) {
  return (
    <Grid layout="rows" name={crypto.randomUUID()} groups={groups}>
      {(thing, _index, cell) => <Row key={thing.id} thing={thing} cell={cell} />}
    </Grid>
  );
}

/** In a window of ten rows; jsdom lays nothing out, so rows are said to be 100 pixels high. */
async function openGrid(groups: GridGroup<Thing>[] = [{ heading: null, things }]) {
  const { rerender } = render(aGrid(groups));
  await screen.findByRole('button', { name: groups[0]?.things[0]?.title });
  return { rerender };
}

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top });
  act(() => void fireEvent.scroll(window));
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  Object.assign(window, { innerHeight: 1_000, scrollY: 0 });
  onTestFinished(() => {
    cleanup();
    vi.restoreAllMocks();
  });
});

test('of many things only those near the window are on the page, and each says which of how many it is', async () => {
  await openGrid();

  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThanOrEqual(10);
  expect(rows.length).toBeLessThan(40);
  expect(rows[1]?.getAttribute('aria-setsize')).toBe(`${MANY}`);
  expect(rows[1]?.getAttribute('aria-posinset')).toBe('2');
});

test('scrolling to the end shows the last thing', async () => {
  await openGrid();

  scrollTo(MANY * 110);

  expect(screen.getByRole('button', { name: `Thing ${MANY}` })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Thing 1' })).toBeNull();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
});

test('what has the focus stays on the page, wherever it is scrolled to', async () => {
  await openGrid();
  const focused = screen.getByRole('button', { name: 'Thing 3' });
  act(() => focused.focus());

  scrollTo(50_000);

  expect(document.activeElement).toBe(focused);
  expect(screen.queryByRole('button', { name: 'Thing 5' })).toBeNull();
});

test('for printing, everything is there, and then no more', async () => {
  await openGrid();

  act(() => void fireEvent(window, new Event('beforeprint')));
  expect(document.querySelectorAll('li')).toHaveLength(MANY);

  act(() => void fireEvent(window, new Event('afterprint')));
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
});

test('under headings, each thing counts within its own group', async () => {
  const [books, games] = [things.slice(0, 5), things.slice(5)];
  await openGrid([
    { heading: 'Books', things: books },
    { heading: 'Games', things: games },
  ]);

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Books', 'Games']);
  const sixth = screen.getByRole('button', { name: 'Thing 6' }).closest('li');
  expect(sixth?.getAttribute('aria-posinset')).toBe('1');
  expect(sixth?.getAttribute('aria-setsize')).toBe(`${games.length}`);
});

test('a change to one thing draws that one alone', async () => {
  const name = crypto.randomUUID();
  const grid = (some: Thing[]) => (
    <Grid layout="rows" name={name} groups={[{ heading: null, things: some }]}>
      {(thing, _index, cell) => <Row key={thing.id} thing={thing} cell={cell} />}
    </Grid>
  );
  const { rerender } = render(grid(things));
  await screen.findByRole('button', { name: 'Thing 1' });
  drawn = [];

  rerender(grid(things.with(3, { id: 't4', title: 'Thing four' })));

  expect(drawn).toEqual(['Thing four']);
});

test('a short list stands on the page whole', async () => {
  await openGrid([{ heading: null, things: things.slice(0, 100) }]);

  expect(screen.getAllByRole('listitem')).toHaveLength(100);
});

test('where more will come as one scrolls, few are drawn as many are, and what comes draws none of them again', async () => {
  const name = crypto.randomUUID();
  const grid = (some: Thing[]) => (
    <Grid layout="rows" name={name} groups={[{ heading: null, things: some }]} hasMore>
      {(thing, _index, cell) => <Row key={thing.id} thing={thing} cell={cell} />}
    </Grid>
  );
  const { rerender } = render(grid(things.slice(0, 60)));
  const first = (await screen.findByRole('button', { name: 'Thing 1' })).closest('li');
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  expect(first?.getAttribute('aria-setsize')).toBe('-1'); // as ARIA says that it is not known
  drawn = [];

  rerender(grid(things.slice(0, 90)));

  expect(drawn).toEqual([]);
});

test('the page is as long as all rows will be once the first are drawn, so that nothing moves as later ones come', async () => {
  await openGrid();
  const grid = screen.getByRole('list');
  const length = () =>
    screen.getAllByRole('listitem').length * 100 +
    Number.parseFloat(grid.style.paddingTop) +
    Number.parseFloat(grid.style.paddingBottom);
  expect(length()).toBe(MANY * 100);

  scrollTo(50_000);

  expect(screen.getByRole('button', { name: 'Thing 505' })).toBeDefined();
  expect(length()).toBe(MANY * 100);
});

test('a long sheet of two columns is read down and then across, as a short one is', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'ul { grid-template-columns: 400px 400px }';
  onTestFinished(() => style.remove());
  const errands = things.slice(0, 125);
  render(
    <Grid layout="sheet" name={crypto.randomUUID()} groups={[{ heading: null, things: errands }]}>
      {(thing, _index, cell) => <Row key={thing.id} thing={thing} cell={cell} />}
    </Grid>,
  );
  await screen.findByRole('button', { name: 'Thing 64' });
  const [first, second, third, fourth] = screen.getAllByRole('listitem');
  expect([first, second, third, fourth].map((row) => row?.textContent)).toEqual([
    'Thing 1',
    'Thing 64',
    'Thing 2',
    'Thing 65',
  ]);
  expect(second?.getAttribute('aria-posinset')).toBe('64');
});
