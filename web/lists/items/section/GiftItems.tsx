import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { usePrinting } from '../../../base/design/grid/usePrinting.ts';
import { isSmall } from '../../../base/design/small-screen.ts';
import { choiceTextsOf } from '../../../base/text/choice-text.ts';
import { QuickAdd } from '../adding/QuickAdd.tsx';
import { useLanding } from '../cache/landing.ts';
import type { ListItemsProps } from '../cache/open-list.ts';
import { ArchivedItems } from '../rows/ArchivedItems.tsx';
import type { ShownGroup } from '../rows/ItemGroups.tsx';
import { TakenItems } from '../rows/TakenItems.tsx';
import { useFocusAfterRemoval } from '../rows/useFocusAfterRemoval.ts';
import { useSettledPurchases } from '../rows/useSettledPurchases.ts';
import { Selecting } from '../selecting/Selecting.tsx';
import { FirstStep } from './FirstStep.tsx';
import { GiftDock } from './GiftDock.tsx';
import { GiftTools } from './GiftTools.tsx';
import { useListView } from './list-view.ts';
import { NoItems } from './NoItems.tsx';
import { OpenGifts } from './OpenGifts.tsx';
import { TakenStrip } from './TakenStrip.tsx';
import { useGiftGroups } from './useGiftGroups.ts';
import { useTakenView } from './useTakenView.ts';

/** Around the first thing to do, where there is room: nothing else is there to be seen. */
const FIRST_STEP_CARD =
  'grid grid-cols-[minmax(0,1fr)] gap-3 sm:mt-2 sm:justify-items-center sm:gap-6 sm:rounded-card sm:border sm:border-line sm:bg-card sm:px-8 sm:py-16 sm:shadow-card sm:*:w-full sm:*:max-w-xl';

const PASTE_ALL = '-my-3 min-h-11 rounded-xs font-semibold text-brand underline decoration-1 underline-offset-3';

