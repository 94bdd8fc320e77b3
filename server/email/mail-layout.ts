import { encode } from 'html-entities';

export interface MailContent {
  title: string;
  paragraphs: string[];
  /** The one thing to do, as a button; its address also stands in the mail to be copied. */
  action?: { label: string; url: string };
  /** Small print: why the mail came, how long a link holds. */
  footnote?: string;
  /** Words for the link that ends mails like this one, where there is one. */
  unsubscribe?: string;
}

/** Stands for the name of the site, which is filled in when a mail is queued: what a mail says is known without settings. */
export const SITE_NAME = '\u{e000}site\u{e000}';

/** Stands for the address of that link, which is signed when a mail is queued. */
export const UNSUBSCRIBE_URL = '\u{e000}unsubscribe\u{e000}';

/** What every mail looks like, for readers of text and of HTML. Takes plain text: everything is escaped here. */
export function mailLayout(content: MailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content) };
}

function asText({ title, paragraphs, action, footnote, unsubscribe }: MailContent): string {
  const ending = unsubscribe && `${unsubscribe}:\n${UNSUBSCRIBE_URL}`;
  const link = action && `${action.label}:\n${action.url}`;
  return `${[title, ...paragraphs, link, footnote, ending, `-- \n${SITE_NAME}`].filter(Boolean).join('\n\n')}\n`;
}

// Mail programs know little CSS and drop style sheets, so each element carries its look; the sheet only adds the dark one.
const SERIF = "font-family:'Fraunces Variable',Georgia,'Times New Roman',serif";
const DARK = `
  .paper { background: #17141d !important; }
  .card { background: #211d2a !important; border-color: #3a3446 !important; }
  .ink { color: #f4efe8 !important; }
  .muted { color: #b3abbd !important; }
  .brand { color: #6fc3a8 !important; }
  .button { background: #6fc3a8 !important; color: #17141d !important; }`;

function asHtml({ title, paragraphs, action, footnote, unsubscribe }: MailContent): string {
  const small = 'margin:0 0 16px;font-size:14px;line-height:1.5;color:#6b6475';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${encode(title)}</title>
<style>
  :root { color-scheme: light dark; }
  @media (prefers-color-scheme: dark) {${DARK}
  }
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf7f1">
<div class="paper" style="padding:32px 16px;background:#fbf7f1;font-family:'Figtree Variable',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p class="brand" style="margin:0 0 16px;${SERIF};font-size:20px;font-weight:600;color:#1e6b55">${SITE_NAME}</p>
<div class="card" style="padding:32px 24px 16px;background:#ffffff;border:1px solid #e9e1d6;border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;${SERIF};font-size:24px;line-height:1.25;font-weight:600;overflow-wrap:anywhere;color:#211c2b">${encode(title)}</h1>
${paragraphs.map((text) => `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.5;overflow-wrap:anywhere;color:#211c2b">${encode(text)}</p>`).join('\n')}
${action ? asButton(action, small) : ''}
</div>
${footnote ? `<p class="muted" style="${small};margin-top:16px">${encode(footnote)}</p>` : ''}
${unsubscribe ? `<p class="muted" style="${small}"><a class="muted" href="${UNSUBSCRIBE_URL}" style="color:#6b6475">${encode(unsubscribe)}</a></p>` : ''}
</div>
</div>
</body>
</html>
`;
}

function asButton({ label, url }: NonNullable<MailContent['action']>, small: string): string {
  const address = encode(url);
  return `<p style="margin:24px 0"><a class="button" href="${address}" style="display:inline-block;padding:12px 20px;background:#1e6b55;border-radius:8px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${encode(label)}</a></p>
<p class="muted" style="${small}">Or copy this address into your browser:<br><a class="brand" href="${address}" style="color:#1e6b55;overflow-wrap:anywhere">${address}</a></p>`;
}
