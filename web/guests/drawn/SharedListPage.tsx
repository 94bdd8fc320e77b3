import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathHere } from '../../base/design/picture-address.ts';
import { useSite } from '../../base/page/site.ts';
import { shortName } from '../../base/text/short-name.ts';
import { ReportButton } from '../../core/safety/ReportButton.tsx';
import { ByLine, type Whose } from './ByLine.tsx';
import { SharedListEnd } from './SharedListEnd.tsx';
import { SharedListNotes } from './SharedListNotes.tsx';
import { SuggestButton } from './SuggestButton.tsx';
import { useFollowPath } from './useFollowPath.ts';

interface SharedListPageProps {
  list: Whose & {
    id: string;
    name: string;
    shareToken: string;
    isDemo: boolean;
    isPast: boolean;
    branding: { accentColor: string | null } | null;
  };
  /** Null for guests. */
  member: { isOwner: boolean; purchasesHidden: boolean } | null;
  cover: ReactNode;
  /** The purchases of the reader. */
  purchases: ReactNode;
  /** Whether there is nothing to give: then the gifts’ place offers to tell of new ones. */
  isEmpty: boolean;
  /** Whether they stand above the gifts. */
  isPurchaseFirst: boolean;
  gifts: ReactNode;
  /** Gifts that are not on the list, if there are any. */
  besides?: ReactNode;
  print: ReactNode;
}

/** A shared list from its heading to its end: one tree, which the server draws, and in whose place the app draws the same. */
export function SharedListPage({
  list,
  member,
  cover,
  purchases,
  isEmpty,
  isPurchaseFirst,
  gifts,
  besides,
  print,
}: SharedListPageProps) {
  const { id, name, shareToken, listType, isDemo, isPast, branding } = list;
  const isOfGifts = listType !== 'SHOPPING'; // shopping is no wider than a sheet of paper
  const follow = useFollowPath(list);
  const { siteUrl } = useSite();
  return (
    <div data-accent={branding?.accentColor} className={`list-page ${isOfGifts ? '' : 'shopping-page'}`}>
      <div className="paper-head">
        {cover}
        {!member && (
          <img
            alt=""
            loading="lazy" // no screen fetches it
            className="paper-code"
            src={pathHere(`${siteUrl}/link-pictures/${shareToken}/code.svg`)}
          />
        )}
      </div>
      <SharedListNotes listId={id} isDemo={isDemo} isPast={isPast} member={member} />
      {isPurchaseFirst && purchases}
      {gifts}
      {!isPurchaseFirst && purchases}
      {besides}
      <SharedListEnd isDemo={isDemo}>{print}</SharedListEnd>
      <div className="foot-links">
        {!member && isOfGifts && !isDemo && !isPast && (
          <>
            {follow && !isEmpty && (
              <Link to={follow} className="foot-link">
                {t`Tell me when something’s new`}
              </Link>
            )}
            <Link
              to={`/shared/${shareToken}/besides`}
              className="foot-link"
            >{t`Giving something that isn’t on the list?`}</Link>
          </>
        )}
        {isOfGifts && !isDemo && !isPast && !member?.isOwner && (
          <SuggestButton shareToken={shareToken} memberOf={member && id} />
        )}
        {!member && !isDemo && <ReportButton lists={[{ shareToken, name }]} />}
      </div>
      {!list.person && shortName(list.ownerName) !== list.ownerName && (
        <p className="by-line-whole">
          <ByLine {...list} isWhole />
        </p>
      )}
    </div>
  );
}
