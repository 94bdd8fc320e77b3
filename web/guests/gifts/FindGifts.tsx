import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { passwordResetRequest } from '#rules/core/users/account';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmailField } from '../../base/design/fields/EmailField.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { rememberedGuest } from '../../core/session/guest-details.ts';
import { useFindMyGiftsMutation } from './GiftsScreen.generated.ts';

/** For guests who gave something on another device: a link by mail. */
export function FindGifts() {
  const form = useRuleForm(passwordResetRequest, { email: rememberedGuest().email });
  const { isSubmitting } = form.formState;
  const [find] = useFindMyGiftsMutation();
  const [outcome, setOutcome] = useState<{ tone?: 'problem'; text: string } | null>(null);
  const submit = form.handleSubmit(async (variables) => {
    try {
      await find({ variables });
      setOutcome({ text: t`If you gave something with this address, a link is on its way.` });
    } catch (problem) {
      if (form.showProblems(problem)) return;
      setOutcome({ tone: 'problem', text: problemText(problem, t`That didn’t work. Please try again.`) });
    }
  });
  return (
    <Card as="section">
      <form onSubmit={submit} noValidate className="grid gap-3">
        <h2 className="text-xl">{t`Find my gifts`}</h2>
        <p className="text-muted">{t`Gave something on another device? We’ll mail you a link that opens it here.`}</p>
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
        <EmailField label={t`Email`} {...form.field('email')} />
        <div>
          <Button type="submit" working={isSubmitting}>
            {t`Mail me the link`}
          </Button>
        </div>
      </form>
    </Card>
  );
}
