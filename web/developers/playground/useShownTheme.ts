import { useSyncExternalStore } from 'react';
import { useTheme } from '../../base/page/theme.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Light or dark, also where the device decides: the playground's colours are in no style sheet that follows the device. */
export function useShownTheme(): 'light' | 'dark' {
  const theme = useTheme();
  const isDeviceDark = useSyncExternalStore(watchDevice, () => window.matchMedia(DARK).matches);
  if (theme !== 'system') return theme;
  return isDeviceDark ? 'dark' : 'light';
}

function watchDevice(onChange: () => void): () => void {
  const device = window.matchMedia(DARK);
  device.addEventListener('change', onChange);
  return () => device.removeEventListener('change', onChange);
}
