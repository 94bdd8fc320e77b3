import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound } from './errors.ts';
import { type PageDescription, PageTemplate } from './public-pages/page-template.ts';

const ASSETS = '/assets/';

/** Security headers that say nothing about scripts and styles. A guest's first visit fetches dozens of those. */
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

interface WebPagesOptions {
  /** The address of the site, without a slash at the end. */
  publicUrl: string;
  /** What the page that is asked for says of itself; null where it is served as it is. */
  describePage?: (request: FastifyRequest) => Promise<PageDescription | null>;
}

/** The built browser app: its files as they are, and its one page under every address that a person might visit. */
export async function registerWebPages(
  app: FastifyInstance,
  webFolder: string | undefined,
  { publicUrl, describePage = async () => null }: WebPagesOptions,
): Promise<void> {
  const hasPages = webFolder !== undefined && existsSync(join(webFolder, 'index.html'));
  if (hasPages) {
    await app.register(fastifyStatic, {
      root: webFolder,
      wildcard: false, // the files are known, so no request searches the disk
      globIgnore: ['**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
        if (isScriptOrStyle(path)) for (const name of ABOUT_PAGES) reply.removeHeader(name);
      },
    });
  }
  const template = hasPages ? new PageTemplate(readFileSync(join(webFolder, 'index.html'), 'utf8'), publicUrl) : null;
  app.setNotFoundHandler(async (request, reply) => {
    if (template && wantsPage(request)) {
      const page = await describePage(request);
      if (!page) return reply.sendFile('index.html');
      reply.code(page.isMissing ? 404 : 200);
      reply.header('cache-control', 'private, no-cache').type('text/html; charset=utf-8');
      return template.describing(page);
    }
    const { status, code, message } = new NotFound('Resource');
    return reply.code(status).send({ success: false, data: null, message, detail: message, code, errors: [] });
  });
}

/** Workers are documents of their own kind, and keep what is said about those. */
function isScriptOrStyle(path: string): boolean {
  return path.includes(ASSETS) && !path.includes('worker');
}

/** The name of an asset changes with its content, so it is never asked for again. */
function cachingOf(path: string): string {
  return path.includes(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function wantsPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  const isForPrograms = [ASSETS, '/api/', '/graphql'].some((start) => url.startsWith(start));
  return (method === 'GET' || method === 'HEAD') && !isForPrograms && /text\/html|\*\/\*/.test(accept);
}