export function GiftItems(props: ListItemsProps) {
  const { list, isViewOpen, isJustMade, canChange, drawRest, isPast, isSelecting, onSelected, onPasteSeveral } = props;
  const { id, listType, items, itemCount, missingCount, purchasesHidden, archivedItemCount } = list;
  const [view, changeView] = useListView(id, listType);
  const { look, sort, showArchived } = view;
  const [search, setSearch] = useState('');
  const [isFirstFilling] = useState(items.length + missingCount === 0);
  const [isAddedAbove] = useState(isFirstFilling || !isSmall()); // on a phone the field stands at its foot
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useSettledPurchases(items, section);
  const gifts = useGiftGroups(list, { sort, search, isDone });
  const { groups, shownGroups, openCount, taken, matchCount, isSearching, isInOrder } = gifts;
  const isSurpriseOver =
    list.purchaseVisibility === 'SURPRISE' && !purchasesHidden && list.collaboratorRole !== 'HELPER';
  const takenView = useTakenView({ view, changeView, isSurpriseOver });
  const isPrinting = usePrinting();
  const isTakenShown = taken.length > 0 && (takenView.isOpen || isSearching || isPrinting);
  const order = [isTakenShown ? taken : [], ...shownGroups.map((group) => group.items)];
  useFocusAfterRemoval(section, order.map(idsOf), heading);
  const { shown, highlights } = useLanding({
    listId: id,
    items,
    root: section,
    highlights: props.highlights,
    onReveal: (itemId) => {
      setSearch('');
      if (taken.some((gift) => gift.id === itemId) && !takenView.isOpen) takenView.toggle();
    },
  });

  const isGrouped = shownGroups.some(({ category }) => category !== null);
  const choiceTexts = useMemo(() => choiceTextsOf(items), [items]);
  const pictured = items.filter(({ effectiveImageUrl }) => effectiveImageUrl !== null);
  const hasPictures = items.length > 0 && 2 * pictured.length >= items.length;
  const context = { listId: id, kind: listType, canChange, purchasesHidden, isPast, choiceTexts, hasPictures };
  const openContext = { ...context, areGrouped: isGrouped };
  const hasArchived = archivedItemCount > 0 || showArchived;
  const choices = {
    view,
    onChange: changeView,
    hasItems: items.length > 0,
    hasArchived,
    hasPurchases: !purchasesHidden,
  };
  const count = items.length + missingCount;
  const isEmpty = openCount + taken.length === 0;
  const isFirstStep = canChange && isAddedAbove && count === 0;
  const isSortable = look === 'list' && sort === 'custom' && canChange;
  const takenItems = isTakenShown && (
    <TakenItems
      items={taken}
      count={gifts.takenCount}
      heldCount={gifts.heldCount}
      context={context}
      highlights={highlights}
      isIndented={isSortable}
    />
  );
  // A typed or pasted text that is not added yet outlasts selecting.
  return (
    <>
      {isSelecting && (
        <Selecting
          list={list}
          groups={[...groups, { category: t({ message: `Taken`, context: 'heading of gifts' }), items: taken }]}
          search={search}
          onSearch={setSearch}
          rest={drawRest(true)}
          onDone={onSelected}
        />
      )}
      <section
        ref={section}
        hidden={isSelecting}
        aria-labelledby="items"
        className="flex min-w-0 flex-col gap-2 max-sm:grow sm:gap-4"
      >
        <h2 id="items" ref={heading} tabIndex={-1} className="sr-only">
          {t`Gifts ${count}`}
        </h2>
        {items.length > 0 && <TakenStrip list={list} view={takenView} hasTaken={taken.length > 0} />}
        <div className={isFirstStep ? FIRST_STEP_CARD : 'contents'}>
          {isFirstStep && <FirstStep kind={listType} />}
          <div
            className={`grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden print:hidden sm:focus-within:sticky sm:top-16 sm:z-20 sm:-my-2 sm:bg-paper sm:py-2 lg:flex lg:items-start ${isViewOpen || (canChange && isAddedAbove) ? '' : 'max-sm:hidden'}`}
          >
            {canChange && isAddedAbove && (
              <div className="min-w-0 grow">
                <QuickAdd listId={id} kind={listType} items={items} takesFocus={isJustMade && isFirstFilling} />
              </div>
            )}
            {(items.length > 0 || hasArchived) && (
              <GiftTools
                choices={choices}
                search={search}
                onSearch={setSearch}
                isViewOpen={isViewOpen}
                isAlone={!canChange}
              />
            )}
          </div>
          {isFirstStep && (
            <p className="text-sm text-balance text-muted sm:text-center">
              <Trans>
                Got a list already?{' '}
                <button type="button" onClick={onPasteSeveral} className={PASTE_ALL}>
                  Paste all of it
                </button>
              </Trans>
            </p>
          )}
        </div>
        {isSearching && <p role="status" className="text-muted">{t`${matchCount} of ${itemCount} match`}</p>}
        {drawRest(!isInOrder)}
        {!isSearching && takenItems}
        {isEmpty && missingCount > 0 ? null : isEmpty ? (
          !isFirstStep && <NoItems list={list} canChange={canChange} search={search} />
        ) : openCount === 0 ? (
          !isSearching && <p className="text-lg">{t`Everything on this list is taken.`}</p>
        ) : (
          <OpenGifts
            list={list}
            groups={shownGroups}
            context={openContext}
            highlights={highlights}
            shown={shown}
            look={look}
            isSortable={isSortable}
          />
        )}
        {isSearching && takenItems}
        {showArchived && <ArchivedItems context={context} revision={list.revision} />}
        {canChange && !isAddedAbove && <GiftDock listId={id} kind={listType} items={items} />}
      </section>
    </>
  );
}

function idsOf(items: ShownGroup['items']): string[] {
  return items.map(({ id }) => id);
}
