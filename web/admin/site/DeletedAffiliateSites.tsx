import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { MOST_CLICK_DAYS } from '#rules/lists/affiliates/affiliate-site';
import { Card } from '../../base/design/Card.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { PageTurner } from '../frame/PageTurner.tsx';
import { useDeletedAffiliateSitesQuery } from './DeletedAffiliateSites.generated.ts';

export function DeletedAffiliateSites() {
  const [page, setPage] = useState(1);
  const { data, previousData } = useDeletedAffiliateSitesQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const sites = (data ?? previousData)?.affiliateSites;
  if (!sites || sites.total === 0) return null;
  const { total } = sites;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-brand underline underline-offset-3">
        {t`Deleted sites (${total})`}
      </summary>
      <div className="mt-2 grid gap-4">
        <p className="max-w-prose text-muted">
          {t`Links no longer carry their codes. Their clicks stay, for your records.`}
        </p>
        <Card padding="none">
          <ul aria-label={t`Deleted sites`} className="divide-y divide-line">
            {sites.data.map(({ id, name, deletedAt, clicks }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-3">
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="text-sm text-muted tabular-nums">
                  <ClicksAndDeletion clicks={clicks} deletedAt={deletedAt} />
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <PageTurner page={page} totalPages={sites.totalPages} onTurn={setPage} />
      </div>
    </details>
  );
}

function ClicksAndDeletion({ clicks, deletedAt }: { clicks: number; deletedAt: string | null }) {
  if (!deletedAt)
    return (
      <Trans>
        <Plural value={clicks} one="# click" other="# clicks" /> in the last {MOST_CLICK_DAYS} days
      </Trans>
    );
  return (
    <Trans>
      <Plural value={clicks} one="# click" other="# clicks" /> in the last {MOST_CLICK_DAYS} days, deleted{' '}
      <RelativeTime at={deletedAt} />
    </Trans>
  );
}
