import { t } from '@lingui/core/macro';
import { encode } from 'html-entities';
import { speaker } from '../../base/languages/i18n.rules.ts';
import { directionOf } from '../../base/languages/languages.rules.ts';
import { DARK, LIGHT } from '../../base/look/theme-colours.ts';

export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | null | false | Part[];

export function html(texts: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(texts.reduce((all, text, index) => `${all}${asMarkup(values[index - 1] ?? null)}${text}`));
}

function asMarkup(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(asMarkup).join('');
  return part === null || part === false ? '' : encode(`${part}`);
}

const pair = (name: keyof typeof LIGHT) => `light-dark(${LIGHT[name]}, ${DARK[name]})`;

const STYLE = `
  :root { color-scheme: light dark; }
  * { box-sizing: border-box; }
  body { margin: 0; background: ${pair('paper')}; color: ${pair('ink')};
    font: 1rem/1.5 'Figtree Variable', system-ui, sans-serif; overflow-wrap: anywhere; }
  main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; display: grid; gap: 1.25rem; }
  h1 { font: 600 1.75rem/1.2 'Fraunces Variable', Georgia, serif; margin: 0; }
  h2 { font: 600 1.25rem/1.3 'Fraunces Variable', Georgia, serif; margin: 0; }
  p { margin: 0; }
  .mode { background: #8a5a00; color: #fff; text-align: center; padding: .5rem 1rem; font-weight: 600; }
  .card { background: ${pair('card')}; border: 1px solid ${pair('line')}; border-radius: 12px; padding: 1.25rem;
    display: grid; gap: 1rem; }
  .muted { color: ${pair('muted')}; }
  .row { display: flex; justify-content: space-between; gap: 1rem; font-variant-numeric: tabular-nums; }
  .row > :last-child { white-space: nowrap; }
  .total { font-weight: 600; border-top: 1px solid ${pair('line')}; padding-top: .75rem; }
  .problem { background: ${pair('card')}; border: 1px solid ${pair('line')}; border-inline-start: 4px solid ${pair('wishlist')};
    border-radius: 8px; padding: .75rem 1rem; font-weight: 600; }
  form { display: grid; gap: .75rem; }
  label { display: flex; gap: .75rem; align-items: center; min-height: 44px; }
  fieldset { border: 0; padding: 0; margin: 0; display: grid; gap: .25rem; }
  legend { font-weight: 600; padding: 0; }
  input[type=radio] { inline-size: 1.25rem; block-size: 1.25rem; flex: none; accent-color: ${pair('brand')}; }
  textarea { font: inherit; color: inherit; background: transparent; border: 1px solid ${pair('muted')};
    border-radius: 8px; padding: .5rem .75rem; inline-size: 100%; min-height: 6rem; }
  button, .button { font: inherit; font-weight: 600; line-height: 1.25; min-height: 44px; padding: .625rem 1.25rem;
    border-radius: 8px; border: 1px solid ${pair('brand')}; background: transparent; color: ${pair('brand')};
    cursor: pointer; text-align: center; text-decoration: none; }
  button.primary { background: ${pair('brand')}; color: ${pair('on-brand')}; }
  a { color: ${pair('brand')}; }
  :focus-visible { outline: 3px solid ${pair('brand')}; outline-offset: 2px; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
  li { display: grid; gap: .5rem; }`;

export function payLayout({ title, siteName, body }: { title: string; siteName: string; body: Html }): string {
  const { language } = speaker();
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} &middot; ${siteName}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<header class="mode">${t`Test mode: no money moves, and no card is asked for.`}</header>
<main>${body}</main>
</body>
</html>
`.text;
}
