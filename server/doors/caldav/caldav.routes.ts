import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MethodNotAllowed, RateLimited } from '../../base/errors/errors.ts';
import { storable } from '../../base/errors/storable-input.ts';
import { sayWhatIsLeft } from '../../base/rate-limits/rate-limit-headers.ts';
import { UnderMaintenance } from '../../core/settings/errors.ts';
import type { RequestContext } from '../../request-context.ts';
import { refusalOf } from '../rest/error-handler.ts';
import { admitByAppPassword } from './app-password.ts';
import { LARGEST_BODY } from './body-size.ts';
import { DAV_PATH, hrefsBelow } from './dav-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for a route that is no page's to call. */
    cors?: false;
  }
}

/** Methods beside those of HTTP itself; the last ones are named to be refused. */
const DAV_METHODS = ['PROPFIND', 'PROPPATCH', 'REPORT', 'MKCALENDAR', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK', 'ACL'];
const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE', ...DAV_METHODS];
const TAKEN = 'OPTIONS, GET, HEAD, PUT, DELETE, PROPFIND, PROPPATCH, REPORT';

/** The classes of WebDAV that hold here (RFC 4918, RFC 4791). */
const CLASSES = '1, 3, calendar-access';

interface CaldavOptions {
  /** The path of the site, below which this door is found. */
  sitePath: string;
  site: () => { siteUrl: string };
  /** For a request of which it is not known yet who sends it. */
  openContext: (request: FastifyRequest) => RequestContext;
}

/** CalDAV for shopping lists as tasks: the door for reminders apps of phones and computers. */
export async function caldavRoutes(
  app: FastifyInstance,
  { sitePath, site, openContext }: CaldavOptions,
): Promise<void> {
  for (const method of DAV_METHODS) app.addHttpMethod(method, { hasBody: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('Cache-Control', 'no-store');
    done();
  });

  const config = { cors: false } as const; // no page of another site has business here, and OPTIONS is an answer of WebDAV
  app.route({
    method: ['GET', 'HEAD', 'PROPFIND', 'OPTIONS'],
    url: '/.well-known/caldav',
    config,
    handler: (_request, reply) => reply.redirect(`${DAV_PATH}/`, 301),
  });
  for (const url of [DAV_PATH, `${DAV_PATH}/*`]) {
    app.options(url, { config }, (_request, reply) =>
      reply.headers({ DAV: CLASSES, Allow: TAKEN, 'Content-Length': '0' }).code(200).send(),
    );
    app.route({ method: METHODS, url, config, bodyLimit: LARGEST_BODY, onRequest: admit, handler: answer });
  }

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    storable(request.headers);
    request.requestContext = await admitByAppPassword(openContext(request), request.headers);
    const { keyUsage, isShutOut } = request.requestContext;
    if (keyUsage) sayWhatIsLeft(reply, keyUsage);
    if (isShutOut) throw new UnderMaintenance();
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { method, url, headers, body, requestContext } = request;
    const { answerDav } = await import('./dav-server.ts'); // costs memory where it is not wanted
    const {
      status,
      headers: more = {},
      body: said,
    } = await answerDav({
      method,
      path: url,
      headers,
      body: typeof body === 'string' ? storable(body) : '',
      person: requestContext.viewer,
      reminders: requestContext.services.reminders,
      sitePath,
      siteUrl: site().siteUrl,
    });
    return reply
      .code(status)
      .headers({ DAV: CLASSES, ...more })
      .send(said && hrefsBelow(sitePath, said));
  }
}

/** In words that a person may find in the log of an app: clients go by the status. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (!refusal) request.log.error(error);
  const { status, message } = refusal ?? FAILURE;
  if (refusal instanceof RateLimited) reply.header('Retry-After', refusal.secondsToWait);
  if (refusal instanceof MethodNotAllowed) reply.header('Allow', refusal.methods.join(', '));
  if (status === 401) reply.header('WWW-Authenticate', 'Basic realm="Kindlist", charset="UTF-8"');
  return reply.code(status).header('DAV', CLASSES).type('text/plain; charset=utf-8').send(message);
}

const FAILURE = { status: 500, message: 'Server error. Please try again later.' };
