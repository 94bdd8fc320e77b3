/** Beside public pages, shared lists and profiles; a part that begins with a colon is any part. */
export const SCREENS = [
  '/signin',
  '/signin/:issuer',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/reset-password/:token',
  '/restore-email/:token',
  '/verify-email',
  '/verify-email/:token',
  '/unsubscribe/:token',
  '/invitation/:token',
  '/dashboard',
  '/gifts',
  '/lists',
  '/lists/:listId',
  '/lists/:listId/edit',
  '/lists/:listId/items/add',
  '/lists/:listId/items/:itemId/edit',
  '/add',
  '/add/button',
  '/connect-extension',
  '/connect-reminders',
  '/draws',
  '/draws/:drawId',
  '/d/:secret',
  '/shared/:shareToken/besides',
  '/import',
  '/profile',
  '/profile/security',
  '/profile/preferences',
  '/profile/data',
  '/profile/prices',
  '/notifications',
  '/subscription',
  '/admin',
  '/admin/affiliate-sites',
  '/admin/mail',
  '/admin/operation',
  '/admin/reports',
  '/admin/shop-health',
  '/admin/audit-log',
  '/admin/messages',
  '/admin/safety',
  '/admin/settings',
  '/admin/users',
  '/admin/users/:userId',
  '/admin/subscriptions',
  '/playground',
  '/api/docs',
  '/api/docs/first-steps',
  '/api/docs/assistants',
  '/api/docs/webhooks',
];

const screens = SCREENS.map((screen) => screen.split('/'));

export const PRIVATE_FOLDERS = [
  '/api/',
  '/add',
  '/connect-extension',
  '/connect-reminders',
  '/dashboard',
  '/d/',
  '/draws',
  '/gifts',
  '/import',
  '/lists',
  '/notifications',
  '/profile',
  '/subscription',
  '/pay/',
  '/admin',
  '/reset-password',
  '/restore-email',
  '/verify-email',
  '/unsubscribe',
  '/invitation',
];

export function isScreen(path: string): boolean {
  const parts = path.toLowerCase().split('/');
  return screens.some((screen) => isAddressOf(screen, parts));
}

function isAddressOf(screen: readonly string[], parts: readonly string[]): boolean {
  if (parts.length !== screen.length) return false;
  return screen.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]));
}
