import { t } from '@lingui/core/macro';
import { numberText } from '../locale.ts';
import type { GridGroup } from './grid-layouts.ts';

const MIN_GROUPS = 3;
const MIN_THINGS = 15;

interface Thing {
  id: string;
  /** Gifts on a shared list say it. */
  quantityRemaining?: number;
}

interface GroupChip {
  heading: string;
  key: string;
  count: number;
}

interface GroupChipsProps {
  chips: readonly GroupChip[];
  onChoose: (heading: string) => void;
}

/**
 * None where there is not so much that the way to a group is worth a line. `counts` is for groups of which not
 * all is here.
 */
export function chipsFor(groups: readonly GridGroup<Thing>[], counts?: ReadonlyMap<string, number>): GroupChip[] {
  const chips = counts
    ? [...counts].map(([heading, count]) => ({ heading, key: heading, count }))
    : groups.flatMap(({ heading, key, things, hasNoChip }) =>
        heading === null || hasNoChip ? [] : { heading, key: key ?? heading, count: countOf(things) },
      );
  const count = counts
    ? chips.reduce((sum, chip) => sum + chip.count, 0)
    : groups.reduce((sum, { things, hasNoChip }) => sum + (hasNoChip ? 0 : things.length), 0);
  return count >= MIN_THINGS && chips.length >= MIN_GROUPS ? chips : [];
}

/** Gifts that nobody needs any more stay with who gave them. */
function countOf(things: readonly Thing[]): number {
  return things.filter(({ quantityRemaining }) => quantityRemaining !== 0).length;
}

export function GroupChips({ chips, onChoose }: GroupChipsProps) {
  return (
    <nav aria-label={t`Categories`} className="group-chips">
      <ul className="flex w-max gap-2 px-4 lg:gap-1.5 sm:w-auto sm:flex-wrap sm:px-6">
        {chips.map(({ heading, key, count }) => (
          <li key={key}>
            <button type="button" onClick={() => onChoose(heading)} className="group-chip">
              <span dir="auto" className="truncate">
                {heading}
              </span>{' '}
              <span className="font-normal text-muted tabular-nums">{numberText(count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
