import { t } from '@lingui/core/macro';
import { z } from 'zod';

export const MOST_PIECES = 99;

const PROBLEM = { error: () => t`Quantity must be between 1 and ${MOST_PIECES}` };

/**
 * Pieces of one item, wanted or bought. A file of its own lets a guest's page do without the rest of an item's rules.
 */
export const quantity = z.int(PROBLEM).min(1, PROBLEM).max(MOST_PIECES, PROBLEM);
