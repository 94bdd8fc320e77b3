import { Monitor, Moon, Sun } from 'lucide-react';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { useTheme } from '../../base/page/theme.ts';
import { chooseTheme } from './choose-theme.ts';

export const THEMES = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
] as const;

/** For people who are signed in: the choice is kept with the account. */
export function ThemeChoice() {
  return <SegmentedControl label="Theme" iconsOnly options={THEMES} value={useTheme()} onChange={chooseTheme} />;
}
