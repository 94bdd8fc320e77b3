import theme from '../../../web/base/design/theme.css?raw';

type Kind = 'wishlist' | 'registry' | 'shopping';
type Colour = 'paper' | 'card' | 'ink' | 'muted' | 'line' | 'brand' | 'on-brand' | Kind | `${Kind}-mat` | `${Kind}-ink`;

const PAIRS = [...theme.matchAll(/--color-([\w-]{1,50}): light-dark\((#\w{6}), (#\w{6})\)/g)];

export const LIGHT = coloursOf('light');
export const DARK = coloursOf('dark');

function coloursOf(scheme: 'light' | 'dark'): Record<Colour, string> {
  return Object.fromEntries(PAIRS.map(([, name, light, dark]) => [name, scheme === 'light' ? light : dark]));
}
