import type { FragmentType } from '@apollo/client';
import { CalendarDays, Eye, Pencil, Share2, Trash2, UsersRound } from 'lucide-react';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { displayText } from '#rules/display-text';
import type { Cell } from '../design/grid-layouts.ts';
import { IconButton } from '../design/IconButton.tsx';
import { KindLabel, KindRibbon } from '../design/KindRibbon.tsx';
import { Day } from '../design/RelativeTime.tsx';
import { IconLink } from '../page/IconLink.tsx';
import { listName } from '../text/list-name.ts';
import { CreatedAt } from './CreatedAt.tsx';
import { DeleteListDialog } from './DeleteListDialog.tsx';
import { type ListCard_listFragment, useListCard_listFragment } from './ListCard.generated.ts';
import { PrivacyMark } from './PrivacyMark.tsx';
import { ShareDialog } from './ShareDialog.tsx';

interface ListCardProps {
  list: FragmentType<ListCard_listFragment>;
  cell: Cell;
}

export const ListCard = memo(function ListCard({ list, cell }: ListCardProps) {
  const { data, complete } = useListCard_listFragment(list);
  const [open, setOpen] = useState<'share' | 'delete' | null>(null);
  if (!complete) return null;

  const { id, listType, privacy, eventDate, createdAt, itemCount, viewerRole, owner } = data;
  const name = listName(data);
  const description = displayText(data.description);
  const isOwner = viewerRole === 'OWNER';
  return (
    <li
      {...cell}
      className="relative flex min-w-0 flex-col rounded-card border border-line bg-card shadow-card transition-colors duration-150 hover:border-edge"
    >
      <KindRibbon kind={listType} />
      <div className="grid grow content-start gap-2 p-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pr-12">
          <KindLabel kind={listType} />
          <PrivacyMark privacy={privacy} />
        </p>
        <h2 className="pr-10 text-xl leading-snug wrap-anywhere">
          <Link to={`/lists/${id}`} className="rounded-xs after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h2>
        {description && <p className="line-clamp-2 text-muted wrap-anywhere">{description}</p>}
        <dl className="grid gap-1 text-sm text-muted empty:hidden">
          {eventDate && (
            <div className="flex items-center gap-1.5">
              <CalendarDays aria-hidden className="size-4" />
              <dt>Event date</dt>
              <dd className="font-semibold text-ink">
                <Day date={eventDate} />
              </dd>
            </div>
          )}
          {!isOwner && (
            <div className="flex items-center gap-1.5">
              <UsersRound aria-hidden className="size-4" />
              <dt>Shared by</dt>
              <dd className="font-semibold text-ink">{displayText(owner.name)}</dd>
            </div>
          )}
        </dl>
        <p className="text-sm text-muted">
          <CreatedAt at={createdAt} />
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 border-t border-line py-1.5 pr-1.5 pl-5">
        <p className="text-sm font-semibold">{itemCount === 1 ? '1 item' : `${itemCount} items`}</p>
        <div className="relative flex flex-wrap">
          <IconLink label={`View ${name}`} to={`/lists/${id}`} icon={<Eye aria-hidden />} />
          {viewerRole !== 'VIEWER' && (
            <>
              <IconLink label={`Edit ${name}`} to={`/lists/${id}/edit`} icon={<Pencil aria-hidden />} />
              <IconButton label={`Share ${name}`} icon={<Share2 aria-hidden />} onClick={() => setOpen('share')} />
            </>
          )}
          {isOwner && (
            <IconButton
              look="danger"
              label={`Delete ${name}`}
              icon={<Trash2 aria-hidden />}
              onClick={() => setOpen('delete')}
            />
          )}
        </div>
      </div>
      {open === 'share' && <ShareDialog list={data} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <DeleteListDialog
          listId={id}
          question={`Are you sure you want to delete "${name}"? This action cannot be undone.`}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
});
