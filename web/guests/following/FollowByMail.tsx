import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { newMailFollow } from '#rules/news/following/follow';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmailField } from '../../base/design/fields/EmailField.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { useFollowListMutation } from './FollowScreen.generated.ts';

/** Nothing is followed before the address has confirmed it. */
export function FollowByMail({ token }: { token: string }) {
  const form = useRuleForm(newMailFollow, { email: '' });
  const { isSubmitting } = form.formState;
  const forgetDraft = useDraft(form, undefined, { part: 'follow' });
  const [follow] = useFollowListMutation();
  const [outcome, setOutcome] = useState<{ tone?: 'problem'; text: string } | null>(null);
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await follow({ variables: { token, input: { email } } });
      forgetDraft();
      setOutcome({
        text: t`We’ve sent you a link. You follow the list once you’ve opened it and pressed the button there.`,
      });
    } catch (problem) {
      if (form.showProblems(problem)) return;
      setOutcome({ tone: 'problem', text: problemText(problem, t`That didn’t work. Please try again.`) });
    }
  });
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {outcome && (
          <Notice tone={outcome.tone} takesFocus>
            {outcome.text}
          </Notice>
        )}
        <EmailField label={t`Email`} {...form.field('email')} />
        <Button look="primary" type="submit" working={isSubmitting}>
          {t`Mail me the link`}
        </Button>
      </form>
    </Card>
  );
}
