import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { displayText } from '#rules/base/text/display-text';
import { KindLabel } from '../../base/design/KindRibbon.tsx';
import { Day } from '../../base/design/RelativeTime.tsx';
import type { HandedListsFragment } from './HandedLists.generated.ts';

/** The lists that move when they are handed over, with what their new owner will see of gifts. */
export function HandedLists({ lists }: { lists: readonly HandedListsFragment[] }) {
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-card">
      {lists.map((list, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids, and stay in their order
        <li key={position} className="grid min-w-0 gap-0.5 px-4 py-3">
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 font-semibold wrap-anywhere">
              <bdi>{displayText(list.name)}</bdi>
            </span>
            <KindLabel kind={list.listType} />
          </span>
          <span className="text-sm text-muted">
            <Seen list={list} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Seen({ list: { listType, eventDate, view } }: { list: HandedListsFragment }) {
  if (listType === 'SHOPPING') return null;
  if (view === 'TAKEN') return t`Shows what’s taken, never by whom`;
  if (!eventDate) return t`What’s given stays a surprise, since it has no day`;
  return (
    <Trans>
      What’s given stays a surprise until <Day date={eventDate} />
    </Trans>
  );
}
