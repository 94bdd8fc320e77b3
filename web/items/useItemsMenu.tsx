import { ListPlus, MonitorUp, Plus, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Kind } from '../design/kinds.ts';
import { MenuCheckbox, MenuItem, MenuLine } from '../design/Menu.tsx';
import { keepLoading } from '../network/failed-loads.ts';
import { FailedLoadNote } from '../page/FailedLoadNote.tsx';
import type { BulkRow } from './bulk-rows.ts';
import { canKeepScreenOn, useWakeLock } from './useWakeLock.ts';

const BulkAddDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./BulkAddDialog.tsx'))).BulkAddDialog,
}));

interface ItemsMenuOptions {
  listId: string;
  listType: Kind;
  isViewOpen: boolean;
  onViewOpen: (isOpen: boolean) => void;
}

/**
 * What the list's menu has for the items, and the dialog that it may open, which is to be rendered beside the menu: what
 * was typed there waits while it is closed.
 */
export function useItemsMenu({ listId, listType, isViewOpen, onViewOpen }: ItemsMenuOptions) {
  const [isAdding, setAdding] = useState(false);
  const draft = useRef<BulkRow[]>([]);
  const isShopping = listType === 'SHOPPING';
  const [isScreenOn, setScreenOn] = useWakeLock(isShopping);

  const entries = (
    <>
      {isShopping && (
        <>
          <MenuItem asChild>
            <Link to={`/lists/${listId}/items/add`}>
              <Plus aria-hidden />
              Add Item
            </Link>
          </MenuItem>
          <MenuItem onSelect={() => setAdding(true)}>
            <ListPlus aria-hidden />
            Bulk Add
          </MenuItem>
        </>
      )}
      <div className={isShopping ? '' : 'sm:hidden'}>
        <MenuCheckbox icon={<SlidersHorizontal aria-hidden />} checked={isViewOpen} onChange={onViewOpen}>
          Search and sort
        </MenuCheckbox>
      </div>
      {isShopping && canKeepScreenOn && (
        <MenuCheckbox icon={<MonitorUp aria-hidden />} checked={isScreenOn} onChange={setScreenOn}>
          Keep the screen on
        </MenuCheckbox>
      )}
      <div className={isShopping ? '' : 'sm:hidden'}>
        <MenuLine />
      </div>
    </>
  );
  const dialog = isAdding && (
    <Suspense fallback={<FailedLoadNote />}>
      <BulkAddDialog listId={listId} draft={draft} onClose={() => setAdding(false)} />
    </Suspense>
  );
  return { entries, dialog };
}
