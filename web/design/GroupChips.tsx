import type { GridGroup } from './grid-layouts.ts';

const MIN_GROUPS = 3;
const MIN_THINGS = 8;

interface GroupChipsProps {
  groups: readonly GridGroup<unknown>[];
  onChoose: (heading: string) => void;
}

/** Whether there is so much that the way to a group is worth a line. */
export function hasChipsFor(groups: readonly GridGroup<unknown>[]): boolean {
  const count = groups.reduce((sum, { things }) => sum + things.length, 0);
  return count >= MIN_THINGS && groups.filter(({ heading }) => heading !== null).length >= MIN_GROUPS;
}

/** The names of all groups in one line, which is moved sideways where it is longer than the page: a tap leads to one. */
export function GroupChips({ groups, onChoose }: GroupChipsProps) {
  return (
    <nav aria-label="Categories" className="-mx-4 overflow-x-auto py-1 [scrollbar-width:none] sm:-mx-6 print:hidden">
      <ul className="flex w-max gap-2 px-4 sm:px-6">
        {groups.map(
          ({ heading, key = heading, things }) =>
            heading !== null && (
              <li key={key}>
                <button
                  type="button"
                  onClick={() => onChoose(heading)}
                  className="relative inline-flex min-h-9 max-w-60 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-sm font-semibold after:absolute after:inset-x-0 after:-inset-y-1 hover:border-edge"
                >
                  <span className="truncate">{heading}</span>{' '}
                  <span className="font-normal text-muted tabular-nums">{things.length}</span>
                </button>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
