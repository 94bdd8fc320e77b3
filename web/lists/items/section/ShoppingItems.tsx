import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { isAwaited } from '../../../base/page/awaited-items.ts';
import { useStableValue } from '../../../base/state/useStableValue.ts';
import { useLanding } from '../cache/landing.ts';
import type { ListedItem, ListItemsProps } from '../cache/open-list.ts';
import { ArchivedItems } from '../rows/ArchivedItems.tsx';
import { ItemGroups } from '../rows/ItemGroups.tsx';
import { useFocusAfterRemoval } from '../rows/useFocusAfterRemoval.ts';
import { useSettledPurchases } from '../rows/useSettledPurchases.ts';
import { Selecting } from '../selecting/Selecting.tsx';
import { ShoppingDock } from '../shopping/ShoppingDock.tsx';
import { useListView } from './list-view.ts';
import { NoItems } from './NoItems.tsx';
import { ShoppingSheet } from './ShoppingSheet.tsx';
import { useMoves } from './useMoves.ts';
import { type SheetGroup, useShoppingSheet } from './useShoppingSheet.ts';
import { ItemSearch, ViewChoices } from './ViewOptions.tsx';

/** A shopping list as one sheet of paper: what is to be bought under its categories, and what is in the basket below. */
export function ShoppingItems(props: ListItemsProps) {
  const { list, isViewOpen, isJustMade, canChange, drawRest, isSelecting, onSelected } = props;
  const { id: listId, items, missingCount, purchasesHidden, archivedItemCount } = list;
  const [view, changeView] = useListView(listId, 'SHOPPING');
  const { look, showArchived } = view;
  const [search, setSearch] = useState('');
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useSettledPurchases(items, section);
  const sheet = useShoppingSheet(list, { view, onViewChange: changeView, search, isDone });
  const { groups, isEmpty, isSorted, isInOrder } = sheet;
  useFocusAfterRemoval(section, idsOf(sheet.drawn), heading);
  const { shown, highlights } = useLanding({
    listId,
    items,
    root: section,
    highlights: props.highlights,
    onReveal: (id) => {
      setSearch('');
      sheet.reveal(id);
    },
  });
  const context = useStableValue({ listId, kind: 'SHOPPING' as const, canChange, purchasesHidden });
  const moveTo = useMoves(listId, groups, missingCount);
  const count = items.length + missingCount;
  // A typed or pasted text that is not added yet outlasts selecting.
  return (
    <>
      {isSelecting && (
        <Selecting
          list={list}
          groups={groups.map(({ heading: category, things }) => ({
            category,
            items: things.filter((row): row is ListedItem => !isAwaited(row)),
          }))}
          search={search}
          onSearch={setSearch}
          rest={drawRest(true)}
          onDone={onSelected}
        />
      )}
      <section ref={section} hidden={isSelecting} aria-labelledby="items" className="flex min-w-0 flex-col">
        <h2 id="items" ref={heading} tabIndex={-1} className="sr-only">
          {t`Items ${count}`}
        </h2>
        {canChange && <ShoppingDock listId={listId} items={items} takesFocus={isJustMade} />}
        {isViewOpen && (
          <div className="grid items-center gap-3 pb-3 sm:flex sm:flex-wrap">
            {items.length > 0 && (
              <div className="sm:max-w-md sm:min-w-56 sm:grow">
                <ItemSearch search={search} onSearch={setSearch} isUnfolded={isViewOpen} />
              </div>
            )}
            <ViewChoices
              view={view}
              onChange={changeView}
              hasItems={items.length > 0}
              hasArchived={archivedItemCount > 0 || showArchived}
              hasPurchases={!purchasesHidden}
            />
          </div>
        )}
        {drawRest(!isInOrder)}
        {isEmpty && missingCount > 0 ? null : isEmpty ? (
          <div className="max-sm:pt-4">
            <NoItems list={list} canChange={canChange} search={search} onAdd={() => focusField(section.current)} />
          </div>
        ) : look === 'grid' ? (
          <ItemGroups
            groups={groups.map((group) => ({ category: group.heading, items: [...group.things] }))}
            look="grid"
            context={context}
            highlights={highlights}
            shown={shown}
          />
        ) : (
          <ShoppingSheet
            list={list}
            contents={sheet}
            context={context}
            highlights={highlights}
            shown={shown}
            moveTo={canChange && !isSorted ? moveTo : undefined}
            isDone={isDone}
          />
        )}
        {props.ownGifts}
        {showArchived && (
          <div className="pt-6">
            <ArchivedItems context={context} revision={list.revision} />
          </div>
        )}
      </section>
    </>
  );
}

/** The one in which the next item is written. */
function focusField(section: HTMLElement | null): void {
  section?.querySelector<HTMLInputElement>('[data-dock] input')?.focus();
}

/** The ids of the items that have come. */
function idsOf(groups: readonly SheetGroup[]): string[][] {
  return groups.map(({ things }) => things.filter((row) => !isAwaited(row)).map(({ id }) => id));
}
