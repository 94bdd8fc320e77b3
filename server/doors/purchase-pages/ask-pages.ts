import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId } from '../../base/database/uuid.ts';
import { AppError, IdempotencyKeyReused, InvalidInput, NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { PurchasesService } from '../../lists/purchases/purchases.service.ts';
import type { QuestionsService } from '../../lists/questions/questions.service.ts';

export interface AskPage {
  kind: 'ask';
  shareToken: string;
  itemId: string;
  title: string;
  questions: { id: string; text: string; answer: string | null }[];
  /** Makes the form count once, however often it is sent. */
  idempotencyKey: string;
  typed: string;
  problem: string | null;
}

interface OfItem {
  Params: { shareToken: string; itemId: string };
}

interface Drawing {
  purchases(request: FastifyRequest): PurchasesService;
  questions(request: FastifyRequest): QuestionsService;
  draw(reply: FastifyReply, page: AskPage, status?: number): Promise<FastifyReply>;
}

const form = z.object({ text: z.string().catch(''), key: z.uuid().catch(() => newId()) });

/** Questions about a gift, and the way to ask one, without scripts. */
export function askPages(app: FastifyInstance, { purchases, questions, draw }: Drawing): void {
  app.get<OfItem>('/shared/:shareToken/items/:itemId/ask', async (request, reply) =>
    showQuestions(request, reply, { key: newId(), text: '' }),
  );

  app.post<OfItem>('/shared/:shareToken/items/:itemId/ask', async (request, reply) => {
    const { shareToken, itemId } = request.params;
    const typed = form.parse(request.body ?? {});
    try {
      await questions(request).ask(null, shareToken, itemId, typed);
    } catch (problem) {
      if (!(problem instanceof AppError)) throw problem;
      const key = problem instanceof IdempotencyKeyReused ? newId() : typed.key;
      return showQuestions(request, reply, { ...typed, key }, problem);
    }
    return reply.header('cache-control', 'no-store').redirect(addressOf(request.params), 303);
  });

  async function showQuestions(
    request: FastifyRequest<OfItem>,
    reply: FastifyReply,
    { key, text }: z.output<typeof form>,
    problem: AppError | null = null,
  ) {
    const { shareToken, itemId } = request.params;
    const { list, item } = await purchases(request).offerShared(null, shareToken, itemId, false);
    if (!item) throw new NotFound('Item');
    if (list.listType === 'SHOPPING') throw new NotAllowed();
    const asked = await questions(request).sharedQuestionsOf(null, shareToken, itemId);
    const words = problem instanceof InvalidInput ? problem.fields.text?.[0] : undefined;
    const page: AskPage = {
      ...{ kind: 'ask', shareToken, itemId, idempotencyKey: key, typed: text },
      title: displayText(item.title),
      questions: asked.map(({ id, text: question, answer }) => ({
        ...{ id, text: displayText(question) },
        answer: answer ? displayText(answer) : null,
      })),
      problem: words ?? problem?.message ?? null,
    };
    return draw(reply, page, problem?.status);
  }
}

function addressOf({ shareToken, itemId }: OfItem['Params']): string {
  return `/shared/${encodeURIComponent(shareToken)}/items/${encodeURIComponent(itemId)}/ask`;
}
