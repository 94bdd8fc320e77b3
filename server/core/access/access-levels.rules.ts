import type { KeyAccess } from './enough-key.rules.ts';

export interface ActionAccess {
  signIn: 'required' | 'optional';
  key: KeyAccess;
  role?: 'administrator';
}

export const OPEN: ActionAccess = { signIn: 'optional', key: 'nothing' };
export const ANY_KEY: ActionAccess = { signIn: 'required', key: 'nothing' };
/** Not for programs: somebody who finds a key must not get the account. */
export const ACCOUNT: ActionAccess = { signIn: 'required', key: 'never' };
/** As ACCOUNT, for people without one, too. */
export const PEOPLE: ActionAccess = { signIn: 'optional', key: 'never' };
export const ADMINISTRATION: ActionAccess = { ...ACCOUNT, role: 'administrator' };
export const READS_LISTS: ActionAccess = { signIn: 'required', key: 'READ_LISTS' };
/** Demo lists are there for guests, too. */
export const READS_LISTS_AS_GUEST: ActionAccess = { signIn: 'optional', key: 'READ_LISTS' };
export const ADDS_ITEMS: ActionAccess = { signIn: 'required', key: 'ADD_ITEMS' };
export const WRITES_LISTS: ActionAccess = { signIn: 'required', key: 'WRITE_LISTS' };
export const WRITES_LISTS_AS_GUEST: ActionAccess = { signIn: 'optional', key: 'WRITE_LISTS' };
export const SYNCS_REMINDERS: ActionAccess = { signIn: 'required', key: 'SYNC_REMINDERS' };
