/** Each is loaded when it is visited. */
export const adminScreens = {
  AdminFrame: async () => (await import('./admin/AdminFrame.tsx')).AdminFrame,
  AdminScreen: async () => (await import('./admin/AdminScreen.tsx')).AdminScreen,
  ReportsScreen: async () => (await import('./admin/reports/ReportsScreen.tsx')).ReportsScreen,
  MailScreen: async () => (await import('./admin/MailScreen.tsx')).MailScreen,
  ShopHealthScreen: async () => (await import('./admin/ShopHealthScreen.tsx')).ShopHealthScreen,
  AffiliateSitesScreen: async () => (await import('./admin/AffiliateSitesScreen.tsx')).AffiliateSitesScreen,
  UsersScreen: async () => (await import('./admin/UsersScreen.tsx')).UsersScreen,
  UserScreen: async () => (await import('./admin/UserScreen.tsx')).UserScreen,
  SubscriptionsScreen: async () => (await import('./admin/SubscriptionsScreen.tsx')).SubscriptionsScreen,
  MessagesScreen: async () => (await import('./admin/MessagesScreen.tsx')).MessagesScreen,
  SafetyScreen: async () => (await import('./admin/SafetyScreen.tsx')).SafetyScreen,
  SettingsScreen: async () => (await import('./admin/SettingsScreen.tsx')).SettingsScreen,
  OperationScreen: async () => (await import('./admin/OperationScreen.tsx')).OperationScreen,
  AuditLogScreen: async () => (await import('./admin/AuditLogScreen.tsx')).AuditLogScreen,
};
