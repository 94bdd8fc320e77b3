import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { countedTitle } from '../../base/text/counted-title.ts';
import { lastDayText } from '../../base/text/held-text.ts';

export interface HoldToDraw {
  kind: 'hold';
  shareToken: string;
  /** Purchase and secret, as in the link. */
  of: string;
  title: string;
  quantity: number;
  state: 'RESERVED' | 'BOUGHT' | 'LAPSED';
  /** A time on its last day; null unless it is reserved. */
  until: string | null;
}

/** A gift that somebody reserved, and what may become of it. It needs no script, since its link stands in mails. */
export function HeldGift({ shareToken, of, title, quantity, state, until }: HoldToDraw) {
  const what = countedTitle(quantity, title);
  return (
    <>
      <h1 className="text-3xl">{headingText(state)}</h1>
      <Card>
        <form method="post" action={`/shared/${shareToken}/hold`} className="grid gap-4">
          <input type="hidden" name="of" value={of} />
          <p className="font-semibold wrap-anywhere">{what}</p>
          <p className="text-muted">{until ? <Until day={lastDayText(until)} /> : <span>{outcomeText(state)}</span>}</p>
          <div className="grid gap-2">
            {state !== 'BOUGHT' && <Step look="primary" step="BUY" label={t`I’ve bought it`} />}
            {state === 'RESERVED' && <Step step="EXTEND" label={t`Hold it longer`} />}
            {state === 'LAPSED' && <Step step="TAKE_AGAIN" label={t`Hold it for me`} />}
            {state !== 'LAPSED' && <Step look="quiet" step="LET_GO" label={letGoText(state)} />}
            <LinkButton look="quiet" to={`/shared/${shareToken}`}>
              {t`Open the list`}
            </LinkButton>
          </div>
        </form>
      </Card>
    </>
  );
}

function headingText(state: HoldToDraw['state']): string {
  if (state === 'RESERVED') return t`Held for you`;
  return state === 'LAPSED' ? t`It’s free again` : t`You’re giving this`;
}

function outcomeText(state: HoldToDraw['state']): string {
  return state === 'LAPSED'
    ? t`We no longer hold it for you, so others can give it now.`
    : t`It’s marked as purchased, so nobody else will buy it.`;
}

function letGoText(state: HoldToDraw['state']): string {
  return state === 'BOUGHT' ? t`Undo this purchase` : t`Let it go`;
}

function Until({ day }: { day: string }) {
  return (
    <Trans>
      We’re holding it for you until <span className="font-semibold text-ink">{day}</span>. After that it’s free for
      others.
    </Trans>
  );
}

interface StepProps {
  step: string;
  label: string;
  look?: 'primary' | 'quiet';
}

function Step({ step, label, look }: StepProps) {
  return (
    <Button type="submit" name="step" value={step} look={look}>
      {label}
    </Button>
  );
}
