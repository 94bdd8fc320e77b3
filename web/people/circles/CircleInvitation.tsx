import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { circleInvitation } from '#rules/people/circles/circle';
import { Button } from '../../base/design/Button.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { EmailField } from '../../base/design/fields/EmailField.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText, unexpectedProblemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { CopyLink } from '../../base/page/CopyLink.tsx';
import { useSite } from '../../base/page/site.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { useInviteToCircleMutation, useRenewCircleLinkMutation } from './CircleScreen.generated.ts';

/** The ways into a circle: its link, to pass on or to have mailed, and another link. */
export function CircleInvitation({ id, url }: { id: string; url: string }) {
  const { mailEnabled } = useSite();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [renew, { loading }] = useRenewCircleLinkMutation();
  const replace = async () => {
    setProblem(null);
    try {
      await renew({ variables: { id } });
    } catch (error) {
      setProblem(error);
    }
    setAsking(false);
  };
  return (
    <div className="grid gap-4 rounded-control bg-sunk p-3 sm:p-4">
      <CopyLink key={url} label={t`Link to join, for family and friends with an account`} link={url} />
      {mailEnabled && <MailForm id={id} />}
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
      <div className="grid sm:justify-start">
        <Button look="plain" onClick={() => setAsking(true)}>{t`Replace the link`}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t`Replace the link?`}
          question={t`The current link stops working, also in emails you’ve sent. People in the circle stay.`}
          action={t`Replace the link`}
          look="primary"
          working={loading}
          onConfirm={() => void replace()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function MailForm({ id }: { id: string }) {
  const form = useRuleForm(circleInvitation, { email: '' });
  const forgetDraft = useDraft(form, undefined, { part: 'invitation' });
  const [sentTo, setSentTo] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [invite, { loading }] = useInviteToCircleMutation();
  const callKey = useCallKey();
  const submit = form.handleSubmit(async ({ email }) => {
    setProblem(null);
    setSentTo('');
    try {
      await invite({ variables: { id, email, idempotencyKey: callKey.keyFor({ id, email }) } });
      callKey.isDone();
      setSentTo(email);
      form.reset({ email: '' });
      forgetDraft();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid min-w-0 gap-3">
      <EmailField label={t`Or invite by email`} autoComplete="off" {...form.field('email')} />
      {sentTo && <Notice tone="success" takesFocus={sentTo}>{t`Sent to ${sentTo}.`}</Notice>}
      {problem !== null && <SaveProblem error={problem} otherwise={unexpectedProblemText()} />}
      <div className="grid sm:justify-start">
        <Button type="submit" working={loading}>{t`Send the link`}</Button>
      </div>
    </form>
  );
}
