import theme from '../web/design/theme.css?raw';

const NAMES = [
  'paper',
  'card',
  'ink',
  'muted',
  'line',
  'brand',
  'on-brand',
  'wishlist',
  'registry',
  'shopping',
] as const;

type Colours = Record<(typeof NAMES)[number], string>;

/** The colours of the site, as its theme says them, for what the server draws: mails, pictures and the outbox. */
export const LIGHT = coloursOf('light');
export const DARK = coloursOf('dark');

function coloursOf(scheme: 'light' | 'dark'): Colours {
  const colours = NAMES.map((name) => {
    const [, light, dark] = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(theme) ?? [];
    if (!light || !dark) throw new Error(`The theme has no --color-${name}`);
    return [name, scheme === 'light' ? light : dark];
  });
  return Object.fromEntries(colours);
}
