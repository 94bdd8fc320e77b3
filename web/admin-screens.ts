/** Each is loaded when it is visited. */
export const adminScreens = {
  RequireAdmin: async () => (await import('./shell/RequireAdmin.tsx')).RequireAdmin,
  AdminFrame: async () => (await import('./admin/frame/AdminFrame.tsx')).AdminFrame,
  AdminScreen: async () => (await import('./admin/operation/AdminScreen.tsx')).AdminScreen,
  ReportsScreen: async () => (await import('./admin/reports/ReportsScreen.tsx')).ReportsScreen,
  MailScreen: async () => (await import('./admin/operation/MailScreen.tsx')).MailScreen,
  ShopHealthScreen: async () => (await import('./admin/site/ShopHealthScreen.tsx')).ShopHealthScreen,
  AffiliateSitesScreen: async () => (await import('./admin/site/AffiliateSitesScreen.tsx')).AffiliateSitesScreen,
  UsersScreen: async () => (await import('./admin/users/UsersScreen.tsx')).UsersScreen,
  UserScreen: async () => (await import('./admin/users/UserScreen.tsx')).UserScreen,
  SubscriptionsScreen: async () => (await import('./admin/users/SubscriptionsScreen.tsx')).SubscriptionsScreen,
  MessagesScreen: async () => (await import('./admin/operation/MessagesScreen.tsx')).MessagesScreen,
  SafetyScreen: async () => (await import('./admin/users/SafetyScreen.tsx')).SafetyScreen,
  SettingsScreen: async () => (await import('./admin/site/SettingsScreen.tsx')).SettingsScreen,
  OperationScreen: async () => (await import('./admin/operation/OperationScreen.tsx')).OperationScreen,
  AuditLogScreen: async () => (await import('./admin/operation/AuditLogScreen.tsx')).AuditLogScreen,
};
