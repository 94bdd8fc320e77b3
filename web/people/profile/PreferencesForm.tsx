import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { preferencesForm } from '#rules/core/users/preferences';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { RadioCards } from '../../base/design/fields/RadioCards.tsx';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { useSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { changedFields } from '../../core/form/conflicts.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { session } from '../../core/session/session.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import {
  type PreferencesForm_accountFragment,
  usePreferencesForm_accountFragment,
  useUpdatePreferencesMutation,
} from './PreferencesForm.generated.ts';

const frequencies = () => [
  { value: 'DAILY', title: t`Daily`, hint: t`Each morning, if there’s news.` },
  { value: 'WEEKLY', title: t`Weekly`, hint: t`On Mondays, if there’s news.` },
  { value: 'NONE', title: t({ message: 'None', context: 'digest' }), hint: t`No digest at all.` },
];
const themes = () => [
  { value: 'SYSTEM', title: t({ message: 'System', context: 'theme' }), hint: t`Same as your device.` },
  { value: 'LIGHT', title: t({ message: 'Light', context: 'theme' }) },
  { value: 'DARK', title: t({ message: 'Dark', context: 'theme' }) },
];

export function PreferencesForm({ account }: { account: FragmentType<PreferencesForm_accountFragment> }) {
  const { data, complete } = usePreferencesForm_accountFragment(account);
  return complete ? <Fields {...data.preferences} /> : null;
}

function Fields({ language, ...preferences }: PreferencesForm_accountFragment['preferences']) {
  const { notifications, reminders, questions, emailFrequency, theme } = preferences;
  const read = { notifications, reminders, questions, emailFrequency, theme };
  const { mailEnabled } = useSite();
  const form = useRuleForm(preferencesForm, read);
  const { isSubmitting } = form.formState;
  const [update] = useUpdatePreferencesMutation();
  const [problem, setProblem] = useState<unknown>(null);
  // The theme is also chosen in the menu, beside this form.
  useEffect(() => form.resetField('theme', { defaultValue: theme }), [form.resetField, theme]);
  useDraft(form, undefined, { part: 'preferences' });

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const { data } = await update({ variables: { input: changedFields<typeof values>(values, read) } });
      const { preferences } = demand(data?.updatePreferences, t`Failed to update preferences`);
      session.showAccount({ preferences });
      form.reset(values);
      toast.success(t`Preferences updated successfully`);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Checkbox
        label={t`Notifications`}
        hint={
          mailEnabled
            ? t`Tells you here and in the digest when someone buys from your lists or changes a list you share.`
            : t`Tells you here when someone buys from your lists or changes a list you share.`
        }
        {...form.field('notifications')}
      />
      <Checkbox
        label={t`Reminders before the day`}
        hint={t`About gifts you still have to buy, and what’s still wanted on your lists and the ones you follow.`}
        {...form.field('reminders')}
      />
      <Checkbox
        label={t`Questions about gifts`}
        hint={t`When someone asks about a gift on your lists. Nobody learns who asks.`}
        {...form.field('questions')}
      />
      {mailEnabled && (
        <RadioCards label={t`Digest by email`} options={frequencies()} {...form.field('emailFrequency')} />
      )}
      <LanguageChoice chosen={language} />
      <RadioCards label={t`Theme`} options={themes()} {...form.field('theme')} />
      {problem !== null && (
        <SaveProblem error={problem} textOf={authProblemText} otherwise={t`Failed to update preferences`} />
      )}
      <div className="grid sm:justify-start">
        <Button look="primary" type="submit" working={isSubmitting}>{t`Save Preferences`}</Button>
      </div>
    </form>
  );
}
