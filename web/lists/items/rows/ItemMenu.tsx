import { msg, t } from '@lingui/core/macro';
import {
  Archive,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpDown,
  ArrowUpToLine,
  EllipsisVertical,
  HandCoins,
  Heart,
  Pencil,
  RefreshCw,
  ShoppingBag,
  Trash2,
  Undo2,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { piecesLeft } from '#rules/lists/items/quantity';
import { Menu, MenuGroup, MenuItem, MenuLine } from '../../../base/design/dialogs/Menu.tsx';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { keepLoading } from '../../../base/network/failed-loads.ts';
import type { FieldsOf } from '../../../base/network/fields-of.ts';
import { FailedLoadNote } from '../../../base/page/FailedLoadNote.tsx';
import { itemTitle } from '../cache/item-texts.ts';
import { useArchive } from '../cache/useArchive.ts';
import { usePurchase } from '../cache/usePurchase.ts';
import { DeleteItemDialog } from './DeleteItemDialog.tsx';
import { HowManyDialog } from './HowManyDialog.tsx';
import type { ItemMenu_itemFragment } from './ItemMenu.generated.ts';

const CheckPriceDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./CheckPriceDialog.tsx'))).CheckPriceDialog,
}));

const FundDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./FundDialog.tsx'))).FundDialog,
}));

const OpenPledgesDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../funds/OpenPledgesDialog.tsx'))).OpenPledgesDialog,
}));

const ReleasePledgesDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./ReleasePledgesDialog.tsx'))).ReleasePledgesDialog,
}));

/** Ways to change an item's place without dragging; absent at the ends of the list. */
export interface Moves {
  top?: () => void;
  up?: () => void;
  down?: () => void;
  bottom?: () => void;
}

const MOVES = [
  { to: 'top', label: msg`Move to top`, icon: ArrowUpToLine },
  { to: 'up', label: msg`Move up`, icon: ArrowUp },
  { to: 'down', label: msg`Move down`, icon: ArrowDown },
  { to: 'bottom', label: msg`Move to bottom`, icon: ArrowDownToLine },
] as const;

interface ItemMenuProps {
  item: FieldsOf<ItemMenu_itemFragment>;
  title: string;
  moves?: Moves;
  /** Whether it can be marked as purchased here; on a sheet, rows are ticked instead. */
  canPurchase?: boolean;
  children?: ReactNode;
  /** For a menu that is opened by more than its button, which then shows only where a pointer or the focus is. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Draws no entry until it is opened: long lists draw and drop a row at every step of a scroll. */
export function ItemMenu({ item, title, moves, canPurchase = false, children, open, onOpenChange }: ItemMenuProps) {
  const [asked, ask] = useState<Asked | null>(null);
  return (
    <>
      <Menu
        trigger={<IconButton label={t`Actions for ${title}`} icon={<EllipsisVertical aria-hidden />} />}
        open={open}
        onOpenChange={onOpenChange}
      >
        {children}
        <Entries item={item} moves={moves} canPurchase={canPurchase} onAsk={ask} />
      </Menu>
      {asked && <Question item={item} asked={asked} onClose={() => ask(null)} />}
    </>
  );
}

/** The entries that lead on to a dialog. */
type Asked = 'delete' | 'price' | 'how many' | 'release' | 'fund';

interface EntriesProps extends Pick<ItemMenuProps, 'item' | 'moves' | 'canPurchase'> {
  onAsk: (asked: Asked) => void;
}

function Entries({ item, moves, canPurchase, onAsk }: EntriesProps) {
  const { archive } = useArchive();
  const { purchase } = usePurchase();
  const { id, listId, primaryUrl, pledgeCount, isFund } = item;
  const remaining = item.isNoLongerNeeded ? 0 : piecesLeft(item);
  return (
    <>
      {canPurchase && remaining > 0 && pledgeCount === 0 && !isFund && (
        <MenuItem onSelect={() => (remaining === 1 ? void purchase(item, 1) : onAsk('how many'))}>
          <ShoppingBag aria-hidden />
          {t`Mark as Purchased`}
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to={`/lists/${listId}/items/${id}/edit`}>
          <Pencil aria-hidden />
          {t`Edit`}
        </Link>
      </MenuItem>
      {isFund && (
        <MenuItem onSelect={() => onAsk('fund')}>
          <HandCoins aria-hidden />
          {t`How to pay`}
        </MenuItem>
      )}
      {isFund && pledgeCount > 0 && (
        <MenuItem asChild>
          <Link to={`/lists/${listId}?thanks`}>
            <Heart aria-hidden />
            {t`Received and thanks`}
          </Link>
        </MenuItem>
      )}
      {primaryUrl && (
        <MenuItem onSelect={() => onAsk('price')}>
          <RefreshCw aria-hidden />
          {t`Check price`}
        </MenuItem>
      )}
      {moves && Object.values(moves).some(Boolean) && (
        <MenuGroup label={t`Move`} icon={<ArrowUpDown aria-hidden />}>
          {MOVES.map(
            ({ to, label, icon: Icon }) =>
              moves[to] && (
                <MenuItem key={to} onSelect={moves[to]}>
                  <Icon aria-hidden />
                  {say(label)}
                </MenuItem>
              ),
          )}
        </MenuGroup>
      )}
      {pledgeCount > 0 && (
        <MenuItem onSelect={() => onAsk('release')}>
          <Undo2 aria-hidden />
          {isFund ? t`What hasn’t come yet` : t`Cancel all contributions`}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem onSelect={() => void archive(item)}>
        <Archive aria-hidden />
        {t`Archive`}
      </MenuItem>
      <MenuItem look="danger" onSelect={() => onAsk('delete')}>
        <Trash2 aria-hidden />
        {t`Delete`}
      </MenuItem>
    </>
  );
}

interface QuestionProps extends Pick<ItemMenuProps, 'item'> {
  asked: Asked;
  onClose: () => void;
}

function Question({ item, asked, onClose }: QuestionProps) {
  const { purchase } = usePurchase();
  const { id, listId, primaryUrl, isFund } = item;
  const title = itemTitle(item);
  if (asked === 'how many') {
    const remaining = piecesLeft(item);
    const choose = (quantity: number) => void purchase(item, quantity);
    return <HowManyDialog title={title} remaining={remaining} onChoose={choose} onClose={onClose} />;
  }
  if (asked === 'delete') {
    const question = t`Are you sure you want to delete this item?`;
    return <DeleteItemDialog listId={listId} itemId={id} name={title} question={question} onClose={onClose} />;
  }
  if (asked === 'release') {
    return (
      <Suspense fallback={<FailedLoadNote />}>
        {isFund ? (
          <OpenPledgesDialog itemId={id} title={title} onClose={onClose} />
        ) : (
          <ReleasePledgesDialog itemId={id} title={title} onClose={onClose} />
        )}
      </Suspense>
    );
  }
  if (asked === 'fund') {
    return (
      <Suspense fallback={<FailedLoadNote />}>
        <FundDialog itemId={id} title={title} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    primaryUrl && (
      <Suspense fallback={<FailedLoadNote />}>
        <CheckPriceDialog itemId={id} title={title} link={primaryUrl} onClose={onClose} />
      </Suspense>
    )
  );
}
