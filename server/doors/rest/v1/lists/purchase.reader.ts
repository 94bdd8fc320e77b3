import { z } from 'zod';
import { newPurchase as rule } from '../../../../lists/purchases/purchase.rules.ts';
import { numberOrText, text, under } from '../../request-body.reader.ts';

const quantity = under(rule.shape.quantity, numberOrText, '1 where nothing is said.');
const email = under(
  rule.shape.email,
  text,
  'The address of the buyer. Needed of guests, unless the list has `is_name_enough`; one spelling is enough.',
);
const name = under(
  rule.shape.name,
  text,
  'The name of the buyer, if they like; needed of guests who give no address. One spelling is enough. The owner sees it, where buyers are shown.',
);

const guestKey = under(
  rule.shape.guestKey,
  text,
  'The key of a guest: a random secret that their device keeps, with which they see all their gifts.',
);

export const guestPurchase = z
  .object({
    quantity,
    email,
    guest_email: email,
    guestEmail: email,
    name,
    guest_name: name,
    guestName: name,
    guest_key: guestKey,
  })
  .transform((sent) => ({
    quantity: sent.quantity,
    email: sent.email ?? sent.guest_email ?? sent.guestEmail,
    name: sent.name ?? sent.guest_name ?? sent.guestName,
    guestKey: sent.guest_key,
  }));

/** A member is known already, and says at most how many. */
export const memberPurchase = z.object({ quantity }).transform((sent) => ({ quantity: sent.quantity ?? 1 }));
