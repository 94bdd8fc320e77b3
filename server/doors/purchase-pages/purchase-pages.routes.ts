import { t } from '@lingui/core/macro';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../base/database/uuid.ts';
import {
  AppError,
  Conflict,
  IdempotencyKeyReused,
  InvalidInput,
  NotFound,
  RateLimited,
} from '../../base/errors/errors.ts';
import { type Speaker, speaker } from '../../base/languages/i18n.rules.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { PublicConfig } from '../../core/settings/public-config.type.ts';
import type { DeliveryAddressesService } from '../../lists/delivery-addresses/delivery-addresses.service.ts';
import type { OffListGiftsService } from '../../lists/off-list-gifts/off-list-gifts.service.ts';
import { ListIsPast, NoLongerNeeded, NotEnoughLeft } from '../../lists/purchases/errors.ts';
import type { HoldsService } from '../../lists/purchases/holds.service.ts';
import type { PurchasesService } from '../../lists/purchases/purchases.service.ts';
import type { ReceiptsService } from '../../lists/purchases/receipts.service.ts';
import type { Recorded } from '../../lists/purchases/record-once.ts';
import type { QuestionsService } from '../../lists/questions/questions.service.ts';
import { giftAnchor } from '../../lists/sharing/gift-anchor.rules.ts';
import type { SharedListsService } from '../../lists/sharing/shared-lists.service.ts';
import type { FollowsService } from '../../news/following/follows.service.ts';
import { BOUGHT_COOKIE, forgetReceipt, keepReceipt, UNDOING_COOKIE } from '../http/receipt-cookies.ts';
import { isFromAnotherSite } from '../http/same-site.ts';
import { RETRY_AFTER_SECONDS } from '../http/web-pages.ts';
import { anyPage, closedSite } from '../public-pages/describe-page.ts';
import type { PageTemplates } from '../public-pages/page-template.ts';
import { receiptLinkOf } from '../public-pages/receipt-links.ts';
import { addressPages } from './address-pages.ts';
import { type AnyPage, takeOverOf, titleOf } from './any-page.ts';
import { askPages } from './ask-pages.ts';
import { besidesPages } from './besides-pages.ts';
import { followPages } from './follow-pages.ts';
import { forgetFormKey, formKeyIn, keepFormKey } from './form-keys.ts';
import { holdPages } from './hold-pages.ts';
import { type PurchaseForm, readPurchaseForm, readUndoForm, readUndoLink, takeForms } from './purchase-form.ts';
import { type OutcomePage, purchasePage } from './purchase-page.ts';

interface OfList {
  Params: { shareToken: string };
}

interface OfItem {
  Params: { shareToken: string; itemId: string };
}

interface Needs {
  site: () => PublicConfig;
  template: PageTemplates;
  drawer: PurchasePageDrawer;
  purchases(request: FastifyRequest): PurchasesService;
  receipts(request: FastifyRequest): ReceiptsService;
  holds(request: FastifyRequest): HoldsService;
  follows(request: FastifyRequest): FollowsService;
  questions(request: FastifyRequest): QuestionsService;
  offListGifts(request: FastifyRequest): OffListGiftsService;
  sharedLists(request: FastifyRequest): SharedListsService;
  deliveryAddresses(request: FastifyRequest): DeliveryAddressesService;
}

export interface PurchasePageDrawer {
  drawPurchasePage(page: AnyPage, site: PublicConfig, speaker: Speaker): Promise<string>;
}

const gone = () => ({ title: t`No longer wanted`, text: t`It has just been taken off the list.` });
const failed = () => ({
  title: t`That didn’t work`,
  text: t`Go back and press the button again. However often you do, it counts once.`,
});
const undone = () => t`This purchase was already undone.`;
const repeated = () => t`Your purchase was recorded before you changed it. Press again to record another one.`;

/**
 * Before the app has come, and where scripts do not run. The rules, limits and mails are those of the service
 * that the app uses, too.
 */
