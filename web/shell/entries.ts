import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface Entry {
  to: string;
  label: MessageDescriptor;
  short?: MessageDescriptor;
}

export const VISITOR_ENTRIES: Entry[] = [
  { to: '/pricing', label: msg`Pricing` },
  { to: '/faq', label: msg`FAQ` },
];

export function homeEntry(role: 'USER' | 'ADMIN'): Entry {
  return role === 'ADMIN' ? { to: '/admin', label: msg`Dashboard` } : { to: '/dashboard', label: msg`My Lists` };
}

/** An administrator has lists, too. */
export function headerEntries(role: 'USER' | 'ADMIN'): Entry[] {
  return role === 'ADMIN' ? [homeEntry(role), OWN_LISTS] : [homeEntry(role)];
}

const OWN_LISTS: Entry = { to: '/dashboard?own', label: msg`My Lists` };

export function accountEntries(role: 'USER' | 'ADMIN'): Entry[] {
  const own = [
    { to: '/gifts', label: msg`Your gifts` },
    { to: '/profile', label: msg`Profile` },
    { to: '/subscription', label: msg`Subscription` },
  ];
  return role === 'ADMIN' ? [OWN_LISTS, ...own, { to: '/admin', label: msg`Admin Dashboard` }] : own;
}
