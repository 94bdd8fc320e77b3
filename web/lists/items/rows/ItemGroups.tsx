import { memo } from 'react';
import { Grid } from '../../../base/design/grid/Grid.tsx';
import type { Cell } from '../../../base/design/grid/grid-layouts.ts';
import { Highlight } from '../../../base/design/Highlight.tsx';
import { type AwaitedItem, isAwaited } from '../../../base/page/awaited-items.ts';
import { PlaceholderRow } from '../../../base/page/PlaceholderRow.tsx';
import { useStableValue } from '../../../base/state/useStableValue.ts';
import type { Highlights, ItemContext } from '../cache/item-context.ts';
import type { ListedItem } from '../cache/open-list.ts';
import { ItemCard } from './ItemCard.tsx';
import { ItemRow } from './ItemRow.tsx';

interface ItemGroupsProps {
  groups: readonly ShownGroup[];
  look: 'grid' | 'list';
  context: ItemContext;
  highlights: Highlights;
  /** The item that was just added, to be scrolled to. */
  shown?: { id: string } | null;
  /** Leaves room for handles, as other rows have them. */
  isIndented?: boolean;
}

/** Items under a heading, and behind them those that have not come yet. */
export interface ShownGroup {
  category: string | null;
  items: readonly (ListedItem | AwaitedItem)[];
}

export function ItemGroups({ groups, look, context, highlights, shown, isIndented = false }: ItemGroupsProps) {
  const stableContext = useStableValue(context);
  return (
    <Grid
      layout={look === 'grid' ? 'items' : 'rows'}
      name={`${look} of ${context.listId}, ${groups[0]?.category}`}
      hasChips
      shown={shown}
      groups={groups.map(({ category, items }) => ({ heading: category, things: items }))}
    >
      {(item, index, cell) =>
        isAwaited(item) ? (
          <PlaceholderRow key={item.id} look={look} cell={cell} />
        ) : (
          <Item
            key={item.id}
            item={item}
            isEarly={index < 4}
            look={look}
            context={stableContext}
            isIndented={isIndented}
            highlight={highlights[item.id]}
            cell={cell}
          />
        )
      }
    </Grid>
  );
}

interface ItemProps extends Pick<ItemGroupsProps, 'look' | 'context' | 'isIndented'> {
  item: ListedItem;
  isEarly: boolean;
  highlight: Highlights[string] | undefined;
  cell: Cell;
}

const ROOM_OF_HANDLE = <div className="size-11" />;

/** Drawn again only for its own sake: on a long list each change elsewhere would cost as much as the whole list. */
const Item = memo(function Item({ item, isEarly, look, context, isIndented, highlight, cell }: ItemProps) {
  return (
    <li className="grid min-w-0" {...cell}>
      <Highlight change={highlight?.revision ?? null} by={highlight?.by} atOnce>
        {look === 'grid' ? (
          <ItemCard item={item} context={context} isEarly={isEarly} />
        ) : (
          <ItemRow item={item} context={context} handle={isIndented && ROOM_OF_HANDLE} />
        )}
      </Highlight>
    </li>
  );
});
