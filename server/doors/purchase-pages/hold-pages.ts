import { t } from '@lingui/core/macro';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../base/errors/errors.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import { NotEnoughLeft } from '../../lists/purchases/errors.ts';
import { lastDayOf } from '../../lists/purchases/hold-end.rules.ts';
import type { HoldsService, NamedHold, ShownHold } from '../../lists/purchases/holds.service.ts';
import type { PurchasesService } from '../../lists/purchases/purchases.service.ts';
import { HELD_COOKIE, keepReceipt, receiptIn } from '../http/receipt-cookies.ts';
import type { OutcomePage } from './purchase-page.ts';

export interface HoldPage {
  kind: 'hold';
  shareToken: string;
  of: string;
  title: string;
  quantity: number;
  state: ShownHold['state'];
  until: string | null;
}

const nothingNamed = () => ({
  title: t`Nothing is held here`,
  text: t`Please open the link in our email again. This page needs a cookie for it.`,
});

interface OfList {
  Params: { shareToken: string };
}

interface Drawing {
  holds(request: FastifyRequest): HoldsService;
  purchases(request: FastifyRequest): PurchasesService;
  show(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Pick<OutcomePage, 'title' | 'text'>,
    status?: number,
  ): Promise<FastifyReply>;
  draw(reply: FastifyReply, page: HoldPage, status?: number): Promise<FastifyReply>;
}

const link = z.object({ of: z.string().catch('') });
const form = link.extend({ step: z.enum(['BUY', 'EXTEND', 'TAKE_AGAIN', 'LET_GO']).catch('EXTEND') });

const nothingHeld = () => ({
  title: t`Nothing is held here`,
  text: t`It was let go, or taken off the list, or the link is not complete.`,
});

/** Opening it changes nothing: mail programs open links, too. */
export function holdPages(app: FastifyInstance, { holds, purchases, show, draw }: Drawing): void {
  app.get<OfList>('/shared/:shareToken/hold', async (request, reply) => {
    const { of } = link.parse(request.query ?? {});
    if (!of) return showHold(request, reply, receiptIn(request, HELD_COOKIE) ?? '');
    const path = `/shared/${encodeURIComponent(request.params.shareToken)}/hold`;
    keepReceipt(request, reply, { name: HELD_COOKIE, path }, of);
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  });

  app.post<OfList>('/shared/:shareToken/hold', async (request, reply) => {
    const { of, step } = form.parse(request.body ?? {});
    const named = namedBy(request, of);
    try {
      if (step === 'LET_GO') {
        const { shareToken, purchaseId, undoToken } = named;
        await purchases(request).undoShared(null, shareToken, purchaseId, undoToken);
        return show(request, reply, {
          title: t`You’ve let it go`,
          text: t`Others can get it now. Thank you for saying so!`,
        });
      }
      if (step === 'BUY') await holds(request).buy(null, named);
      else if (step === 'EXTEND') await holds(request).extend(null, named);
      else await holds(request).takeAgain(null, named);
    } catch (problem) {
      if (problem instanceof NotEnoughLeft)
        return show(request, reply, { title: t`Someone was faster`, text: t`It’s given already.` }, 409);
      if (!(problem instanceof AppError)) throw problem;
    }
    return showHold(request, reply, of); // which says how it stands
  });

  async function showHold(request: FastifyRequest<OfList>, reply: FastifyReply, of: string) {
    if (!of) return show(request, reply, nothingNamed(), 404);
    const named = namedBy(request, of);
    const hold = await holds(request).showHold(null, named);
    if (!hold) return show(request, reply, nothingHeld(), 404);
    const { title, quantity, state, heldUntil } = hold;
    const until = heldUntil && lastDayOf(heldUntil).toISOString();
    const { shareToken } = named;
    return draw(reply, { kind: 'hold', shareToken, of, title: displayText(title), quantity, state, until });
  }
}

function namedBy({ params }: FastifyRequest<OfList>, of: string): NamedHold {
  const [purchaseId = '', undoToken = ''] = of.split('.');
  return { shareToken: params.shareToken, purchaseId, undoToken };
}
