import './base/state/no-eval.ts';
import './base/design/page-language.ts'; // before all that says something
import { followSite } from './base/page/site.ts';
import { createNavigation } from './base/routing/navigation.ts';
import { session } from './core/session/session.ts';
import { followLanguage } from './core/session/session-language.ts';
import { followTheme } from './core/session/session-theme.ts';
import { routes } from './routes.tsx';
import { takeOver } from './shell/take-over.tsx';

const navigation = createNavigation(routes);
const calls = async () => {
  const [{ sessionCalls }, { client }] = await Promise.all([
    import('./core/session/session-calls.ts'),
    import('./lists/offline/app-client.ts'),
  ]);
  return sessionCalls(client);
};
followTheme(session);
followLanguage(session);
void session.start({
  refresh: async (refreshToken) => (await calls()).refresh(refreshToken),
  signOut: async (accessToken) => {
    try {
      await (await calls()).signOut(accessToken);
    } catch {
      await (await import('./people/notifications/push-subscription.ts')).endSubscription();
    }
  },
  navigate: navigation.navigate,
});

followSite();
void takeOver(document.getElementById('root') as HTMLElement, { routes, navigation });
