import { plural, t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { say } from '#rules/base/languages/say';
import { LONGEST_LIST_NAME, nameAsKept, refusedPart } from '#rules/lists/lists/list';
import { Field } from '../../base/design/fields/Field.tsx';
import { LIST_LABELS, type ListForm } from './list-form.ts';

/** In characters: with more room left than this, nobody needs to know how much. */
const LITTLE_ROOM = 10;

interface NameFieldProps extends Pick<ComponentProps<typeof Field>, 'autoCapitalize' | 'enterKeyHint' | 'placeholder'> {
  form: ListForm;
}

/** The name of a list. It tells while somebody types how much room is left, and why it can’t be taken. */
export function NameField({ form, ...input }: NameFieldProps) {
  const name = nameAsKept(form.watch('name'));
  const { problem, ...field } = form.field('name');
  const left = LONGEST_LIST_NAME - name.length;
  const room = left <= LITTLE_ROOM ? plural(left, { one: '# character left', other: '# characters left' }) : undefined;
  return (
    <Field
      label={say(LIST_LABELS.name)}
      required
      autoComplete="off"
      {...input}
      {...field}
      hint={room}
      problem={problemOf(name) ?? problem}
    />
  );
}

function problemOf(name: string): string | undefined {
  const excess = name.length - LONGEST_LIST_NAME;
  if (excess > 0) return t`At most ${LONGEST_LIST_NAME} characters: ${excess} too many`;
  const part = refusedPart(name);
  if (part === null) return;
  const refused = isolated(part);
  return part
    ? t`Name contains invalid characters: “${refused}”`
    : t`Name contains invalid characters that can’t be seen. Type it again by hand.`;
}
