/** Screens that few people visit, most of them once. Each is loaded when it is visited. */
export const rareScreens = {
  FollowScreen: async () => (await import('./guests/following/FollowScreen.tsx')).FollowScreen,
  OffListScreen: async () => (await import('./guests/off-list/OffListScreen.tsx')).OffListScreen,
  IssuerScreen: async () => (await import('./people/accounts/IssuerScreen.tsx')).IssuerScreen,
  RestoreEmailScreen: async () => (await import('./people/accounts/RestoreEmailScreen.tsx')).RestoreEmailScreen,
  ForgotPasswordScreen: async () => (await import('./people/accounts/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  ResetPasswordScreen: async () => (await import('./people/accounts/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  UnsubscribeScreen: async () => (await import('./people/email/UnsubscribeScreen.tsx')).UnsubscribeScreen,
  CirclesScreen: async () => (await import('./people/circles/CirclesScreen.tsx')).CirclesScreen,
  CircleScreen: async () => (await import('./people/circles/CircleScreen.tsx')).CircleScreen,
  JoinCircleScreen: async () => (await import('./people/circles/JoinCircleScreen.tsx')).JoinCircleScreen,
  HandoverScreen: async () => (await import('./people/handovers/HandoverScreen.tsx')).HandoverScreen,
  DrawsScreen: async () => (await import('./people/draws/DrawsScreen.tsx')).DrawsScreen,
  DrawScreen: async () => (await import('./people/draws/DrawScreen.tsx')).DrawScreen,
  DrawPartScreen: async () => (await import('./people/draws/DrawPartScreen.tsx')).DrawPartScreen,
  WatchedPricesScreen: async () => (await import('./lists/items/prices/WatchedPricesScreen.tsx')).WatchedPricesScreen,
  ImportScreen: async () => (await import('./lists/importing/ImportScreen.tsx')).ImportScreen,
  ShopButtonScreen: async () => (await import('./lists/adding/ShopButtonScreen.tsx')).ShopButtonScreen,
  ConnectExtensionScreen: async () =>
    (await import('./people/profile/ConnectExtensionScreen.tsx')).ConnectExtensionScreen,
  ConnectRemindersScreen: async () =>
    (await import('./people/profile/ConnectRemindersScreen.tsx')).ConnectRemindersScreen,
  ApiDocsScreen: async () => (await import('./developers/api-docs/ApiDocsScreen.tsx')).ApiDocsScreen,
  FirstStepsScreen: async () => (await import('./developers/api-docs/FirstStepsScreen.tsx')).FirstStepsScreen,
  AssistantsScreen: async () => (await import('./developers/api-docs/AssistantsScreen.tsx')).AssistantsScreen,
  WebhooksScreen: async () => (await import('./developers/api-docs/WebhooksScreen.tsx')).WebhooksScreen,
  PlaygroundScreen: async () => (await import('./developers/playground/PlaygroundScreen.tsx')).PlaygroundScreen,
};
