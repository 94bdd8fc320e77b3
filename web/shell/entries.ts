export interface Entry {
  to: string;
  label: string;
}

/** Entries of the header for visitors, beside signing in. */
export const VISITOR_ENTRIES: Entry[] = [
  { to: '/pricing', label: 'Pricing' },
  { to: '/faq', label: 'FAQ' },
];

export const MEMBER_ENTRIES: Entry[] = [{ to: '/dashboard', label: 'Dashboard' }];

/** Entries of the user menu, besides signing out. */
export function accountEntries(role: 'USER' | 'ADMIN'): Entry[] {
  const own = [
    { to: '/profile', label: 'Profile' },
    { to: '/subscription', label: 'Subscription' },
  ];
  return role === 'ADMIN' ? [...own, { to: '/admin', label: 'Admin Dashboard' }] : own;
}
