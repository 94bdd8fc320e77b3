import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { RateLimited } from '../../base/errors/errors.ts';
import { sayWhatIsLeft } from '../../base/rate-limits/rate-limit-headers.ts';
import { bearerOf } from '../../core/users/caller.ts';
import { isApiKey } from './api-key-secrets.ts';

export function takeApiKey(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const key = bearerOf(request);
  if (!request.ws && key && isApiKey(key)) readKey(request, reply, key, done);
  else done();
}

function readKey(request: FastifyRequest, reply: FastifyReply, key: string, done: HookHandlerDoneFunction): void {
  request.requestContext.withApiKey(key).then(
    (context) => {
      request.requestContext = context;
      if (context.keyUsage) sayWhatIsLeft(reply, context.keyUsage);
      done();
    },
    (refusal) => {
      if (refusal instanceof RateLimited) sayWhatIsLeft(reply, { remaining: 0, secondsLeft: refusal.secondsToWait });
      done(refusal);
    },
  );
}
