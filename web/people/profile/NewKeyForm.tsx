import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import type { ApiKeyScope } from '#rules/core/users/api-key-scope';
import { newApiKey } from '#rules/keys/api-keys/api-key';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { FieldNotes } from '../../base/design/fields/FieldFrame.tsx';
import { newUuid } from '../../base/network/uuid.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { useCreateApiKeyMutation } from './ApiKeysCard.generated.ts';
import { KEY_SCOPES } from './key-scopes.ts';

/** The names of buyers reach a program only where its owner says so. */
const USUAL: ApiKeyScope[] = ['READ_LISTS', 'WRITE_LISTS'];

export function NewKeyForm({ onMade }: { onMade: (secret: string) => Promise<void> }) {
  const form = useRuleForm(newApiKey, { name: '', scopes: USUAL });
  const { isSubmitting } = form.formState;
  const forgetDraft = useDraft(form, undefined, { part: 'key' });
  const [create] = useCreateApiKeyMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const [idempotencyKey, setIdempotencyKey] = useState(() => newUuid()); // pressing again after a failure makes one key
  const { problem: noScope, ...scopes } = form.field('scopes');

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const variables = { ...values, idempotencyKey };
      const { data } = await create({ variables, fetchPolicy: 'no-cache' }); // the secret is nowhere but on the screen
      setIdempotencyKey(newUuid());
      forgetDraft();
      if (data) await onMade(data.createApiKey.secret);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-5">
      <Field
        label={t`Name of the key`}
        autoComplete="off"
        hint={t`What it’s for, such as “Kitchen display”.`}
        {...form.field('name')}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{t`What it may do`}</legend>
        {KEY_SCOPES.map(({ value, label, hint }) => (
          <Checkbox key={value} label={say(label)} value={value} hint={hint && say(hint)} {...scopes} />
        ))}
        <FieldNotes id="key-scopes" problem={noScope} />
      </fieldset>
      {problem !== null && <SaveProblem error={problem} otherwise={t`The key could not be made. Please try again.`} />}
      <div className="grid sm:justify-start">
        <Button type="submit" working={isSubmitting}>{t`Create Key`}</Button>
      </div>
    </form>
  );
}
