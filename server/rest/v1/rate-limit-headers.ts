import type { FastifyReply } from 'fastify';
import type { KeyUsage } from '../../caller.ts';
import { API_KEY_LIMIT } from '../../rate-limits/rate-limits.ts';

const NAME = '"api-key"';
const POLICY = `${NAME};q=${API_KEY_LIMIT.points};w=${API_KEY_LIMIT.duration}`;

/** What is left of the limit of an API key, and until when; as draft-ietf-httpapi-ratelimit-headers-10 writes it. */
export function sayWhatIsLeft(reply: FastifyReply, { remaining, secondsLeft }: KeyUsage) {
  reply.header('RateLimit-Policy', POLICY).header('RateLimit', `${NAME};r=${remaining};t=${secondsLeft}`);
}
