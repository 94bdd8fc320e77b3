import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { speaker } from '../../base/languages/i18n.rules.ts';
import { isLanguage, LANGUAGE_TAGS, SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';
import { LANGUAGE_COOKIE } from '../../base/languages/reader-language.rules.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { DEMO_TOKENS, demoToken } from '../../lists/seeds/demo-lists.rules.ts';
import { OTHER_NAMES } from '../public-pages/other-names.rules.ts';
import { cookieIn } from './cookies.ts';

const DEMO_KINDS = Object.keys(DEMO_TOKENS) as ListType[];

/** Leads on from addresses that no screen has, and to the demo list in the language of the one who reads it. */
export async function movedAddressesRoutes(app: FastifyInstance) {
  for (const [from, to] of Object.entries(OTHER_NAMES)) {
    app.get(from, (request, reply) => leadOn(request, reply, to));
  }
  for (const kind of DEMO_KINDS) {
    for (const language of LANGUAGE_TAGS) {
      const token = demoToken(kind, language);
      app.get(`/shared/${token}`, (request, reply) => {
        const asked = language === SOURCE_LANGUAGE ? speaker().language : chosenLanguage(request);
        const own = demoToken(kind, asked ?? language);
        reply.header('vary', 'accept-language, cookie');
        return own === token ? reply.callNotFound() : leadOn(request, reply, `/shared/${own}`);
      });
    }
  }
}

/** A link to the list in one language leads to another only by a language that was chosen here. */
function chosenLanguage({ headers }: FastifyRequest) {
  const chosen = cookieIn(headers.cookie, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : null;
}

function leadOn(request: FastifyRequest, reply: FastifyReply, to: string) {
  const [, query] = request.url.split('?');
  return reply.header('cache-control', 'no-cache').redirect(query ? `${to}?${query}` : to, 302);
}
