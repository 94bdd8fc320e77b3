import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What a browser may load and do on our pages, wherever they are served under. */
export async function registerSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isEncrypted = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(publicUrl) },
    strictTransportSecurity: isEncrypted && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' }, // a shop must not learn the address of a shared list
    xFrameOptions: { action: 'deny' },
  });
}

function contentPolicy(publicUrl: string) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
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
