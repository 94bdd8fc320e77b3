import { plural, t } from '@lingui/core/macro';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { Button } from '../../../base/design/Button.tsx';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { numberText } from '../../../base/design/locale.ts';
import { FullListWays } from './FullListWays.tsx';
import { useLeftOver_listFragment, useLeftOverQuery } from './LeftOver.generated.ts';
import type { QuickItem } from './quick-item.ts';

interface LeftOverProps {
  listId: string;
  /** Refused, since the list is full. */
  items: readonly QuickItem[];
  /** Whether they were refused on an earlier visit. */
  isKept: boolean;
  textOf: (item: QuickItem) => string;
  onTryAgain: () => void;
  onGiveUp: (items: readonly QuickItem[]) => void;
}

/** Items for which a full list has no room: kept in one line, with the ways on. */
export function LeftOver({ listId, items, isKept, textOf, onTryAgain, onGiveUp }: LeftOverProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data: list, complete } = useLeftOver_listFragment({ id: listId });
  const room = useRoom(listId, complete ? list.itemCount : undefined);
  const isFull = !isKept || room === 0; // on a later visit there may be room again
  const count = items.length;
  const [only] = items;
  const isOne = count === 1;
  useEffect(() => {
    const isInSight = isKept || box.current?.closest('[data-dock]'); // a field at the foot of a phone stays there
    if (!isInSight) box.current?.scrollIntoView?.({ block: 'nearest' }); // what was added may have led to the end of the list
  }, [isKept]);
  return (
    <div
      ref={box}
      className="grid scroll-mt-40 scroll-mb-24 rounded-control border border-edge/60 bg-sunk ps-3 text-sm"
    >
      <div className="relative flex items-center gap-1">
        <p role={isKept ? 'status' : 'alert'} className="line-clamp-2 min-w-0 grow font-medium wrap-anywhere">
          {isOne && only ? oneText(textOf(only), isFull) : countText(count, isFull)}
        </p>
        {room > 0 && (
          <div className="z-1 shrink-0 *:px-2 *:text-brand">
            <Button look="plain" onClick={onTryAgain}>
              {addText(count, room)}
            </Button>
          </div>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-control pe-2 font-semibold text-brand before:absolute before:inset-0"
        >
          <span className="max-sm:sr-only">{isOne ? t`See why` : t`See them`}</span>
          <ChevronDown aria-hidden className={`size-4.5 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </div>
      {isOpen && (
        <div id={id} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-2 pe-3">
          <FullListWays
            listId={listId}
            hasRoomNow={room > 0}
            count={count}
            itemsFor={() => items}
            failure={only?.failure}
            onTaken={() => onGiveUp(items)}
          >
            <Button onClick={() => onGiveUp(items)}>
              {plural({ count }, { one: 'Leave it out', other: 'Leave them out' })}
            </Button>
          </FullListWays>
          {!isOne && (
            <ul aria-label={t`Not on the list yet`} className="max-h-48 overflow-y-auto">
              {items.map((item) => (
                <li key={item.id} className="flex min-h-11 items-center gap-2 border-t border-line">
                  <span className="min-w-0 grow wrap-anywhere">{textOf(item)}</span>
                  <IconButton
                    label={leaveOutText(item.name)}
                    icon={<X aria-hidden />}
                    onClick={() => onGiveUp([item])}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** How many fit by now: asked for again whenever the list has become longer or shorter. */
function useRoom(listId: string, itemCount: number | undefined): number {
  const { data, refetch } = useLeftOverQuery({ variables: { listId }, fetchPolicy: 'network-only' });
  const before = useRef(itemCount);
  useEffect(() => {
    if (before.current === itemCount) return;
    before.current = itemCount;
    void refetch().catch(() => {}); // without a connection nobody can add anything
  }, [itemCount, refetch]);
  if (!data) return 0;
  return data.list.itemRoom ?? Number.POSITIVE_INFINITY;
}

function oneText(name: string, isFull: boolean): string {
  if (!isFull) return `${t`Not on the list yet`}: ${isolated(name)}`;
  return t({
    message: `“${name}” didn’t fit: the list is full.`,
    comment: 'The name of a thing for which a full list has no room',
  });
}

function countText(count: number, isFull: boolean): string {
  if (!isFull) return `${t`Not on the list yet`} (${numberText(count)})`;
  return plural(count, { one: '# item didn’t fit: the list is full.', other: '# items didn’t fit: the list is full.' });
}

function addText(count: number, room: number): string {
  if (room < count) return plural(room, { one: 'Add # of them', other: 'Add # of them' });
  return plural({ count }, { one: 'Add it', other: 'Add them' });
}

function leaveOutText(called: string): string {
  return t`Leave out: ${called}`;
}
