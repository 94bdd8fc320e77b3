import { t } from '@lingui/core/macro';
import { encode } from 'html-entities';
import { speaker } from '../../base/languages/i18n.rules.ts';
import { directionOf } from '../../base/languages/languages.rules.ts';
import { DARK, LIGHT } from '../../base/look/theme-colours.ts';
import { displayText } from '../../base/text/display-text.rules.ts';

type Ribbon = 'WISHLIST' | 'REGISTRY' | 'SHOPPING';

interface Link {
  label: string;
  url: string;
}

interface NewsGroup {
  place?: Link;
  lines: string[];
}

/** Plain text: everything is escaped here, and what people wrote stays on the line that it is put in. */
export interface MailContent {
  title: string;
  paragraphs: string[];
  news?: string[];
  groups?: NewsGroup[];
  advice?: string;
  message?: string;
  /** A path on this site: no other site learns who looked at it. */
  picturePath?: string | null;
  ribbon?: Ribbon;
  action?: Link;
  instead?: Link;
  footnote: string;
  also?: Link;
  unsubscribe?: string;
}

/** Filled in when a mail is queued: what a mail says is known without settings. */
export const SITE_NAME = '\u{e000}site\u{e000}';

export const SITE_URL = '\u{e000}address\u{e000}';

export const UNSUBSCRIBE_URL = '\u{e000}unsubscribe\u{e000}';

const MAILBOX = '\u{e000}';

export function mailLayout(content: MailContent): { text: string; html: string } {
  const { title, paragraphs, news, groups, advice, message, action, instead, also, ...rest } = content;
  const onLine = (link: Link | undefined) => link && { label: oneLine(link.label), url: link.url };
  const inLines: MailContent = {
    ...rest,
    title: oneLine(title),
    paragraphs: paragraphs.map(oneLine),
    news: news?.map(oneLine),
    groups: groups?.map(({ place, lines }) => ({ place: onLine(place), lines: lines.map(oneLine) })),
    advice: advice && oneLine(advice),
    message: message?.replaceAll(/\r\n?/g, '\n'),
    action: onLine(action),
    instead: onLine(instead),
    also: onLine(also),
  };
  return { text: asText(inLines), html: asHtml(inLines) };
}

