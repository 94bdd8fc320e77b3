import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { siteOf } from '#rules/shops/lines/links';
import { Button } from '../../../base/design/Button.tsx';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { enumeration } from '../../../base/design/list-text.ts';
import { Notice } from '../../../base/design/Notice.tsx';
import { Spinner } from '../../../base/design/Spinner.tsx';
import { VisuallyHidden } from '../../../base/design/VisuallyHidden.tsx';
import { hasCode } from '../../../base/network/problems.ts';
import { TextLink } from '../../../base/page/TextLink.tsx';
import { countedTitle } from '../../../base/text/counted-title.ts';
import { SaveProblem } from '../../../core/form/SaveProblem.tsx';
import { itemTitle } from '../cache/item-texts.ts';
import { LeftOver } from './LeftOver.tsx';
import type { QuickItem } from './quick-item.ts';
import { RecipePreview } from './RecipePreview.tsx';
import type { UnreadItem, useQuickAdd } from './useQuickAdd.ts';

interface WaitingItemsProps
  extends Omit<ReturnType<typeof useQuickAdd>, 'add' | 'isInLine' | 'arrivedCount' | 'isUnderWay'> {
  listId: string;
  /** The last recipe, or all that did not fit, has gone, and the focus with it. */
  onEnd?: () => void;
}

/** Items that are being added, that failed, or that arrived with their link alone; each with the reason. */
export function WaitingItems({ listId, pending, unread, added, onEnd, ...waiting }: WaitingItemsProps) {
  const { openRecipes, addIngredients, endRecipe, tryAgain, giveUp, dismissUnread } = waiting;
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
  const others = items.filter((item) => !leftOver.includes(item));
  const failure = others.findLast((item) => item.failure !== undefined)?.failure;
  if (items.length === 0) return null;
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
      {others.length > 0 && (
        <ul aria-label={t`Not on the list yet`} className="flex max-h-60 flex-wrap gap-2 overflow-y-auto">
          {others.map((item) => (
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

function inWords({ name, link, failure, input: { description, quantityDesired } }: QuickItem): string {
  if (link && failure === undefined) return t`Reading ${name}…`;
  const counted = countedTitle(quantityDesired ?? 1, name);
  return description && !link ? enumeration([counted, description]) : counted;
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
