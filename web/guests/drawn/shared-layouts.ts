import type { Kind } from '../../base/design/kinds.ts';

/** Whether a list's heading stands beside what is on it where there is room. Shopping is no wider than a sheet of paper. */
export function standsBeside(listType: Kind): boolean {
  return listType !== 'SHOPPING';
}

const COLUMN = 'grid grid-cols-[minmax(0,1fr)]';

/** Of a shared list: its heading, and everything else. */
export function layoutOf(listType: Kind): string {
  if (!standsBeside(listType)) return `mx-auto w-full max-w-[42rem] gap-6 ${COLUMN}`;
  return `gap-3.5 sm:gap-6 lg:items-start lg:gap-x-8 lg:grid-cols-[19rem_minmax(0,1fr)] ${COLUMN}`;
}

/** Of everything else. */
export function bodyLayoutOf(listType: Kind): string {
  return `${COLUMN} ${standsBeside(listType) ? 'gap-3.5 sm:gap-6' : 'gap-6'}`;
}
