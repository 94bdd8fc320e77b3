import type { ComponentType } from 'react';
import { matchPath, Outlet, type RouteObject } from 'react-router-dom';
import type { adminScreens } from './admin-screens.ts';
import { keepLoading } from './base/network/failed-loads.ts';
import { pathnameHere } from './base/routing/site-path.ts';
import { NotFoundScreen } from './core/session/NotFoundScreen.tsx';
import { publicScreens } from './public-pages/public-screens.ts';
import type { rareScreens } from './rare-screens.ts';
import { AppShell } from './shell/AppShell.tsx';
import { GuestsOnly } from './shell/GuestsOnly.tsx';
import { ProblemBoundary } from './shell/ProblemBoundary.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import { ScreenArriving } from './shell/ScreenArriving.tsx';

const SHARED_LIST = '/shared/:shareToken';

/** A screen is loaded when it is first visited, and its documents with it. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async () => ({ Component: (await keepLoading(load))[name] });
}

/** The files of these, and of administrators' screens, are named apart: a guest's page need not know of them. */
function rareScreen(name: keyof typeof rareScreens) {
  const load = async () => (await import('./rare-screens.ts')).rareScreens[name]();
  return async () => ({ Component: await keepLoading<ComponentType>(load) });
}

function adminScreen(name: keyof typeof adminScreens) {
  const load = async () => (await import('./admin-screens.ts')).adminScreens[name]();
  return async () => ({ Component: await keepLoading<ComponentType>(load) });
}

