import { t } from '@lingui/core/macro';
import { authProblemText } from '../../base/network/problems.ts';
import type { ThemeChoice } from '../../base/page/theme.ts';
import { toast } from '../../base/page/toast.ts';
import { session } from '../../core/session/session.ts';
import type { SessionAccount } from '../../core/session/session-storage.ts';
import { themeOf } from '../../core/session/session-theme.ts';
import { ChooseThemeDocument } from './choose-theme.generated.ts';

/** At once, in every tab, and with the account for every other device. */
export async function chooseTheme(choice: ThemeChoice): Promise<void> {
  const before = stored(themeOf(session.getState().account));
  const theme = stored(choice);
  session.showAccount({ preferences: shown(theme) });
  try {
    const { client } = await import('../../lists/offline/app-client.ts'); // pages that need no server come without it
    await client.mutate({ mutation: ChooseThemeDocument, variables: { theme } });
  } catch (error) {
    session.showAccount({ preferences: shown(before) });
    toast.error(authProblemText(error, t`Failed to update preferences`));
  }
}

type Preferences = SessionAccount['preferences'];

function shown(theme: Preferences['theme']): Preferences {
  return { __typename: 'Preferences', language: null, ...session.getState().account?.preferences, theme };
}

function stored(choice: ThemeChoice): Preferences['theme'] {
  return choice.toUpperCase() as Uppercase<ThemeChoice>;
}
