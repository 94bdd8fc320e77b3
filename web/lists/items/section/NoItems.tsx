import { msg, t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { say } from '#rules/base/languages/say';
import { Button } from '../../../base/design/Button.tsx';
import { EmptyState } from '../../../base/design/EmptyState.tsx';
import { LinkButton } from '../../../base/page/LinkButton.tsx';
import type { OpenList } from '../cache/open-list.ts';
import { isPurchased } from '../cache/sorting.ts';

interface NoItemsProps {
  list: OpenList;
  canChange: boolean;
  search: string;
  /** Leads to the field in which the next item is written; without it the button leads to the form. */
  onAdd?: () => void;
}

/** In place of the items where there are none to show: what this place is for, or why it is empty. */
export function NoItems({ list, canChange, search, onAdd }: NoItemsProps) {
  const words = search.trim();
  const isSearching = words !== '';
  const isAllBought = list.items.length > 0 && list.items.every(isPurchased);
  return (
    <EmptyState
      title={t`No items found`}
      kind={list.listType}
      level={3}
      action={
        canChange &&
        !isSearching &&
        (onAdd ? (
          <Button onClick={onAdd}>
            <Plus aria-hidden className="size-5" />
            {t`Add Item`}
          </Button>
        ) : (
          <LinkButton to={`/lists/${list.id}/items/add`}>
            <Plus aria-hidden className="size-5" />
            {t`Add Item`}
          </LinkButton>
        ))
      }
    >
      <p>
        {isSearching
          ? t`Nothing on this list matches “${words}”. Try other words.`
          : isAllBought
            ? t`Everything on this list has been purchased. Tick “Show purchased” to see it.`
            : onAdd
              ? t`Write what you need, one thing after the other, or paste a whole list.`
              : say(FIRST_STEPS[list.listType].text)}
      </p>
    </EmptyState>
  );
}

/** The first thing to do on each kind of list. */
export const FIRST_STEPS = {
  WISHLIST: { title: msg`Start with one wish`, text: msg`Add what would make you happy, then share the link.` },
  REGISTRY: { title: msg`Start with one thing you need`, text: msg`Say how many you need, then share the link.` },
  SHOPPING: { title: msg`Start with one thing to buy`, text: msg`Add what you need, and tick it off in the shop.` },
};
