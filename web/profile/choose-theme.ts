import { toast } from 'sonner';
import { themeOf } from '../accounts/followed-theme.ts';
import type { SessionAccount } from '../accounts/kept-session.ts';
import { session } from '../accounts/session.ts';
import type { ThemeChoice } from '../design/useTheme.ts';
import { problemText } from '../form/problems.ts';
import { ChooseThemeDocument } from './choose-theme.generated.ts';

/** Shows a theme at once, in every tab, and keeps it with the account for every other device. */
export async function chooseTheme(choice: ThemeChoice): Promise<void> {
  const before = stored(themeOf(session.getState().account));
  const theme = stored(choice);
  session.showAccount({ preferences: shown(theme) });
  try {
    const { client } = await import('../apollo.ts'); // pages that need no server come without it
    await client.mutate({ mutation: ChooseThemeDocument, variables: { theme } });
  } catch (error) {
    session.showAccount({ preferences: shown(before) });
    toast.error(problemText(error, 'Failed to update preferences'));
  }
}

type Preferences = SessionAccount['preferences'];

function shown(theme: Preferences['theme']): Preferences {
  return { __typename: 'Preferences', theme };
}

function stored(choice: ThemeChoice): Preferences['theme'] {
  return choice.toUpperCase() as Uppercase<ThemeChoice>;
}
