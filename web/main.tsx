import './no-eval.ts';
import { followSite } from './page/site.ts';
import { routes } from './routes.tsx';
import { createNavigation } from './routing/navigation.ts';
import { session } from './session/session.ts';
import { followTheme } from './session/session-theme.ts';
import { takeOver } from './shell/take-over.tsx';

const navigation = createNavigation(routes);
const calls = async () => {
  const [{ sessionCalls }, { client }] = await Promise.all([
    import('./session/session-calls.ts'),
    import('./app-client.ts'),
  ]);
  return sessionCalls(client);
};
followTheme(session);
void session.start({
  refresh: async (refreshToken) => (await calls()).refresh(refreshToken),
  signOut: async (accessToken) => (await calls()).signOut(accessToken),
  navigate: navigation.navigate,
});

followSite();
void takeOver(document.getElementById('root') as HTMLElement, { routes, navigation });
