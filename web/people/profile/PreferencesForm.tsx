import type { FragmentType } from '@apollo/client';
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
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { session } from '../../core/session/session.ts';
import {
  type PreferencesForm_accountFragment,
  usePreferencesForm_accountFragment,
  useUpdatePreferencesMutation,
} from './PreferencesForm.generated.ts';

const FREQUENCIES = [
  { value: 'DAILY', title: 'Daily', hint: 'Each morning, if there’s news.' },
  { value: 'WEEKLY', title: 'Weekly', hint: 'On Mondays, if there’s news.' },
  { value: 'NONE', title: 'None', hint: 'No digest at all.' },
];
const THEMES = [
  { value: 'SYSTEM', title: 'System', hint: 'Same as your device.' },
  { value: 'LIGHT', title: 'Light' },
  { value: 'DARK', title: 'Dark' },
];

export function PreferencesForm({ account }: { account: FragmentType<PreferencesForm_accountFragment> }) {
  const { data, complete } = usePreferencesForm_accountFragment(account);
  return complete ? <Fields {...data.preferences} /> : null;
}

function Fields({ notifications, emailFrequency, theme }: PreferencesForm_accountFragment['preferences']) {
  const read = { notifications, emailFrequency, theme };
  const { mailEnabled } = useSite();
  const form = useRuleForm(preferencesForm, read);
  const [update, { loading }] = useUpdatePreferencesMutation();
  const [problem, setProblem] = useState<unknown>(null);
  // The theme is also chosen in the menu, beside this form.
  useEffect(() => form.resetField('theme', { defaultValue: theme }), [form.resetField, theme]);

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const { data } = await update({ variables: { input: changedFields<typeof values>(values, read) } });
      const { preferences } = demand(data?.updatePreferences, 'Failed to update preferences');
      session.showAccount({ preferences });
      form.reset(values);
      toast.success('Preferences updated successfully');
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Checkbox
        label="Notifications"
        hint={`Tells you here ${mailEnabled ? 'and in the digest ' : ''}when someone buys from your lists or changes a list you share.`}
        {...form.field('notifications')}
      />
      {mailEnabled && <RadioCards label="Digest by email" options={FREQUENCIES} {...form.field('emailFrequency')} />}
      <RadioCards label="Theme" options={THEMES} {...form.field('theme')} />
      {problem !== null && (
        <SaveProblem error={problem} textOf={authProblemText} otherwise="Failed to update preferences" />
      )}
      <div className="grid sm:justify-start">
        <Button look="primary" type="submit" working={loading}>
          Save Preferences
        </Button>
      </div>
    </form>
  );
}
