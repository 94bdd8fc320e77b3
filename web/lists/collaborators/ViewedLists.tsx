import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { IconButton } from '../../base/design/IconButton.tsx';
import { KindLabel } from '../../base/design/KindRibbon.tsx';
import { countdownText } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { listName } from '../../base/text/list-name.ts';
import { useSession } from '../../core/session/session.ts';
import { OwnCircles } from '../circles/OwnCircles.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useViewedListsQuery, type ViewedListsQuery } from './ViewedLists.generated.ts';

type ViewedList = ViewedListsQuery['viewedLists'][number];

interface ViewedListsProps {
  /** Below them, once it is known how many there are. */
  children?: ReactNode;
}

/** Lists of others that the reader sees as a guest does, and their circles; nothing for who has none. */
export function ViewedLists({ children }: ViewedListsProps) {
  const { account } = useSession();
  const { data, error, refetch } = useViewedListsQuery({ fetchPolicy: 'cache-and-network' });
  const [leaving, setLeaving] = useState<ViewedList | null>(null);
  if (!data && !error) return children && <Skeleton shape="cards" rows={3} />;
  if (!account || !data) return children;
  const section = data.viewedLists.length > 0 && (
    <section aria-labelledby="viewed-lists" className="grid gap-3">
      <h2 id="viewed-lists" className="text-2xl">{t`Lists you can give from`}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {data.viewedLists.map((list) => (
          <ViewedListRow key={list.id} list={list} onLeave={() => setLeaving(list)} />
        ))}
      </ul>
      {leaving && (
        <RemoveDialog
          listId={leaving.id}
          collaboratorId={account.id}
          title={t`Leave list`}
          question={t`Are you sure you want to leave this list? You won’t be able to see it unless you’re invited again, or have its link.`}
          action={t`Leave list`}
          onRemoved={() => void refetch()}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
  return (
    <>
      {section}
      <OwnCircles circles={data.circles} />
      {children}
    </>
  );
}

function ViewedListRow({ list, onLeave }: { list: ViewedList; onLeave: () => void }) {
  const { listType, eventDate, shareToken } = list;
  const ownerName = displayText(list.ownerName);
  const name = listName(list);
  return (
    <li className="relative flex min-w-0 items-center gap-2 rounded-card border border-line bg-card py-3 ps-4 pe-2 shadow-card transition-colors duration-150 hover:border-edge">
      <div className="grid min-w-0 grow gap-0.5">
        <KindLabel kind={listType} />
        <h3 className="text-lg leading-snug wrap-anywhere">
          <Link to={`/shared/${shareToken}`} className="rounded-xs after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted wrap-anywhere">
          <span>
            <Trans>
              Shared by <bdi className="font-semibold text-ink">{ownerName}</bdi>
            </Trans>
          </span>
          {eventDate && <span>{countdownText(eventDate)}</span>}
        </p>
      </div>
      <div className="relative">
        <IconButton label={t`Leave “${name}”`} icon={<LogOut aria-hidden />} onClick={onLeave} />
      </div>
    </li>
  );
}
