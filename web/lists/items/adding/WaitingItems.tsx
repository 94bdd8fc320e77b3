import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { siteOf } from '#rules/shops/lines/links';
import { Button } from '../../../base/design/Button.tsx';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { enumeration } from '../../../base/design/list-text.ts';
import { Notice } from '../../../base/design/Notice.tsx';
import { ProgressBar } from '../../../base/design/ProgressBar.tsx';
import { Spinner } from '../../../base/design/Spinner.tsx';
import { VisuallyHidden } from '../../../base/design/VisuallyHidden.tsx';
import { hasCode } from '../../../base/network/problems.ts';
import { TextLink } from '../../../base/page/TextLink.tsx';
import { amountText } from '../../../base/text/amount-text.ts';
import { countedTitle } from '../../../base/text/counted-title.ts';
import { SaveProblem } from '../../../core/form/SaveProblem.tsx';
import { itemTitle } from '../cache/item-texts.ts';
import { LeftOver } from './LeftOver.tsx';
import type { QuickItem } from './quick-item.ts';
import { RecipePreview } from './RecipePreview.tsx';
import type { ToldArrivals, UnreadItem } from './useArrivals.ts';
import type { useQuickAdd } from './useQuickAdd.ts';

interface WaitingItemsProps
  extends Omit<ReturnType<typeof useQuickAdd>, 'add' | 'isInLine' | 'arrivedCount' | 'isUnderWay'> {
  listId: string;
  /** The last recipe, or all that did not fit, has gone, and the focus with it. */
  onEnd?: () => void;
}

/** Items that are being added, that failed, or that arrived with their link alone; each with the reason. */
export function WaitingItems({ listId, pending, unread, added, onEnd, ...waiting }: WaitingItemsProps) {
  const { openRecipes, addIngredients, endRecipe, tryAgain, giveUp, dismissUnread, told, endTold } = waiting;
  const [isKept] = useState(pending.length > 0);
  const [recipe, ...others] = openRecipes;
  const end = (...ended: Parameters<typeof endRecipe>) => {
    endRecipe(...ended);
    if (others.length === 0) onEnd?.();
  };
  return (
    <>
      {recipe && (
        <RecipePreview
          key={recipe.item.id}
          recipes={recipe.recipes}
          site={siteOf(recipe.link)}
          onAdd={(name, chosen) => {
            const problem = addIngredients(recipe, name, chosen);
            if (problem === undefined) end(recipe);
            return problem;
          }}
          onKeepLink={() => end(recipe, true)}
          onCancel={() => end(recipe)}
        />
      )}
      <VisuallyHidden live>{added && t`${added} is on the list`}</VisuallyHidden>
      {told && (
        <Told
          key={told.text} // each text has its own time
          {...told}
          onEnd={endTold}
          onPress={() => {
            endTold();
            onEnd?.();
          }}
        />
      )}
      <Waiting listId={listId} items={pending} isKept={isKept} onTryAgain={tryAgain} onGiveUp={giveUp} onEnd={onEnd} />
      {unread.length > 0 && <Unread listId={listId} items={unread} onDismiss={dismissUnread} />}
    </>
  );
}

interface WaitingProps {
  listId: string;
  items: readonly QuickItem[];
  /** Whether the first of them are of an earlier visit. */
  isKept: boolean;
  onTryAgain: () => void;
  onGiveUp: (item: QuickItem) => void;
  onEnd?: () => void;
}

