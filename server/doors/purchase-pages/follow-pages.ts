import { t } from '@lingui/core/macro';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, BadRequest, Conflict, InvalidInput } from '../../base/errors/errors.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { FollowsService } from '../../news/following/follows.service.ts';
import type { OutcomePage } from './purchase-page.ts';

export interface FollowPage {
  kind: 'follow';
  shareToken: string;
  listName: string;
  email: string;
  problem: string | null;
}

export interface ConfirmFollowPage {
  kind: 'confirm follow';
  shareToken: string;
  listName: string;
  of: string;
}

interface OfList {
  Params: { shareToken: string };
}

interface Drawing {
  follows(request: FastifyRequest): FollowsService;
  show(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Pick<OutcomePage, 'title' | 'text'>,
    status?: number,
  ): Promise<FastifyReply>;
  draw(reply: FastifyReply, page: FollowPage | ConfirmFollowPage, status?: number): Promise<FastifyReply>;
}

const form = z.object({ email: z.string().catch('') });
const link = z.object({ of: z.string().catch('') });

/** Opening them changes nothing: mail programs open links, too. */
export function followPages(app: FastifyInstance, { follows, show, draw }: Drawing): void {
  app.get<OfList>('/shared/:shareToken/follow', async (request, reply) => {
    const { shareToken } = request.params;
    const { listName } = await follows(request).stateOf(null, shareToken, null);
    return draw(reply, { kind: 'follow', shareToken, listName: displayText(listName), email: '', problem: null });
  });

  app.post<OfList>('/shared/:shareToken/follow', async (request, reply) => {
    const { shareToken } = request.params;
    const { email } = form.parse(request.body ?? {});
    try {
      await follows(request).follow(null, shareToken, { email });
      return show(request, reply, mailed());
    } catch (problem) {
      if (!(problem instanceof AppError)) throw problem;
      const { listName } = await follows(request).stateOf(null, shareToken, null);
      const words = problem instanceof InvalidInput ? problem.fields.email?.[0] : undefined;
      const page = { kind: 'follow', shareToken, listName: displayText(listName), email } as const;
      return draw(reply, { ...page, problem: words ?? problem.message }, problem.status);
    }
  });

  app.get<OfList>('/shared/:shareToken/follow/confirm', async (request, reply) => {
    const { shareToken } = request.params;
    const { of } = link.parse(request.query ?? {});
    const listName = await follows(request).showAsked(shareToken, of);
    if (listName === null) return show(request, reply, worksNoMore(), 404);
    return draw(reply, { kind: 'confirm follow', shareToken, listName, of });
  });

  app.post<OfList>('/shared/:shareToken/follow/confirm', async (request, reply) => {
    const { of } = link.parse(request.body ?? {});
    try {
      await follows(request).confirm(request.params.shareToken, of);
    } catch (problem) {
      if (problem instanceof BadRequest) return show(request, reply, worksNoMore(), 404);
      if (problem instanceof Conflict)
        return show(request, reply, { title: t`Follow this list`, text: problem.message }, problem.status);
      throw problem;
    }
    return show(request, reply, {
      title: t`You follow this list`,
      text: t`We’ll write when something new is on it, at most once a day, and twice before its day if gifts are still wanted. Each email has a link to stop.`,
    });
  });
}

const mailed = () => ({
  title: t`Check your email`,
  text: t`We’ve sent you a link. You follow the list once you’ve opened it and pressed the button there.`,
});

const worksNoMore = () => ({
  title: t`This link doesn’t work any more`,
  text: t`Open the list and follow it again.`,
});
