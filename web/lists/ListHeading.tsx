import type { FragmentType } from '@apollo/client';
import { CalendarDays, Ellipsis, Globe, Lock, Pencil, Share2, Trash2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { displayText } from '#rules/display-text';
import { PeopleHere } from '../collaborators/PeopleHere.tsx';
import { Badge } from '../design/Badge.tsx';
import { Button } from '../design/Button.tsx';
import { KindLabel } from '../design/KindRibbon.tsx';
import { Day } from '../design/RelativeTime.tsx';
import { keepLoading } from '../network/failed-loads.ts';
import { FailedLoadNote } from '../page/FailedLoadNote.tsx';
import { LinkButton } from '../page/LinkButton.tsx';
import { PrintButton } from '../printing/PrintButton.tsx';
import { listName } from '../text/list-name.ts';
import { CreatedAt } from './CreatedAt.tsx';
import { type ListHeading_listFragment, useListHeading_listFragment } from './ListHeading.generated.ts';
import { ShareDialog } from './ShareDialog.tsx';

const loadPrintedList = async () => (await import('./PrintedList.tsx')).PrintedList;

const CollaboratorsDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../collaborators/CollaboratorsDialog.tsx'))).CollaboratorsDialog,
}));

interface ListHeadingProps {
  list: FragmentType<ListHeading_listFragment>;
  onDelete: () => void;
}

export function ListHeading({ list, onDelete }: ListHeadingProps) {
  const { data, complete } = useListHeading_listFragment(list);
  if (!complete) return null;

  const { listType, privacy, createdAt, viewerRole, owner, isDemo } = data;
  const description = displayText(data.description);
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <KindLabel kind={listType} />
        <Badge icon={privacy === 'PUBLIC' ? <Globe aria-hidden /> : <Lock aria-hidden />}>
          {privacy === 'PUBLIC' ? 'Public' : 'Private'}
        </Badge>
        {isDemo && <Badge tone="warm">Demo</Badge>}
      </div>
      <div className="grid gap-2">
        <h1 className="text-4xl wrap-anywhere sm:text-5xl">{listName(data)}</h1>
        {description && (
          <p className="max-w-prose text-lg text-muted wrap-anywhere whitespace-pre-line">{description}</p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
        <EventLine list={data} />
        <CreatedAt at={createdAt} />
        {viewerRole === 'COLLABORATOR' && <span>Shared by {displayText(owner.name)}</span>}
      </p>
      {!isDemo && viewerRole !== 'VIEWER' && (
        <>
          <PeopleHere listId={data.id} />
          <Actions list={data} onDelete={onDelete} />
        </>
      )}
    </header>
  );
}

function EventLine({ list: { listType, eventType, eventDate } }: { list: ListHeading_listFragment }) {
  if (listType === 'SHOPPING' && !eventType && !eventDate) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-ink">
      <CalendarDays aria-hidden className="size-4.5 text-muted" />
      {eventType && <span className="wrap-anywhere">{displayText(eventType)},</span>}
      {eventDate ? <Day date={eventDate as string} /> : 'Date TBD'}
    </span>
  );
}

function Actions({ list, onDelete }: { list: ListHeading_listFragment; onDelete: () => void }) {
  const [open, setOpen] = useState<'share' | 'people' | null>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const close = () => setOpen(null);
  const isForShop = list.listType === 'SHOPPING'; // on a phone, what is to be bought comes first
  const others = (
    <>
      <Button onClick={() => setOpen('people')}>
        <UsersRound aria-hidden className="size-4.5" />
        Collaborators
      </Button>
      <LinkButton to={`/lists/${list.id}/edit`}>
        <Pencil aria-hidden className="size-4.5" />
        Edit
      </LinkButton>
      <PrintButton load={loadPrintedList} of={list.id} />
      {list.viewerRole === 'OWNER' && (
        <Button onClick={onDelete}>
          <Trash2 aria-hidden className="size-4.5 text-problem" />
          Delete
        </Button>
      )}
    </>
  );
  return (
    <div
      className={`grid grid-cols-2 gap-2 sm:flex sm:flex-wrap ${isForShop ? '' : '*:first:col-span-2 *:last:even:col-span-2'}`}
    >
      <Button look="primary" onClick={() => setOpen('share')}>
        <Share2 aria-hidden className="size-4.5" />
        Share
      </Button>
      {isForShop ? (
        <>
          <div className="grid sm:hidden">
            <Button aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
              <Ellipsis aria-hidden className="size-4.5" />
              More
            </Button>
          </div>
          <div className={`contents ${isUnfolded ? '' : 'max-sm:hidden'}`}>{others}</div>
        </>
      ) : (
        others
      )}
      {open === 'share' && <ShareDialog list={list} onClose={close} />}
      {open === 'people' && (
        <Suspense fallback={<FailedLoadNote />}>
          <CollaboratorsDialog listId={list.id} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
