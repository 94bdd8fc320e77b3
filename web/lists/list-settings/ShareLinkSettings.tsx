import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { shareLinkExpiry } from '#rules/lists/sharing/share-link';
import { Button } from '../../base/design/Button.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { perLocale } from '../../base/design/locale.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { useTakesFocus } from '../../base/design/useTakesFocus.ts';
import type { FieldsOf } from '../../base/network/fields-of.ts';
import { fieldProblems, hasCode, problemText } from '../../base/network/problems.ts';
import { newUuid } from '../../base/network/uuid.ts';
import { PlansLink } from '../../base/page/plans-link.tsx';
import { useSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { useSession } from '../../core/session/session.ts';
import { useHasExtra } from '../../core/session/useHasExtra.ts';
import {
  type ShareLinkSettings_listFragment,
  useRotateShareLinkMutation,
  useSetShareLinkExpiryMutation,
} from './ShareLinkSettings.generated.ts';
import { hasEnded } from './share-link.ts';

const moment = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }));

/** For the owner: how long the share link lasts, and a new one for one that leaked. */
export function ShareLinkSettings({ list }: { list: FieldsOf<ShareLinkSettings_listFragment> }) {
  const { account } = useSession();
  const hasExpiry = useHasExtra('expiringLinks');
  const isIncluded = hasExpiry || account === null;
  const [open, setOpen] = useState<'expiry' | 'settled' | 'replacing' | null>(null);
  const opener = useTakesFocus<HTMLButtonElement>(open === 'settled');
  const { id, shareLinkExpiresAt: expiresAt } = list;
  return (
    <section aria-label={t`Link settings`} className="grid gap-4 border-t border-line pt-4">
      {open === 'expiry' ? (
        isIncluded || expiresAt ? (
          <ExpiryForm listId={id} expiresAt={expiresAt} onDone={() => setOpen('settled')} />
        ) : (
          <>
            <PlanNotice />
            <DialogActions>
              <Button onClick={() => setOpen('settled')}>{t`Cancel`}</Button>
            </DialogActions>
          </>
        )
      ) : (
        <>
          <p className="text-muted">{lastingText(expiresAt)}</p>
          <div className="-mx-[min(1rem,5vw)] -mt-3 flex flex-wrap">
            <Button ref={opener} look="plain" onClick={() => setOpen('expiry')}>
              {expiresAt ? t`Change Expiry` : t`Set Expiry`}
            </Button>
            <Button look="plain" onClick={() => setOpen('replacing')}>{t`Replace Link`}</Button>
          </div>
        </>
      )}
      {open === 'replacing' && <ReplaceDialog listId={id} onClose={() => setOpen(null)} />}
    </section>
  );
}

function PlanNotice() {
  const { paymentsEnabled } = useSite();
  return (
    <Notice takesFocus action={paymentsEnabled && <PlansLink />}>
      {paymentsEnabled
        ? t`Share links that expire are part of the Premium plan.`
        : t`Share links that expire are part of the Premium plan, which isn’t available yet.`}
    </Notice>
  );
}

function lastingText(expiresAt: string | null): string {
  if (expiresAt === null) return t`The link works until you replace it.`;
  const at = moment().format(new Date(expiresAt));
  return hasEnded(expiresAt) ? t`The link expired on ${at}.` : t`The link expires on ${at}.`;
}

interface ExpiryFormProps {
  listId: string;
  expiresAt: string | null;
  onDone: () => void;
}

function ExpiryForm({ listId, expiresAt, onDone }: ExpiryFormProps) {
  const [value, setValue] = useState(expiresAt ? localInput(new Date(expiresAt)) : '');
  const [problem, setProblem] = useState<string | undefined>();
  const [needsPlan, setNeedsPlan] = useState(false);
  const [setExpiry, { loading }] = useSetShareLinkExpiryMutation();
  const input = useTakesFocus<HTMLInputElement>();

  const show = (found: string | undefined) => {
    setProblem(found);
    if (found) input.current?.focus();
  };

  const save = async (at: string | null) => {
    try {
      await setExpiry({ variables: { listId, expiresAt: at } });
      toast.success(at ? t`The link now expires on its own.` : t`The link no longer expires.`);
      onDone();
    } catch (error) {
      if (hasCode(error, 'PLAN_LIMIT')) setNeedsPlan(true);
      else show(fieldProblems(error).expiresAt ?? problemText(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = shareLinkExpiry.safeParse({ expiresAt: new Date(value || Number.NaN) });
    show(checked.success ? undefined : checked.error.issues[0]?.message);
    if (checked.success) void save(checked.data.expiresAt?.toISOString() ?? null);
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {needsPlan && <PlanNotice />}
      <Field
        ref={input}
        label={t`The link expires on`}
        type="datetime-local"
        value={value}
        min={localInput(new Date())}
        onChange={(event) => setValue(event.target.value)}
        hint={t`After that, guests can’t open the list. You and your collaborators still can. Part of the Premium plan.`}
        {...(problem !== undefined && { problem })}
      />
      <DialogActions>
        <Button onClick={onDone} disabled={loading}>{t`Cancel`}</Button>
        {expiresAt && <Button onClick={() => void save(null)} disabled={loading}>{t`Remove Expiry`}</Button>}
        <Button look="primary" type="submit" working={loading}>{t`Save`}</Button>
      </DialogActions>
    </form>
  );
}

function ReplaceDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  const [rotate, { loading }] = useRotateShareLinkMutation();
  const [idempotencyKey] = useState(() => newUuid()); // one per dialog: pressing again after a failure replaces once
  const replace = async () => {
    try {
      await rotate({ variables: { listId, idempotencyKey } });
      toast.success(t`The link was replaced. Send the new one to everyone who should see the list.`);
      onClose();
    } catch (error) {
      toast.error(problemText(error, t`The link could not be replaced. Please try again.`));
    }
  };
  return (
    <ConfirmDialog
      title={t`Replace the link?`}
      question={t`The old link stops working right away, for everyone you sent it to. Purchases stay, and buyers can still undo theirs.`}
      action={t`Replace Link`}
      working={loading}
      onConfirm={() => void replace()}
      onClose={onClose}
    />
  );
}

/** As an input for date and time wants it: in the time of this place, to the minute. */
function localInput(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
