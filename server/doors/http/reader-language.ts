import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Speaker } from '../../base/languages/i18n.rules.ts';
import {
  bestLanguage,
  isLanguage,
  isPageLanguage,
  type Language,
  type PageLanguage,
  tagsOfHeader,
} from '../../base/languages/languages.rules.ts';
import {
  CHOICE_PARAMETER,
  LANGUAGE_COOKIE,
  LANGUAGE_HEADER,
  LANGUAGE_PARAMETER,
} from '../../base/languages/reader-language.rules.ts';
import { speakerFor, speaking } from '../../base/languages/speaking.ts';
import { withoutEndSlashes } from '../../base/text/end-slashes.rules.ts';
import { isPublicPage } from '../public-pages/public-pages.rules.ts';
import { cookieIn, setCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    speaker?: Speaker;
  }
}

const COOKIE_SECONDS = 400 * 24 * 60 * 60; // the longest that browsers keep one
const FOR_PROGRAMS = /^\/(?:api\/v1|graphql)(?:[/?]|$)/;

/**
 * Pages: as their address says (public ones, `?lang=de`), else as this device was told, else as the browser asks.
 * Programs are answered in English.
 */
export function answerInLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const chosen = choiceIn(request);
    if (chosen) return keepChoice(chosen, request, reply);
    const reader = FOR_PROGRAMS.test(request.url) ? readerOfApp(request) : readerOfPage(request);
    if (!reader) return done();
    speakerFor(reader.language, reader.tags).then((speaker) => {
      request.speaker = speaker;
      speaking(speaker, done);
    }, done);
  });
  app.addHook('preValidation', goOnSpeaking); // a body arrives outside of what has begun
}

function goOnSpeaking({ speaker }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (speaker) speaking(speaker, done);
  else done();
}

function choiceIn({ method, url, headers }: FastifyRequest): Language | null {
  if (method !== 'POST' || !url.includes(`${CHOICE_PARAMETER}=`) || FOR_PROGRAMS.test(url)) return null;
  const { 'sec-fetch-site': from = 'same-origin' } = headers;
  const choice = new URLSearchParams(url.split('?')[1]).get(CHOICE_PARAMETER);
  return from === 'same-origin' && isLanguage(choice) ? choice : null;
}

/** Readable by scripts, which keep a member's own choice there. */
function keepChoice(language: Language, request: FastifyRequest, reply: FastifyReply): void {
  const [path = '/'] = request.url.split('?');
  const cookie = { name: LANGUAGE_COOKIE, value: language, path: '/', seconds: COOKIE_SECONDS, isForScripts: true };
  setCookie(request, reply, cookie);
  reply.redirect(path.replace(/^[/\\]+/, '/'), 303); // an address on this site, however many slashes begin it
}

interface Reader {
  language: PageLanguage;
  tags: string[];
}

export function languageOfAddress(url: string): Language | null {
  const [path = '', query] = url.split('?');
  if (query === undefined || !isPublicPage(withoutEndSlashes(path) || '/')) return null;
  const asked = new URLSearchParams(query).get(LANGUAGE_PARAMETER);
  return isLanguage(asked) ? asked : null;
}

function readerOfPage({ url, headers }: FastifyRequest): Reader {
  const tags = tagsOfHeader(headers['accept-language']);
  const chosen = cookieIn(headers.cookie, LANGUAGE_COOKIE);
  const language = languageOfAddress(url) ?? (isPageLanguage(chosen) ? chosen : bestLanguage(tags));
  return { language, tags };
}

function readerOfApp({ headers }: FastifyRequest): Reader | null {
  const language = headers[LANGUAGE_HEADER];
  if (!isPageLanguage(language)) return null;
  return { language, tags: tagsOfHeader(headers['accept-language']) };
}
