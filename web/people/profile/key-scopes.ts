import type { ApiKeyScope } from '#rules/core/users/api-key-scope';

interface KeyScope {
  value: ApiKeyScope;
  label: string;
  hint?: string;
  /** In the list of keys. */
  short: string;
}

/** The scopes of an API key, in the order in which they are asked. */
export const KEY_SCOPES: readonly KeyScope[] = [
  { value: 'READ_LISTS', label: 'Read your lists', short: 'reads' },
  { value: 'WRITE_LISTS', label: 'Change your lists', short: 'changes' },
  {
    value: 'SEE_BUYERS',
    label: 'See who bought what',
    hint: 'Names and emails of the people who give. Leave it off unless your program needs it.',
    short: 'sees buyers',
  },
];

/** As in "reads, changes". */
export function scopesText(scopes: readonly ApiKeyScope[]): string {
  return KEY_SCOPES.filter(({ value }) => scopes.includes(value))
    .map(({ short }) => short)
    .join(', ');
}
