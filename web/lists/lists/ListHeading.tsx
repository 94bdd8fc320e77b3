import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, Globe, Lock, Share2, UsersRound } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { occasionText } from '#rules/lists/lists/occasions';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { KindLabel } from '../../base/design/KindRibbon.tsx';
import { LongText } from '../../base/design/LongText.tsx';
import { Day } from '../../base/design/RelativeTime.tsx';
import { listName } from '../../base/text/list-name.ts';
import { withSoftHyphens } from '../../base/text/soft-hyphens.ts';
import { PeopleHere } from '../collaborators/PeopleHere.tsx';
import { ShareDialog } from '../list-settings/ShareDialog.tsx';
import { PastEntry } from '../past-lists/PastEntry.tsx';
import { ForPerson } from '../persons/ForPerson.tsx';
import { CreatedAt } from './CreatedAt.tsx';
import { type ListHeading_listFragment, useListHeading_listFragment } from './ListHeading.generated.ts';
import { ListMenu } from './ListMenu.tsx';
import { useCollaboratorsDialog } from './useCollaboratorsDialog.tsx';

interface ListHeadingProps {
  list: FragmentType<ListHeading_listFragment>;
  peopleHere: ComponentProps<typeof PeopleHere>['people'];
  /** Stands beside what kind of list it is. */
  progress?: ReactNode;
  menuEntries: ReactNode;
  /** Stands before the menu. */
  viewButton?: ReactNode;
  /** While items are selected: on a phone one line with the name, so that the rows have the room. */
  isFolded?: boolean;
  onDelete: () => void;
}

/** The actions stand beside what kind of list it is on a phone, and beside the name on a wide screen; there a description stands between kind and day until it is opened. */
const GIFT_HEAD =
  'gap-x-2 gap-y-2 max-sm:gap-y-1 min-[16rem]:max-sm:grid-cols-[minmax(0,1fr)_auto_auto] lg:grid-cols-[auto_minmax(0,1fr)_fit-content(50%)] lg:gap-x-6 lg:gap-y-1';

const ALONG = 'min-[16rem]:max-sm:col-span-full';

const DESCRIPTION =
  'min-[16rem]:max-sm:not-has-data-folded:col-span-full min-[16rem]:max-sm:has-data-folded:col-start-3 min-[16rem]:max-sm:has-data-folded:row-start-3 min-[16rem]:max-sm:has-data-folded:[&_p]:hidden print:[&_p]:max-h-none! lg:text-sm lg:not-has-[[aria-expanded=true]]:col-start-2 lg:not-has-[[aria-expanded=true]]:row-start-1 lg:not-has-[[aria-expanded=true]]:self-center lg:has-[[aria-expanded=true]]:col-span-full lg:has-[[aria-expanded=true]]:row-start-3';

const FOLDED = 'max-sm:[&>:not(h1)]:hidden max-sm:[&>h1]:truncate max-sm:[&>h1]:text-xl';

/** The name of a list and its actions: sharing and adding lead, everything else is in one menu. */
export function ListHeading({
  list,
  peopleHere,
  progress,
  menuEntries,
  viewButton,
  isFolded,
  onDelete,
}: ListHeadingProps) {
  const { data, complete } = useListHeading_listFragment(list);
  if (!complete) return null;

  const { id, listType, createdAt, viewerRole, owner, isDemo } = data;
  const isShopping = listType === 'SHOPPING';
  const isAtWork = !isDemo && viewerRole !== 'VIEWER';
  const description = displayText(data.description);
  const ownerName = displayText(owner.name);
  const actions = isAtWork && (
    <Actions list={data} isShopping={isShopping}>
      {viewButton}
      <ListMenu
        listId={id}
        createdAt={createdAt}
        isOwner={viewerRole === 'OWNER'}
        isShopping={isShopping}
        onDelete={onDelete}
        pastEntry={<PastEntry list={data} />}
      >
        {menuEntries}
      </ListMenu>
    </Actions>
  );
  const about = (
    <>
      <KindLabel kind={listType} isShort={isShopping} />
      <PrivacyLabel privacy={data.privacy} />
      {isDemo && <Badge tone="warm">{t`Demo`}</Badge>}
      {progress}
      <div
        className="flex min-w-0 grow justify-end max-sm:-my-1.5 max-sm:[&_p]:sr-only" // who comes moves no row
      >
        {isAtWork && <PeopleHere people={peopleHere} />}
      </div>
    </>
  );
  return (
    <header
      className={`grid grid-cols-[minmax(0,1fr)] ${isShopping ? 'sm:gap-2' : GIFT_HEAD} ${isFolded && !isShopping ? FOLDED : ''}`}
    >
      {isShopping ? (
        <div className="flex items-center gap-2 max-[16rem]:flex-wrap sm:items-end sm:gap-4">
          <div className="flex min-w-0 grow flex-col max-[16rem]:basis-full sm:gap-1">
            <h1
              dir="auto"
              className="text-xl leading-6 wrap-anywhere max-sm:line-clamp-2 max-[16rem]:line-clamp-none sm:text-3xl sm:leading-tight"
            >
              {listName(data)}
            </h1>
            <div className="group/about flex min-h-5 items-center gap-x-2 overflow-x-clip max-[16rem]:flex-wrap sm:gap-x-3 max-sm:*:shrink-0 max-sm:has-[[data-shops]]:*:first:hidden sm:order-first sm:min-h-8 sm:flex-wrap">
              {about}
            </div>
          </div>
          {actions}
        </div>
      ) : (
        <>
          <div className="flex min-h-8 flex-wrap items-center gap-x-3 min-[16rem]:max-sm:row-start-1">{about}</div>
          <h1
            dir="auto"
            className={`min-w-0 leading-tight wrap-anywhere lg:col-span-2 lg:col-start-1 lg:row-start-2 ${ALONG} ${sizeOf(listName(data))}`}
          >
            {withSoftHyphens(listName(data))}
          </h1>
        </>
      )}
      {description && (
        <div className={`max-w-prose max-sm:text-sm ${isShopping ? '' : DESCRIPTION}`}>
          <LongText about={listName(data)} isBrief>
            {description}
          </LongText>
        </div>
      )}
      <p
        className={`flex flex-wrap items-center gap-x-5 gap-y-1 text-muted empty:hidden ${isShopping ? 'max-sm:text-sm' : 'min-[16rem]:max-sm:col-span-full min-[16rem]:max-sm:in-[header:has([data-folded])]:col-span-2 min-[16rem]:max-sm:row-start-3 max-sm:text-sm lg:col-start-3 lg:row-start-1 lg:justify-end'}`}
      >
        <EventLine list={data} canEdit={isAtWork} />
        {!isShopping && (
          <span className="max-sm:hidden print:hidden">
            <CreatedAt at={createdAt} />
          </span>
        )}
        {data.person && (
          <span className="wrap-anywhere">
            <ForPerson name={data.person.name} />
          </span>
        )}
        {viewerRole === 'COLLABORATOR' && <span>{t`Shared by ${ownerName}`}</span>}
      </p>
      {!isShopping && actions}
    </header>
  );
}

