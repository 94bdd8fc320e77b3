import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Only scripts with these hashes run in a page. */
export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string, scriptHashes: string[] = []): void {
  const isEncrypted = publicUrl.startsWith('https:');
  const headers = headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(publicUrl, scriptHashes) },
    strictTransportSecurity: isEncrypted && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' }, // a shop must not learn the address of a shared list
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Putting them together takes as long as finding a route, and they are the same for every answer. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (problem) => {
    if (problem) throw problem;
  });
  return response.getHeaders();
}

function contentPolicy(publicUrl: string, scriptHashes: string[]) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes],
    styleSrc: ["'self'", "'unsafe-inline'"], // dialogs and toasts bring their styles along
    imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'], // pictures of items come from any shop, and from this device
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", new URL(publicUrl).origin.replace(/^http/, 'ws')], // older browsers' 'self' leaves sockets out
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
