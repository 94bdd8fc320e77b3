/** Addresses that people try, as they know them from other sites, and the screens that they mean. */
export const OTHER_NAMES = {
  '/help': '/faq',
  '/login': '/signin',
  '/register': '/signup',
  '/settings': '/profile',
} as const;
