import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { EllipsisVertical, Eye, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../../base/design/dialogs/Menu.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { listName } from '../../base/text/list-name.ts';
import { DeleteListDialog } from '../list-settings/DeleteListDialog.tsx';
import { ShareDialog } from '../list-settings/ShareDialog.tsx';
import { CreatedAt } from './CreatedAt.tsx';
import { type ListCardMenu_listFragment, useListCardMenu_listFragment } from './ListCardMenu.generated.ts';

/** Actions on a list among others, by role. */
export function ListCardMenu({ list }: { list: FragmentType<ListCardMenu_listFragment> }) {
  const { data, complete } = useListCardMenu_listFragment(list);
  const [open, setOpen] = useState<'share' | 'delete' | null>(null);
  if (!complete) return null;

  const { id, createdAt, viewerRole } = data;
  const name = listName(data);
  return (
    <>
      <Menu trigger={<IconButton label={t`Actions for ${name}`} icon={<EllipsisVertical aria-hidden />} />}>
        <MenuItem asChild>
          <Link to={`/lists/${id}`}>
            <Eye aria-hidden />
            {t({ message: 'View', context: 'to open a list' })}
          </Link>
        </MenuItem>
        {viewerRole !== 'VIEWER' && (
          <>
            <MenuItem asChild>
              <Link to={`/lists/${id}/edit`}>
                <Pencil aria-hidden />
                {t`Edit`}
              </Link>
            </MenuItem>
            <MenuItem onSelect={() => setOpen('share')}>
              <Share2 aria-hidden />
              {t`Share`}
            </MenuItem>
          </>
        )}
        {viewerRole === 'OWNER' && (
          <>
            <MenuLine />
            <MenuItem look="danger" onSelect={() => setOpen('delete')}>
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
      {open === 'share' && <ShareDialog list={data} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <DeleteListDialog
          listId={id}
          question={t`Are you sure you want to delete "${name}"? This action cannot be undone.`}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
