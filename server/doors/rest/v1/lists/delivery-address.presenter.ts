import { z } from 'zod';
import { LONGEST_DELIVERY_ADDRESS } from '../../../../lists/delivery-addresses/delivery-address.rules.ts';
import type { OwnDeliveryAddress } from '../../../../lists/delivery-addresses/delivery-address.type.ts';

const address = z
  .string()
  .meta({ description: `A name and the lines below it: at most ${LONGEST_DELIVERY_ADDRESS} characters.` });

export const shownAddressObject = z.object({ address }).meta({ id: 'DeliveryAddress' });

export const ownAddressObject = z
  .object({
    address,
    times_shown: z.int().nullable().meta({
      description:
        'How often givers were shown it; it does not say whom. Null while purchases are kept from you as a surprise.',
    }),
  })
  .meta({ id: 'OwnDeliveryAddress' });

export function presentOwnAddress(own: OwnDeliveryAddress | null): z.infer<typeof ownAddressObject> | null {
  return own && { address: own.address, times_shown: own.timesShown };
}
