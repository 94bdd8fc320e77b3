import { z } from 'zod';
import { text } from '../../base/text/text.rules.ts';

/** In characters: a name and the lines below it. */
export const LONGEST_DELIVERY_ADDRESS = 300;

/** Nothing takes it away. */
export const newDeliveryAddress = z.object({ address: text({ max: LONGEST_DELIVERY_ADDRESS }).nullish() });