/** A long name leaves the first item on the first screen. */
function sizeOf({ length }: string): string {
  return length > 30 ? 'text-xl sm:text-3xl' : length > 18 ? 'text-2xl sm:text-4xl' : 'text-3xl sm:text-4xl';
}

function PrivacyLabel({ privacy }: { privacy: 'PUBLIC' | 'PRIVATE' }) {
  const [Icon, label] = privacy === 'PUBLIC' ? [Globe, t`Public`] : [Lock, t`Private`];
  return (
    <span title={label} className="inline-flex shrink-0 items-center gap-1.5 text-sm text-muted">
      <Icon aria-hidden className="size-3.5" />
      <span className="max-sm:sr-only">{label}</span>
    </span>
  );
}

interface EventLineProps {
  list: ListHeading_listFragment;
  canEdit: boolean;
}

/** The occasion and its day. Without a day, an editor of the list is offered to add it. */
function EventLine({ list: { id, listType, eventType, eventDate }, canEdit }: EventLineProps) {
  const hasEvent = Boolean(eventType || eventDate);
  if (!hasEvent && (listType === 'SHOPPING' || !canEdit)) return null;
  const occasion = displayText(occasionText(eventType));
  const day = eventDate ? (
    <Day date={eventDate as string} style="near" />
  ) : canEdit ? (
    <Link
      to={`/lists/${id}/edit`}
      state={{ field: 'eventDate' }}
      className="-my-3 inline-block py-3 text-muted hover:text-ink hover:underline"
    >
      {occasion ? t({ message: 'add a date', comment: 'After an occasion and a comma' }) : t`Add a date`}
    </Link>
  ) : (
    <span>{t`Date TBD`}</span>
  );
  return (
    <span className={`text-ink wrap-anywhere ${!eventDate && canEdit ? 'print:hidden' : ''}`}>
      <CalendarDays aria-hidden className="me-1.5 inline size-4.5 align-[-0.2em] text-muted" />
      {occasion ? (
        <Trans comment="An occasion and its day: “Wedding, 5 June”, “Wedding, add a date”">
          <span>{occasion}, </span>
          {day}
        </Trans>
      ) : (
        day
      )}
    </span>
  );
}

interface ActionsProps {
  list: ListHeading_listFragment;
  isShopping: boolean;
  children: ReactNode;
}

function Actions({ list, isShopping, children }: ActionsProps) {
  const [isSharing, setSharing] = useState(false);
  const collaborators = useCollaboratorsDialog(list.id);
  return (
    <div
      className={`flex gap-2 max-sm:gap-1.5 ${isShopping ? 'shrink-0' : 'flex-wrap min-[16rem]:max-sm:-my-1 min-[16rem]:max-sm:col-span-2 min-[16rem]:max-sm:col-start-2 min-[16rem]:max-sm:row-start-1 lg:col-start-3 lg:row-start-2 lg:self-center lg:justify-self-end'}`}
    >
      <Button look={isShopping || list.itemCount === 0 ? 'quiet' : 'primary'} onClick={() => setSharing(true)}>
        <Share2 aria-hidden className="size-4.5" />
        <span className="max-sm:sr-only">{t`Share`}</span>
      </Button>
      <div className="hidden lg:block">
        <Button onClick={collaborators.open}>
          <UsersRound aria-hidden className="size-4.5" />
          <span className={isShopping ? 'sr-only' : ''}>{t`Collaborators`}</span>
        </Button>
      </div>
      {children}
      {collaborators.dialog}
      {isSharing && <ShareDialog list={list} onClose={() => setSharing(false)} />}
    </div>
  );
}
