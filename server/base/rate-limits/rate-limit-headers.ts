import type { FastifyReply } from 'fastify';
import { API_KEY_LIMIT } from './limits.ts';

const NAME = '"api-key"';
const POLICY = `${NAME};q=${API_KEY_LIMIT.points};w=${API_KEY_LIMIT.duration}`;

interface Left {
  remaining: number;
  secondsLeft: number;
}

/** As draft-ietf-httpapi-ratelimit-headers-10 writes it. */
export function sayWhatIsLeft(reply: FastifyReply, { remaining, secondsLeft }: Left) {
  reply.header('RateLimit-Policy', POLICY).header('RateLimit', `${NAME};r=${remaining};t=${secondsLeft}`);
}
