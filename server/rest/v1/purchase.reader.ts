import { z } from 'zod';
import { number, readBody, text } from './request-body.reader.ts';

const body = z.object({
  quantity: number,
  email: text,
  guest_email: text,
  guestEmail: text,
  name: text,
  guest_name: text,
  guestName: text,
});

/** Three spellings of the buyer, one meaning. */
export function readNewPurchase(value: unknown) {
  const sent = readBody(body, value);
  return {
    quantity: sent.quantity,
    email: sent.email ?? sent.guest_email ?? sent.guestEmail,
    name: sent.name ?? sent.guest_name ?? sent.guestName,
  };
}

/** A member is known already, and says at most how many. */
export function readQuantity(value: unknown): number {
  return readBody(body.pick({ quantity: true }), value).quantity ?? 1;
}
