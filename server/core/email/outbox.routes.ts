import type { FastifyInstance, FastifyRequest } from 'fastify';
import { encode } from 'html-entities';
import { DARK, LIGHT } from '../../base/look/theme-colours.ts';
import type { Mail } from './mail.entity.ts';
import type { Outbox } from './outbox.ts';

interface Asking {
  Querystring: { to?: string };
}

/**
 * Shows the mails that would have been sent. They hold secret links, so register this only in development and without
 * a mail server; even then it answers only people at this machine.
 */
export async function outboxRoutes(app: FastifyInstance, { outbox }: { outbox: Outbox }) {
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request)) reply.callNotFound();
  });

  app.get<Asking>('/outbox', async ({ query: { to } }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(await outbox.mails(to))),
  );

  app.get<Asking>('/outbox.json', async ({ query: { to } }, reply) => {
    const mails = await outbox.mails(to);
    const shown = mails.map(({ id, to, subject, text, html, createdAt }) => ({
      id,
      to,
      subject,
      text,
      html,
      createdAt,
    }));
    return reply.header('cache-control', 'no-store').send({ mails: shown });
  });
}

/** The host is checked as well: a page elsewhere can have its own name lead here, but cannot rename us. */
function isFromThisMachine({ socket, hostname }: FastifyRequest): boolean {
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isLoopback && /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(hostname);
}

function page(mails: Mail[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
  body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; color: ${LIGHT.ink}; background: ${LIGHT.paper}; }
  article { margin-top: 1.5rem; border: 1px solid ${LIGHT.line}; border-radius: 12px; overflow: hidden; background: ${LIGHT.card}; }
  h1 { font-size: 1.5rem; } h2 { margin: 0; font-size: 1rem; }
  header, details { padding: 0.75rem 1rem; } header p { margin: 0; color: ${LIGHT.muted}; }
  iframe { display: block; width: 100%; height: 34rem; border: 0; border-block: 1px solid ${LIGHT.line}; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  @media (prefers-color-scheme: dark) {
    body { color: ${DARK.ink}; background: ${DARK.paper}; } article { background: ${DARK.card}; border-color: ${DARK.line}; }
    header p { color: ${DARK.muted}; } iframe { border-color: ${DARK.line}; }
  }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>There is no mail server (SMTP_URL), so mails stay here. Newest first; load the page again to see later ones.</p>
${mails.length === 0 ? '<p>No mails yet.</p>' : mails.map(article).join('\n')}
</body>
</html>
`;
}

/** In a frame without scripts and without our origin; its links open in a tab of their own. */
function article({ subject, to, createdAt, html, text }: Mail): string {
  const framed = html.replace('<head>', '<head><base target="_blank">');
  return `<article>
<header><h2>${encode(subject)}</h2><p>To ${encode(to)}, ${createdAt.toISOString()}</p></header>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${encode(subject)}" loading="lazy" srcdoc="${encode(framed)}"></iframe>
<details><summary>As text</summary><pre>${encode(text)}</pre></details>
</article>`;
}
