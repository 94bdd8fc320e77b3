import type { ComponentType } from 'react';
import { matchPath, Outlet, type RouteObject } from 'react-router-dom';
import { keepLoading } from './network/failed-loads.ts';
import { NotFoundScreen } from './page/NotFoundScreen.tsx';
import { publicScreens } from './public-pages/public-screens.ts';
import { AppShell } from './shell/AppShell.tsx';
import { GuestsOnly } from './shell/GuestsOnly.tsx';
import { ProblemBoundary } from './shell/ProblemBoundary.tsx';
import { RequireAdmin } from './shell/RequireAdmin.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import { ScreenArriving } from './shell/ScreenArriving.tsx';

const SHARED_LIST = '/shared/:shareToken';

/** A screen is loaded when it is first visited, and its documents with it. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async () => ({ Component: (await keepLoading(load))[name] });
}

const screens: RouteObject[] = [
  ...Object.entries(publicScreens).map(([path, load]) => ({
    path,
    lazy: async () => ({ Component: await keepLoading(load) }),
  })),
  {
    lazy: screen(() => import('./shell/ApolloLayout.tsx'), 'ApolloLayout'),
    children: [
      {
        path: SHARED_LIST,
        lazy: async () => {
          const { SharedListScreen, readSharedList } = await keepLoading(
            () => import('./sharing/SharedListScreen.tsx'),
          );
          const { shareToken = '' } = matchPath(SHARED_LIST, window.location.pathname)?.params ?? {};
          await readSharedList(shareToken);
          return { Component: SharedListScreen };
        },
      },
      {
        path: '/u/:userId',
        lazy: screen(() => import('./profile/PublicProfileScreen.tsx'), 'PublicProfileScreen'),
      },
      {
        Component: GuestsOnly,
        children: [
          {
            path: '/signin',
            lazy: screen(() => import('./accounts/SignInScreen.tsx'), 'SignInScreen'),
          },
          {
            path: '/signup',
            lazy: screen(() => import('./accounts/SignUpScreen.tsx'), 'SignUpScreen'),
          },
        ],
      },
      {
        path: '/contact',
        lazy: screen(() => import('./public-pages/ContactScreen.tsx'), 'ContactScreen'),
      },
      {
        path: '/signin/google',
        lazy: screen(() => import('./accounts/GoogleScreen.tsx'), 'GoogleScreen'),
      },
      {
        path: '/forgot-password',
        lazy: screen(() => import('./accounts/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen'),
      },
      {
        path: '/reset-password/:token?',
        lazy: screen(() => import('./accounts/ResetPasswordScreen.tsx'), 'ResetPasswordScreen'),
      },
      {
        path: '/restore-email/:token',
        lazy: screen(() => import('./accounts/RestoreEmailScreen.tsx'), 'RestoreEmailScreen'),
      },
      {
        path: '/unsubscribe/:token',
        lazy: screen(() => import('./email/UnsubscribeScreen.tsx'), 'UnsubscribeScreen'),
      },
      {
        path: '/invitation/:token',
        lazy: screen(() => import('./accounts/InvitationScreen.tsx'), 'InvitationScreen'),
      },
      {
        path: '/verify-email/:token?',
        lazy: screen(() => import('./accounts/VerifyEmailScreen.tsx'), 'VerifyEmailScreen'),
      },
      {
        Component: RequireSession,
        children: [
          {
            path: '/dashboard',
            lazy: screen(() => import('./lists/ListsScreen.tsx'), 'ListsScreen'),
          },
          {
            path: '/lists/create',
            lazy: screen(() => import('./lists/CreateListScreen.tsx'), 'CreateListScreen'),
          },
          {
            path: '/lists/:listId?',
            lazy: screen(() => import('./lists/ListScreen.tsx'), 'ListScreen'),
          },
          {
            path: '/lists/:listId/edit',
            lazy: screen(() => import('./lists/EditListScreen.tsx'), 'EditListScreen'),
          },
          {
            path: '/lists/:listId/items/add',
            lazy: screen(() => import('./items/AddItemScreen.tsx'), 'AddItemScreen'),
          },
          {
            path: '/lists/:listId/items/:itemId/edit',
            lazy: screen(() => import('./items/EditItemScreen.tsx'), 'EditItemScreen'),
          },
          {
            path: '/add',
            lazy: screen(() => import('./adding/AddToListScreen.tsx'), 'AddToListScreen'),
          },
          {
            path: '/add/button',
            lazy: screen(() => import('./adding/ShopButtonScreen.tsx'), 'ShopButtonScreen'),
          },
          {
            path: '/profile/:tab?', // one screen, so that changing tabs forgets nothing
            lazy: screen(() => import('./profile/ProfileScreen.tsx'), 'ProfileScreen'),
          },
          {
            path: '/notifications',
            lazy: screen(() => import('./notifications/NotificationsScreen.tsx'), 'NotificationsScreen'),
          },
          {
            path: '/subscription',
            lazy: screen(() => import('./billing/SubscriptionScreen.tsx'), 'SubscriptionScreen'),
          },
        ],
      },
    ],
  },
  {
    path: '/api/docs',
    lazy: screen(() => import('./api-docs/ApiDocsScreen.tsx'), 'ApiDocsScreen'),
  },
  {
    path: '/api/docs/first-steps',
    lazy: screen(() => import('./api-docs/FirstStepsScreen.tsx'), 'FirstStepsScreen'),
  },
  {
    path: '/playground',
    lazy: screen(() => import('./shell/ApolloLayout.tsx'), 'ApolloLayout'),
    children: [{ index: true, lazy: screen(() => import('./playground/PlaygroundScreen.tsx'), 'PlaygroundScreen') }],
  },
  {
    path: '/admin',
    lazy: screen(() => import('./shell/ApolloLayout.tsx'), 'ApolloLayout'),
    children: [
      {
        Component: RequireAdmin,
        children: [
          {
            lazy: screen(() => import('./admin/AdminFrame.tsx'), 'AdminFrame'),
            children: [
              {
                index: true,
                lazy: screen(() => import('./admin/AdminScreen.tsx'), 'AdminScreen'),
              },
              {
                path: 'reports',
                lazy: screen(() => import('./admin/reports/ReportsScreen.tsx'), 'ReportsScreen'),
              },
              {
                path: 'mail',
                lazy: screen(() => import('./admin/MailScreen.tsx'), 'MailScreen'),
              },
              {
                path: 'shop-health',
                lazy: screen(() => import('./admin/ShopHealthScreen.tsx'), 'ShopHealthScreen'),
              },
              {
                path: 'affiliate-sites',
                lazy: screen(() => import('./admin/AffiliateSitesScreen.tsx'), 'AffiliateSitesScreen'),
              },
              {
                path: 'users',
                lazy: screen(() => import('./admin/UsersScreen.tsx'), 'UsersScreen'),
              },
              {
                path: 'users/:userId',
                lazy: screen(() => import('./admin/UserScreen.tsx'), 'UserScreen'),
              },
              {
                path: 'subscriptions',
                lazy: screen(() => import('./admin/SubscriptionsScreen.tsx'), 'SubscriptionsScreen'),
              },
              {
                path: 'messages',
                lazy: screen(() => import('./admin/MessagesScreen.tsx'), 'MessagesScreen'),
              },
              {
                path: 'safety',
                lazy: screen(() => import('./admin/SafetyScreen.tsx'), 'SafetyScreen'),
              },
              {
                path: 'settings',
                lazy: screen(() => import('./admin/SettingsScreen.tsx'), 'SettingsScreen'),
              },
              {
                path: 'operation',
                lazy: screen(() => import('./admin/OperationScreen.tsx'), 'OperationScreen'),
              },
              {
                path: 'audit-log',
                lazy: screen(() => import('./admin/AuditLogScreen.tsx'), 'AuditLogScreen'),
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