export async function purchasePagesRoutes(app: FastifyInstance, needs: Needs): Promise<void> {
  takeForms(app);
  app.addHook('preHandler', async (request, reply) => {
    const site = needs.site();
    if (site.maintenanceMode) {
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return send(reply, needs.template.describing(closedSite(site), site), 503);
    }
    if (request.method === 'POST' && isFromAnotherSite(request, site.siteUrl)) {
      return show(request, reply, { ...failed(), text: t`Please open the list and try again there.` }, 403);
    }
  });
  app.setErrorHandler(async (error, request, reply) => {
    // The page of the list says itself why it cannot be opened, or bought from.
    if (error instanceof AppError)
      return reply.redirect(addressOf((request.params as OfList['Params']).shareToken), 303);
    const { statusCode = 500 } = error as { statusCode?: number };
    const status = statusCode >= 400 && statusCode < 500 ? statusCode : 500;
    if (status === 500) request.log.error(error);
    return show(request, reply, failed(), status);
  });

  app.get<OfItem>('/shared/:shareToken/items/:itemId/buy', async (request, reply) => {
    const { shareToken, itemId } = request.params;
    const key = formKeyIn(request);
    const made = key && (await needs.receipts(request).madeByForm(shareToken, itemId, key));
    if (made && made !== 'GONE') return leadBack(request, reply, made);
    const isFree = key && !made;
    return showForm(request, reply, { email: '', name: '', quantity: 1, key: isFree ? key : newId(), hold: false });
  });

  app.post<OfItem>('/shared/:shareToken/items/:itemId/buy', async (request, reply) => {
    const { shareToken, itemId } = request.params;
    const { key, hold, ...input } = readPurchaseForm(request.body);
    const taken = { ...input, isHeld: hold };
    try {
      const { purchase, undoToken } = await needs.purchases(request).takeByForm(shareToken, itemId, taken, key);
      return leadBack(request, reply, { purchaseId: purchase.id, undoToken });
    } catch (problem) {
      if (!(problem instanceof AppError)) throw problem;
      return showRefusal(request, reply, { ...input, hold: false, key }, problem);
    }
  });

  /** Changes nothing: mail programs open links, too. */
  app.get<OfList>('/shared/:shareToken/undo', async (request, reply) => {
    const { shareToken } = request.params;
    keepReceipt(request, reply, undoingOn(shareToken), readUndoLink(request.query));
    return reply.header('cache-control', 'no-store').redirect(addressOf(shareToken), 303);
  });

  app.post<OfList>('/shared/:shareToken/undo', async (request, reply) => {
    const { shareToken } = request.params;
    const { purchase, keeping } = readUndoForm(request.body);
    const [purchaseId = '', undoToken = ''] = purchase.split('.');
    try {
      const { item } = await needs.purchases(request).undoShared(null, shareToken, purchaseId, undoToken, { keeping });
      forgetReceipt(request, reply, boughtFrom(shareToken));
      forgetReceipt(request, reply, undoingOn(shareToken));
      const title = item && displayText(item.title);
      const text = title ? t`“${title}” can be bought again.` : t`It can be bought again.`;
      return show(request, reply, { title: t`Purchase undone`, text });
    } catch (problem) {
      if (!(problem instanceof AppError)) throw problem;
      const isDone = problem instanceof NotFound || problem.status === 403;
      const text = isDone ? undone() : problem.message;
      return show(request, reply, { title: isDone ? t`Nothing to undo` : failed().title, text }, problem.status);
    }
  });

  holdPages(app, { ...needs, show, draw });
  addressPages(app, { ...needs, show, draw });
  askPages(app, { ...needs, draw });
  besidesPages(app, { ...needs, draw });
  followPages(app, { ...needs, show, draw });

  async function leadBack(
    request: FastifyRequest<OfItem>,
    reply: FastifyReply,
    { purchaseId, undoToken }: Recorded,
  ): Promise<FastifyReply> {
    const { shareToken, itemId } = request.params;
    keepReceipt(request, reply, boughtFrom(shareToken), receiptLinkOf(purchaseId, undoToken));
    forgetFormKey(request, reply, formOf(request.params));
    const { list } = await needs.purchases(request).offerShared(null, shareToken, itemId);
    // The address of a surprise, if it is passed on, names no gift.
    const anchor = list.keepsSurprise ? '' : `#${giftAnchor(itemId)}`;
    return reply.redirect(addressOf(shareToken) + anchor, 303);
  }

  /** A key that has counted already is replaced: with it nothing else can be bought. */
  async function showRefusal(
    request: FastifyRequest<OfItem>,
    reply: FastifyReply,
    form: PurchaseForm,
    problem: AppError,
  ): Promise<FastifyReply> {
    const { shareToken, itemId } = request.params;
    const made = await needs.receipts(request).madeByForm(shareToken, itemId, form.key);
    if (!made) return showForm(request, reply, form, problem);
    const renewed = { ...form, key: newId() };
    if (made === 'GONE') return showForm(request, reply, renewed, new Conflict(undone()));
    const { list, item } = await needs.purchases(request).offerShared(null, shareToken, itemId);
    if (item?.quantityRemaining === 0 && !list.keepsSurprise) return leadBack(request, reply, made);
    if (!(problem instanceof IdempotencyKeyReused)) return showForm(request, reply, form, problem);
    keepReceipt(request, reply, boughtFrom(shareToken), receiptLinkOf(made.purchaseId, made.undoToken));
    return showForm(request, reply, renewed, problem);
  }

  async function showForm(
    request: FastifyRequest<OfItem>,
    reply: FastifyReply,
    { key, hold: _, ...typed }: PurchaseForm,
    problem: AppError | null = null,
  ) {
    const { shareToken, itemId } = request.params;
    const { list, item } = await needs.purchases(request).offerShared(null, shareToken, itemId);
    if (!item) return show(request, reply, gone(), 404);
    const page = purchasePage(list, item, {
      idempotencyKey: key,
      typed,
      problems: problem instanceof InvalidInput ? firstOf(problem.fields) : {},
      problem: problem && wordsOf(problem),
    });
    if (list.isPast && page.most === 0) {
      return show(request, reply, { title: t`No longer needed`, text: new ListIsPast().message }, 409);
    }
    if (problem instanceof NoLongerNeeded || (page.most === 0 && item.isNoLongerNeeded)) {
      const { message: text } = new NoLongerNeeded(page.item.title);
      return show(request, reply, { title: t`No longer needed`, text }, 409);
    }
    if (page.most === 0 || (problem instanceof NotEnoughLeft && problem.details.remaining === 0)) {
      const { title } = page.item;
      const text =
        list.listType === 'SHOPPING'
          ? t`“${title}” is bought already. The list shows what’s still wanted.`
          : t`“${title}” is given already. The list shows what’s still wanted.`;
      return show(request, reply, { title: t`Someone was faster`, text }, 409);
    }
    if (problem instanceof RateLimited) reply.header('retry-after', problem.secondsToWait);
    keepFormKey(request, reply, formOf(request.params), key);
    return draw(reply, page, problem?.status);
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Pick<OutcomePage, 'title' | 'text'>,
    status?: number,
  ) {
    const { shareToken } = request.params as OfList['Params'];
    const page: OutcomePage = { ...outcome, kind: 'outcome', shareToken };
    return draw(reply, page, status);
  }

  async function draw(reply: FastifyReply, page: AnyPage, status?: number) {
    const { drawer, template } = needs;
    const site = needs.site();
    const drawn = await drawer.drawPurchasePage(page, site, speaker());
    const title = titleOf(page);
    return send(
      reply,
      template.describing({ ...anyPage(), title, isListed: false, ...takeOverOf(page), drawn }, site),
      status,
    );
  }
}

/** Never kept, since each form counts once. */
function send(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    .send(html);
}

function addressOf(shareToken: string): string {
  return `/shared/${encodeURIComponent(shareToken)}`;
}

function formOf({ shareToken, itemId }: OfItem['Params']): string {
  return `${addressOf(shareToken)}/items/${encodeURIComponent(itemId)}/buy`;
}

/** The browser sends it back to the page of the list, and to nothing else. */
function boughtFrom(shareToken: string) {
  return { name: BOUGHT_COOKIE, path: addressOf(shareToken) } as const;
}

function undoingOn(shareToken: string) {
  return { name: UNDOING_COOKIE, path: addressOf(shareToken) } as const;
}

function firstOf(fields: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, [first = '']]) => [name, first]));
}

function wordsOf(problem: AppError): string | null {
  if (problem instanceof IdempotencyKeyReused) return repeated();
  return problem instanceof InvalidInput && Object.keys(problem.fields).length > 0 ? null : problem.message;
}
