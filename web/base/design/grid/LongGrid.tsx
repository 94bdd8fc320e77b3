import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { withSoftHyphens } from '../../text/soft-hyphens.ts';
import {
  type Cell,
  GRID_LAYOUTS,
  type GridGroup,
  type GridProps,
  headingAir,
  headingLook,
  type KeptPlace,
} from './grid-layouts.ts';
import { downThenAcross } from './reading-order.ts';
import { type Measures, useMeasures } from './useMeasures.ts';
import { usePrinting } from './usePrinting.ts';

/** In rows, so that scrolling and tabbing find them there. */
const OVERSCAN = 4;
const HEADING_HEIGHT_PX = 44;
/** As on a short sheet one reads down and then across, but within each group: only some of its rows are on the page. */
const LONG_SHEET = 'sheet-rows lg:grid-cols-2';
/** ARIA's. Later rows change no cell that is there then. */
const UNKNOWN_SIZE = -1;
/** The bar at the top of the window, with some air. */
const HEADER_HEIGHT_PX = 80;

/** Coming back finds each grid at its height. */
const snapshots = new Map<string, { measures: Measures; usualHeight: number | null; heights: VirtualItem[] }>();
const MAX_SNAPSHOTS = 8;

interface Row {
  key: string;
  group: number;
  from: number;
  to: number;
}

/**
 * Only the rows near the window are on the page, and the one that has the focus. The rows stand in the flow of
 * the page; what is left out is room above, between and below them. For printing, all of them are there.
 */
