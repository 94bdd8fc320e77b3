import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { withoutSitePath } from '../../base/text/site-path.rules.ts';

/** How the app's code in the browser finds the path: `data-path` of the document. */
const NOTE = 'data-path';

/** Attributes that lead somewhere. Markup writes quotes in people's texts as entities, so that none of theirs looks like one. */
const ADDRESS = /(\s(href|src|srcset|action|formaction|data-counted)=")(\/[^"]*)/gi;
const LEADS_ON = /( http-equiv="refresh" content="\d+; url=)(?=\/)/g;
const [STYLES, STYLES_END] = ['<style', '</style>'];
const IN_SOURCES = /(^|, )\/(?!\/)/g;

/**
 * Serves a site that is below a path. Within the server, and in the app, every address begins at the root of the site: its path is
 * taken off here as a request comes in, and put before what leads anywhere as the answer goes out. So a proxy may pass the path
 * on or strip it, and programs on the same machine, such as a health check, may leave it out.
 */
export function serveBelow(app: FastifyInstance, sitePath: string): void {
  if (sitePath === '') return;
  app.addHook('onRequest', (request, reply, done) => {
    const [asked] = request.originalUrl.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (asked === sitePath && isRead) return void reply.redirect(request.url, 308); // the service worker and cookies hold below it
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const [location, cookies] = [reply.getHeader('location'), reply.getHeader('set-cookie')];
    if (location) reply.header('location', below(sitePath, `${location}`));
    if (cookies) {
      reply.removeHeader('set-cookie'); // else they are added
      reply.header(
        'set-cookie',
        [cookies].flat().map((cookie) => cookieBelow(sitePath, `${cookie}`)),
      );
    }
    const isPage = typeof payload === 'string' && `${reply.getHeader('content-type')}`.startsWith('text/html');
    if (!isPage) return done(null, payload);
    reply.removeHeader('content-length');
    done(null, pageBelow(sitePath, payload));
  });
}

/** For Fastify: the address of a request as the routes know it. */
export function addressWithin(sitePath: string): ((request: IncomingMessage) => string) | undefined {
  return sitePath === '' ? undefined : ({ url = '/' }) => withoutSitePath(sitePath, url);
}

/** A path on this site as browsers need it; every other address stays as it is. */
export function below(sitePath: string, address: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? sitePath + address : address;
}

function cookieBelow(sitePath: string, cookie: string): string {
  return cookie.replace(/; Path=\//, () => `; Path=${sitePath}/`);
}

function pageBelow(sitePath: string, html: string): string {
  const page = html
    .replace('<html ', () => `<html ${NOTE}="${sitePath}" `)
    .replaceAll(
      ADDRESS,
      (_whole, start: string, name: string, value: string) => start + valueBelow(sitePath, name, value),
    )
    .replaceAll(LEADS_ON, (start) => start + sitePath);
  return page
    .split(STYLES_END)
    .map((piece) => stylesBelow(sitePath, piece))
    .join(STYLES_END);
}

/** The part of a page up to the end of its next styles. */
function stylesBelow(sitePath: string, piece: string): string {
  const start = piece.indexOf(STYLES);
  return start < 0 ? piece : piece.slice(0, start) + piece.slice(start).replaceAll('url(/', () => `url(${sitePath}/`);
}

function valueBelow(sitePath: string, name: string, value: string): string {
  return name.toLowerCase() === 'srcset'
    ? value.replaceAll(IN_SOURCES, (_whole, mark: string) => `${mark + sitePath}/`)
    : below(sitePath, value);
}
