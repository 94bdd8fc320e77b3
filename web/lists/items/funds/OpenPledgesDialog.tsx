import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../../base/design/Button.tsx';
import { ConfirmDialog } from '../../../base/design/dialogs/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { minorMoneyText } from '../../../base/design/Money.tsx';
import { Notice } from '../../../base/design/Notice.tsx';
import { RelativeTime } from '../../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../../base/design/Skeleton.tsx';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import {
  type OpenPledgesDialogQuery,
  useOpenPledgesDialogQuery,
  useReleasePledgeMutation,
  useReleaseUnpaidPledgesMutation,
} from './OpenPledgesDialog.generated.ts';

interface OpenPledgesDialogProps {
  itemId: string;
  title: string;
  onClose: () => void;
}

type OpenPledge = OpenPledgesDialogQuery['openPledges'][number];

/** For people who may take back what others give: the promises to a fund whose money has not come. */
export function OpenPledgesDialog({ itemId, title, onClose }: OpenPledgesDialogProps) {
  const { data, error, refetch } = useOpenPledgesDialogQuery({ variables: { itemId }, fetchPolicy: 'network-only' });
  const [asked, ask] = useState<OpenPledge | 'unpaid' | null>(null);
  const [release, releasing] = useReleasePledgeMutation();
  const [releaseUnpaid, releasingAll] = useReleaseUnpaidPledgesMutation();
  const confirm = async (which: OpenPledge | 'unpaid') => {
    try {
      if (which === 'unpaid') await releaseUnpaid({ variables: { itemId } });
      else await release({ variables: { itemId, pledgeId: which.id } });
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
    await refetch().catch(() => {}); // what is shown stays, and a second press says what is wrong
    ask(null);
  };
  if (asked)
    return (
      <ConfirmDialog
        title={asked === 'unpaid' ? t`Take back unpaid promises?` : t`Take this promise back?`}
        question={
          asked === 'unpaid'
            ? t`What friends promised to ${title} but haven’t paid is taken back. They’re told, and may give again.`
            : t`It no longer counts for ${title}. Its giver is told kindly, and may give again.`
        }
        action={asked === 'unpaid' ? t`Take back unpaid promises` : t`Take back`}
        working={releasing.loading || releasingAll.loading}
        onConfirm={() => void confirm(asked)}
        onClose={() => ask(null)}
      />
    );
  const pledges = data?.openPledges;
  return (
    <Dialog title={t`Promised to ${title}`} onClose={onClose}>
      {pledges ? (
        <>
          <p className="text-muted">
            {pledges.length > 0
              ? t`This hasn’t come yet. If a promise isn’t meant, take it back, so that others can give.`
              : t`All that was promised has come.`}
          </p>
          <ul className="divide-y divide-line">
            {pledges.map((pledge) => (
              <li key={pledge.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
                <p className="min-w-0 wrap-anywhere">
                  <span className="font-semibold tabular-nums">{nameOf(pledge)}</span>
                  <span className="block text-sm text-muted">
                    <span>{pledge.isPaid ? t`Marked as paid` : t`Not paid yet`}</span> ·{' '}
                    <RelativeTime at={pledge.pledgedAt} />
                  </span>
                </p>
                <Button aria-label={t`Take back: ${nameOf(pledge)}`} onClick={() => ask(pledge)}>
                  {t`Take back`}
                </Button>
              </li>
            ))}
          </ul>
          <DialogActions>
            {pledges.filter(({ isPaid }) => !isPaid).length > 1 && (
              <Button onClick={() => ask('unpaid')}>{t`Take back unpaid promises`}</Button>
            )}
            <Button look="primary" onClick={onClose}>
              {t`Done`}
            </Button>
          </DialogActions>
        </>
      ) : error ? (
        <Notice tone="problem">{problemText(error, t`That didn’t work. Please try again.`)}</Notice>
      ) : (
        <Skeleton shape="form" rows={2} />
      )}
    </Dialog>
  );
}

function nameOf({ amount, giverName }: OpenPledge): string {
  const who = giverName ? displayText(giverName) : t`A friend`;
  if (!amount) return who;
  const sum = minorMoneyText(amount.amountMinor, amount.currency);
  return t`${sum} from ${who}`;
}
