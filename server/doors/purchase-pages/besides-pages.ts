import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newSecret } from '../../base/database/secret-token.ts';
import { newId } from '../../base/database/uuid.ts';
import { AppError, IdempotencyKeyReused, InvalidInput, NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import { guestKey } from '../../lists/guest-keys/guest-key.rules.ts';
import type { OffListGiftsService } from '../../lists/off-list-gifts/off-list-gifts.service.ts';
import type { SharedListsService } from '../../lists/sharing/shared-lists.service.ts';
import { cookieIn, setCookie } from '../http/cookies.ts';

export interface BesidesPage {
  kind: 'besides';
  shareToken: string;
  listName: string;
  /** What others give besides the list, and what was told from this browser. */
  gifts: { id: string; what: string; isMine: boolean }[];
  guestKey: string;
  /** Makes the form count once, however often it is sent. */
  idempotencyKey: string;
  typed: { what: string; isToldAfter: boolean };
  problem: string | null;
}

interface OfList {
  Params: { shareToken: string };
}

interface Drawing {
  offListGifts(request: FastifyRequest): OffListGiftsService;
  sharedLists(request: FastifyRequest): SharedListsService;
  draw(reply: FastifyReply, page: BesidesPage, status?: number): Promise<FastifyReply>;
}

/** Keeps a guest's key where no script does: what was told can be taken back from the same browser. */
const GIVER_COOKIE = 'giver';
const SECONDS_KEPT = 180 * 24 * 60 * 60;
const COOKIE_VALUE = /^[\w-]+$/;

const form = z.object({
  what: z.string().catch(''),
  isToldAfter: z.literal('1').transform(Boolean).catch(false),
  key: z.uuid().catch(() => newId()),
  giver: guestKey.regex(COOKIE_VALUE).nullable().catch(null),
});
const taken = z.object({ gift: z.string().catch('') });

type Typed = z.output<typeof form>;

/** Gifts that are not on the list, and the way to tell of one, without scripts. */
export function besidesPages(app: FastifyInstance, { offListGifts, sharedLists, draw }: Drawing): void {
  app.get<OfList>('/shared/:shareToken/besides', async (request, reply) => showGifts(request, reply, form.parse({})));

  app.post<OfList>('/shared/:shareToken/besides', async (request, reply) => {
    const { shareToken } = request.params;
    const typed = form.parse(request.body ?? {});
    const giver = typed.giver ?? keptKey(request) ?? newGuestKey();
    try {
      const { what, isToldAfter, key } = typed;
      await offListGifts(request).add(null, shareToken, { what, isToldAfter, guestKey: giver }, key);
    } catch (problem) {
      if (!(problem instanceof AppError)) throw problem;
      const key = problem instanceof IdempotencyKeyReused ? newId() : typed.key;
      return showGifts(request, reply, { ...typed, giver, key }, problem);
    }
    return back(request, reply, giver);
  });

  app.post<OfList>('/shared/:shareToken/besides/take-back', async (request, reply) => {
    const { gift } = taken.parse(request.body ?? {});
    const giver = keptKey(request);
    try {
      if (giver) await offListGifts(request).remove(null, gift, giver);
    } catch (problem) {
      if (!(problem instanceof NotFound)) throw problem; // it was taken back before
    }
    return back(request, reply, giver);
  });

  async function showGifts(
    request: FastifyRequest<OfList>,
    reply: FastifyReply,
    { what, isToldAfter, key, giver: sent }: Typed,
    problem: AppError | null = null,
  ) {
    const { shareToken } = request.params;
    const list = await sharedLists(request).findOpen(null, shareToken, 'none');
    if (list.listType === 'SHOPPING' || list.isDemo) throw new NotAllowed();
    const giver = sent ?? keptKey(request) ?? newGuestKey();
    const gifts = await offListGifts(request).giftsBeside(null, shareToken, giver);
    const words = problem instanceof InvalidInput ? problem.fields.what?.[0] : undefined;
    const page: BesidesPage = {
      ...{ kind: 'besides', shareToken, guestKey: giver, idempotencyKey: key, typed: { what, isToldAfter } },
      listName: displayText(list.name),
      gifts: gifts
        .filter(({ isTaken }) => isTaken)
        .map(({ id, what: told, isMine }) => ({ id, what: displayText(told), isMine })),
      problem: words ?? problem?.message ?? null,
    };
    return draw(reply, page, problem?.status);
  }

  function back(request: FastifyRequest<OfList>, reply: FastifyReply, giver: string | null): FastifyReply {
    if (giver) keepKey(request, reply, giver);
    return reply.header('cache-control', 'no-store').redirect(addressOf(request.params), 303);
  }
}

function newGuestKey(): string {
  return newSecret() + newSecret();
}

function keptKey({ headers }: FastifyRequest): string | null {
  const kept = guestKey.regex(COOKIE_VALUE).safeParse(cookieIn(headers.cookie, GIVER_COOKIE));
  return kept.data ?? null;
}

function keepKey(request: FastifyRequest<OfList>, reply: FastifyReply, value: string): void {
  const path = addressOf(request.params);
  setCookie(request, reply, { name: GIVER_COOKIE, value, path, seconds: SECONDS_KEPT });
}

function addressOf({ shareToken }: OfList['Params']): string {
  return `/shared/${encodeURIComponent(shareToken)}/besides`;
}
