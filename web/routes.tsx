import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { NotFoundScreen } from './page/NotFoundScreen.tsx';
import { publicScreens } from './public-pages/public-screens.ts';
import { AppShell } from './shell/AppShell.tsx';
import { GuestsOnly } from './shell/GuestsOnly.tsx';
import { RequireAdmin } from './shell/RequireAdmin.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import { RouteProblem } from './shell/RouteProblem.tsx';
import { ScreenArriving } from './shell/ScreenArriving.tsx';

/** A screen is loaded when it is first visited, and its documents with it. */
const screens: RouteObject[] = [
  ...Object.entries(publicScreens).map(([path, load]) => ({ path, lazy: async () => ({ Component: await load() }) })),
  {
    lazy: async () => ({ Component: (await import('./shell/ApolloLayout.tsx')).ApolloLayout }),
    children: [
      {
        path: '/shared/:shareToken',
        lazy: async () => {
          const { SharedListScreen, readSharedList } = await import('./sharing/SharedListScreen.tsx');
          const loader = ({ params: { shareToken = '' } }: LoaderFunctionArgs) => readSharedList(shareToken);
          return { Component: SharedListScreen, loader };
        },
      },
      {
        path: '/u/:userId',
        lazy: async () => ({ Component: (await import('./profile/PublicProfileScreen.tsx')).PublicProfileScreen }),
      },
      {
        Component: GuestsOnly,
        children: [
          {
            path: '/signin',
            lazy: async () => ({ Component: (await import('./accounts/SignInScreen.tsx')).SignInScreen }),
          },
          {
            path: '/signup',
            lazy: async () => ({ Component: (await import('./accounts/SignUpScreen.tsx')).SignUpScreen }),
          },
        ],
      },
      {
        path: '/contact',
        lazy: async () => ({ Component: (await import('./public-pages/ContactScreen.tsx')).ContactScreen }),
      },
      {
        path: '/signin/google',
        lazy: async () => ({ Component: (await import('./accounts/GoogleScreen.tsx')).GoogleScreen }),
      },
      {
        path: '/forgot-password',
        lazy: async () => ({ Component: (await import('./accounts/ForgotPasswordScreen.tsx')).ForgotPasswordScreen }),
      },
      {
        path: '/reset-password/:token?',
        lazy: async () => ({ Component: (await import('./accounts/ResetPasswordScreen.tsx')).ResetPasswordScreen }),
      },
      {
        path: '/unsubscribe/:token',
        lazy: async () => ({ Component: (await import('./email/UnsubscribeScreen.tsx')).UnsubscribeScreen }),
      },
      {
        path: '/invitation/:token',
        lazy: async () => ({ Component: (await import('./accounts/InvitationScreen.tsx')).InvitationScreen }),
      },
      {
        path: '/verify-email/:token?',
        lazy: async () => ({ Component: (await import('./accounts/VerifyEmailScreen.tsx')).VerifyEmailScreen }),
      },
      {
        Component: RequireSession,
        children: [
          {
            path: '/dashboard',
            lazy: async () => ({ Component: (await import('./lists/ListsScreen.tsx')).ListsScreen }),
          },
          {
            path: '/lists/create',
            lazy: async () => ({ Component: (await import('./lists/CreateListScreen.tsx')).CreateListScreen }),
          },
          {
            path: '/lists/:listId?',
            lazy: async () => ({ Component: (await import('./lists/ListScreen.tsx')).ListScreen }),
          },
          {
            path: '/lists/:listId/edit',
            lazy: async () => ({ Component: (await import('./lists/EditListScreen.tsx')).EditListScreen }),
          },
          {
            path: '/lists/:listId/items/add',
            lazy: async () => ({ Component: (await import('./items/AddItemScreen.tsx')).AddItemScreen }),
          },
          {
            path: '/lists/:listId/items/:itemId/edit',
            lazy: async () => ({ Component: (await import('./items/EditItemScreen.tsx')).EditItemScreen }),
          },
          {
            path: '/profile',
            lazy: async () => ({ Component: (await import('./profile/ProfileScreen.tsx')).ProfileScreen }),
          },
          {
            path: '/subscription',
            lazy: async () => ({ Component: (await import('./billing/SubscriptionScreen.tsx')).SubscriptionScreen }),
          },
        ],
      },
    ],
  },
  {
    path: '/playground',
    lazy: async () => ({ Component: (await import('./playground/PlaygroundScreen.tsx')).PlaygroundScreen }),
  },
  {
    path: '/admin',
    lazy: async () => ({ Component: (await import('./shell/ApolloLayout.tsx')).ApolloLayout }),
    children: [
      {
        Component: RequireAdmin,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('./admin/AdminScreen.tsx')).AdminScreen }),
          },
          {
            path: 'mail',
            lazy: async () => ({ Component: (await import('./admin/MailScreen.tsx')).MailScreen }),
          },
          { path: '*', Component: NotFoundScreen },
        ],
      },
    ],
  },
  { path: '*', Component: NotFoundScreen },
];

export const routes: RouteObject[] = [
  {
    Component: AppShell,
    ErrorBoundary: RouteProblem,
    children: [{ ErrorBoundary: RouteProblem, HydrateFallback: ScreenArriving, children: screens }],
  },
];
