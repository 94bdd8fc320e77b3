import './no-eval.ts';
import { createBrowserRouter } from 'react-router-dom';
import { followTheme } from './accounts/followed-theme.ts';
import { session } from './accounts/session.ts';
import { routes } from './routes.tsx';
import { followSite } from './shell/site.ts';
import { takeOver } from './shell/take-over.tsx';

const router = createBrowserRouter(routes);
const calls = async () => (await import('./apollo.ts')).calls;
followTheme(session);
void session.start({
  refresh: async (refreshToken) => (await calls()).refresh(refreshToken),
  signOut: async (accessToken) => (await calls()).signOut(accessToken),
  navigate: (to, options) => router.navigate(to, options),
});

followSite();
void takeOver(document.getElementById('root') as HTMLElement, router);
