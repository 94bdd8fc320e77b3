import { z } from 'zod';

const PROBLEM = { error: 'Quantity must be between 1 and 99' };

/** Of one item, as wanted or bought. It has a file of its own since a guest's page needs it without the rest of an item's rules. */
export const quantity = z.int(PROBLEM).min(1, PROBLEM).max(99, PROBLEM);
