import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { Grid } from '../../../base/design/grid/Grid.tsx';
import type { Cell } from '../../../base/design/grid/grid-layouts.ts';
import { Highlight } from '../../../base/design/Highlight.tsx';
import { ProgressBar } from '../../../base/design/ProgressBar.tsx';
import { isAwaited } from '../../../base/page/awaited-items.ts';
import { PlaceholderRow } from '../../../base/page/PlaceholderRow.tsx';
import type { Highlights, ItemContext } from '../cache/item-context.ts';
import type { ListedItem, OpenList } from '../cache/open-list.ts';
import { isPurchased } from '../cache/sorting.ts';
import type { Moves } from '../rows/ItemMenu.tsx';
import { SteadyRows } from '../rows/SteadyRows.tsx';
import { RestElsewhere } from '../shopping/RestElsewhere.tsx';
import { RowHint } from '../shopping/RowHint.tsx';
import { ShoppingHeading } from '../shopping/ShoppingHeading.tsx';
import { ShoppingRow } from '../shopping/ShoppingRow.tsx';
import { setVisit } from '../shopping/shop-visit.ts';
import type { MoveTo } from './useMoves.ts';
import type { Sheet } from './useShoppingSheet.ts';

interface ShoppingSheetProps {
  list: OpenList;
  contents: Sheet;
  context: ItemContext;
  highlights: Highlights;
  shown: { id: string } | null;
  /** Undefined where the order is not the list's own. */
  moveTo: MoveTo | undefined;
  isDone: (item: ListedItem) => boolean;
}

/** The sheet of paper: how much is in the basket, and the items under their headings. */
export function ShoppingSheet({ list, contents, context, highlights, shown, moveTo, isDone }: ShoppingSheetProps) {
  const { id: listId, items, itemCount, missingCount, purchasesHidden } = list;
  const { groups, drawn, isFolded, fold, hasOpen, shop, awayCount } = contents;
  const done = missingCount > 0 ? list.itemSummary.purchasedCount : items.filter(isPurchased).length;
  const ends = {
    first: new Set(groups.map(({ things }) => things[0]?.id)),
    last: new Set(groups.map(({ things }) => things.at(-1)?.id)),
  };
  return (
    <div className="bg-card max-sm:-mx-4 max-sm:overflow-x-clip sm:overflow-clip sm:rounded-card sm:border sm:border-line sm:shadow-card print:paper-sheet">
      {!purchasesHidden && (
        <ProgressBar
          label={t`Items ticked off`}
          value={done}
          max={missingCount > 0 ? itemCount : items.length}
          isSlim
        />
      )}
      {!hasOpen && (
        <p className="px-4 py-5 text-lg">
          {awayCount > 0 ? t`Nothing more to get here.` : t`Everything is in the basket.`}
        </p>
      )}
      <SteadyRows items={items} hasMore={missingCount > 0}>
        <Grid
          layout="sheet"
          name={`sheet of ${listId}`}
          groups={drawn}
          shown={shown}
          drawHeading={(group) => {
            const things = groups.find(({ key }) => key === group.key)?.things ?? [];
            return (
              <ShoppingHeading
                label={group.heading ?? ''}
                count={things.length}
                isFolded={isFolded(group)}
                onFold={() => fold(group.key ?? '')}
                isUnprinted={things.every((thing) => !isAwaited(thing) && isDone(thing))}
              />
            );
          }}
        >
          {(item, _index, cell) =>
            isAwaited(item) ? (
              <PlaceholderRow key={item.id} look="sheet" cell={cell} />
            ) : (
              <SheetRow
                key={item.id}
                item={item}
                context={context}
                highlight={highlights[item.id]}
                moveTo={isDone(item) ? undefined : moveTo}
                isFirst={ends.first.has(item.id)}
                isLast={ends.last.has(item.id)}
                cell={cell}
              />
            )
          }
        </Grid>
      </SteadyRows>
      {shop && <RestElsewhere shopName={shop.name} count={awayCount} onLeave={() => setVisit(listId, undefined)} />}
      {context.canChange && hasOpen && <RowHint />}
    </div>
  );
}

interface SheetRowProps {
  item: ListedItem;
  context: ItemContext;
  highlight: Highlights[string] | undefined;
  /** Undefined where the order is not the list's own. */
  moveTo: MoveTo | undefined;
  isFirst: boolean;
  isLast: boolean;
  cell: Cell;
}

/** Drawn again only for its own sake: on a long list each change elsewhere would cost as much as the whole list. */
const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { item, context, highlight, moveTo, isFirst, isLast, cell } = props;
  const { id } = item;
  const moves: Moves | undefined = moveTo && {
    top: isFirst ? undefined : () => moveTo(id, 'top'),
    up: isFirst ? undefined : () => moveTo(id, 'up'),
    down: isLast ? undefined : () => moveTo(id, 'down'),
    bottom: isLast ? undefined : () => moveTo(id, 'bottom'),
  };
  return (
    <li {...cell} className="min-w-0 last:[&_article>div]:border-b-0">
      <Highlight change={highlight?.revision ?? null} by={highlight?.by} atOnce>
        <ShoppingRow item={item} context={context} moves={moves} />
      </Highlight>
    </li>
  );
});
