import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound } from '../../base/errors/errors.ts';
import { storable } from '../../base/errors/storable-input.ts';
import { UnderMaintenance } from '../../core/settings/errors.ts';
import type { RequestContext } from '../../request-context.ts';

interface Asking {
  Params: { '*': string };
}

interface Needs {
  openContext(request: FastifyRequest): RequestContext;
}

const FILE = /^(.+)\.ics$/;

/** Calendar apps come here by a secret address, again and again, and name what they have. */
export async function circleCalendarsRoutes(app: FastifyInstance, { openContext }: Needs): Promise<void> {
  // A star, since what has a name may only be a hundred characters long.
  app.get<Asking>('/calendars/*', async (request, reply) => {
    const { isShutOut, services } = openContext(request as FastifyRequest);
    if (isShutOut) throw new UnderMaintenance();
    const [, secret] = FILE.exec(storable(request.params)['*']) ?? [];
    if (secret === undefined) throw new NotFound('Resource');
    const text = await (await services.circleCalendars).calendarOf(secret);
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({
      ETag: tag,
      'Cache-Control': 'private, no-cache', // an address that is over opens nothing, at once
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="kindlist.ics"',
      'X-Robots-Tag': 'noindex',
    });
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
    return known?.includes(tag) ? reply.code(304).send() : reply.send(text);
  });
}
