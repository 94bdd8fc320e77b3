import { showTheme, type ThemeChoice } from '../../base/page/theme.ts';
import type { SessionAccount } from './session-storage.ts';
import type { SessionStore } from './session-store.ts';

export function followTheme(session: SessionStore): void {
  session.subscribe(() => {
    const { status, account } = session.getState();
    if (status !== 'restoring') showTheme(themeOf(account)); // until then before-paint.ts knows best
  });
}

/** Sessions that were kept before there were preferences have none. */
export function themeOf(account: Partial<SessionAccount> | null): ThemeChoice {
  return (account?.preferences?.theme ?? 'SYSTEM').toLowerCase() as ThemeChoice;
}
