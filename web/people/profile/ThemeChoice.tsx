import { t } from '@lingui/core/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { useTheme } from '../../base/page/theme.ts';
import { chooseTheme } from './choose-theme.ts';

export const themes = () =>
  [
    { value: 'system', label: t({ message: 'System', context: 'theme' }), icon: <Monitor aria-hidden /> },
    { value: 'light', label: t({ message: 'Light', context: 'theme' }), icon: <Sun aria-hidden /> },
    { value: 'dark', label: t({ message: 'Dark', context: 'theme' }), icon: <Moon aria-hidden /> },
  ] as const;

export function ThemeChoice() {
  return <SegmentedControl label={t`Theme`} iconsOnly options={themes()} value={useTheme()} onChange={chooseTheme} />;
}
