import { memo } from 'react';
import { Grid } from '../design/Grid.tsx';
import type { Cell } from '../design/grid-layouts.ts';
import { Highlight } from '../design/Highlight.tsx';
import { ItemCard } from './ItemCard.tsx';
import { ItemRow } from './ItemRow.tsx';
import type { ItemsSection_itemFragment } from './ItemsSection.generated.ts';
import type { Highlights, ItemContext } from './item-context.ts';
import type { Group } from './sorting.ts';
import { useStableValue } from './useStableValue.ts';

interface ItemGroupsProps {
  groups: Group[];
  look: 'grid' | 'list';
  place: ItemContext;
  highlights: Highlights;
}

export function ItemGroups({ groups, look, place, highlights }: ItemGroupsProps) {
  const steady = useStableValue(place);
  return (
    <Grid
      layout={look === 'grid' ? 'items' : 'rows'}
      name={`${look} of ${place.listId}, ${groups[0]?.category}`}
      groups={groups.map(({ category, items }) => ({ heading: category, things: items }))}
    >
      {(item, index, cell) => (
        <Item
          key={item.id}
          item={item}
          isEarly={index < 4}
          look={look}
          place={steady}
          highlight={highlights[item.id]}
          cell={cell}
        />
      )}
    </Grid>
  );
}

interface ItemProps extends Pick<ItemGroupsProps, 'look' | 'place'> {
  item: ItemsSection_itemFragment;
  isEarly: boolean;
  highlight: Highlights[string] | undefined;
  cell: Cell;
}

/** Drawn again only for its own sake: on a long list each change elsewhere would cost as much as the whole list. */
const Item = memo(function Item({ item, isEarly, look, place, highlight, cell }: ItemProps) {
  return (
    <li className="grid min-w-0" {...cell}>
      <Highlight change={highlight?.revision ?? null} by={highlight?.by} atOnce>
        {look === 'grid' ? (
          <ItemCard item={item} place={place} isEarly={isEarly} />
        ) : (
          <ItemRow item={item} place={place} />
        )}
      </Highlight>
    </li>
  );
});
