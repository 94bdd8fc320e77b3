import { Highlight } from '../design/Highlight.tsx';
import type { Kind } from '../design/kinds.ts';
import { ItemCard } from './ItemCard.tsx';
import { ItemRow } from './ItemRow.tsx';
import type { ItemsSection_itemFragment } from './ItemsSection.generated.ts';
import type { Group } from './sorting.ts';

/** What an item needs to know of the list that it is on, and of who is looking. */
export interface Place {
  listId: string;
  kind: Kind;
  canChange: boolean;
  purchasesHidden: boolean;
  isOwner: boolean;
}

/** Somebody else's changes, by the item's id. */
export type Highlights = Readonly<Record<string, { revision: number; by: string | null }>>;

interface ItemGroupsProps {
  groups: Group[];
  look: 'grid' | 'list';
  place: Place;
  highlights: Highlights;
}

export function ItemGroups({ groups, look, place, highlights }: ItemGroupsProps) {
  return groups.map(({ category, items }) => (
    <div key={category} className="grid gap-3">
      {category !== null && <h3 className="mt-2 text-xl">{category}</h3>}
      <ul
        className={look === 'grid' ? 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4' : 'grid gap-2.5'}
      >
        {items.map((item, index) => (
          <li key={item.id} className="grid min-w-0">
            <Item item={item} isEarly={index < 4} look={look} place={place} highlights={highlights} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface ItemProps extends Omit<ItemGroupsProps, 'groups'> {
  item: ItemsSection_itemFragment;
  isEarly: boolean;
}

function Item({ item, isEarly, look, place, highlights }: ItemProps) {
  const { revision = null, by = null } = highlights[item.id] ?? {};
  return (
    <Highlight change={revision} by={by} atOnce>
      {look === 'grid' ? (
        <ItemCard item={item} place={place} isEarly={isEarly} />
      ) : (
        <ItemRow item={item} place={place} />
      )}
    </Highlight>
  );
}
