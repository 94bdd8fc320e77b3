import { whenIdle } from '../base/network/when-idle.ts';

export interface DrawnRow {
  title: string;
  /** In pixels, within padding and borders. */
  height: number;
  isFar: boolean;
}

/** In windows. */
const FAR = 1;

export function readRows(page: HTMLElement): DrawnRow[] {
  const { innerHeight } = window;
  return rowsIn(page).map((row) => {
    const { top, bottom, height } = row.getBoundingClientRect();
    return {
      title: titleOf(row),
      height: height - aroundContent(row),
      isFar: bottom < -FAR * innerHeight || top > (1 + FAR) * innerHeight,
    };
  });
}

/**
 * One after another while the browser is idle: all at once would hold a slow phone up. Rows are as high as before
 * until then, so that nothing moves.
 */
export function layOutLater(before: readonly DrawnRow[], page: HTMLElement): void {
  const heights = new Map(before.filter(({ isFar }) => isFar).map(({ title, height }) => [title, height]));
  const rows = rowsIn(page).filter((row) => {
    const height = heights.get(titleOf(row));
    if (height === undefined) return false;
    row.style.contentVisibility = 'auto';
    row.style.containIntrinsicHeight = `${height}px`;
    return true;
  });
  layOutNext(rows);
}

function layOutNext([row, ...others]: HTMLElement[]): void {
  if (!row) return;
  whenIdle(() => {
    row.style.contentVisibility = '';
    row.style.containIntrinsicHeight = '';
    layOutNext(others);
  });
}

function aroundContent(row: HTMLElement): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(row);
  const lengths = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat);
  return lengths.reduce((sum, length) => sum + length, 0);
}

function rowsIn(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll('li')].filter((row) => row.querySelector('h3'));
}

function titleOf(row: HTMLElement): string {
  return row.querySelector('h3')?.textContent ?? '';
}
