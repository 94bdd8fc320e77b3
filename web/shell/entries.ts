export interface Entry {
  to: string;
  label: string;
}

/** What the header offers visitors beside signing in. */
export const VISITOR_ENTRIES: Entry[] = [
  { to: '/pricing', label: 'Pricing' },
  { to: '/faq', label: 'FAQ' },
];

export const MEMBER_ENTRIES: Entry[] = [{ to: '/dashboard', label: 'Dashboard' }];

/** What the user menu holds, besides signing out. */
export function accountEntries(role: 'USER' | 'ADMIN'): Entry[] {
  const own = [
    { to: '/profile', label: 'Profile' },
    { to: '/subscription', label: 'Subscription' },
  ];
  return role === 'ADMIN' ? [...own, { to: '/admin', label: 'Admin Dashboard' }] : own;
}
