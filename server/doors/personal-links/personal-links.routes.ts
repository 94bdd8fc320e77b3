import { t } from '@lingui/core/macro';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId } from '../../base/database/uuid.ts';
import { AppError, NotFound, RateLimited } from '../../base/errors/errors.ts';
import { type Speaker, speaker } from '../../base/languages/i18n.rules.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import type { PublicConfig } from '../../core/settings/public-config.type.ts';
import { NotEnoughLeft } from '../../lists/purchases/errors.ts';
import type { LinkedGuest, LinkedPurchase } from '../../people/circles/personal-link-rows.ts';
import type { PersonalLinksService } from '../../people/circles/personal-links.service.ts';
import { isFromAnotherSite } from '../http/same-site.ts';
import { RETRY_AFTER_SECONDS } from '../http/web-pages.ts';
import { takeForms } from '../purchase-pages/purchase-form.ts';
import {
  giftView,
  homeView,
  linkSheet,
  listSheet,
  listView,
  type PersonalPage,
  type Said,
  shownGuest,
} from './personal-page.ts';

export interface PersonalPageDrawer {
  drawPersonalPage(page: PersonalPage | OutcomePage, site: PublicConfig, speaker: Speaker): Promise<string>;
}

/** A kind word and nothing else. */
interface OutcomePage {
  title: string;
  text: string;
}

interface Needs {
  site: () => PublicConfig;
  drawer: PersonalPageDrawer;
  links(request: FastifyRequest): Promise<PersonalLinksService>;
}

interface OfLink {
  Params: { secret: string; listId?: string; itemId?: string };
}

/** One guest’s call, by a link that works. */
interface Visit {
  request: FastifyRequest<OfLink>;
  reply: FastifyReply;
  links: PersonalLinksService;
  guest: LinkedGuest;
  root: string;
}

/** A page of the link, to which a form comes back. */
const from = z
  .string()
  .regex(/^(?:\/(?:lists|gifts)\/[0-9a-f-]{36}(?:\?page=\d{1,3})?)?$/)
  .catch('');

const form = z.object({ key: z.uuid().catch(() => newId()), purchase: z.string().catch(''), from });

const query = z.object({
  page: z.coerce.number().int().min(1).max(999).catch(1),
  about: z.string().catch(''),
  undone: z.string().catch(''),
});

const over = (): OutcomePage => ({
  title: t`This link doesn’t work any more`,
  text: t`Please ask the person who gave it to you for a new one.`,
});

