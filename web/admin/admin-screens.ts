/** Each is loaded when it is visited. */
export const adminScreens = {
  AdminFrame: async () => (await import('./AdminFrame.tsx')).AdminFrame,
  AdminScreen: async () => (await import('./AdminScreen.tsx')).AdminScreen,
  ReportsScreen: async () => (await import('./reports/ReportsScreen.tsx')).ReportsScreen,
  MailScreen: async () => (await import('./MailScreen.tsx')).MailScreen,
  ShopHealthScreen: async () => (await import('./ShopHealthScreen.tsx')).ShopHealthScreen,
  AffiliateSitesScreen: async () => (await import('./AffiliateSitesScreen.tsx')).AffiliateSitesScreen,
  UsersScreen: async () => (await import('./UsersScreen.tsx')).UsersScreen,
  UserScreen: async () => (await import('./UserScreen.tsx')).UserScreen,
  SubscriptionsScreen: async () => (await import('./SubscriptionsScreen.tsx')).SubscriptionsScreen,
  MessagesScreen: async () => (await import('./MessagesScreen.tsx')).MessagesScreen,
  SafetyScreen: async () => (await import('./SafetyScreen.tsx')).SafetyScreen,
  SettingsScreen: async () => (await import('./SettingsScreen.tsx')).SettingsScreen,
  OperationScreen: async () => (await import('./OperationScreen.tsx')).OperationScreen,
  AuditLogScreen: async () => (await import('./AuditLogScreen.tsx')).AuditLogScreen,
};
