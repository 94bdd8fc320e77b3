import { t } from '@lingui/core/macro';
import { ArrowDownToLine, ArrowUpDown, ArrowUpToLine, Merge, Split, Star, StarOff } from 'lucide-react';
import { MOST_IN_CHOICE } from '#rules/lists/item-choices/choice';
import { Button } from '../../../base/design/Button.tsx';
import { Menu, MenuItem, MenuLine } from '../../../base/design/dialogs/Menu.tsx';
import { mostWantedText } from '../../../base/text/most-wanted-text.ts';
import type { ListedItem, OpenList } from '../cache/open-list.ts';
import { byPlace } from '../cache/sorting.ts';
import { useChoices } from '../cache/useChoices.ts';
import type { Say } from '../cache/useLastChange.ts';
import { useSeveralItems } from '../cache/useSeveralItems.ts';
import { BarLabel } from './BarLabel.tsx';

interface PriorityMenuProps {
  list: OpenList;
  items: readonly ListedItem[];
  say: Say;
  /** Something is being done to the items. */
  onAct: (work: Promise<void>) => void;
}

/** How much the selected items are wanted: their place on the list, and on a list of gifts their marks and choices. */
export function PriorityMenu({ list, items, say, onAct }: PriorityMenuProps) {
  const { setMostWanted, move } = useSeveralItems(list, say);
  const { choose, dissolve } = useChoices(list.id, say);
  const isForGifts = list.listType !== 'SHOPPING';
  const moveTo = (to: 'top' | 'bottom') =>
    onAct(move(list.items.toSorted(byPlace), new Set(items.map(({ id }) => id)), to));
  return (
    <Menu
      trigger={
        <Button disabled={items.length === 0 || list.missingCount > 0}>
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
      {isForGifts && <MenuLine />}
      {isForGifts && items.some(({ isMostWanted }) => !isMostWanted) && (
        <MenuItem onSelect={() => onAct(setMostWanted(items, true))}>
          <Star aria-hidden />
          {mostWantedText()}
        </MenuItem>
      )}
      {isForGifts && items.some(({ isMostWanted }) => isMostWanted) && (
        <MenuItem onSelect={() => onAct(setMostWanted(items, false))}>
          <StarOff aria-hidden />
          {t`Not most wanted`}
        </MenuItem>
      )}
      {isForGifts && (
        <MenuItem disabled={items.length < 2 || items.length > MOST_IN_CHOICE} onSelect={() => onAct(choose(items))}>
          <Split aria-hidden />
          {t`One of these`}
        </MenuItem>
      )}
      {items.some(({ choiceId }) => choiceId) && (
        <MenuItem onSelect={() => onAct(dissolve(items))}>
          <Merge aria-hidden />
          {t`Each of these`}
        </MenuItem>
      )}
    </Menu>
  );
}