/** The pages of guests with a personal link: they need no script, and opening one changes nothing, since programs of mail servers open links, too. */
export async function personalLinksRoutes(app: FastifyInstance, { site, drawer, links }: Needs): Promise<void> {
  takeForms(app);
  app.addHook('preHandler', async (request, reply) => {
    if (site().maintenanceMode) {
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return send(reply, { title: site().siteName, text: t`We’re working on the site. Please come back later.` }, 503);
    }
    if (request.method === 'POST' && isFromAnotherSite(request, site().siteUrl))
      return send(
        reply,
        { title: t`That didn’t work`, text: t`Please open your link and press the button there.` },
        403,
      );
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof RateLimited) reply.header('retry-after', error.secondsToWait);
    if (error instanceof AppError)
      return send(reply, { title: t`That didn’t work`, text: error.message }, error.status);
    const { statusCode = 500 } = error as { statusCode?: number };
    const status = statusCode >= 400 && statusCode < 500 ? statusCode : 500;
    if (status === 500) request.log.error(error);
    return send(reply, { title: t`That didn’t work`, text: t`Please go back and try again.` }, status);
  });

  const visit = (work: (visit: Visit) => Promise<FastifyReply>) => {
    return async (request: FastifyRequest<OfLink>, reply: FastifyReply) => {
      const { secret } = request.params;
      const opened = await links(request);
      const guest = await opened.findGuest(secret);
      if (!guest) return send(reply, over(), 404);
      const root = `/for/${encodeURIComponent(secret)}`;
      return inLanguage(guest.language, () => work({ request, reply, links: opened, guest, root }));
    };
  };

  app.get<OfLink>(
    '/for/:secret',
    visit((of) => showFrom(of, '')),
  );
  app.get<OfLink>(
    '/for/:secret/lists/:listId',
    visit((of) => showFrom(of, `/lists/${of.request.params.listId}`)),
  );
  app.get<OfLink>(
    '/for/:secret/gifts/:itemId',
    visit((of) => showFrom(of, `/gifts/${of.request.params.itemId}`)),
  );

  app.get<OfLink>(
    '/for/:secret/sheet',
    visit(async (of) => show(of, { view: linkSheet(await of.links.listsFor(of.guest), addressOf(of)) })),
  );
  app.get<OfLink>(
    '/for/:secret/lists/:listId/sheet',
    visit(async (of) => {
      const list = await listOrNull(of, of.request.params.listId ?? '');
      return list ? show(of, { view: listSheet(list, addressOf(of)) }) : reply303(of, of.root);
    }),
  );

  app.post<OfLink>(
    '/for/:secret/gifts/:itemId',
    visit(async (of) => {
      const itemId = of.request.params.itemId ?? '';
      const sent = form.parse(of.request.body ?? {});
      try {
        await of.links.take(of.guest, itemId, sent.key);
        return reply303(of, withQuery(of.root + sent.from, `about=${itemId}`));
      } catch (problem) {
        if (!(problem instanceof AppError)) throw problem;
        if (problem instanceof RateLimited) of.reply.header('retry-after', problem.secondsToWait);
        return showFrom(of, sent.from, { said: { kind: 'problem', text: wordsOf(problem) }, status: problem.status });
      }
    }),
  );

  app.post<OfLink>(
    '/for/:secret/undo',
    visit(async (of) => {
      const sent = form.parse(of.request.body ?? {});
      try {
        await of.links.giveBack(of.guest, sent.purchase);
      } catch (problem) {
        if (!(problem instanceof NotFound)) throw problem; // it is taken back already
      }
      return reply303(of, withQuery(of.root + sent.from, 'undone=1'));
    }),
  );

  /** The page of the link that has this path. */
  async function showFrom(of: Visit, path: string, { said = null, status = 200 }: Outcome = {}): Promise<FastifyReply> {
    const [, kind, id = ''] = path.split('?')[0]?.split('/') ?? [];
    const asked = query.parse(of.request.query ?? {});
    const gifts = await of.links.purchasesOf(of.guest);
    const outcome = { said: said ?? saidOf(asked, gifts), status };
    if (kind === 'lists') {
      const list = await listOrNull(of, id);
      if (!list) return reply303(of, of.root);
      const view = listView(list, gifts, asked.page);
      const place = view.page > 1 ? `?page=${view.page}` : '';
      return show(of, { ...outcome, view, path: `/lists/${list.id}${place}` });
    }
    if (kind === 'gifts') {
      const list = await orNull(of.links.showListOf(of.guest, id));
      if (!list) return reply303(of, of.root);
      return show(of, { ...outcome, view: giftView(list, gifts, id), path: `/gifts/${id}` });
    }
    const lists = await of.links.listsFor(of.guest);
    const [first, second] = lists;
    const only = first && !second ? await of.links.showList(of.guest, first.id) : null;
    return show(of, { ...outcome, view: homeView(lists, gifts, only), path: '' });
  }

  async function show(of: Visit, { view, said = null, status = 200, path = '' }: Shown): Promise<FastifyReply> {
    return send(of.reply, { guest: shownGuest(of.guest), root: of.root, from: path, said, view }, status);
  }

  /** Never kept by caches, told to no other site, and found by no search engine. */
  async function send(reply: FastifyReply, page: PersonalPage | OutcomePage, status: number): Promise<FastifyReply> {
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin', // with none at all, browsers of old would not say from where a form comes
        'content-language': speaker().language,
      })
      .send(await drawer.drawPersonalPage(page, site(), speaker()));
  }

  function addressOf({ root }: Visit): string {
    return site().siteUrl + root;
  }
}

interface Outcome {
  said?: Said | null;
  status?: number;
}

interface Shown extends Outcome {
  view: PersonalPage['view'];
  path?: string;
}

/** Read from what they give, so that no address can make it up. */
function saidOf({ about, undone }: z.output<typeof query>, gifts: readonly LinkedPurchase[]): Said | null {
  const gift = about ? gifts.find(({ itemId }) => itemId === about) : undefined;
  if (gift?.title) return { kind: 'got', title: gift.title, purchaseId: gift.purchaseId };
  return undone ? { kind: 'undone' } : null;
}

function wordsOf(problem: AppError): string {
  if (problem instanceof NotEnoughLeft) return t`Somebody was quicker: this gift is taken. Please choose another one.`;
  if (problem instanceof NotFound) return t`This gift isn’t on the list any more. Please choose another one.`;
  return problem.message;
}

function listOrNull({ links, guest }: Visit, listId: string) {
  return orNull(links.showList(guest, listId));
}

async function orNull<Found>(work: Promise<Found>): Promise<Found | null> {
  try {
    return await work;
  } catch (problem) {
    if (problem instanceof NotFound) return null;
    throw problem;
  }
}

function withQuery(path: string, asked: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${asked}#said`;
}

/** The page after a form is one that can be loaded again. */
function reply303({ reply }: Visit, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(path, 303);
}
