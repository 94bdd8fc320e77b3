import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { profileForm } from '#rules/people/profile/profile';
import { Button } from '../../base/design/Button.tsx';
import { EmailField } from '../../base/design/fields/EmailField.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { PasswordField } from '../../base/design/fields/PasswordField.tsx';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { useSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { changedFields } from '../../core/form/conflicts.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { session } from '../../core/session/session.ts';
import { rememberEmail } from '../../core/session/session-storage.ts';
import { CodeField } from '../second-factor/CodeField.tsx';
import {
  type ProfileForm_accountFragment,
  useProfileForm_accountFragment,
  useUpdateProfileMutation,
} from './ProfileForm.generated.ts';

const withCode = profileForm.extend({ code: z.string() });

export function ProfileForm({ account }: { account: FragmentType<ProfileForm_accountFragment> }) {
  const { data, complete } = useProfileForm_accountFragment(account);
  return complete ? <Fields {...data} /> : null;
}

function Fields({ name, email, hasPassword, secondFactorSince }: ProfileForm_accountFragment) {
  const { mailEnabled } = useSite();
  const form = useRuleForm(withCode, { name, email, currentPassword: '', code: '' });
  const [update] = useUpdateProfileMutation();
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(
    () => form.reset({ name, email, currentPassword: '', code: '' }, { keepDirtyValues: true }),
    [form.reset, name, email],
  );
  useDraft(form, undefined, { part: 'profile', secrets: ['currentPassword', 'code'] });
  const { defaultValues: read = {}, isSubmitting } = form.formState; // what is untouched here may have been changed elsewhere

  const isMoving = form.watch('email').trim().toLowerCase() !== read.email;
  const asksPassword = hasPassword && isMoving;
  const asksCode = secondFactorSince !== null && isMoving;

  const submit = form.handleSubmit(async ({ currentPassword, code, ...values }) => {
    setProblem(null);
    const input = changedFields<typeof values>(values, read);
    try {
      const { data } = await update({
        variables: { input, currentPassword: asksPassword ? currentPassword : null, code: asksCode ? code : null },
      });
      const { id: _, ...account } = demand(data?.updateProfile, t`Failed to update user profile`);
      const { email: address } = account;
      session.showAccount(account);
      if (input.email) rememberEmail(account.email);
      form.reset({ name: account.name, email: account.email, currentPassword: '', code: '' });
      toast.success(t`Profile updated successfully`, {
        description: input.email && mailEnabled && t`Please open the link in our email to ${address}.`,
      });
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field label={t({ message: `Name`, context: 'of a person' })} autoComplete="name" {...form.field('name')} />
      <EmailField
        label={t`Email`}
        hint={
          mailEnabled
            ? t`You sign in with this address. If you change it, use the new one from then on; we’ll email it a link to make sure it’s yours.`
            : t`You sign in with this address. If you change it, use the new one from then on.`
        }
        {...form.field('email')}
      />
      {asksPassword && (
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          hint={t`To be sure that it’s you who changes the address.`}
          {...form.field('currentPassword')}
        />
      )}
      {asksCode && <CodeField {...form.field('code')} />}
      {problem !== null && (
        <SaveProblem error={problem} textOf={authProblemText} otherwise={t`Failed to update profile`} />
      )}
      <div className="grid sm:justify-start">
        <Button look="primary" type="submit" working={isSubmitting}>{t`Save Changes`}</Button>
      </div>
    </form>
  );
}
