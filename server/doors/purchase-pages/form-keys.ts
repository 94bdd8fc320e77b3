import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cookieIn, setCookie } from '../http/cookies.ts';

/**
 * The idempotency key of a form, for as long as its answer may come. Browsers read the page anew when their reader goes back from a proxy's error: with
 * another key the purchase would count twice, or its own buyer be told that someone was faster.
 */
const FORM_COOKIE = 'buying';

const SECONDS_KEPT = 60 * 60;

const formKey = z.uuid();

export function formKeyIn({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return formKey.safeParse(cookieIn(headers.cookie, FORM_COOKIE)).data ?? null;
}

export function keepFormKey(request: FastifyRequest, reply: FastifyReply, path: string, key: string): void {
  setCookie(request, reply, { name: FORM_COOKIE, path, value: key, seconds: SECONDS_KEPT });
}

export function forgetFormKey(request: FastifyRequest, reply: FastifyReply, path: string): void {
  if (formKeyIn(request)) setCookie(request, reply, { name: FORM_COOKIE, path, value: '', seconds: 0 });
}
