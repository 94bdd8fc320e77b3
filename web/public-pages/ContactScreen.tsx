import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { contactMessage } from '#rules/people/support/support-message';
import { Button } from '../base/design/Button.tsx';
import { Card } from '../base/design/Card.tsx';
import { Field } from '../base/design/fields/Field.tsx';
import { NewEmailField } from '../base/design/fields/NewEmailField.tsx';
import { TextArea } from '../base/design/fields/TextArea.tsx';
import { Notice } from '../base/design/Notice.tsx';
import { newUuid } from '../base/network/uuid.ts';
import { Page } from '../base/page/Page.tsx';
import { useSite } from '../base/page/site.ts';
import { SaveProblem } from '../core/form/SaveProblem.tsx';
import { useDraft } from '../core/form/useDraft.ts';
import { useRuleForm } from '../core/form/useRuleForm.ts';
import { useSession } from '../core/session/session.ts';
import { ContactHeading } from './ContactHeading.tsx';
import { useSendContactMessageMutation } from './ContactScreen.generated.ts';

export function ContactScreen() {
  const { mailEnabled } = useSite();
  const [stage, setStage] = useState<'writing' | 'sent' | 'writing another'>('writing');
  return (
    <Page width="reading">
      <ContactHeading />
      {stage === 'sent' ? (
        <Notice
          tone="success"
          takesFocus
          action={<Button onClick={() => setStage('writing another')}>{t`Write another`}</Button>}
        >
          {mailEnabled
            ? t`Thank you, your message is on its way to us. We’ll answer to the email address you gave.`
            : t`Thank you, your message is kept for the people who run this site.`}
        </Notice>
      ) : (
        <Card padding="roomy">
          <ContactForm isAnother={stage === 'writing another'} onSent={() => setStage('sent')} />
        </Card>
      )}
    </Page>
  );
}

function ContactForm({ isAnother, onSent }: { isAnother: boolean; onSent: () => void }) {
  const { account } = useSession();
  const form = useRuleForm(contactMessage, {
    name: account?.name ?? '',
    email: account?.email ?? '',
    subject: '',
    message: '',
  });
  const { isSubmitting } = form.formState;
  const forgetDraft = useDraft(form);
  const [send] = useSendContactMessageMutation();
  const [idempotencyKey] = useState(newUuid);
  const [problem, setProblem] = useState<unknown>(null);

  useEffect(() => {
    if (isAnother) form.setFocus('name');
  }, [isAnother, form.setFocus]);

  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      await send({ variables: { input, idempotencyKey } });
      forgetDraft();
      onSent();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t({ message: `Name`, context: 'of a person' })} autoComplete="name" {...form.field('name')} />
        <NewEmailField
          label={t`Email Address`}
          onCorrect={(email) => form.setValue('email', email, { shouldDirty: true, shouldValidate: true })}
          {...form.field('email')}
        />
      </div>
      <Field label={t`Subject`} {...form.field('subject')} />
      <TextArea label={t`Message`} rows={8} {...form.field('message')} />
      {problem !== null && (
        <SaveProblem error={problem} otherwise={t`Your message could not be sent. Please try again.`} />
      )}
      <div className="grid sm:justify-start">
        <Button look="primary" type="submit" working={isSubmitting}>{t`Send`}</Button>
      </div>
    </form>
  );
}
