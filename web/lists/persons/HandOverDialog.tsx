import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { email } from '#rules/core/users/account';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { EmailField } from '../../base/design/fields/EmailField.tsx';
import { RadioCards } from '../../base/design/fields/RadioCards.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Day, dayHere } from '../../base/design/RelativeTime.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { problemText, unexpectedProblemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { CopyLink } from '../../base/page/CopyLink.tsx';
import { useSite } from '../../base/page/site.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { HandedLists } from './HandedLists.tsx';
import {
  type HandOverFragment,
  useEndHandoverMutation,
  useHandOverDialogQuery,
  useHandOverPersonMutation,
} from './HandOverDialog.generated.ts';

interface HandOverDialogProps {
  person: { id: string; name: string };
  onClose: () => void;
}

/** Hands the lists of somebody without an account over to the account that they have by now. */
export function HandOverDialog({ person, onClose }: HandOverDialogProps) {
  const { data, error } = useHandOverDialogQuery({ variables: { id: person.id }, fetchPolicy: 'network-only' });
  const found = data?.personHandover;
  const name = isolated(displayText(person.name));
  return (
    <Dialog
      title={t`Hand ${name}’s lists over`}
      description={t`For when ${name} has an account. Nothing moves before it’s accepted there.`}
      onClose={onClose}
    >
      {!found && !error && <Skeleton shape="text" rows={5} />}
      {!found && error && <Notice tone="problem">{problemText(error)}</Notice>}
      {found?.lists.length === 0 && <p>{t`No list is for ${name} yet.`}</p>}
      {found && found.lists.length > 0 && (
        <>
          <HandedLists lists={found.lists} />
          {found.pending ? (
            <Waiting id={person.id} handover={found.pending} onClose={onClose} />
          ) : (
            <HandOverForm id={person.id} name={name} onClose={onClose} />
          )}
        </>
      )}
    </Dialog>
  );
}

const handOverForm = z.object({ email: z.union([z.literal(''), email]), stay: z.enum(['HELPER', 'LEAVE']) });

function HandOverForm({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const form = useRuleForm(handOverForm, { email: '', stay: 'HELPER' });
  const forgetDraft = useDraft(form, undefined, { part: `hand over ${id}` });
  const [problem, setProblem] = useState<unknown>(null);
  const [handOver, { loading }] = useHandOverPersonMutation();
  const { mailEnabled } = useSite();
  const callKey = useCallKey();
  const isMailed = mailEnabled && form.watch('email').trim() !== '';
  const submit = form.handleSubmit(async ({ email, stay }) => {
    setProblem(null);
    const input = { email: email || null, staysAsHelper: stay === 'HELPER' };
    try {
      await handOver({ variables: { id, input, idempotencyKey: callKey.keyFor(input) } });
      callKey.isDone();
      forgetDraft();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <form
      onSubmit={(event) => {
        event.stopPropagation(); // it stands in the form of a list
        void submit(event);
      }}
      noValidate
      className="grid min-w-0 gap-5"
    >
      <p className="text-sm text-muted">
        {t`Everything on them moves along: gifts, drafts, suggestions, the delivery address, shared links. Circles no longer see these lists. Others who edit them with you become helpers.`}{' '}
        {t`How to pay you for funds doesn’t move along: it’s deleted.`}
      </p>
      <RadioCards
        label={t`And you?`}
        options={[
          { value: 'HELPER', title: t`I stay as a helper`, hint: t`I see what’s given, also during a surprise.` },
          { value: 'LEAVE', title: t`I leave these lists`, hint: t`Only ${name} can invite me again.` },
        ]}
        {...form.field('stay')}
      />
      <EmailField
        label={t`Email address of the account`}
        hint={
          mailEnabled
            ? t`It doesn’t have to exist yet. Without an address, you get a secret link to pass on.`
            : t`It doesn’t have to exist yet. You get a secret link to pass on.`
        }
        autoComplete="off"
        {...form.field('email')}
      />
      {problem !== null && <SaveProblem error={problem} otherwise={unexpectedProblemText()} />}
      <DialogActions>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button look="primary" type="submit" working={loading}>
          {isMailed ? t`Send the invitation` : t`Get the link`}
        </Button>
      </DialogActions>
    </form>
  );
}

interface WaitingProps {
  id: string;
  handover: NonNullable<HandOverFragment['pending']>;
  onClose: () => void;
}

function Waiting({ id, handover: { email, link, expiresAt }, onClose }: WaitingProps) {
  const [takeBack, { loading }] = useEndHandoverMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const end = async () => {
    setProblem(null);
    try {
      await takeBack({ variables: { id } });
    } catch (error) {
      setProblem(error);
    }
  };
  const until = <Day date={dayHere(new Date(expiresAt))} />;
  return (
    <>
      <Notice tone="success" takesFocus={email ?? link}>
        {link ? (
          <Trans>The link works until {until}.</Trans>
        ) : (
          <Trans>
            Sent to <bdi className="wrap-anywhere">{email}</bdi>. The link in the email works until {until}.
          </Trans>
        )}
      </Notice>
      {link && (
        <div className="grid gap-1.5">
          <CopyLink label={t`Secret link`} link={link} />
          <p className="text-sm text-muted wrap-anywhere">
            {email
              ? t`For the account of ${email}. Pass it on to nobody else.`
              : t`The first account that accepts gets the lists, so send it to nobody else.`}
          </p>
        </div>
      )}
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
      <DialogActions>
        <span className="grid sm:me-auto">
          <Button look="quietDanger" working={loading} onClick={() => void end()}>{t`Take the handover back`}</Button>
        </span>
        <Button look="primary" onClick={onClose}>{t`Done`}</Button>
      </DialogActions>
    </>
  );
}
