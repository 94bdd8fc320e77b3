import { encode } from 'html-entities';
import { displayText } from '../display-text.rules.ts';
import { DARK, LIGHT } from '../theme-colours.ts';

interface Link {
  label: string;
  url: string;
}

/** Plain text: everything is escaped here, and what people wrote stays on the line that it is put in. */
export interface MailContent {
  title: string;
  paragraphs: string[];
  /** What there is to look at, a line each. */
  news?: string[];
  /** What to do about it. */
  advice?: string;
  /** Somebody's own words, in the lines that they wrote. */
  message?: string;
  /** The one thing to do, as a button; its address also stands in the mail to be copied. */
  action?: Link;
  /** Small print: why the mail came, how long a link holds. */
  footnote: string;
  /** What else one may want to open, in the small print. */
  also?: Link;
  /** Words for the link that ends mails like this one, where there is one. */
  unsubscribe?: string;
}

/** Stands for the name of the site, which is filled in when a mail is queued: what a mail says is known without settings. */
export const SITE_NAME = '\u{e000}site\u{e000}';

/** Stands for the address of the site. */
export const SITE_URL = '\u{e000}address\u{e000}';

/** Stands for the address of that link, which is signed when a mail is queued. */
export const UNSUBSCRIBE_URL = '\u{e000}unsubscribe\u{e000}';

/** What every mail looks like, for readers of text and of HTML. */
export function mailLayout(content: MailContent): { text: string; html: string } {
  const { title, paragraphs, news, advice, message, action, also, ...rest } = content;
  const onLine = (link: Link | undefined) => link && { label: oneLine(link.label), url: link.url };
  const inLines: MailContent = {
    ...rest,
    title: oneLine(title),
    paragraphs: paragraphs.map(oneLine),
    news: news?.map(oneLine),
    advice: advice && oneLine(advice),
    message: message?.replaceAll(/\r\n?/g, '\n'),
    action: onLine(action),
    also: onLine(also),
  };
  return { text: asText(inLines), html: asHtml(inLines) };
}

/** As people read it. A name may hold the end of a line, after which somebody could go on in our name. */
export function oneLine(text: string): string {
  return displayText(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function asText({
  title,
  paragraphs,
  news,
  advice,
  message,
  action,
  footnote,
  also,
  unsubscribe,
}: MailContent): string {
  const written = message?.split('\n').map((line) => `> ${line}`.trimEnd());
  const link = (label: string, url: string) => `${label}:\n${url}`;
  const parts = [
    title,
    ...paragraphs,
    news?.map((line) => `- ${line}`).join('\n'),
    advice,
    written?.join('\n'),
    action && link(action.label, action.url),
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

/** Keeps an inbox from showing more of the mail than its beginning. */
const NO_MORE_PREVIEW = '&#847;&zwnj;&nbsp;'.repeat(60);

function asHtml({
  title,
  paragraphs,
  news,
  advice,
  message,
  action,
  footnote,
  also,
  unsubscribe,
}: MailContent): string {
  const [preview = title] = [...(news ?? []), ...(message ? [message] : []), ...paragraphs];
  const paragraph = (text: string) => `<p class="ink" style="margin:0 0 16px;${BODY}">${encode(text)}</p>`;
  const small = (content: string) => `<p class="muted" style="${SMALL}">${content}</p>`;
  const smallLink = ({ label, url }: Link) =>
    small(`<a class="muted" href="${encode(url)}" style="color:${LIGHT.muted}">${encode(label)}</a>`);
  const blocks = [
    `<h1 class="ink" style="margin:0 0 16px;${SERIF};font-size:24px;line-height:1.25;font-weight:600;${BREAKS};color:${LIGHT.ink}">${encode(title)}</h1>`,
    ...paragraphs.map(paragraph),
    news && asList(news),
    advice && paragraph(advice),
    message && asMessage(message),
    action && asButton(action),
  ];
  const footer = [
    small(encode(footnote)),
    also && smallLink(also),
    unsubscribe && smallLink({ label: unsubscribe, url: UNSUBSCRIBE_URL }),
    smallLink({ label: SITE_NAME, url: SITE_URL }),
  ];
  return `<!doctype html>
<html lang="en" dir="ltr">
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
<table ${TABLE} width="100%" style="max-width:560px;table-layout:fixed;text-align:left;${SANS}">
<tr><td style="padding:0 0 16px">
<p class="brand" style="margin:0;${SERIF};font-size:20px;line-height:1.25;font-weight:600;${BREAKS};color:${LIGHT.brand}">${SITE_NAME}</p>
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

function asList(news: string[]): string {
  const lines = news.map((line) => `<li class="ink" style="margin:0 0 8px;${BODY}">${encode(line)}</li>`);
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">\n${lines.join('\n')}\n</ul>`;
}

/** In the direction of its own script. */
function asMessage(message: string): string {
  const lines = encode(message).replaceAll('\n', '<br>');
  return `<blockquote class="ink words" style="margin:0 0 16px;padding:0 0 0 12px;border:solid ${LIGHT.line};border-width:0 0 0 3px;${BODY}"><div dir="auto" style="text-align:start">${lines}</div></blockquote>`;
}

function asButton({ label, url }: Link): string {
  const address = encode(url);
  const beside = url.startsWith('mailto:')
    ? 'Or answer this mail, which goes to'
    : 'Or copy this address into your browser:';
  return `<table ${TABLE} style="margin:24px 0"><tr><td class="button" align="center" bgcolor="${LIGHT.brand}" style="background-color:${LIGHT.brand};border-radius:8px;mso-padding-alt:12px 20px"><a class="button" href="${address}" style="display:inline-block;padding:12px 20px;${SANS};font-size:16px;line-height:1.25;font-weight:600;${BREAKS};color:${LIGHT['on-brand']};text-decoration:none;border-radius:8px">${encode(label)}</a></td></tr></table>
<p class="muted" style="${SMALL}">${beside}<br><a class="brand" href="${address}" style="${BREAKS};color:${LIGHT.brand}">${address}</a></p>`;
}
