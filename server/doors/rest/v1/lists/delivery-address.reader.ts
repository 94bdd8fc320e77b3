import { z } from 'zod';
import { newDeliveryAddress as rule } from '../../../../lists/delivery-addresses/delivery-address.rules.ts';
import { text, under } from '../../request-body.reader.ts';

/** Absent leaves it as it is, null takes it away. */
export const deliveryAddressChanges = z.object({
  address: under(rule.shape.address, text, 'A name and the lines below it; null takes the address away.'),
});

export const giver = z
  .object({ guest_key: text.meta({ description: 'The key of a guest, as it was sent with the purchase.' }) })
  .transform((sent) => ({ guestKey: sent.guest_key ?? null }));
