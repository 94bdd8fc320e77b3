import { t } from '@lingui/core/macro';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { buttonLook } from '../../base/design/button-looks.ts';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { CopyLink } from '../../base/page/CopyLink.tsx';
import { useEndCircleCalendarMutation, useRenewCircleCalendarMutation } from './CircleScreen.generated.ts';

interface CircleCalendarProps {
  id: string;
  /** Null until it is made. */
  url: string | null;
}

/** Gives the reader an address by which these days come into their own calendar. */
export function CircleCalendar({ id, url }: CircleCalendarProps) {
  const [open, setOpen] = useState<'calendar' | 'replace' | 'end' | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [renew, renewing] = useRenewCircleCalendarMutation();
  const [end, ending] = useEndCircleCalendarMutation();
  const attempt = async (work: () => Promise<unknown>, then: 'calendar' | null) => {
    setProblem(null);
    try {
      await work();
      setOpen(then);
    } catch (error) {
      setProblem(error);
      setOpen('calendar');
    }
  };
  const make = () => void attempt(() => renew({ variables: { id } }), 'calendar');
  return (
    <>
      <Button look="plain" onClick={() => setOpen('calendar')}>
        <CalendarPlus aria-hidden className="size-4.5" />
        {url ? t`Your calendar of these days` : t`Put these days into your calendar`}
      </Button>
      {open === 'calendar' && (
        <Dialog
          title={t`These days in your calendar`}
          description={t`Your calendar app shows them and keeps them up to date. Keep the address to yourself: everybody who has it sees these days.`}
          onClose={() => setOpen(null)}
        >
          <div className="grid min-w-0 gap-4">
            {problem !== null && (
              <Notice tone="problem" takesFocus={problem}>
                {problemText(problem)}
              </Notice>
            )}
            {url && (
              <>
                <CopyLink key={url} label={t`Address for your calendar app`} link={url} />
                <p className="text-sm text-muted">
                  {t`In your calendar app, choose to add or subscribe to a calendar by its address, and paste it there.`}
                </p>
                <div className="flex flex-wrap gap-x-4">
                  <Button look="plain" onClick={() => setOpen('replace')}>{t`Replace the address`}</Button>
                  <Button look="plain" onClick={() => setOpen('end')}>{t`End the calendar`}</Button>
                </div>
              </>
            )}
            <DialogActions>
              <Button onClick={() => setOpen(null)}>{t`Close`}</Button>
              {url ? (
                <a href={url.replace(/^https?:/, 'webcal:')} className={buttonLook('primary', 'normal')}>
                  {t`Open it in a calendar app`}
                </a>
              ) : (
                <Button look="primary" working={renewing.loading} onClick={make}>
                  {t`Make the address`}
                </Button>
              )}
            </DialogActions>
          </div>
        </Dialog>
      )}
      {open === 'replace' && (
        <ConfirmDialog
          title={t`Replace the address?`}
          question={t`Calendar apps that have the address you have now no longer get these days.`}
          action={t`Replace the address`}
          look="primary"
          working={renewing.loading}
          onConfirm={make}
          onClose={() => setOpen('calendar')}
        />
      )}
      {open === 'end' && (
        <ConfirmDialog
          title={t`End the calendar?`}
          question={t`Calendar apps that have its address no longer get these days.`}
          action={t`End the calendar`}
          working={ending.loading}
          onConfirm={() => void attempt(() => end({ variables: { id } }), null)}
          onClose={() => setOpen('calendar')}
        />
      )}
    </>
  );
}
