import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from '../../request-context.ts';
import { LogoutRefused, UnknownIssuer } from './errors.ts';

const LARGEST_BODY_BYTES = 16_000;

interface Of {
  Params: { issuer: string };
}

interface Needs {
  openContext(request: FastifyRequest): RequestContext;
}

const form = z.object({ logout_token: z.string().max(LARGEST_BODY_BYTES) });

/** Issuers post here when somebody signs out there: OpenID Connect Back-Channel Logout 1.0. */
export async function backchannelLogoutRoutes(app: FastifyInstance, { openContext }: Needs) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_BODY_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(`${body}`))),
  );

  app.post<Of>('/signin/:issuer/backchannel-logout', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { signOuts } = openContext(request as FastifyRequest).services;
    const sent = form.safeParse(request.body).data;
    try {
      if (!sent) throw new LogoutRefused();
      await signOuts.endBy(request.params.issuer, sent.logout_token);
      return reply.code(200).send();
    } catch (problem) {
      if (problem instanceof UnknownIssuer) return reply.code(404).send({ error: 'invalid_request' });
      if (!(problem instanceof LogoutRefused)) throw problem;
      const { message } = problem;
      return reply.code(problem.status).send({ error: 'invalid_request', error_description: message });
    }
  });
}
