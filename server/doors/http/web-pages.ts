import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { t } from '@lingui/core/macro';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../../base/errors/errors.ts';
import { speaker } from '../../base/languages/i18n.rules.ts';
import {
  directionOf,
  LANGUAGE_TAGS,
  MADE_UP_LANGUAGE,
  type PageLanguage,
  SOURCE_LANGUAGE,
} from '../../base/languages/languages.rules.ts';
import type { PublicConfig } from '../../core/settings/public-config.type.ts';
import { isScreen } from '../public-pages/addresses.ts';
import { filesOfScreens } from '../public-pages/files-of-screens.ts';
import { PageStyles } from '../public-pages/page-styles.ts';
import { type PageDescription, PageTemplate, PageTemplates } from '../public-pages/page-template.ts';
import { below } from './site-path.ts';
import { registerSpokenFiles } from './spoken-files.ts';

const ASSETS = '/assets/';

/** The reader of barcodes, which loads nothing: a worker has a policy of its own, so that no page has to let WebAssembly in. */
const COMPILES = /\/barcode-worker-[\w-]+\.js/;
const MAY_COMPILE = "default-src 'none'; script-src 'wasm-unsafe-eval'";

const MANIFEST = 'site.webmanifest';

/** The page that the service worker keeps. Below a path it is no file as it is: its addresses are written anew. */
const SHELL = /^index(?:\.[\w-]+)?\.html$/;

export const RETRY_AFTER_SECONDS = 600;

/** They say nothing about scripts and styles. A guest's first visit fetches dozens of those. */
const ABOUT_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Mails show it, and mail programs in a browser are sites of their own. */
const LOGO_OF_MAILS = 'icon-192.png';

interface WebPagesOptions {
  template?: PageTemplates | null;
  /** The path of the site, below which its pages are found. */
  sitePath?: string;
  site: () => PublicConfig;
  describePage: (request: FastifyRequest) => Promise<PageDescription>;
}

export function readPageTemplate(webFolder: string | undefined): PageTemplates | null {
  if (webFolder === undefined || !existsSync(join(webFolder, 'index.html'))) return null;
  const styles = readIfThere(webFolder, '.vite/page-styles.json');
  const files = {
    scriptAt: (address: string) => readIfThere(webFolder, address),
    styles: styles === null ? null : new PageStyles(JSON.parse(styles)),
  };
  const filesOf = filesOfScreens(webFolder);
  const languages: PageLanguage[] = [...LANGUAGE_TAGS, MADE_UP_LANGUAGE];
  const templates = languages.flatMap((language) => {
    const html = readIfThere(webFolder, language === SOURCE_LANGUAGE ? 'index.html' : `index.${language}.html`);
    return html === null ? [] : [[language, new PageTemplate(html, { ...files, filesOf: filesOf(language) })] as const];
  });
  return new PageTemplates(Object.fromEntries(templates));
}

function readIfThere(folder: string, name: string): string | null {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Its files as they are, and its one page under every address that a person might visit. */
export async function registerWebPages(
  app: FastifyInstance,
  webFolder: string | undefined,
  { template = readPageTemplate(webFolder), sitePath = '', site, describePage }: WebPagesOptions,
): Promise<void> {
  const hasPages = webFolder !== undefined && template !== null;
  const shells = hasPages && sitePath !== '' ? readdirSync(webFolder).filter((name) => SHELL.test(name)) : [];
  if (hasPages) {
    await app.register(fastifyStatic, {
      root: webFolder,
      index: false, // the pages are written below
      wildcard: false, // the files are known, so no request searches the disk
      globIgnore: ['**/*.br', '**/*.gz', MANIFEST, ...shells],
      preCompressed: true,
      cacheControl: false,
      setHeaders,
    });
    registerSpokenFiles(app, webFolder, setHeaders);
    for (const name of shells) {
      const html = readFileSync(join(webFolder, name), 'utf8');
      app.get(`/${name}`, async (_request, reply) => {
        setHeaders(reply, name);
        return reply.type('text/html; charset=utf-8').send(html);
      });
    }
  }
  if (hasPages && existsSync(join(webFolder, MANIFEST))) {
    const manifest = JSON.parse(readFileSync(join(webFolder, MANIFEST), 'utf8'), (_name, value) =>
      typeof value === 'string' ? below(sitePath, value) : value,
    );
    app.get(`/${MANIFEST}`, async (_request, reply) => {
      const { siteName } = site();
      reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache');
      const { language } = speaker();
      reply.header('vary', 'accept-language, cookie');
      return JSON.stringify({
        ...manifest,
        name: siteName,
        short_name: siteName,
        description: t`Wishlists, gift registries and shopping lists to share.`,
        lang: language,
        dir: directionOf(language),
      });
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (template && wantsPage(request)) {
      const page = await describePage(request);
      const { status = 200, holdsSecret = false } = page;
      const html = template.describing(page, site());
      const tag = tagOf(html);
      reply.code(status).type('text/html; charset=utf-8');
      reply.headers(
        holdsSecret ? { 'cache-control': 'no-store' } : { 'cache-control': 'private, no-cache', etag: tag },
      );
      reply.header('vary', 'accept-language, cookie');
      reply.header('content-language', speaker().language);
      if (hearsItsOpener(request)) reply.header('cross-origin-opener-policy', 'unsafe-none');
      if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
      if (status === 200 && request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      return reply.send(html);
    }
    const { status, code, message } = new NotFound('Resource');
    reply.header('cache-control', 'no-store');
    return reply.code(status).send({ success: false, data: null, message, detail: message, code, errors: [] });
  });
}

function setHeaders(reply: Pick<FastifyReply, 'header' | 'removeHeader'>, path: string): void {
  reply.header('cache-control', cachingOf(path));
  if (COMPILES.test(path)) reply.header('content-security-policy', MAY_COMPILE);
  if (isScriptOrStyle(path)) for (const name of ABOUT_PAGES) reply.removeHeader(name);
  if (path.endsWith(LOGO_OF_MAILS)) reply.header('cross-origin-resource-policy', 'cross-origin');
}

/** Made of nothing but what this reader is sent: it changes with what they can see, and tells them no more than that. */
function tagOf(html: string): string {
  return `W/"${createHash('sha1').update(html).digest('base64url')}"`;
}

/** Workers are documents of their own kind, and keep what is said about those. */
function isScriptOrStyle(path: string): boolean {
  return path.includes(ASSETS) && !path.includes('worker');
}

/** A shop’s page is handed over by the page that opened ours, and so is the key of the browser extension. */
function hearsItsOpener({ url }: FastifyRequest): boolean {
  return /^\/(?:add|connect-extension)(?:\?|$)/.test(url);
}

/** The name of an asset changes with its content. */
function cachingOf(path: string): string {
  return path.includes(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function wantsPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const isForPrograms = [ASSETS, '/api/', '/graphql'].some((start) => url.startsWith(start)) && !isScreen(path);
  return (method === 'GET' || method === 'HEAD') && !isForPrograms && /text\/html|\*\/\*/.test(accept);
}
