import './no-eval.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followTheme } from './accounts/followed-theme.ts';
import { session } from './accounts/session.ts';
import { routes } from './routes.tsx';
import { followSite } from './shell/site.ts';
import { takeOver } from './shell/take-over.ts';

const router = createBrowserRouter(routes);
const calls = async () => (await import('./apollo.ts')).calls;
followTheme(session);
void session.start({
  refresh: async (refreshToken) => (await calls()).refresh(refreshToken),
  signOut: async (accessToken) => (await calls()).signOut(accessToken),
  navigate: (to, options) => router.navigate(to, options),
});

followSite();
const page = document.getElementById('root') as HTMLElement;
void takeOver(page, router, () => {
  flushSync(() => createRoot(page).render(<RouterProvider router={router} />));
});
