import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Field } from '../../base/design/fields/Field.tsx';

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint'> & { isAppOnly?: boolean };

export function CodeField({ isAppOnly = false, ...field }: CodeFieldProps) {
  return (
    <Field
      label={t`Code`}
      hint={isAppOnly ? t`The 6 digits that the app shows.` : t`From your authenticator app, or a recovery code.`}
      autoComplete="one-time-code"
      inputMode={isAppOnly ? 'numeric' : 'text'}
      autoCapitalize="characters"
      spellCheck={false}
      {...field}
    />
  );
}
