import { t } from '@lingui/core/macro';
import { Ellipsis, FileDown, Gift, ListTodo, Pencil, Printer, Trash2, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Menu, MenuGroup, MenuItem, MenuLabel, MenuLine } from '../../base/design/dialogs/Menu.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { usePrint } from '../../base/printing/usePrint.tsx';
import { CreatedAt } from './CreatedAt.tsx';
import { useCollaboratorsDialog } from './useCollaboratorsDialog.tsx';

const loadPrintedList = async () => (await import('./PrintedList.tsx')).PrintedList;

const ExportDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../exporting/ExportDialog.tsx'))).ExportDialog,
}));

interface ListMenuProps {
  listId: string;
  createdAt: string;
  isOwner: boolean;
  isShopping: boolean;
  onDelete: () => void;
  /** The entry that puts it into Past lists, or takes it out. */
  pastEntry: ReactNode;
  /** The entries for the items. */
  children: ReactNode;
}

/** Everything that is rarely done with a list; ways of adding, of shopping and of taking it along are one step deeper. */
export function ListMenu({ listId, createdAt, isOwner, isShopping, onDelete, pastEntry, children }: ListMenuProps) {
  const collaborators = useCollaboratorsDialog(listId);
  const [isExporting, setExporting] = useState(false);
  const { print, sheet } = usePrint({ load: loadPrintedList, of: listId });
  return (
    <>
      <Menu trigger={<IconButton label={t`More`} look="quiet" icon={<Ellipsis aria-hidden />} />}>
        {children}
        <div className="lg:hidden">
          <MenuItem onSelect={collaborators.open}>
            <UsersRound aria-hidden />
            {t`Collaborators`}
          </MenuItem>
        </div>
        <MenuItem asChild>
          <Link to={`/lists/${listId}/edit`}>
            <Pencil aria-hidden />
            {t`Edit`}
          </Link>
        </MenuItem>
        {!isShopping && (
          <MenuItem asChild>
            <Link to={`/lists/${listId}?thanks`}>
              <Gift aria-hidden />
              {t`Received and thanks`}
            </Link>
          </MenuItem>
        )}
        <MenuGroup label={t`Print and export`} icon={<FileDown aria-hidden />}>
          <MenuItem onSelect={print}>
            <Printer aria-hidden />
            {t`Print`}
          </MenuItem>
          <MenuItem onSelect={() => setExporting(true)}>
            <FileDown aria-hidden />
            {t`Export`}
          </MenuItem>
          {isShopping && (
            <MenuItem asChild>
              <Link to="/connect-reminders">
                <ListTodo aria-hidden />
                {t`Open in reminders`}
              </Link>
            </MenuItem>
          )}
        </MenuGroup>
        {isOwner && (
          <>
            <MenuLine />
            {pastEntry}
            <MenuItem look="danger" onSelect={onDelete}>
              <Trash2 aria-hidden />
              {t`Delete`}
            </MenuItem>
          </>
        )}
        <div className="sm:hidden">
          <MenuLabel>
            <CreatedAt at={createdAt} />
          </MenuLabel>
        </div>
      </Menu>
      {sheet}
      {isExporting && (
        <Suspense fallback={<FailedLoadNote />}>
          <ExportDialog listId={listId} onClose={() => setExporting(false)} />
        </Suspense>
      )}
      {collaborators.dialog}
    </>
  );
}
