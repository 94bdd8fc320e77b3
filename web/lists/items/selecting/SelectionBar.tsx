import { plural, t } from '@lingui/core/macro';
import { Archive, Store, Tag, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../base/design/Button.tsx';
import { byWords } from '../../../base/text/search-words.ts';
import type { ListedItem, OpenList } from '../cache/open-list.ts';
import { useLastChange } from '../cache/useLastChange.ts';
import { useSeveralItems } from '../cache/useSeveralItems.ts';
import { ItemShopsDialog } from '../shopping/ItemShopsDialog.tsx';
import { BarLabel } from './BarLabel.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { DeleteSelectedDialog } from './DeleteSelectedDialog.tsx';
import { PriorityMenu } from './PriorityMenu.tsx';

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
  const { archive, setCategory, remove } = useSeveralItems(list, say);
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
        <PriorityMenu list={list} items={items} say={say} onAct={act} />
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
        <DeleteSelectedDialog list={list} items={items} onConfirm={() => act(remove(items))} onClose={close} />
      )}
    </section>
  );
}