const screens: RouteObject[] = [
  ...Object.entries(publicScreens).map(([path, load]) => ({
    path,
    lazy: async () => ({ Component: await keepLoading(load) }),
  })),
  {
    path: '/pricing',
    lazy: async () => {
      const { PricingScreen, readPricing } = await keepLoading(() => import('./public-pages/PricingScreen.tsx'));
      await readPricing();
      return { Component: PricingScreen };
    },
  },
  {
    lazy: screen(() => import('./shell/ApolloLayout.tsx'), 'ApolloLayout'),
    children: [
      {
        path: SHARED_LIST,
        lazy: async () => {
          const { SharedListScreen, readSharedList } = await keepLoading(
            () => import('./guests/shared-list/SharedListScreen.tsx'),
          );
          const { shareToken = '' } = matchPath(SHARED_LIST, pathnameHere())?.params ?? {};
          await readSharedList(shareToken);
          return { Component: SharedListScreen };
        },
      },
      {
        path: '/gifts',
        lazy: screen(() => import('./guests/gifts/GiftsScreen.tsx'), 'GiftsScreen'),
      },
      {
        path: '/shared/:shareToken/follow',
        lazy: rareScreen('FollowScreen'),
      },
      { path: '/c/:secret', lazy: rareScreen('JoinCircleScreen') },
      { path: '/handover/:token', lazy: rareScreen('HandoverScreen') },
      { path: '/shared/:shareToken/besides', lazy: rareScreen('OffListScreen') },
      { path: '/d/:secret', lazy: rareScreen('DrawPartScreen') },
      {
        path: '/u/:userId',
        lazy: screen(() => import('./people/profile/PublicProfileScreen.tsx'), 'PublicProfileScreen'),
      },
      {
        Component: GuestsOnly,
        children: [
          {
            path: '/signin',
            lazy: screen(() => import('./people/accounts/SignInScreen.tsx'), 'SignInScreen'),
          },
          {
            path: '/signup',
            lazy: screen(() => import('./people/accounts/SignUpScreen.tsx'), 'SignUpScreen'),
          },
        ],
      },
      {
        path: '/contact',
        lazy: screen(() => import('./public-pages/ContactScreen.tsx'), 'ContactScreen'),
      },
      {
        path: '/signin/:issuer',
        lazy: rareScreen('IssuerScreen'),
      },
      {
        path: '/forgot-password',
        lazy: rareScreen('ForgotPasswordScreen'),
      },
      {
        path: '/reset-password/:token?',
        lazy: rareScreen('ResetPasswordScreen'),
      },
      {
        path: '/restore-email/:token',
        lazy: rareScreen('RestoreEmailScreen'),
      },
      {
        path: '/unsubscribe/:token',
        lazy: rareScreen('UnsubscribeScreen'),
      },
      {
        path: '/invitation/:token',
        lazy: screen(() => import('./people/accounts/InvitationScreen.tsx'), 'InvitationScreen'),
      },
      {
        path: '/verify-email/:token?',
        lazy: screen(() => import('./people/accounts/VerifyEmailScreen.tsx'), 'VerifyEmailScreen'),
      },
      {
        Component: RequireSession,
        children: [
          {
            path: '/dashboard',
            lazy: screen(() => import('./lists/lists/ListsScreen.tsx'), 'ListsScreen'),
          },
          {
            path: '/lists/create',
            lazy: screen(() => import('./lists/list-settings/CreateListScreen.tsx'), 'CreateListScreen'),
          },
          {
            path: '/lists/:listId?',
            lazy: screen(() => import('./lists/lists/ListScreen.tsx'), 'ListScreen'),
          },
          {
            path: '/lists/:listId/edit',
            lazy: screen(() => import('./lists/list-settings/EditListScreen.tsx'), 'EditListScreen'),
          },
          {
            path: '/lists/:listId/items/add',
            lazy: screen(() => import('./lists/items/adding/AddItemScreen.tsx'), 'AddItemScreen'),
          },
          {
            path: '/lists/:listId/items/:itemId/edit',
            lazy: screen(() => import('./lists/items/section/EditItemScreen.tsx'), 'EditItemScreen'),
          },
          {
            path: '/add',
            lazy: screen(() => import('./lists/adding/AddToListScreen.tsx'), 'AddToListScreen'),
          },
          { path: '/circles', lazy: rareScreen('CirclesScreen') },
          { path: '/circles/:circleId', lazy: rareScreen('CircleScreen') },
          { path: '/draws', lazy: rareScreen('DrawsScreen') },
          { path: '/draws/:drawId', lazy: rareScreen('DrawScreen') },
          { path: '/import', lazy: rareScreen('ImportScreen') },
          { path: '/add/button', lazy: rareScreen('ShopButtonScreen') },
          { path: '/connect-extension', lazy: rareScreen('ConnectExtensionScreen') },
          { path: '/connect-reminders', lazy: rareScreen('ConnectRemindersScreen') },
          { path: '/profile/prices', lazy: rareScreen('WatchedPricesScreen') },
          {
            path: '/profile/:tab?', // one screen, so that changing tabs forgets nothing
            lazy: screen(() => import('./people/profile/ProfileScreen.tsx'), 'ProfileScreen'),
          },
          {
            path: '/notifications',
            lazy: screen(() => import('./people/notifications/NotificationsScreen.tsx'), 'NotificationsScreen'),
          },
          {
            path: '/subscription',
            lazy: screen(() => import('./money/billing/SubscriptionScreen.tsx'), 'SubscriptionScreen'),
          },
        ],
      },
    ],
  },
  {
    path: '/api/docs',
    lazy: rareScreen('ApiDocsScreen'),
  },
  {
    path: '/api/docs/first-steps',
    lazy: rareScreen('FirstStepsScreen'),
  },
  {
    path: '/api/docs/assistants',
    lazy: rareScreen('AssistantsScreen'),
  },
  {
    path: '/api/docs/webhooks',
    lazy: rareScreen('WebhooksScreen'),
  },
  {
    path: '/playground',
    lazy: screen(() => import('./shell/ApolloLayout.tsx'), 'ApolloLayout'),
    children: [{ index: true, lazy: rareScreen('PlaygroundScreen') }],
  },
  {
    path: '/admin',
    lazy: screen(() => import('./shell/ApolloLayout.tsx'), 'ApolloLayout'),
    children: [
      {
        lazy: adminScreen('RequireAdmin'),
        children: [
          {
            lazy: adminScreen('AdminFrame'),
            children: [
              {
                index: true,
                lazy: adminScreen('AdminScreen'),
              },
              {
                path: 'reports',
                lazy: adminScreen('ReportsScreen'),
              },
              {
                path: 'mail',
                lazy: adminScreen('MailScreen'),
              },
              {
                path: 'shop-health',
                lazy: adminScreen('ShopHealthScreen'),
              },
              {
                path: 'affiliate-sites',
                lazy: adminScreen('AffiliateSitesScreen'),
              },
              {
                path: 'users',
                lazy: adminScreen('UsersScreen'),
              },
              {
                path: 'users/:userId',
                lazy: adminScreen('UserScreen'),
              },
              {
                path: 'subscriptions',
                lazy: adminScreen('SubscriptionsScreen'),
              },
              {
                path: 'messages',
                lazy: adminScreen('MessagesScreen'),
              },
              {
                path: 'safety',
                lazy: adminScreen('SafetyScreen'),
              },
              {
                path: 'settings',
                lazy: adminScreen('SettingsScreen'),
              },
              {
                path: 'operation',
                lazy: adminScreen('OperationScreen'),
              },
              {
                path: 'audit-log',
                lazy: adminScreen('AuditLogScreen'),
              },
              { path: '*', Component: NotFoundScreen },
            ],
          },
        ],
      },
    ],
  },
  { path: '*', Component: NotFoundScreen },
];

/** Inside the frame, so that it stays when a screen fails. */
function Screen() {
  return (
    <ProblemBoundary>
      <Outlet />
    </ProblemBoundary>
  );
}

function Frame() {
  return (
    <ProblemBoundary>
      <AppShell />
    </ProblemBoundary>
  );
}

/** Until its code has come, which happens only to the first screen: from there people go on when the next is there. */
function withFallback(route: RouteObject): RouteObject {
  if (route.lazy) Object.assign(route, { Component: ScreenArriving });
  route.children?.forEach(withFallback);
  return route;
}

export const routes: RouteObject[] = [
  { Component: Frame, children: [{ Component: Screen, children: screens.map(withFallback) }] },
];
