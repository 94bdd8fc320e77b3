import { t } from '@lingui/core/macro';
import type { ChangeEvent } from 'react';
import { isLanguage, LANGUAGES } from '#rules/base/languages/languages';
import { Select } from '../../base/design/fields/Select.tsx';
import { authProblemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { session } from '../../core/session/session.ts';
import { showIn } from '../../core/session/session-language.ts';
import { useChooseLanguageMutation } from './LanguageChoice.generated.ts';

/** Kept at once: the page is read again in the chosen language. */
export function LanguageChoice({ chosen }: { chosen: string | null | undefined }) {
  const [choose, { loading }] = useChooseLanguageMutation();
  const onChange = async ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    const language = isLanguage(value) ? value : null;
    try {
      const { data } = await choose({ variables: { language } });
      if (data) session.showAccount({ preferences: data.updatePreferences.preferences });
      showIn(language);
    } catch (error) {
      toast.error(authProblemText(error, t`Failed to update preferences`));
    }
  };
  return (
    <Select
      label={t`Language`}
      hint={t`Of these pages, and of mails to you.`}
      value={chosen ?? ''}
      disabled={loading}
      onChange={onChange}
    >
      <option value="">{t`As my browser asks`}</option>
      {Object.entries(LANGUAGES).map(([tag, { name }]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </Select>
  );
}
