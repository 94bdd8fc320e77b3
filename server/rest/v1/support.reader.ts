import { z } from 'zod';
import { messageStatus } from '../../support/support-message.rules.ts';
import { oneOf, readBody, text } from './request-body.reader.ts';

const message = z.object({ name: text, email: text, subject: text, message: text });
const status = z.object({ status: oneOf(messageStatus.options) });

export function readContactMessage(body: unknown) {
  const { name, email, subject, message: words } = readBody(message, body);
  return { name: name ?? '', email: email ?? '', subject: subject ?? '', message: words ?? '' };
}

export function readStatus(body: unknown) {
  return readBody(status, body).status;
}

/** Whatever is no whole number is as good as absent. */
export function readPage({ page, limit }: { page?: string; limit?: string }) {
  const whole = (value: string | undefined, otherwise: number) =>
    /^\d{1,9}$/.test(value ?? '') ? Number(value) : otherwise;
  return { page: whole(page, 1), limit: whole(limit, 10) };
}
