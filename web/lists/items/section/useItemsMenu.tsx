import { t } from '@lingui/core/macro';
import {
  FileUp,
  Link2,
  ListChecks,
  ListPlus,
  MonitorUp,
  Plus,
  Rows3,
  ScanBarcode,
  ShoppingBasket,
  SlidersHorizontal,
  Store,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { MenuCheckbox, MenuGroup, MenuItem, MenuLine } from '../../../base/design/dialogs/Menu.tsx';
import { IconButton } from '../../../base/design/IconButton.tsx';
import type { Kind } from '../../../base/design/kinds.ts';
import { keepLoading } from '../../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../../base/page/FailedLoadNote.tsx';
import { useKeptDraft } from '../../../core/form/useKeptDraft.ts';
import { scanSheet } from '../scanning/scan-sheet.ts';
import { type ListWithShops, ShopOrderDialog, ShopOrderEntry, ShopsOfListDialog } from '../shopping/ShopOrder.tsx';
import { canKeepScreenOn, useWakeLock } from '../shopping/useWakeLock.ts';
import { useBulkDraft } from './useBulkDraft.ts';

const AddFromUrlDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../adding/AddFromUrlDialog.tsx'))).AddFromUrlDialog,
}));
const BulkAddDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../adding/BulkAddDialog.tsx'))).BulkAddDialog,
}));

const GoShoppingDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../shopping/GoShoppingDialog.tsx'))).GoShoppingDialog,
}));

const PasteSeveralDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../adding/PasteSeveralDialog.tsx'))).PasteSeveralDialog,
}));

interface ItemsMenuOptions {
  listId: string;
  /** Undefined until it is read. */
  list: ListWithShops | undefined;
  listType: Kind;
  /** Whether there is anything to look at, if only in the archive. */
  hasView: boolean;
  isViewOpen: boolean;
  onViewOpen: (isOpen: boolean) => void;
  /** Begins to select items; undefined where there are none. */
  onSelect: (() => void) | undefined;
}

/**
 * The entries for items in the list's menu, and the dialog to be rendered beside the menu, which `pasteSeveral` opens, too: its
 * text waits while it is closed. Beside the menu of gifts stands the button of their view, where there is little room.
 */
export function useItemsMenu({ listId, list, listType, hasView, isViewOpen, onViewOpen, onSelect }: ItemsMenuOptions) {
  const [open, setOpen] = useState<'link' | 'bulk' | 'paste' | 'order' | 'shops' | 'trip' | null>(null);
  const [pasted, setPasted] = useState('');
  const close = () => setOpen(null);
  const draft = useBulkDraft({ isOpen: open === 'bulk', onRestored: () => setOpen('bulk'), onDiscarded: close });
  useKeptDraft({
    part: 'paste several',
    opensSheet: true,
    keep: () => ({ typed: pasted.trim() ? { text: pasted, isOpen: open === 'paste' } : {}, base: {} }),
    restore({ typed }) {
      setPasted(String(typed.text));
      if (typed.isOpen) setOpen('paste');
      return typed.isOpen === true;
    },
    discard() {
      setPasted('');
      close();
    },
  });
  const isShopping = listType === 'SHOPPING';
  const [isScreenOn, setScreenOn] = useWakeLock(isShopping);

  const menuEntries = (
    <>
      <MenuGroup label={t`More ways to add`} icon={<ListPlus aria-hidden />}>
        <MenuItem asChild>
          <Link to={`/lists/${listId}/items/add`}>
            <Plus aria-hidden />
            {t`Add Item`}
          </Link>
        </MenuItem>
        <MenuItem onSelect={() => setOpen(isShopping ? 'bulk' : 'paste')}>
          <Rows3 aria-hidden />
          <span>{isShopping ? t`Bulk Add` : t`Paste several items`}</span>
        </MenuItem>
        {isShopping && (
          <MenuItem onSelect={() => scanSheet.set(listId)}>
            <ScanBarcode aria-hidden />
            {t`Scan a barcode`}
          </MenuItem>
        )}
        <MenuItem onSelect={() => setOpen('link')}>
          <Link2 aria-hidden />
          {t`Add from URL`}
        </MenuItem>
        <MenuItem asChild>
          <Link to="/add/button">
            <Store aria-hidden />
            {t`Add from any shop`}
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={`/import?list=${listId}`}>
            <FileUp aria-hidden />
            {t`Import from a file`}
          </Link>
        </MenuItem>
      </MenuGroup>
      {isShopping && (
        <MenuCheckbox icon={<SlidersHorizontal aria-hidden />} checked={isViewOpen} onChange={onViewOpen} closes>
          {t`Search and sort`}
        </MenuCheckbox>
      )}
      {onSelect && (
        <MenuItem onSelect={onSelect}>
          <ListChecks aria-hidden />
          {t`Select items`}
        </MenuItem>
      )}
      {isShopping && (
        <>
          <MenuItem onSelect={() => setOpen('trip')}>
            <ShoppingBasket aria-hidden />
            {t`I’m going shopping`}
          </MenuItem>
          <MenuGroup label={t`In the shop`} icon={<Store aria-hidden />}>
            {list && <ShopOrderEntry list={list} onChoose={() => setOpen('order')} />}
            <MenuItem onSelect={() => setOpen('shops')}>
              <Store aria-hidden />
              {t`Shops`}
            </MenuItem>
            {canKeepScreenOn && (
              <MenuCheckbox icon={<MonitorUp aria-hidden />} checked={isScreenOn} onChange={setScreenOn}>
                {t`Keep the screen on`}
              </MenuCheckbox>
            )}
          </MenuGroup>
        </>
      )}
      <MenuLine />
    </>
  );
  const dialog = open && (
    <Suspense fallback={<FailedLoadNote />}>
      {open === 'link' && <AddFromUrlDialog listId={listId} onClose={close} />}
      {open === 'order' && list && <ShopOrderDialog list={list} onClose={close} />}
      {open === 'shops' && list && <ShopsOfListDialog list={list} onClose={close} />}
      {open === 'trip' && <GoShoppingDialog listId={listId} onClose={close} />}
      {open === 'paste' && (
        <PasteSeveralDialog listId={listId} kind={listType} text={pasted} onText={setPasted} onClose={close} />
      )}
      {open === 'bulk' && <BulkAddDialog listId={listId} draft={draft} onClose={close} />}
    </Suspense>
  );
  const viewButton = !isShopping && hasView && (
    <div className="sm:hidden">
      <IconButton
        label={t`View and search`}
        look="quiet"
        icon={<SlidersHorizontal aria-hidden />}
        aria-expanded={isViewOpen}
        onClick={() => onViewOpen(!isViewOpen)}
      />
    </div>
  );
  return { menuEntries, viewButton, dialog, pasteSeveral: () => setOpen('paste') };
}
