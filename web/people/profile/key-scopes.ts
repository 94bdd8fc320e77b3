import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import type { ApiKeyScope } from '#rules/core/users/api-key-scope';
import { enumeration } from '../../base/design/list-text.ts';

interface KeyScope {
  value: ApiKeyScope;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  short: MessageDescriptor;
}

export const KEY_SCOPES: readonly KeyScope[] = [
  { value: 'READ_LISTS', label: msg`Read your lists`, short: msg({ message: 'reads', context: 'scope of a key' }) },
  {
    value: 'WRITE_LISTS',
    label: msg`Change your lists`,
    short: msg({ message: 'changes', context: 'scope of a key' }),
  },
  {
    value: 'SEE_BUYERS',
    label: msg`See who bought what`,
    hint: msg`Names and emails of the people who give. Leave it off unless your program needs it.`,
    short: msg({ message: 'sees buyers', context: 'scope of a key' }),
  },
  {
    value: 'ADD_ITEMS',
    label: msg`Add items to your lists`,
    hint: msg`With only this scope, a key sees only the names of your lists. The browser extension has such a key.`,
    short: msg({ message: 'adds', context: 'scope of a key' }),
  },
  {
    value: 'SYNC_REMINDERS',
    label: msg`Open shopping lists in a reminders app`,
    hint: msg`With only this scope, a key opens nothing else. “Connect your phone’s reminders” makes such a key.`,
    short: msg({ message: 'syncs reminders', context: 'scope of a key' }),
  },
];

export function scopesText(scopes: readonly ApiKeyScope[]): string {
  const said = KEY_SCOPES.filter(({ value }) => scopes.includes(value)).map(({ short }) => say(short));
  return enumeration(said);
}
