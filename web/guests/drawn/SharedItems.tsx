import type { ReactNode } from 'react';
import { Grid } from '../../base/design/grid/Grid.tsx';
import type { Cell, GridGroup } from '../../base/design/grid/grid-layouts.ts';
import type { Kind } from '../../base/design/kinds.ts';
import { mostWantedText } from '../../base/text/most-wanted-text.ts';
import { purchasedHeading } from './item-finder.ts';

interface SharedItemsProps<Thing> {
  kind: Kind;
  listId: string;
  /** Whether gifts stand in rows: areRows(). */
  isPlain: boolean;
  groups: readonly GridGroup<Thing>[];
  /** How many there are under each heading, where not all are here. */
  counts?: ReadonlyMap<string, number>;
  children: (thing: Thing, index: number, cell: Cell) => ReactNode;
}

/** Gifts on cards, shopping on one sheet of paper. The server draws them, too. */
export function SharedItems<Thing extends { id: string }>({
  kind,
  listId,
  isPlain,
  groups,
  counts,
  children,
}: SharedItemsProps<Thing>) {
  if (kind !== 'SHOPPING') {
    return (
      <Grid
        layout={isPlain ? 'plainGifts' : 'gifts'}
        name={`gifts of ${listId}`}
        hasChips
        groups={groups}
        counts={counts}
      >
        {children}
      </Grid>
    );
  }
  return (
    <div className="shopping-sheet">
      <Grid
        layout="oneSheet"
        name={`sheet of ${listId}`}
        groups={groups}
        drawHeading={({ heading, things }) => (
          <h3 className={`sheet-heading ${heading === purchasedHeading() ? 'print:hidden' : 'print:h-7'}`}>
            <span dir="auto" className="truncate">
              {heading}
            </span>{' '}
            <span className="font-normal text-muted tabular-nums">{counts?.get(heading ?? '') ?? things.length}</span>
          </h3>
        )}
      >
        {children}
      </Grid>
    </div>
  );
}

/** Whether those that are wanted most stand under a heading that says it. */
export function saysMostWanted([first]: readonly { heading: string | null }[]): boolean {
  return first?.heading === mostWantedText();
}
