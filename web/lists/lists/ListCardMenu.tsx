import { t } from '@lingui/core/macro';
import { EllipsisVertical, Eye, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../../base/design/dialogs/Menu.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import type { FieldsOf } from '../../base/network/fields-of.ts';
import { listName } from '../../base/text/list-name.ts';
import { DeleteListDialog } from '../list-settings/DeleteListDialog.tsx';
import { ShareDialog } from '../list-settings/ShareDialog.tsx';
import { CreatedAt } from './CreatedAt.tsx';
import type { ListCardMenu_listFragment } from './ListCardMenu.generated.ts';

interface ListCardMenuProps {
  list: FieldsOf<ListCardMenu_listFragment>;
  name: string;
}

/** Actions on a list among others, by role. Draws no entry until it is opened. */
export function ListCardMenu({ list, name }: ListCardMenuProps) {
  const [asked, ask] = useState<Asked | null>(null);
  return (
    <>
      <Menu trigger={<IconButton label={t`Actions for ${name}`} icon={<EllipsisVertical aria-hidden />} />}>
        <Entries list={list} onAsk={ask} />
      </Menu>
      {asked && <Question list={list} asked={asked} onClose={() => ask(null)} />}
    </>
  );
}

type Asked = 'share' | 'delete';

interface EntriesProps extends Pick<ListCardMenuProps, 'list'> {
  onAsk: (asked: Asked) => void;
}

function Entries({ list, onAsk }: EntriesProps) {
  const { id, createdAt, viewerRole } = list;
  return (
    <>
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
          <MenuItem onSelect={() => onAsk('share')}>
            <Share2 aria-hidden />
            {t`Share`}
          </MenuItem>
        </>
      )}
      {viewerRole === 'OWNER' && (
        <>
          <MenuLine />
          <MenuItem look="danger" onSelect={() => onAsk('delete')}>
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
    </>
  );
}

interface QuestionProps extends Pick<ListCardMenuProps, 'list'> {
  asked: Asked;
  onClose: () => void;
}

function Question({ list, asked, onClose }: QuestionProps) {
  if (asked === 'share') return <ShareDialog list={list} onClose={onClose} />;
  const name = listName(list);
  return (
    <DeleteListDialog
      listId={list.id}
      question={t`Are you sure you want to delete "${name}"? This action cannot be undone.`}
      onClose={onClose}
    />
  );
}
