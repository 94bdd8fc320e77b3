import { plural, t } from '@lingui/core/macro';
import {
  Archive,
  ArrowDownToLine,
  ArrowUpDown,
  ArrowUpToLine,
  Merge,
  Split,
  Star,
  StarOff,
  Store,
  Tag,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { MOST_IN_CHOICE } from '#rules/lists/item-choices/choice';
import { Button } from '../../../base/design/Button.tsx';
import { ConfirmDialog } from '../../../base/design/dialogs/ConfirmDialog.tsx';
import { Menu, MenuItem, MenuLine } from '../../../base/design/dialogs/Menu.tsx';
import { mostWantedText } from '../../../base/text/most-wanted-text.ts';
import { byWords } from '../../../base/text/search-words.ts';
import { sentences } from '../../../base/text/sentences.ts';
import type { ListedItem, OpenList } from '../cache/open-list.ts';
import { nameOf } from '../cache/several-texts.ts';
import { byPlace } from '../cache/sorting.ts';
import { newsForBuyers } from '../cache/told-buyers.ts';
import { useChoices } from '../cache/useChoices.ts';
import { useLastChange } from '../cache/useLastChange.ts';
import { useSeveralItems } from '../cache/useSeveralItems.ts';
import { ItemShopsDialog } from '../shopping/ItemShopsDialog.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';

interface SelectionBarProps {
  list: OpenList;
  items: readonly ListedItem[];
  /** Something is being done to them: they are not selected any more. */
  onAct: () => void;
  onDone: () => void;
}

/** The number of selected items and the actions on them, near the thumb. Actions run one after the other. */
export function SelectionBar({ list, items, onAct, onDone }: SelectionBarProps) {
  const { note, say, forget } = useLastChange(items.length);
  const { archive, setCategory, setMostWanted, move, remove } = useSeveralItems(list, say);
  const { choose, dissolve } = useChoices(list.id, say);
  const status = useRef<HTMLParagraphElement>(null);
  const [asking, setAsking] = useState<'category' | 'delete' | 'shops' | null>(null);
  const close = () => setAsking(null);
  const isNone = items.length === 0;
  const act = (work: Promise<void>) => {
    close();
    forget();
    onAct();
    void work; // what comes of it is said
  };
  const undo = () => {
    status.current?.focus(); // the button goes
    forget();
    note?.undo?.();
  };
  const moveTo = (to: 'top' | 'bottom') =>
    act(move(list.items.toSorted(byPlace), new Set(items.map(({ id }) => id)), to));
  return (
    <section
      aria-label={t`Selected items`}
      data-under-toasts
      className="z-20 grid gap-1 border-t border-line bg-paper py-2 max-sm:fixed max-sm:pt-0.5 max-sm:inset-x-0 max-sm:bottom-0 max-sm:px-3 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:sticky sm:bottom-0 sm:flex sm:items-center sm:justify-between sm:gap-4 sm:py-3 print:hidden"
    >
      <div className="flex min-w-0 items-center justify-between gap-x-1 sm:justify-start">
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={`line-clamp-2 rounded-control px-1 wrap-anywhere tabular-nums ${note ? 'text-sm leading-tight font-semibold sm:text-base' : 'text-muted'}`}
        >
          {note ? note.text : plural({ count: items.length }, { one: '# selected', other: '# selected' })}
        </p>
        {note?.undo && (
          <button
            type="button"
            onClick={undo}
            className="min-h-11 shrink-0 rounded-control px-2 font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2 max-sm:ms-auto"
          >
            {t`Undo`}
          </button>
        )}
        <div className="sm:hidden">
          <Button look="plain" onClick={onDone}>
            {t`Done`}
          </Button>
        </div>
      </div>
      <div className={`grid gap-2 sm:flex ${list.shops.length > 0 ? 'grid-cols-5' : 'grid-cols-4'}`}>
        <Button disabled={isNone} onClick={() => setAsking('category')}>
          <BarLabel icon={<Tag aria-hidden />}>{t`Category…`}</BarLabel>
        </Button>
        {list.shops.length > 0 && (
          <Button disabled={isNone} onClick={() => setAsking('shops')}>
            <BarLabel icon={<Store aria-hidden />}>{t`Shops…`}</BarLabel>
          </Button>
        )}
        <Menu
          trigger={
            <Button disabled={isNone || list.missingCount > 0}>
              <BarLabel icon={<ArrowUpDown aria-hidden />}>{t`Priority…`}</BarLabel>
            </Button>
          }
        >
          <MenuItem onSelect={() => moveTo('top')}>
            <ArrowUpToLine aria-hidden />
            {t`Move to top`}
          </MenuItem>
          <MenuItem onSelect={() => moveTo('bottom')}>
            <ArrowDownToLine aria-hidden />
            {t`Move to bottom`}
          </MenuItem>
          {list.listType !== 'SHOPPING' && <MenuLine />}
          {list.listType !== 'SHOPPING' && items.some(({ isMostWanted }) => !isMostWanted) && (
            <MenuItem onSelect={() => act(setMostWanted(items, true))}>
              <Star aria-hidden />
              {mostWantedText()}
            </MenuItem>
          )}
          {list.listType !== 'SHOPPING' && items.some(({ isMostWanted }) => isMostWanted) && (
            <MenuItem onSelect={() => act(setMostWanted(items, false))}>
              <StarOff aria-hidden />
              {t`Not most wanted`}
            </MenuItem>
          )}
          {list.listType !== 'SHOPPING' && (
            <MenuItem disabled={items.length < 2 || items.length > MOST_IN_CHOICE} onSelect={() => act(choose(items))}>
              <Split aria-hidden />
              {t`One of these`}
            </MenuItem>
          )}
          {items.some(({ choiceId }) => choiceId) && (
            <MenuItem onSelect={() => act(dissolve(items))}>
              <Merge aria-hidden />
              {t`Each of these`}
            </MenuItem>
          )}
        </Menu>
        <Button disabled={isNone} onClick={() => act(archive(items))}>
          <BarLabel icon={<Archive aria-hidden />}>{t`Archive`}</BarLabel>
        </Button>
        <Button look="quietDanger" disabled={isNone} onClick={() => setAsking('delete')}>
          <BarLabel icon={<Trash2 aria-hidden />}>{t`Delete`}</BarLabel>
        </Button>
        <div className="max-sm:hidden">
          <Button look="primary" onClick={onDone}>
            {t`Done`}
          </Button>
        </div>
      </div>
      {asking === 'category' && (
        <CategoryDialog
          items={items}
          categories={[...new Set(list.items.map(({ category }) => category.trim()))].filter(Boolean).sort(byWords)}
          onChoose={(category) => act(setCategory(items, category))}
          onClose={close}
        />
      )}
      {asking === 'shops' && (
        <ItemShopsDialog listId={list.id} items={items} onSave={() => act(Promise.resolve())} onClose={close} />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title={deleteTitle(items)}
          question={plural(
            { count: items.length },
            {
              one: 'Are you sure you want to delete this item?',
              other: 'Are you sure you want to delete these items?',
            },
          )}
          action={t`Delete`}
          onConfirm={() => act(remove(items))}
          onClose={close}
        >
          {textOfBought(items, newsForBuyers(list, items))}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Under each other on a phone, where four stand side by side. */
function BarLabel({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className="flex flex-col items-center gap-0.5 text-xs sm:flex-row sm:gap-2 sm:text-base [&_svg]:size-5">
      {icon}
      {children}
    </span>
  );
}

function deleteTitle(items: readonly ListedItem[]): string {
  const name = nameOf(items);
  if (items.length === 1) return t`Delete “${name}”?`;
  return plural({ count: items.length }, { one: 'Delete # item?', other: 'Delete # items?' });
}

/** Empty for people who may not know that something was bought. */
function textOfBought(items: readonly ListedItem[], told: string | undefined): ReactNode {
  const count = items.filter(({ quantityPurchased }) => quantityPurchased > 0).length;
  if (count === 0) return null;
  return <p>{sentences(boughtText(count, items.length), told)}</p>;
}

function boughtText(count: number, itemCount: number): string {
  if (itemCount === 1) return t`It has been bought already.`;
  if (count === itemCount) return t`All of them have been bought already.`;
  return plural(count, {
    one: 'One of them has been bought already.',
    other: '# of them have been bought already.',
  });
}
