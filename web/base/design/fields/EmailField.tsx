import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** Phones offer @ on their keyboard, and neither capitals nor corrections. */
export function EmailField(field: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode'>) {
  return (
    <Field
      autoComplete="email"
      {...field}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