/** A name may hold the end of a line, after which somebody could go on in our name. */
export function oneLine(text: string): string {
  return displayText(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function asText({
  title,
  paragraphs,
  news,
  groups = [],
  advice,
  message,
  action,
  instead,
  footnote,
  also,
  unsubscribe,
}: MailContent): string {
  const bullets = (lines: string[]) => lines.map((line) => `- ${line}`);
  const written = message?.split('\n').map((line) => `> ${line}`.trimEnd());
  const link = (label: string, url: string) => `${label}:\n${url}`;
  const parts = [
    title,
    ...paragraphs,
    news && bullets(news).join('\n'),
    ...groups.map(({ place, lines }) => [...(place ? [place.label, place.url] : []), ...bullets(lines)].join('\n')),
    written?.join('\n'),
    advice,
    action && link(action.label, action.url),
    instead && link(instead.label, instead.url),
    footnote,
    also && link(also.label, also.url),
    unsubscribe && link(unsubscribe, UNSUBSCRIBE_URL),
    `-- \n${SITE_NAME}\n${SITE_URL}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

// Mail programs know little CSS and drop style sheets, so each element carries its look, and tables the measures, for
// Outlook on Windows lays out like Word; the sheet only adds the dark colours.
const SERIF = "font-family:'Fraunces Variable',Georgia,'Times New Roman',serif";
const SANS = "font-family:'Figtree Variable',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BREAKS = 'word-wrap:break-word;overflow-wrap:anywhere';
const BODY = `font-size:16px;line-height:1.5;${BREAKS};color:${LIGHT.ink}`;
const SMALL = `margin:0 0 16px;font-size:14px;line-height:1.5;${BREAKS};color:${LIGHT.muted}`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const DARK_SHEET = `
  .paper { background-color: ${DARK.paper} !important; }
  .card { background-color: ${DARK.card} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; }
  .words { border-color: ${DARK.line} !important; }
  .muted { color: ${DARK.muted} !important; }
  .brand { color: ${DARK.brand} !important; }
  .button { background-color: ${DARK.brand} !important; color: ${DARK.paper} !important; }`;

const RIBBONS = { WISHLIST: 'wishlist', REGISTRY: 'registry', SHOPPING: 'shopping' } as const;

/** Keeps an inbox from showing more of the mail than its beginning. */
const NO_MORE_PREVIEW = '&#847;&zwnj;&nbsp;'.repeat(60);

function asHtml({
  title,
  paragraphs,
  news,
  groups = [],
  advice,
  message,
  picturePath,
  ribbon,
  action,
  instead,
  footnote,
  also,
  unsubscribe,
}: MailContent): string {
  const [preview = title] = [
    ...(news ?? []),
    ...groups.flatMap(({ lines }) => lines),
    ...(message ? [message] : []),
    ...paragraphs,
  ];
  const paragraph = (text: string) => `<p class="ink" style="margin:0 0 16px;${BODY}">${encode(text)}</p>`;
  const small = (content: string) => `<p class="muted" style="${SMALL}">${content}</p>`;
  const smallLink = ({ label, url }: Link) =>
    small(`<a class="muted" href="${encode(url)}" style="color:${LIGHT.muted}">${encode(label)}</a>`);
  const blocks = [
    asRibbon(ribbon),
    picturePath && asPicture(picturePath),
    `<h1 class="ink" style="margin:0 0 16px;${SERIF};font-size:24px;line-height:1.25;font-weight:600;${BREAKS};color:${LIGHT.ink}">${encode(title)}</h1>`,
    ...paragraphs.map(paragraph),
    news && asList(news),
    ...groups.map(asGroup),
    message && asMessage(message),
    advice && paragraph(advice),
    action && asButton(action),
    instead && asLink(instead),
  ];
  const footer = [
    small(encode(footnote)),
    also && smallLink(also),
    unsubscribe && smallLink({ label: unsubscribe, url: UNSUBSCRIBE_URL }),
    smallLink({ label: SITE_NAME, url: SITE_URL }),
  ];
  const { language } = speaker();
  const direction = directionOf(language);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${encode(title)}</title>
<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {${DARK_SHEET}
  }
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${LIGHT.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${encode(preview)}${NO_MORE_PREVIEW}</div>
<table ${TABLE} class="paper" width="100%" bgcolor="${LIGHT.paper}" style="background-color:${LIGHT.paper};${SANS}"><tr><td align="center" style="padding:32px 16px">
<!--[if mso]><table ${TABLE} width="560"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:560px;table-layout:fixed;text-align:${isRightToLeft() ? 'right' : 'left'};${SANS}">
<tr><td style="padding:0 0 16px">
<table ${TABLE}><tr><td style="padding:${isRightToLeft() ? '0 0 0 10px' : '0 10px 0 0'}"><img src="${SITE_URL}/icon-192.png" width="32" height="32" alt="" style="display:block;border:0;border-radius:6px"></td><td>
<p class="brand" style="margin:0;${SERIF};font-size:20px;line-height:1.25;font-weight:600;${BREAKS};color:${LIGHT.brand}">${SITE_NAME}</p>
</td></tr></table>
</td></tr>
<tr><td class="card" bgcolor="${LIGHT.card}" style="padding:32px 24px 16px;background-color:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:12px">
${blocks.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:16px 0 0">
${footer.filter(Boolean).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function isRightToLeft(): boolean {
  return directionOf(speaker().language) === 'rtl';
}

function asList(news: string[]): string {
  const lines = news.map((line) => `<li class="ink" style="margin:0 0 8px;${BODY}">${encode(line)}</li>`);
  return `<ul style="margin:0 0 16px;padding:${isRightToLeft() ? '0 20px 0 0' : '0 0 0 20px'}">\n${lines.join('\n')}\n</ul>`;
}

function asGroup({ place, lines }: NewsGroup): string {
  const heading =
    place &&
    `<h2 style="margin:24px 0 8px;${SERIF};font-size:18px;line-height:1.25;font-weight:600;${BREAKS}"><a class="brand" href="${encode(place.url)}" style="color:${LIGHT.brand}">${encode(place.label)}</a></h2>`;
  return `${heading ?? ''}${asList(lines)}`;
}

/** Runs in the direction of its own script. */
function asMessage(message: string): string {
  const lines = encode(message).replaceAll('\n', '<br>');
  return `<blockquote class="ink words" style="margin:0 0 16px;${isRightToLeft() ? 'padding:0 12px 0 0' : 'padding:0 0 0 12px'};border:solid ${LIGHT.line};border-width:${isRightToLeft() ? '0 3px 0 0' : '0 0 0 3px'};${BODY}"><div dir="auto" style="text-align:start">${lines}</div></blockquote>`;
}

/** The end is cut by the borders of a box that has no width. */
function asRibbon(kind?: Ribbon): string {
  const colour = kind ? LIGHT[RIBBONS[kind]] : LIGHT.brand;
  return `<div aria-hidden="true" style="${isRightToLeft() ? 'float:left;width:0;height:30px;margin:-36px 12px 0 0' : 'float:right;width:0;height:30px;margin:-36px 0 0 12px'};border-style:solid;border-color:${colour} ${colour} transparent;border-width:0 13px 10px;mso-hide:all"></div>`;
}

function asPicture(path: string): string {
  return `<img src="${SITE_URL}${encode(path)}" width="120" alt="" style="display:block;width:120px;height:auto;max-height:160px;object-fit:contain;margin:0 0 16px;border:0;border-radius:8px">`;
}

function asLink({ label, url }: Link): string {
  return `<p class="muted" style="${SMALL}"><a class="brand" href="${encode(url)}" style="color:${LIGHT.brand}">${encode(label)}</a></p>`;
}

function asButton({ label, url }: Link): string {
  const address = encode(url);
  const button = `<table ${TABLE} style="margin:24px 0"><tr><td class="button" align="center" bgcolor="${LIGHT.brand}" style="background-color:${LIGHT.brand};border-radius:8px;mso-padding-alt:12px 20px"><a class="button" href="${address}" style="display:inline-block;padding:12px 20px;${SANS};font-size:16px;line-height:1.25;font-weight:600;${BREAKS};color:${LIGHT['on-brand']};text-decoration:none;border-radius:8px">${encode(label)}</a></td></tr></table>`;
  if (!url.startsWith('mailto:')) return button;
  const mailbox = `<a class="brand" href="${address}" style="${BREAKS};color:${LIGHT.brand}">${encode(url.slice('mailto:'.length))}</a>`;
  const orAnswer = encode(t`Or answer this mail, which goes to ${MAILBOX}`).replace(MAILBOX, () => mailbox);
  return `${button}\n<p class="muted" style="${SMALL}">${orAnswer}</p>`;
}
