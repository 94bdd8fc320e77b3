import type { FastifyInstance, FastifyRequest } from 'fastify';
import { encode } from 'html-entities';
import { PRIVATE_FOLDERS } from './addresses.ts';
import { PUBLIC_PAGES } from './public-pages.rules.ts';

const FORMS = '/shared/*/items/';

interface SearchEnginesOptions {
  /** The path of the site; search engines look for robots.txt at the root of its host alone. */
  sitePath: string;
  siteUrl: () => string;
  demoTokens: (request: FastifyRequest) => Promise<string[]>;
}

/**
 * People's shared lists and profiles are in no map. /graphql stays open, since search engines run our pages and
 * would find the demo lists empty.
 */
export async function searchEnginesRoutes(app: FastifyInstance, options: SearchEnginesOptions) {
  const { sitePath, siteUrl, demoTokens } = options;
  app.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache');
    const kept = [...PRIVATE_FOLDERS, FORMS].map((folder) => `Disallow: ${sitePath}${folder}`);
    return ['User-agent: *', ...kept, '', `Sitemap: ${siteUrl()}/sitemap.xml`, ''].join('\n');
  });

  app.get('/sitemap.xml', async (request, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache');
    const lists = (await demoTokens(request)).map((token) => `/shared/${token}`);
    const places = [...PUBLIC_PAGES, ...lists].map((path) => `  <url><loc>${encode(siteUrl() + path)}</loc></url>`);
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...places,
      '</urlset>',
      '',
    ].join('\n');
  });
}