function Waiting({ listId, items, isKept, onTryAgain, onGiveUp, onEnd }: WaitingProps) {
  const leftOver = items.filter(({ failure }) => hasCode(failure, 'PLAN_LIMIT'));
  const isCalling = items.some(isShownOnList);
  const others = items.filter((item) => !leftOver.includes(item) && !(isCalling && item.failure === undefined));
  const failure = others.findLast((item) => item.failure !== undefined)?.failure;
  const underWay = others.filter((item) => item.failure === undefined);
  const [ofAll, setOfAll] = useState(0);
  const ofAllNow = underWay.length === 0 ? 0 : Math.max(ofAll, underWay.length);
  if (ofAllNow !== ofAll) setOfAll(ofAllNow);
  const isLong = ofAllNow > MOST_CHIPS;
  const chips = isLong ? others.filter((item) => item.failure !== undefined) : others;
  if (leftOver.length + others.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {leftOver.length > 0 && (
        <LeftOver
          listId={listId}
          items={leftOver}
          isKept={isKept}
          textOf={inWords}
          onTryAgain={onTryAgain}
          onGiveUp={(gone) => {
            gone.forEach(onGiveUp);
            if (gone.length === items.length) onEnd?.();
          }}
        />
      )}
      {failure !== undefined && (
        <div className="grid gap-2">
          <SaveProblem error={failure} otherwise={t`Failed to create item. Please try again.`} takesFocus={false} />
          <div>
            <Button onClick={onTryAgain}>{t`Try Again`}</Button>
          </div>
        </div>
      )}
      {isLong && <UnderWay items={underWay} ofAll={ofAllNow} onStop={() => underWay.forEach(onGiveUp)} />}
      {chips.length > 0 && (
        <ul aria-label={t`Not on the list yet`} className="flex max-h-60 flex-wrap gap-2 overflow-y-auto">
          {chips.map((item) => (
            <li
              key={item.id}
              className={`flex min-h-11 max-w-full items-center gap-2 rounded-control border border-dashed bg-card px-3 text-sm ${item.failure === undefined ? 'border-edge/60 text-muted' : 'border-problem/60 pe-0'}`}
            >
              <span className="min-w-0 wrap-anywhere">{inWords(item)}</span>
              {item.failure === undefined ? (
                <Spinner />
              ) : (
                <IconButton label={removeText(item.name)} icon={<X aria-hidden />} onClick={() => onGiveUp(item)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** More than these are counted in one line. */
const MOST_CHIPS = 4;

/** Whether the list shows it already, in its place, while its call is on its way. */
function isShownOnList({ callKey, failure }: QuickItem): boolean {
  return callKey !== undefined && failure === undefined;
}

interface UnderWayProps {
  /** The first is the one whose turn it is. */
  items: readonly QuickItem[];
  /** How many there were when they began. */
  ofAll: number;
  onStop: () => void;
}

function UnderWay({ items: [first, ...others], ofAll, onStop }: UnderWayProps) {
  const done = ofAll - others.length - 1;
  const [place, of, name] = [done + 1, ofAll, first?.name ?? ''];
  return (
    <div className="flex items-center gap-2 rounded-control bg-sunk ps-3">
      <div className="grid min-w-0 grow gap-1.5 py-2">
        <p className="truncate text-sm tabular-nums">{t`Adding ${place} of ${of}: ${name}`}</p>
        <ProgressBar label={t`Items added`} value={done} max={ofAll} isSlim />
      </div>
      <Button look="plain" onClick={onStop}>
        {t`Stop`}
      </Button>
    </div>
  );
}

interface ToldProps extends ToldArrivals {
  onEnd: () => void;
  /** It goes, and the focus with it. */
  onPress: () => void;
}

const TOLD_MS = 10_000;

/** Says where the next thing is written how many have come: a note over it would cover what did not fit. */
function Told({ text, undo, onEnd, onPress }: ToldProps) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timeout = setTimeout(() => end(), TOLD_MS);
    return () => clearTimeout(timeout);
  }, []);
  return (
    <div role="status" className="flex animate-drop items-center gap-2 rounded-control bg-sunk ps-3 text-sm">
      <CircleCheck aria-hidden className="size-4.5 shrink-0 text-brand" />
      <p className="min-w-0 grow py-2 font-medium wrap-anywhere">{text}</p>
      {undo && (
        <Button
          look="plain"
          onClick={() => {
            undo();
            onPress();
          }}
        >
          {t`Undo`}
        </Button>
      )}
      <IconButton label={t`Dismiss`} icon={<X aria-hidden />} onClick={onPress} />
    </div>
  );
}

function inWords({ name, link, failure, input: { description, amount, quantityDesired } }: QuickItem): string {
  if (link && failure === undefined) return t`Reading ${name}…`;
  const counted = countedTitle(quantityDesired ?? 1, name);
  if (link) return counted;
  return enumeration([counted, amount ? amountText(amount) : '', description ?? ''].filter((part) => part !== ''));
}

interface UnreadProps {
  listId: string;
  items: readonly UnreadItem[];
  onDismiss: () => void;
}

function Unread({ listId, items, onDismiss }: UnreadProps) {
  return (
    <Notice action={<Button onClick={onDismiss}>{t`Dismiss`}</Button>}>
      <p>
        {plural({ count: items.length }, { one: 'Added with just its link:', other: 'Added with just their links:' })}
      </p>
      <ul className="grid gap-1 font-normal">
        {items.map((item) => (
          <li key={item.id} className="wrap-anywhere">
            <UnreadLine listId={listId} item={item} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function UnreadLine({ listId, item }: { listId: string; item: UnreadItem }) {
  const { reason } = item;
  const title = itemTitle(item);
  const way = `/lists/${listId}/items/${item.id}/edit`;
  return item.isThere ? (
    <Trans comment="The title of an item, and a sentence that says why its page could not be read">
      <TextLink to={way}>{title}</TextLink>
      <span>. {reason}</span>
    </Trans>
  ) : (
    <Trans>
      <span>{title}</span>
      <span>. {reason}</span>
    </Trans>
  );
}

function removeText(name: string): string {
  return t`Remove: ${name}`;
}