export function LongGrid<Thing extends { id: string }>({
  layout,
  groups: told,
  name,
  keep,
  target,
  shown: justAdded,
  place,
  hasMore,
  drawHeading,
  children,
}: GridProps<Thing>): ReactNode {
  const before = snapshots.get(name);
  const container = useRef<HTMLElement>(null);
  const measures = useMeasures(container, before?.measures ?? null);
  const isPrinting = usePrinting();
  const isSheet = layout === 'sheet';
  const { gap, top } = measures ?? { gap: 0, top: 0 };
  const columns = isSheet && isPrinting ? 1 : (measures?.columns ?? 1); // paper has its own
  const groups = useMemo(
    () => (isSheet ? told.map((group) => downThenAcross(group, columns)) : told),
    [isSheet, told, columns],
  );
  const rows = useMemo(() => rowsOf(groups, columns), [groups, columns]);
  const rowOf = useMemo(() => indexById(groups, rows), [groups, rows]);
  const [usualHeight, setUsualHeight] = useState(before?.usualHeight ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function has all rows placed anew, as another height must
  const keyOfRow = useCallback((index: number) => rows[index]?.key ?? index, [rows, usualHeight]);
  const focused = useRef<string | null>(null);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    enabled: measures !== null,
    count: rows.length,
    estimateSize: (index) =>
      isHeading(rows[index]) ? HEADING_HEIGHT_PX : (usualHeight ?? GRID_LAYOUTS[layout].height),
    getItemKey: keyOfRow,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: HEADER_HEIGHT_PX,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: before?.heights,
    rangeExtractor: (range) => {
      if (isPrinting) return rows.map((_row, index) => index);
      const pinned = [focused.current, keep ?? null].map((id) => (id === null ? undefined : rowOf.get(id)));
      const shown = new Set([...defaultRangeExtractor(range), ...pinned.filter((index) => index !== undefined)]);
      return [...shown].sort((one, other) => one - other);
    },
  });

  useLayoutEffect(() => {
    if (measures && usualHeight === null) setUsualHeight(usualHeightOf(virtualizer.takeSnapshot(), rows));
  }, [measures, usualHeight, rows, virtualizer]);

  const placeToKeep = useRef(place);
  useLayoutEffect(() => {
    if (usualHeight === null || !placeToKeep.current) return;
    const { id, top } = placeToKeep.current;
    const row = virtualizer.measurementsCache[rowOf.get(id) ?? 0];
    placeToKeep.current = null;
    if (row) window.scrollTo(0, row.start - top);
  }, [usualHeight, rowOf, virtualizer]);

  const latestRows = useRef({ groups, rows, rowOf });
  latestRows.current = { groups, rows, rowOf };
  useEffect(() => {
    if (!target) return;
    const index = latestRows.current.rows.findIndex(
      (row) => isHeading(row) && latestRows.current.groups[row.group]?.heading === target.heading,
    );
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'start' });
  }, [target, virtualizer]);

  useEffect(() => {
    const index = justAdded ? latestRows.current.rowOf.get(justAdded.id) : undefined;
    if (index !== undefined) virtualizer.scrollToIndex(index, { align: 'center' });
  }, [justAdded, virtualizer]);

  const latest = useRef({ measures, usualHeight, virtualizer });
  latest.current = { measures, usualHeight, virtualizer };
  useEffect(() => () => storeSnapshot(name, latest.current), [name]);

  const cells = useCells(focused, virtualizer.measureElement);
  const shown = virtualizer.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  const style = {
    overflowAnchor: 'none', // what is measured later moves the page already
    paddingTop: first ? first.start - top : 0,
    paddingBottom: virtualizer.getTotalSize() - (last ? last.end - top : 0),
  } as const;

  const parts = new Map<number, { heading: ReactNode; things: ReactNode[] }>();
  for (const [position, virtual] of shown.entries()) {
    const row = rows[virtual.index];
    const group = row && groups[row.group];
    if (!row || !group) continue;
    const part = parts.get(row.group) ?? { heading: null, things: [] };
    parts.set(row.group, part);
    const room = position > 0 ? virtual.start - gap - (shown[position - 1]?.end ?? 0) : 0;
    if (isHeading(row)) {
      part.heading = (
        <div
          ref={virtualizer.measureElement}
          data-index={virtual.index}
          className="col-span-full print:break-after-avoid"
          style={{ marginTop: room }}
        >
          {drawHeading ? (
            drawHeading(group)
          ) : (
            <h3 className={`${headingAir(layout, virtual.index === 0)} ${headingLook(layout)}`}>
              {group.heading && withSoftHyphens(group.heading)}
            </h3>
          )}
        </div>
      );
      continue;
    }
    const size = hasMore ? UNKNOWN_SIZE : group.things.length;
    for (const [column, thing] of group.things.slice(row.from, row.to).entries()) {
      const index = isSheet
        ? column * Math.ceil(group.things.length / columns) + row.from / columns
        : row.from + column;
      const measured = column === 0 ? virtual.index : undefined;
      part.things.push(children(thing, index, cells(thing.id, { index, size, measured, room })));
    }
  }

  const isOneList = groups.length === 1 && groups[0]?.heading === null;
  const look = `relative ${isSheet ? LONG_SHEET : GRID_LAYOUTS[layout].look}`;
  if (isOneList) {
    return (
      <ul ref={container as RefObject<HTMLUListElement | null>} className={look} style={style}>
        {parts.get(0)?.things}
      </ul>
    );
  }
  return (
    <div ref={container as RefObject<HTMLDivElement | null>} className={look} style={style}>
      {[...parts].map(([group, { heading, things }]) => (
        <div key={keyOf(groups[group])} className="contents">
          {heading}
          {things.length > 0 && (
            <ul aria-label={groups[group]?.heading ?? undefined} className="contents">
              {things}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

/** Null at the beginning of the page, which stays there by itself. */
export function placeIn<Thing extends { id: string }>(
  container: HTMLElement | null,
  groups: readonly GridGroup<Thing>[],
): KeptPlace | null {
  if (!container || window.scrollY === 0) return null;
  const cells = [...container.querySelectorAll('li')].filter((cell) => !cell.parentElement?.closest('li'));
  const ids = groups.flatMap(({ things }) => things.map(({ id }) => id));
  const index = cells.findIndex((cell) => cell.getBoundingClientRect().bottom > 0);
  const [cell, id] = [cells[index], ids[index]];
  return cell && id !== undefined ? { id, top: cell.getBoundingClientRect().top } : null;
}

function keyOf(group: { heading: string | null; key?: string } | undefined): string {
  return group?.key ?? group?.heading ?? '';
}

function isHeading(row: Row | undefined): boolean {
  return row !== undefined && row.from === row.to;
}

function rowsOf<Thing extends { id: string }>(groups: readonly GridGroup<Thing>[], columns: number): Row[] {
  return groups.flatMap(({ heading, key, things }, group) => {
    const headingRow = { key: `heading ${key ?? heading}`, group, from: 0, to: 0 };
    const rows: Row[] = heading === null ? [] : [headingRow];
    for (let from = 0; from < things.length; from += columns) {
      rows.push({ key: `${columns} ${things[from]?.id}`, group, from, to: Math.min(from + columns, things.length) });
    }
    return rows;
  });
}

function indexById<Thing extends { id: string }>(groups: readonly GridGroup<Thing>[], rows: readonly Row[]) {
  const rowIndexes = new Map<string, number>();
  for (const [index, { group, from, to }] of rows.entries()) {
    for (const { id } of groups[group]?.things.slice(from, to) ?? []) rowIndexes.set(id, index);
  }
  return rowIndexes;
}

interface CellPosition {
  index: number;
  size: number;
  measured: number | undefined;
  room: number;
}

/** Scrolling draws no row again that has not changed. */
function useCells(focused: RefObject<string | null>, measure: (element: HTMLElement | null) => void) {
  const cells = useRef(new Map<string, Cell>());
  return (id: string, { index, size, measured, room }: CellPosition): Cell => {
    const cell = cells.current.get(id);
    const isSameCell =
      cell?.['aria-posinset'] === index + 1 &&
      cell['aria-setsize'] === size &&
      cell['data-index'] === measured &&
      (cell.style?.marginTop ?? 0) === room;
    if (cell && isSameCell) return cell;
    const made: Cell = {
      ref: measured === undefined ? undefined : measure,
      style: room > 0 ? { marginTop: room } : undefined,
      onFocus: () => {
        focused.current = id;
      },
      'aria-setsize': size,
      'aria-posinset': index + 1,
      'data-index': measured,
    };
    cells.current.set(id, made);
    return made;
  };
}

function storeSnapshot(name: string, { measures, usualHeight, virtualizer }: GridState): void {
  if (!measures) return;
  snapshots.delete(name);
  snapshots.set(name, { measures, usualHeight, heights: virtualizer.takeSnapshot() });
  const [oldest] = snapshots.keys();
  if (snapshots.size > MAX_SNAPSHOTS && oldest !== undefined) snapshots.delete(oldest);
}

/** A row of the height that is expected moves nothing, and draws nothing anew, when it is measured. */
function usualHeightOf(measured: readonly VirtualItem[], rows: readonly Row[]): number | null {
  const heights = measured.filter(({ index }) => !isHeading(rows[index])).map(({ size }) => size);
  return heights.toSorted((one, other) => one - other)[heights.length >> 1] ?? null;
}

interface GridState {
  measures: Measures | null;
  usualHeight: number | null;
  virtualizer: { takeSnapshot: () => VirtualItem[] };
}
